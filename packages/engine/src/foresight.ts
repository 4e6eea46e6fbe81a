import { fastRandom, totalWeight } from "./chance.ts";
import { CHANCE, type Choice, type Decision, type Place, type Seat } from "./decision.ts";
import type { Game, Position } from "./game.ts";
import type { Stretch } from "./match.ts";
import { Run } from "./run.ts";

/** So many worlds are looked at where something is hidden: a choice is marked if the mark holds in one of them. */
const WORLDS = 6;

/** What the choices of a question lead to at once, by their keys. */
export interface Foresight {
  /** Those that cannot be taken back, because a die, a draw or a reveal follows. */
  readonly final: readonly string[];
  /** Those after which another seat decides, and which. */
  readonly ends: Readonly<Record<string, Seat>>;
  /** Where the next question of the same seat would lead, for what lies on no place itself: an Operation in a list. */
  readonly leads: Readonly<Record<string, readonly Place[]>>;
  /** Those that lead to a die which must come to something, and the chance that it does. */
  readonly odds: Readonly<Record<string, number>>;
}

/** The chance that chance gives what is asked of it: from what the rules go by, so that it cannot be another. */
function oddsOf(question: Decision): number | undefined {
  const { successes, weights } = question;
  if (!successes) return undefined;
  const good = successes.reduce((sum, isGood, index) => sum + (isGood ? (weights?.[index] ?? 1) : 0), 0);
  return good / totalWeight(question);
}

/** The places on the map that a question offers, each once. */
function placesOf({ choices }: Decision): readonly Place[] {
  const found = new Map<string, Place>();
  for (const { place } of choices)
    if (place.on === "space" || place.on === "hex") found.set(`${place.on} ${place.id}`, place);
  return [...found.values()];
}

/** What a choice leads to in one world. */
interface Next {
  readonly isFinal: boolean;
  readonly seat: Seat | undefined;
  readonly odds: number | undefined;
  /** The places of what is asked then. */
  readonly places: readonly Place[];
}

/**
 * What each choice of the open question leads to. Each is tried on a copy: of the position, or, in a game with secrets, of worlds
 * that follow from what the seat knows, so that the marks tell it nothing. What cannot be taken back anyway is looked at no further, and a
 * chance is told only where nothing is hidden.
 */
export function foresee<S extends Position>(
  game: Game<S>,
  decision: Decision,
  { checkpoint, since }: Stretch<S>,
): Foresight {
  const worlds = game.secrets
    ? Array.from({ length: WORLDS }, (_, seed) =>
        game.determinize(checkpoint, decision.seat, fastRandom(seed)),
      )
    : [checkpoint];
  const take = (world: S, choice: Choice): Next => {
    const state = game.clone(world);
    const run = new Run(game, state);
    run.next();
    for (const answer of since) run.next(answer);
    let reveals = false;
    state.log = (event) => {
      reveals ||= event.reveals === true;
    };
    const next = run.next(choice);
    const isChance = next?.seat === CHANCE;
    return {
      isFinal: isChance || reveals,
      seat: isChance ? undefined : next?.seat,
      odds: next && oddsOf(next),
      places: next ? placesOf(next) : [],
    };
  };
  const final: string[] = [];
  const ends: Record<string, Seat> = {};
  const odds: Record<string, number> = {};
  const leads: Record<string, readonly Place[]> = {};
  for (const choice of decision.choices) {
    const { key } = choice;
    for (const world of worlds) {
      const next = take(world, choice);
      if (next.seat !== undefined && next.seat !== decision.seat) ends[key] = next.seat;
      if (next.odds !== undefined && !game.secrets) odds[key] = next.odds;
      const isOwn = next.seat === decision.seat && !next.isFinal;
      if (choice.place.on === "button" && isOwn && !game.secrets && next.places.length > 0)
        leads[key] = next.places;
      if (!next.isFinal) continue;
      final.push(key);
      break;
    }
  }
  return { final, ends, odds, leads };
}
