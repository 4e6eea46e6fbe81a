import { z } from "zod";
import type { Pace, TableLine } from "./index.ts";

/** What server and page say to each other about people: accounts, sessions, and the ways in. */

const name = z.string().min(1).max(100);
const password = z.string().min(1).max(400);
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Whether the tables of this browser, where nobody was signed in, become those of the account. */
const bring = z.boolean().default(true);

/** POST /api/accounts and /api/sessions: a new account, and signing in, by a name and a password. */
export const NameAndPassword = z.strictObject({ name, password, bring });

/** POST /api/accounts/passkey/options: what a passkey for this name is made of. */
export const PasskeyName = z.strictObject({ name });

/** What a browser answers for a passkey is looked at by the library that knows it; here only that it is of a sane size. */
const Answer = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});
/** POST /api/accounts/passkey and /api/sessions/passkey: what the browser has answered. */
export const PasskeyAnswer = z.strictObject({ answer: Answer, bring });
/** POST /api/me/passkeys: one more for an account, and what to call it. */
export const NewPasskey = z.strictObject({ answer: Answer, label: z.string().max(40).default("") });

/** PUT /api/me/password */
export const NewPassword = z.strictObject({ password });
/** PUT /api/me/mail: an address; it counts once the link that is sent there was followed. */
export const NewMail = z.strictObject({ mail: z.email().max(200) });
/** POST /api/mail: that link. */
export const MailSecret = z.strictObject({ secret });
/** POST /api/recoveries: whoever has forgotten the way in, by name or address. */
export const Forgotten = z.strictObject({ who: z.string().min(1).max(200) });
/** POST /api/recoveries/password: the link that was sent, and a new password. */
export const Recovered = z.strictObject({ secret, password });
/** DELETE /api/me: the name once more, so that nobody does this by a slip. */
export const Farewell = z.strictObject({ name });

/** GET /api/me: who asks. */
export type Me = {
  /** Whether this server writes mail. */
  readonly mails: boolean;
  /** Tables at which this browser sits without an account. */
  readonly guestTables: number;
  readonly account?: MyAccount;
};

export interface MyAccount {
  readonly name: string;
  readonly role: "member" | "moderator";
  readonly madeAt: string;
  readonly hasPassword: boolean;
  readonly mail?: string;
  readonly passkeys: readonly {
    readonly id: string;
    readonly label: string;
    readonly madeAt: string;
    readonly usedAt: string;
  }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly label: string;
    readonly madeAt: string;
    readonly seenAt: string;
    /** The one that asks. */
    readonly isThis: boolean;
  }[];
}

/** The answer to whoever has come in. */
export interface Entered {
  readonly name: string;
  /** How many tables came along. */
  readonly brought: number;
}

/** PUT /api/people/note: what somebody writes down about another, for themselves alone. */
export const NewNote = z.strictObject({ name, text: z.string().max(4000) });
/** GET /api/people?name= */
export const Named = z.strictObject({ name });

/** A seat that anybody may take. */
export interface OpenInvitation {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seat that is free. */
  readonly seat: string;
  /** Who asks; nothing for a guest. */
  readonly host?: string;
  readonly pace?: Pace;
  /** It is for the ratings, of somebody between these two; and how strong whoever asks is at it. */
  readonly rated?: {
    readonly least?: number;
    readonly most?: number;
    readonly host?: RatingShown;
  };
  /** Why whoever looks cannot take the seat: without a name, too weak, or too strong, by their own rating. */
  readonly bar?: "no-name" | { readonly rating: number; readonly is: "below" | "above" };
  readonly madeAt: string;
  /** Whether whoever looks has made it. */
  readonly isYours: boolean;
}

/** GET /api/lobby */
export interface LobbyView {
  readonly invitations: readonly OpenInvitation[];
  /** The names of those who are here. */
  readonly here: readonly string[];
  /** Games that began here and go on, to watch. */
  readonly games: readonly TableLine[];
}

/** How somebody has fared. */
export interface Score {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** GET /api/people?name= : what anybody may know of somebody, and what whoever asks knows besides. */
export interface Person {
  readonly name: string;
  readonly since: string;
  /** Whether that is who asks. */
  readonly isYou: boolean;
  /** Games that began in the lobby, the last first. */
  readonly games: readonly (TableLine & { readonly seat: string })[];
  readonly scores: readonly (Score & { readonly game: string; readonly seat: string })[];
  /** How strong this person is, at each game and on each of its sides. */
  readonly ratings: readonly (RatingShown & { readonly game: string; readonly seat?: string })[];
  /** Rated games between this person and whoever asks, by game. */
  readonly rated?: readonly (Score & { readonly game: string })[];
  /** All games between this person and whoever asks, for whoever asks. */
  readonly against?: Score;
  readonly note?: string;
}

/** How strong somebody is at a game, as it is shown. */
export interface RatingShown {
  readonly rating: number;
  readonly deviation: number;
  /** Too little is known of it: shown with a question mark. */
  readonly isProvisional: boolean;
  readonly games: number;
}

/** GET /api/ratings?game= */
export const RatingsOf = z.strictObject({ game: z.string().min(1).max(40) });

/** The strongest at a game, people and bots on one list. */
export interface RatingList {
  readonly game: string;
  readonly players: readonly (RatingShown & {
    readonly rank: number;
    /** What somebody is called, or the level of a bot. */
    readonly name?: string;
    readonly bot?: string;
  })[];
}

/** What a program may do in somebody's name: look on, play, or fetch finished games. */
export const SCOPE_NAMES = ["read", "play", "study"] as const;
/** POST /api/me/keys: a key for a program. It is told once. */
export const NewKey = z.strictObject({
  label: z.string().trim().min(1).max(40),
  scopes: z.array(z.enum(SCOPE_NAMES)).min(1).max(3),
});

/** GET /api/me/keys */
export interface MyKey {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly (typeof SCOPE_NAMES)[number][];
  readonly madeAt: string;
  readonly usedAt: string;
}

/** GET /api/dump: finished rated games, a transcript in each line; the next part begins after the last table of this one. */
export const DumpWish = z.strictObject({
  game: z.string().max(40).optional(),
  after: z.string().max(80).default(""),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
