import { z } from "zod";

/** What server and page say to each other about being told of what happens at one's tables while one is away. */

export const EVENTS = ["turn", "invitation", "clock", "chat", "end"] as const;
export type NoticeEvent = (typeof EVENTS)[number];
export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

const channels = z.array(z.enum(CHANNELS)).max(CHANNELS.length);

/** PUT /api/me/notices */
export const NoticeWish = z.strictObject({
  /** Who is told of what, by which ways. */
  events: z.strictObject({
    turn: channels,
    invitation: channels,
    clock: channels,
    chat: channels,
    end: channels,
  }),
  /** One letter a day, with all that has happened. */
  daily: z.boolean(),
  /** An address of one's own that takes notices as JSON. */
  webhook: z.union([z.url({ protocol: /^https?$/ }).max(500), z.null()]),
  language: z.enum(["en", "de"]),
});
export type NoticeWish = z.infer<typeof NoticeWish>;

/** PUT /api/me/notices/table: nothing of this table any more, or again. */
export const QuietTable = z.strictObject({
  table: z.string().regex(/^[a-z0-9-]{1,40}$/),
  isQuiet: z.boolean(),
});

/** GET /api/me/notices */
export interface NoticeSettings extends NoticeWish {
  /** The tables of which nothing is told. */
  readonly quiet: readonly string[];
  /** Whether this server writes mail, and knows an address of whoever asks. */
  readonly hasMail: boolean;
}

/** What is posted to a webhook, signed. Nothing in it is secret at the table. */
export interface NoticeBody {
  /** The same for each try: whoever has seen it before has seen it all. */
  readonly id: string;
  readonly event: NoticeEvent;
  readonly table: string;
  readonly game: string;
  readonly seat?: string;
  readonly url: string;
}
