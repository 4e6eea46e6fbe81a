import { isIP } from "node:net";

/** What whoever runs a server tells it by the environment. */
export interface Settings {
  /** Addresses at which people open the page, such as that of a proxy. */
  readonly origins: readonly string[];
  /** The proxies that are believed when they say who asks, and how: addresses, or ranges of them. */
  readonly proxies: readonly string[];
  /** The PostgreSQL that holds the tables; nothing: a file in the data folder. */
  readonly database?: string;
}

export function settingsOf({
  SANDTABLE_ORIGIN,
  SANDTABLE_PROXY,
  SANDTABLE_DATABASE,
}: NodeJS.ProcessEnv): Settings {
  const database = SANDTABLE_DATABASE?.trim();
  return {
    origins: listOf(SANDTABLE_ORIGIN).map(originOf),
    proxies: listOf(SANDTABLE_PROXY).map(proxyOf),
    ...(database && { database: databaseOf(database) }),
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

function proxyOf(text: string): string {
  const [address, bits, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  if (most < 0 || !isRange || rest.length > 0)
    throw new Error(
      `SANDTABLE_PROXY names "${text}", which is no address of a proxy: write it like 127.0.0.1 or 10.0.0.0/8.`,
    );
  return text;
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
