import type { Seat } from "@sandtable/engine";
import { z } from "zod";

/** What server and page say to each other about what people say to each other. */

/** Said with one touch, and read by each in their own language. */
export const PRESETS = [
  "hello",
  "good-luck",
  "thanks",
  "well-played",
  "one-moment",
  "back-soon",
  "sorry",
  "goodbye",
] as const;
export type Preset = (typeof PRESETS)[number];

/** A line is no letter. */
export const LONGEST_LINE = 400;

/** Those who sit talk with each other, those who watch with each other. */
export const ROOMS = ["players", "spectators"] as const;
export type Room = (typeof ROOMS)[number];

const number = z.int().min(1).max(1_000_000_000);
const room = z.enum(ROOMS);

/** What is said: one of the lines that stand ready, or words of one's own. */
export const Says = z.union([
  z.strictObject({ preset: z.enum(PRESETS) }),
  z.strictObject({ text: z.string().min(1).max(LONGEST_LINE) }),
]);
export type Says = z.infer<typeof Says>;

/** GET /api/tables/:id/chat?room=&before= : the last lines of each room, or those of one before a line of it. */
export const ChatPart = z.strictObject({
  room: room.optional(),
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
});

/** A line by its name: what is read up to there, reported, or whose writer is muted or blocked. */
export const LineNamed = z.strictObject({ room, number });
export type LineNamed = z.infer<typeof LineNamed>;

/** POST /api/tables/:id/chat/report */
export const NewReport = z.strictObject({ room, number, why: z.string().max(500).default("") });

/** `mute`: I do not see what they say. `block`: besides, they cannot sit down with me. `none`: neither any more. */
export const Distance = z.enum(["none", "mute", "block"]);
export type Distance = z.infer<typeof Distance>;

/** PUT /api/tables/:id/chat/avoid: whoever wrote a line. */
export const AvoidWriter = z.strictObject({ room, number, how: Distance });
/** PUT /api/people/avoid: somebody with a name, or somebody of one's own list. */
export const Avoid = z.union([
  z.strictObject({ name: z.string().min(1).max(100), how: Distance }),
  z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/), how: Distance }),
]);

/** A line as somebody reads it. */
export interface ChatLine {
  readonly room: Room;
  readonly number: number;
  readonly at: string;
  readonly isYours: boolean;
  /** What the writer is called; nothing for a guest, and for somebody who left. */
  readonly who?: string;
  /** Where the writer sits. */
  readonly seat?: Seat;
  /** Nothing where a moderator has taken the words away. */
  readonly says?: Says;
}

export interface RoomView {
  readonly room: Room;
  /** In the order in which they were said. */
  readonly lines: readonly ChatLine[];
  /** Whether there are earlier ones. */
  readonly isMore: boolean;
  /** Lines of others that have not been read. */
  readonly unread: number;
}

/** GET /api/tables/:id/chat */
export interface ChatView {
  /** The room to which whoever asks belongs comes first. */
  readonly rooms: readonly RoomView[];
  readonly maySay: "text" | "presets" | "nothing";
  /** A moderator has asked for silence until then. */
  readonly silentUntil?: string;
}

/** GET /api/me/avoided */
export interface Avoided {
  readonly id: string;
  readonly name?: string;
  readonly how: Exclude<Distance, "none">;
}

/** POST /api/tables/:id/moderation: the words of a line are taken away, or put back. */
export const LineOrder = z.strictObject({ room, number, isHidden: z.boolean() });

const report = z.string().regex(/^[0-9a-f]{64}$/);
/** POST /api/moderation */
export const Order = z.discriminatedUnion("do", [
  /** Whoever wrote what was reported says nothing for so many hours. */
  z.strictObject({
    do: z.literal("silence"),
    report,
    hours: z
      .int()
      .min(1)
      .max(24 * 365),
  }),
  z.strictObject({ do: z.literal("lift"), report }),
  /** The report is done with, for this reason. */
  z.strictObject({ do: z.literal("close"), report, word: z.string().min(1).max(500) }),
]);
export type Order = z.infer<typeof Order>;

/** GET /api/moderation?closed=&before= */
export const WhichReports = z.strictObject({
  closed: z.enum(["yes", "no"]).default("no"),
  before: z.coerce.number().int().min(1).optional(),
});

/** A line as a moderator reads it: with its words, whether others still see them or not. */
export interface LineOfReport {
  readonly number: number;
  readonly at: string;
  readonly who?: string;
  readonly seat?: Seat;
  readonly says: Says;
  readonly isHidden: boolean;
}

export interface ReportShown {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly room: Room;
  readonly number: number;
  readonly at: string;
  readonly by?: string;
  readonly why: string;
  /** What was said before and after it. */
  readonly context: readonly LineOfReport[];
  readonly silentUntil?: string;
  /** How it was closed. */
  readonly word?: string;
}

/** What was done, by whom and to whom. */
export interface LogLine {
  readonly number: number;
  readonly at: string;
  readonly moderator?: string;
  readonly about?: string;
  readonly did: "hide" | "show" | "silence" | "lift" | "close";
  readonly table?: string;
  /** The line, the hours, or the word, as the act has it. */
  readonly detail?: string;
}

export interface ModerationView {
  readonly reports: readonly ReportShown[];
  readonly log: readonly LogLine[];
}
