/** Where in the page somebody is. Invitations (/join/…) are answered by the server, which leads on to the table. */
export type Route =
  | { readonly page: "front" }
  | { readonly page: "table"; readonly id: string; readonly at?: number }
  | { readonly page: "analysis"; readonly id: string }
  | { readonly page: "lost" };

const ID = /^[A-Za-z0-9_-]{1,80}$/;

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "front" };
  if (rest.length > 0 || second === undefined || !ID.test(second)) return { page: "lost" };
  if (first === "analysis" && third === undefined) return { page: "analysis", id: second };
  if (first !== "table") return { page: "lost" };
  if (third === undefined) return { page: "table", id: second };
  return /^\d{1,6}$/.test(third) ? { page: "table", id: second, at: Number(third) } : { page: "lost" };
}

/** The address of a table, or of a moment of it. */
export const tablePath = (id: string, at?: number): string =>
  at === undefined ? `/table/${id}` : `/table/${id}/${at}`;

export const analysisPath = (id: string): string => `/analysis/${id}`;
