import type {
  About,
  Bar,
  Choice,
  Closed,
  Foresight,
  LogEvent,
  Message,
  Outcome,
  Place,
  Role,
  RuleEntry,
  Scenario,
  Seat,
  View,
} from "@sandtable/engine";
import { z } from "zod";
import type { Change as ViewChange } from "./change.ts";
import type { ChatLine } from "./chat.ts";
import { type ClockShown, type LoudTalk, type OfferShown, Pace, TALK, type Talk } from "./talk.ts";

/**
 * What server and page say to each other: one place, both ends import it. What comes from outside has a schema;
 * what the server says has a type.
 *
 * A **table** is one match with its seats. Every accepted action (a choice, an undo, a resignation) makes an
 * **update** with a number; the numbers of a table count up from 1, its start, without gaps. A page says which update it saw
 * last and gets every later one, so nothing is missed. A choice carries the number of the update it answers, so a
 * resend is harmless and a stale click is refused.
 */

// What the page sends

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
const key = z.string().min(1).max(120);
const rating = z.int().min(0).max(4000);

/** Who sits opposite. */
export const Opponent = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("bot"),
    level: id,
    /** The most it thinks in a turn, for a level that thinks; its own measure if not told. */
    seconds: z.int().min(1).max(60).optional(),
  }),
  z.strictObject({ kind: z.literal("hotseat") }),
  z.strictObject({ kind: z.literal("friend") }),
]);
export type Opponent = z.infer<typeof Opponent>;

/** POST /api/tables */
export const NewTable = z.strictObject({
  game: id,
  scenario: id.optional(),
  options: z.record(id, id).default({}),
  seat: z.union([id, z.literal("random")]),
  opponent: Opponent,
  /** The seat of the friend is anybody's, in the lobby. */
  lobby: z.literal(true).optional(),
  /** It is for the ratings of both, who have names; a bot of the house has its own. */
  rated: z.literal(true).optional(),
  /** Between which ratings whoever takes the seat in the lobby must be, where it is rated. */
  range: z.strictObject({ least: rating.optional(), most: rating.optional() }).optional(),
  /** How much time two people give each other; none: all the time in the world. */
  pace: Pace.optional(),
});
export type NewTable = z.input<typeof NewTable>;

/** POST /api/lessons: a lesson of the course of a game; the example of play, step by step, if none is named. */
export const NewLesson = z.strictObject({ game: id, lesson: id.optional() });
export type NewLesson = z.infer<typeof NewLesson>;

/** POST /api/tables/:id/branch: play on from an earlier point, against a bot. */
export const NewBranch = z.strictObject({ at: z.int().min(0).max(100_000), seat: id, opponent: Opponent });
export type NewBranch = z.infer<typeof NewBranch>;

/** POST /api/imports: a transcript to look at and to play on from. */
export const NewImport = z.strictObject({ transcript: z.string().min(1).max(2_000_000) });
export type NewImport = z.infer<typeof NewImport>;

/**
 * POST /api/tables/:id/invitation and /join: to look at the seat to which a link leads, and to take it. The secret
 * of the link is told in the body, since addresses are written into logs.
 */
export const Seating = z.strictObject({ secret: z.string().min(1).max(64) });
export type Seating = z.infer<typeof Seating>;

/** POST /api/tables/:id/hint: what a bot would do at the question of this update. */
export const HintWish = z.strictObject({ number: z.int().min(0) });
export type HintWish = z.infer<typeof HintWish>;

/** Frames from the page on the live connection. */
export const PageFrame = z.discriminatedUnion("do", [
  ...TALK,
  z.strictObject({ do: z.literal("choose"), number: z.int().min(0), key }),
  /** Back to the position after so many entries. */
  z.strictObject({ do: z.literal("undo"), number: z.int().min(0), to: z.int().min(0) }),
  z.strictObject({ do: z.literal("resign"), number: z.int().min(0) }),
  /** Everything after this update, please. */
  z.strictObject({ do: z.literal("catch-up"), after: z.int().min(0) }),
  /** What is to be known of the open question besides its choices. */
  z.strictObject({ do: z.literal("look"), number: z.int().min(0) }),
  /** Is anybody there? Said when nothing has been heard for a while. */
  z.strictObject({ do: z.literal("ping") }),
]);
export type PageFrame = z.infer<typeof PageFrame>;

