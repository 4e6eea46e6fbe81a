import { isIP } from "node:net";
import type { Watchers } from "../operating/probes.ts";
import type { MailSettings } from "../people/mail.ts";

/** What whoever runs a server tells it by the environment. */
export interface Settings {
  /** Addresses at which people open the page, such as that of a proxy. */
  readonly origins: readonly string[];
  /** The proxies that are believed when they say who asks, and how: addresses, or ranges of them. */
  readonly proxies: readonly string[];
  /** Who may see how the server is, besides this machine. */
  readonly watchers: Watchers;
  /** How much is told in the log. */
  readonly logLevel: string;
  /** The PostgreSQL that holds the tables; nothing: a file in the data folder. */
  readonly database?: string;
  /** Where other nodes reach this one; nothing: where it listens. */
  readonly node?: string;
  /** Where a worker tells how it is; nothing: nowhere. */
  readonly workerPort?: number;
  /** How letters to people are sent. */
  readonly mail?: MailSettings;
  /** Whether webhooks of people may lead into the network of this server. */
  readonly webhooks?: "anywhere";
}

export function settingsOf({
  SANDTABLE_ORIGIN,
  SANDTABLE_PROXY,
  SANDTABLE_METRICS,
  SANDTABLE_LOG,
  SANDTABLE_DATABASE,
  SANDTABLE_NODE,
  SANDTABLE_WORKER_PORT,
  SANDTABLE_MAIL,
  SANDTABLE_MAIL_FROM,
  SANDTABLE_WEBHOOKS,
}: NodeJS.ProcessEnv): Settings {
  const database = SANDTABLE_DATABASE?.trim();
  const node = SANDTABLE_NODE?.trim();
  const workerPort = SANDTABLE_WORKER_PORT?.trim();
  const mail = SANDTABLE_MAIL?.trim();
  const origins = listOf(SANDTABLE_ORIGIN).map(originOf);
  return {
    origins,
    proxies: listOf(SANDTABLE_PROXY).map(proxyOf),
    watchers: watchersOf(listOf(SANDTABLE_METRICS)),
    logLevel: levelOf(SANDTABLE_LOG?.trim() || "warn"),
    ...(database && { database: databaseOf(database) }),
    ...(node && { node: nodeOf(node) }),
    ...(workerPort && { workerPort: portOf(workerPort) }),
    ...(webhooksOf(SANDTABLE_WEBHOOKS?.trim()) && { webhooks: "anywhere" }),
    ...(mail && { mail: mailOf(mail, SANDTABLE_MAIL_FROM?.trim() ?? "", origins) }),
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search + url.hash)
    throw new Error(
      `SANDTABLE_ORIGIN names "${text}", which is not the address of a site: write it like https://table.example.`,
    );
  return url.origin;
}

function nodeOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" || url.pathname !== "/" || url.search + url.hash + url.username !== "")
    throw new Error(
      `SANDTABLE_NODE is "${text}", which is not where other nodes reach this one: write it like http://10.0.0.7:3210.`,
    );
  return url.origin;
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`SANDTABLE_WORKER_PORT is "${text}", which is no port: write it like 3290.`);
  return Number(text);
}

function proxyOf(text: string): string {
  if (!isRange(text))
    throw new Error(
      `SANDTABLE_PROXY names "${text}", which is no address of a proxy: write it like 127.0.0.1 or 10.0.0.0/8.`,
    );
  return text;
}

/** An address, or a range of them. */
function isRange(text: string): boolean {
  const [address, bits, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return most >= 0 && fits && rest.length === 0;
}

/** As long as nobody guesses it; what is shorter is rather an address with a slip in it. */
const TOKEN = /^[\w-]{20,200}$/;

function watchersOf(parts: readonly string[]): Watchers {
  if (!parts.every((part) => isRange(part) || TOKEN.test(part)))
    throw new Error(
      "SANDTABLE_METRICS takes addresses such as 10.0.0.7 or 10.0.0.0/8, and tokens of 20 letters and digits or more.",
    );
  return { addresses: parts.filter(isRange), tokens: parts.filter((part) => !isRange(part)) };
}

const LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

function levelOf(text: string): string {
  if (!LEVELS.includes(text)) throw new Error(`SANDTABLE_LOG is one of ${LEVELS.join(", ")}, not "${text}".`);
  return text;
}

function webhooksOf(text: string | undefined): boolean {
  if (text !== undefined && text !== "" && text !== "anywhere")
    throw new Error(
      `SANDTABLE_WEBHOOKS is "${text}": write "anywhere" if webhooks of people may lead into the network of this server, or leave it out.`,
    );
  return text === "anywhere";
}

/** A link in a letter leads to an address that is named, and not to what somebody says in a request that this server is called. */
function mailOf(smtp: string, from: string, origins: readonly string[]): MailSettings {
  const url = URL.canParse(smtp) ? new URL(smtp) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    throw new Error(
      "SANDTABLE_MAIL is not the address of a server that takes mail: write it like smtp://name:password@mail.example:587.",
    );
  if (!/^[^@]+@[^@]+$/.test(from))
    throw new Error(
      `SANDTABLE_MAIL_FROM is "${from}", which is no address to write from: write it like Sandtable <table@example.org>.`,
    );
  if (origins.length === 0)
    throw new Error(
      "SANDTABLE_MAIL needs SANDTABLE_ORIGIN: links in letters lead to the first address that is named there.",
    );
  return { smtp, from };
}

/** The text is told to nobody: there may be a password in it. */
function databaseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === "" || url.pathname.length < 2)
    throw new Error(
      "SANDTABLE_DATABASE is not the address of a PostgreSQL database: write it like postgres://name:password@host:5432/sandtable.",
    );
  return text;
}
