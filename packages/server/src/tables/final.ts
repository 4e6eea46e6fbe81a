import { CHANCE, type Match } from "@sandtable/engine";
import { Track } from "./walk.ts";

/** The choices that cannot be taken back, because a die, a draw or a reveal follows: each is tried on a copy. */
export function finalKeys(match: Match): string[] {
  const { game, decision } = match;
  if (!decision) return [];
  const { checkpoint, entries } = match.save();
  const base = game.load(checkpoint.state);
  const since = entries.slice(checkpoint.at);
  const isFinal = (key: string): boolean => {
    const state = game.clone(base);
    const track = new Track(game, state);
    let question = track.advance(undefined);
    for (const [, answer] of since)
      question = track.advance(question?.choices.find((choice) => choice.key === answer));
    let reveals = false;
    state.log = (event) => {
      reveals ||= event.reveals === true;
    };
    const choice = question?.choices.find((candidate) => candidate.key === key);
    return track.advance(choice)?.seat === CHANCE || reveals;
  };
  return decision.choices.map(({ key }) => key).filter(isFinal);
}