/** Whether it is about the table rather than the game. */
export const isTalk = (frame: PageFrame): frame is Talk =>
  TALK.some(({ shape }) => shape.do.value === frame.do);

// What the server says

export interface GameListing {
  readonly id: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly {
    readonly id: string;
    readonly title: string;
    readonly values: readonly string[];
  }[];
  /** The seats see different things: whoever shares a screen needs a curtain. */
  readonly secrets: boolean;
  /** The bots by name, from the weakest up; and how long those think in a turn who look ahead. */
  readonly bots: readonly string[];
  readonly seconds: Readonly<Partial<Record<string, number>>>;
  readonly rules: readonly RuleEntry[];
  readonly lesson: boolean;
  /** Whether there is a course that teaches it. */
  readonly course: boolean;
}

/** GET /api/courses/:game : its lessons, in the order in which they build on each other. */
export interface LessonLine {
  readonly id: string;
  readonly title: string;
  /** What one can do after it. */
  readonly learn: string;
  readonly minutes: number;
  readonly steps: number;
}

/** Who holds a seat. */
export type Sitter = "you" | "bot" | "friend" | "nobody" | "gone";

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly kind: "game" | "lesson" | "import";
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly sitter: Sitter;
    readonly bot?: string;
    /** The most this bot thinks in a turn, if it looks ahead at all. */
    readonly seconds?: number;
    /** What the person is called who sits here, if they have a name. */
    readonly who?: string;
  }[];
  /** Seats the viewer plays: none for a spectator, all of them at one screen. */
  readonly yours: readonly Seat[];
  /** The path a friend opens to take the free seat; told to its host only. */
  readonly invite?: string;
  /** SHA-256 of the seed of the dice, from the start; the seed itself once the game is over. */
  readonly commitment?: string;
  readonly seed?: string;
  /** The table on which it is played again with the sides swapped, once somebody has asked for it. */
  readonly rematch?: string;
  readonly startedAt: string;
  readonly pace?: Pace;
  /** It is for the ratings. */
  readonly rated?: true;
}

/** What a link offers, told to whoever opens it: nobody sits down by looking. */
export interface Invitation {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly rated?: true;
  /** The seat that is offered. */
  readonly seat: Seat;
  /** Whether it can be taken; by whom asks sits there already; or by somebody else. */
  readonly is: "free" | "yours" | "taken";
}

/** A line of the list of tables. */
export interface TableLine {
  readonly table: TableInfo;
  /** The last update of whoever asks. A list has none for a game with secrets that is under way. */
  readonly number?: number;
  readonly toMove?: Seat;
  readonly outcome?: Ending;
  /** What the side to move has left on its clock, in milliseconds. */
  readonly left?: number;
}

/** How it ended: by the rules, or because somebody resigned, was out of time, or both had the bots judge. */
export interface Ending extends Outcome {
  readonly resigned?: Seat;
  readonly late?: Seat;
  readonly adjudged?: true;
}

/** A choice as the page gets it. */
export type ChoiceShown = Omit<Choice, "value">;

/** The open question. Only the seat that decides learns more than whose turn it is. */
export interface Question {
  readonly seat: Seat;
  readonly rule?: string;
  readonly about?: About;
  readonly choices?: readonly ChoiceShown[];
  /** What is closed, and what the choices lead to: once somebody has looked. */
  readonly closed?: readonly Closed[];
  readonly final?: Foresight["final"];
  readonly ends?: Foresight["ends"];
  readonly odds?: Foresight["odds"];
  readonly leads?: Foresight["leads"];
}

/** What a look at the open question tells; trying every choice takes its time, so it is done for who looks. */
export interface Look extends Foresight {
  /** The update whose question this is about. */
  readonly number: number;
  readonly closed: readonly Closed[];
}

/** One accepted action as the viewer may see it. */
export interface Update {
  readonly number: number;
  readonly act: "start" | "choose" | "undo" | "resign" | LoudTalk;
  readonly seat?: Seat;
  /** What was chosen, in words; where the game has secrets, told to the chooser alone until it is over. */
  readonly label?: Message;
  /** How many entries the match has after it; undo goes back to an earlier count. */
  readonly entries: number;
  /** What happened, in order; with an undo: nothing, and earlier events beyond `kept` are void. */
  readonly events: readonly LogEvent[];
  /** How many events the viewer has seen in all after this update. */
  readonly kept: number;
  readonly view: View;
}

