import { z } from "zod";
import { Pace } from "./talk.ts";

/** What server and page say to each other about tournaments. */

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** POST /api/tournaments */
export const NewTournament = z.strictObject({
  title: z.string().trim().min(3).max(60),
  game: id,
  scenario: id.optional(),
  options: z.record(id, id).default({}),
  kind: z.enum(["round-robin", "swiss", "cup"]),
  /** How many rounds of a Swiss; as many as a cup would have, if it is not said. */
  rounds: z.int().min(1).max(12).optional(),
  pace: Pace.optional(),
  /** How long a round may last; for ever, if it is not said. */
  days: z.int().min(1).max(90).optional(),
  rated: z.boolean().default(false),
});
export type NewTournament = z.input<typeof NewTournament>;

/** POST /api/tournaments/:tournament/entries: oneself, or as its organiser a bot of the house. */
export const NewEntry = z.strictObject({ bot: id.optional() });
/** DELETE of the same: oneself, or as its organiser somebody else: by name, or as the page was told of a bot. */
export const Gone = z.strictObject({ who: z.string().min(1).max(100).optional() });
/** POST /api/tournaments/:tournament/awards: what the first of a game gets that is not played. */
export const Award = z.strictObject({
  table: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  points: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
});

export type TournamentState = "open" | "running" | "over" | "off";

/** A line of GET /api/tournaments */
export interface TournamentLine {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly kind: "round-robin" | "swiss" | "cup";
  readonly state: TournamentState;
  readonly startedAt: string;
  readonly players: number;
  /** Who holds it; nobody any more, if they have left. */
  readonly organiser?: string;
}

/** Somebody who takes part: a person by name, a bot by its level; neither: somebody who has left the house. */
export interface Player {
  /** By what the organiser can name them. */
  readonly who: string;
  readonly name?: string;
  readonly bot?: string;
}

/** A game of a meeting; players by their place in the list of them. */
export interface MeetingGame {
  readonly first: number;
  readonly second: number;
  readonly table?: string;
  /** What the first got. */
  readonly points?: number;
}

export interface RoundShown {
  readonly round: number;
  /** When it has to be over. */
  readonly until?: string;
  readonly meetings: readonly {
    readonly one: number;
    /** None: a bye. */
    readonly other?: number;
    readonly score: readonly [number, number];
    readonly isOver: boolean;
    readonly games: readonly MeetingGame[];
  }[];
}

/** GET /api/tournaments/:tournament */
export interface TournamentView extends Omit<TournamentLine, "players"> {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly days?: number;
  readonly rated: boolean;
  /** Whether whoever looks runs it, and takes part. */
  readonly isYours: boolean;
  readonly isIn: boolean;
  readonly players: readonly Player[];
  /** How many rounds there will be, once it has begun. */
  readonly of: number;
  readonly rounds: readonly RoundShown[];
  /** What breaks ties, in this order. */
  readonly tieBreaks: readonly string[];
  readonly table: readonly {
    readonly player: number;
    readonly rank: number;
    readonly points: number;
    readonly tieBreaks: readonly number[];
    readonly hasLeft: boolean;
    /** Against whom what: the game on the first side, and the one on the second. */
    readonly against: Readonly<Record<number, readonly [number | null, number | null]>>;
  }[];
}
