import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** The secret that a browser holds in its cookie. Whoever shows it sits where it sat down. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: unknown): text is string =>
  typeof text === "string" && /^[A-Za-z0-9_-]{43}$/.test(text);

/** The secret of a bot from outside: another kind than a browser's, so that neither can pass for the other. */
export const newBotToken = (): string => `bot-${newToken()}`;

export const isBotToken = (text: string): boolean => text.startsWith("bot-") && isToken(text.slice(4));

/** What is in the cookie of a browser that is signed in: who that is stands in the store, until the session ends. */
export const newSessionToken = (): string => `own-${newToken()}`;

export const isSessionToken = (text: unknown): text is string =>
  typeof text === "string" && text.startsWith("own-") && isToken(text.slice(4));

/** What somebody gives to a program that acts in their name. */
export const newKey = (): string => `key-${newToken()}`;

export const isKey = (text: string): boolean => text.startsWith("key-") && isToken(text.slice(4));

/**
 * What an account holds its seats by, whichever browser its owner comes with. It follows from what the server alone
 * knows, and is taken from nobody: it is neither a browser's secret, nor a session's, nor a bot's.
 */
export const accountToken = (account: string): string => `account-${account}`;

export const isAccountToken = (token: string): boolean => token.startsWith("account-");

/** What is kept of a secret: enough to know it again, not enough to use it. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * The secret in the link to a free seat. It follows from the host's own, so the server can tell the host the link
 * again at any time without keeping it, and can tell it to nobody else.
 */
export const linkToken = (host: string, table: string, seat: string): string =>
  createHmac("sha256", host).update(`link ${table} ${seat}`).digest("base64url");

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** The name of a table: sixty bits, since whoever knows it may watch. */
export const newId = (): string =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