/**
 * An update as it is sent: with the whole view, or with its difference to the view of the update before; with neither
 * when that is as it was. Whoever lacks the view before asks for what it missed, and the first of that is whole.
 */
export interface UpdateSent extends Omit<Update, "view"> {
  readonly view?: View;
  readonly change?: ViewChange;
}

const place = z.int().min(0);

export const Change: z.ZodType<ViewChange> = z.lazy(() =>
  z.union([
    z.strictObject({ to: z.json() }),
    z.strictObject({ parts: z.record(z.string(), Change), gone: z.array(z.string()).optional() }),
    z.strictObject({ items: z.array(z.tuple([place, Change])) }),
    z.strictObject({ splice: z.tuple([place, place, z.array(z.json())]) }),
  ]),
) as z.ZodType<ViewChange>;

/** Where the table stands for the viewer. */
export interface Standing {
  readonly number: number;
  readonly question?: Question;
  readonly outcome?: Ending;
  /** Undo may go back to this many entries. */
  readonly floor: number;
  readonly entries: number;
  /** In a lesson: what the book does next, and what it says about it. */
  readonly lesson?: LessonStep;
  /** In a lesson of the course: what is to be reached next. */
  readonly course?: CourseStep;
  /** A bot is at its answer: for how many milliseconds by now. */
  readonly thinking?: { readonly seat: Seat; readonly since: number };
  /** The bots that can say why they did what they did last, and after how many entries they thought of it. */
  readonly reasons?: readonly { readonly seat: Seat; readonly at: number }[];
  readonly clock?: ClockShown;
  readonly offer?: OfferShown;
}

export interface LessonStep {
  readonly step: number;
  readonly steps: number;
  readonly name: string;
  readonly what: string;
  /** The key the book chooses now; none when the lesson is over. */
  readonly key?: string;
  /** What the book printed after the last step, and what stands on the board. */
  readonly values: readonly {
    readonly what: string;
    readonly printed: string | number;
    readonly found: string | number;
    /** Where the print slips: what the rules give instead. */
    readonly rules?: string | number;
  }[];
}

export interface CourseStep {
  readonly lesson: string;
  readonly title: string;
  /** How many steps are done, of how many. */
  readonly done: number;
  readonly steps: number;
  /** The open step; none when the lesson is over. */
  readonly open?: {
    readonly goal: string;
    readonly why: string;
    readonly look: string;
    readonly show: readonly Place[];
    /** After so many entries it began: it can be taken up again from there. */
    readonly since: number;
    /** Where what was done leads, if that is not to the goal. */
    readonly wrong?: string;
  };
  /** Some of the dice and cards were chosen for teaching. */
  readonly chosen: boolean;
  /** What to take along, when the lesson is over; and the lesson after it. */
  readonly end?: string;
  readonly next?: string;
}

export type RefusalReason =
  | "stale"
  | "out-of-turn"
  | "not-listed"
  | "nothing-to-undo"
  | "over"
  | "bad-frame"
  | "not-yours"
  /** More was asked than is this person's share of the server: the message says when to go on. */
  | "too-much"
  /** It could not be kept: nothing has changed, and it may be tried again. */
  | "not-stored";

/** Frames from the server on the live connection. */
export type TableFrame =
  /** On connecting: who you are here, and the latest position. */
  | {
      readonly say: "welcome";
      readonly table: TableInfo;
      readonly latest: Update;
      readonly standing: Standing;
    }
  /**
   * What is new, or everything after the update asked for, in order: in several frames when it is much, and an
   * empty one when nothing is missing. An update may be told again, after a resend; its number tells.
   */
  | { readonly say: "updates"; readonly updates: readonly UpdateSent[]; readonly standing: Standing }
  /** The answer to a look; none when the question is somebody else's, or the table has moved on. */
  | ({ readonly say: "look" } & Look)
  /** Somebody has said something to whoever is told; or a line has changed, which its number tells. */
  | { readonly say: "chat"; readonly line: ChatLine }
  /** Somebody is there; whatever the table is at, it is said at once. */
  | { readonly say: "pong" }
  /** Somebody sat down, or the seed was told. */
  | { readonly say: "table"; readonly table: TableInfo }
  /** A choice was not taken; the standing tells what is open. */
  | {
      readonly say: "refused";
      readonly reason: RefusalReason;
      readonly message: string;
      readonly rule?: string;
      readonly standing: Standing;
    };

