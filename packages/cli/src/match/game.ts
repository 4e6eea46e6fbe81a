import {
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Options,
  type Outcome,
  type Seat,
} from "@sandtable/engine";
import { derive } from "@sandtable/lab";
import { helloFor } from "@sandtable/protocol/door";
import type { Io } from "../io.ts";

import { Outsider, OwnBot, type Player } from "./players.ts";
import { Lost, Program } from "./program.ts";
import type { Sitter } from "./sitters.ts";

export interface Pairing {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  /** How long a program may take for one answer. */
  readonly seconds: number;
  /** Hears what programs say about their choices. */
  readonly talk?: (seat: Seat, text: string) => void;
}

/** What came of a game: by the rules, or because a program could not go on. */
export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** What those call themselves who have said so. */
  readonly names: Readonly<Record<Seat, string>>;
  readonly forfeit?: { readonly seat: Seat; readonly why: string };
}

/** Play one game. The same seed gives the same dice, and the same luck to our own bots. */
export async function playMatch(pairing: Pairing, seed: number, io: Io): Promise<Played> {
  const { game, scenario, options } = pairing;
  const chance = fastChance(fastRandom(derive(seed, "chance")));
  const match = Match.start(game, { scenario, options, chance });
  const players = new Map<Seat, Player>();
  const names: Record<Seat, string> = {};
  let acting: Seat = game.roles[0].seat;
  try {
    for (const { seat } of game.roles) {
      acting = seat;
      const sitter = pairing.sitters[seat];
      if ("bot" in sitter) players.set(seat, new OwnBot(sitter.bot, `${seed} ${seat}`));
      else {
        const program = await Program.start(sitter.command, io, pairing.seconds);
        const outsider = new Outsider(program, { game, seat }, pairing.talk);
        players.set(seat, outsider);
        names[seat] = await outsider.greet(helloFor({ game, seat }, pairing, { seconds: pairing.seconds }));
      }
    }
    for (let decision = match.decision; decision; decision = match.decision) {
      acting = decision.seat;
      match.choose(acting, await players.get(acting)!.answer(match, decision));
    }
    const outcome = match.outcome!;
    for (const player of players.values()) player.over?.(match, outcome);
    return { outcome, decisions: match.entries.length, names };
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    const why = error.message;
    const outcome = without(game, acting);
    for (const [seat, player] of players)
      if (seat === acting) player.forfeit?.(why);
      else player.over?.(match, outcome, "The other side cannot go on, and forfeits the game.");
    return { outcome, decisions: match.entries.length, names, forfeit: { seat: acting, why } };
  } finally {
    await Promise.all([...players.values()].map(async (player) => player.close?.()));
  }
}

/** Everybody has won but the one who could not go on. */
function without(game: Game, loser: Seat): Outcome {
  const seats = game.roles.map(({ seat }) => seat);
  return {
    winners: seats.filter((seat) => seat !== loser),
    scores: Object.fromEntries(seats.map((seat) => [seat, seat === loser ? 0 : 1])),
    reason: "forfeit",
  };
}
