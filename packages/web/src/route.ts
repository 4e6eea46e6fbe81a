/** Where in the page somebody is. */
export type Route =
  | { readonly page: "front" }
  | { readonly page: "table"; readonly id: string; readonly at?: number }
  | { readonly page: "analysis"; readonly id: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "join"; readonly id: string; readonly secret: string }
  | { readonly page: "lobby" }
  | { readonly page: "club"; readonly what: string; readonly of?: string }
  | { readonly page: "person"; readonly name: string }
  | { readonly page: "people"; readonly what: PeoplePage; readonly secret?: string }
  | { readonly page: "lost" };

/** The pages about people; to the last two leads a link in a letter. */
const PEOPLE = ["enter", "register", "me", "moderation", "recover", "mail"] as const;
export type PeoplePage = (typeof PEOPLE)[number];

const ID = /^[A-Za-z0-9_-]{1,80}$/;

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "front" };
  if (first === "lobby" && second === undefined) return { page: "lobby" };
  if (first === "person" && second !== undefined && third === undefined) return personRoute(second);
  if (CLUB.test(first) && third === undefined) return clubRoute(first, second);
  if (rest.length > 0 || second === undefined || !ID.test(second)) return { page: "lost" };
  if (first === "people") return peopleRoute(second, third);
  if (first === "analysis" && third === undefined) return { page: "analysis", id: second };
  if (first === "learn" && third === undefined) return { page: "learn", game: second };
  if (first === "join" && third !== undefined && ID.test(third))
    return { page: "join", id: second, secret: third };
  if (first !== "table") return { page: "lost" };
  if (third === undefined) return { page: "table", id: second };
  return /^\d{1,6}$/.test(third) ? { page: "table", id: second, at: Number(third) } : { page: "lost" };
}

/** Ratings, tournaments and what programs can ask: which of them, the page itself knows. */
const CLUB = /^(ratings|tournaments?|programs)$/;

const clubRoute = (what: string, of: string | undefined): Route =>
  of === undefined ? { page: "club", what } : { page: "club", what, of };

/** A name may be of any letters. */
function personRoute(told: string): Route {
  try {
    return { page: "person", name: decodeURIComponent(told) };
  } catch {
    return { page: "lost" };
  }
}

export const LOBBY = "/lobby";

export const personPath = (name: string): string => `/person/${encodeURIComponent(name)}`;

function peopleRoute(name: string, secret: string | undefined): Route {
  const what = PEOPLE.find((page) => page === name);
  const takesSecret = what === "recover" || what === "mail";
  const fits = secret === undefined ? what !== "mail" : takesSecret && ID.test(secret);
  if (what === undefined || !fits) return { page: "lost" };
  return { page: "people", what, ...(secret !== undefined && { secret }) };
}

export const peoplePath = (what: PeoplePage): string => `/people/${what}`;

/** The address of a table, or of a moment of it. */
export const tablePath = (id: string, at?: number): string =>
  at === undefined ? `/table/${id}` : `/table/${id}/${at}`;

/** The address of the lessons of a game. */
export const learnPath = (game: string): string => `/learn/${game}`;

export const analysisPath = (id: string): string => `/analysis/${id}`;