/**
 * GET /api/tables/:id/history?from=&to=&as= : the positions of the match after each entry, for stepping through. A game with
 * secrets that is over is shown without fog, or `as` one seat saw it then: without the steps in which it saw nothing.
 */
export interface HistoryStep {
  readonly at: number;
  readonly seat: Seat;
  /** What was answered, if it is told. */
  readonly key?: string;
  readonly label?: Message;
  readonly events: readonly LogEvent[];
  readonly view: View;
}

/** A plan for a turn, and what is expected of it. */
export interface CourseShown {
  /** What the seat answers, question by question, and the same in words. */
  readonly keys: readonly string[];
  readonly labels: readonly Message[];
  /** Where on the table it does something. */
  readonly places: readonly Place[];
  /** The chance of the seat when it does this, 0 to 1. */
  readonly expected: number;
  /** How often it was looked along. */
  readonly looks: number;
  /** What happens then, in a typical case. */
  readonly events: readonly LogEvent[];
}

/** What a bot would do: the best plan first. */
export interface Hint {
  /** The update whose question this is about. */
  readonly number: number;
  readonly courses: readonly CourseShown[];
  readonly looks: number;
}

/** GET /api/tables/:id/position : the position as the viewer may see it, for a picture of the table. */
export interface PositionShown {
  readonly view: View;
}

/** GET /api/tables/:id/why?seat= : what a bot saw in its last turn, in the order of its thoughts. */
export interface Why {
  readonly seat: Seat;
  readonly bot: string;
  readonly thoughts: readonly {
    /** How many entries had been made. */
    readonly at: number;
    readonly looks: number;
    readonly courses: readonly CourseShown[];
  }[];
}

/** How a game stood after so many entries. */
export interface CurvePoint {
  readonly at: number;
  /** The card or player-turn that begins here. */
  readonly beat: number;
  /** Who was to move; nobody at the end. */
  readonly seat?: Seat;
  /** The chance of each seat, 0 to 1. */
  readonly chances: Readonly<Record<Seat, number>>;
  /** What had happened since the point before. */
  readonly events: readonly LogEvent[];
}

/** A turn that changed the game. */
export interface TurningPoint {
  /** The entries made when it began, and when it was over. */
  readonly at: number;
  readonly until: number;
  readonly seat: Seat;
  /** The chance of that seat before and after it: it did what is worth `expected`, and `luck` was added to that. */
  readonly before: number;
  readonly expected: number;
  readonly luck: number;
  readonly after: number;
  /** What was done, and at which places. */
  readonly labels: readonly Message[];
  readonly places: readonly Place[];
  readonly events: readonly LogEvent[];
  /** What a general would have done, on the same scale, the best plan first: only what is worth more. */
  readonly courses: readonly CourseShown[];
}

/** What chance gave once. */
export interface Fall {
  /** After so many entries it had come. */
  readonly at: number;
  /** Who had decided last. */
  readonly seat?: Seat;
  readonly rule: string;
  /** What was to be expected, and what came: how often what was rolled for, or pips. Nothing of what was drawn. */
  readonly counted?: { readonly in: "successes" | "pips"; readonly expected: number; readonly came: number };
  /** How much it added to the chance of each seat, or took from it. */
  readonly gains: Readonly<Record<Seat, number>>;
}

/** POST and GET /api/tables/:id/analysis: begun, under way, or done. */
export type AnalysisState =
  | {
      readonly is: "under-way";
      readonly done: number;
      readonly of: number;
      /** As much of the curve as there is, without what happened. */
      readonly points: readonly CurvePoint[];
    }
  | {
      readonly is: "done";
      readonly points: readonly CurvePoint[];
      readonly turningPoints: readonly TurningPoint[];
      readonly falls: readonly Fall[];
    }
  | { readonly is: "failed" };

/** Every error answer of the HTTP interface. */
export interface Problem {
  readonly error: string;
}

export * from "./talk.ts";
export type { About, Bar, Closed, LogEvent, Message, Outcome, Place, Role, RuleEntry, Seat, View };
