import type { Game } from "@sandtable/engine";

/** The rules of each game: the page itself never has them, the gallery plays by them. */
export const GAMES: ReadonlyMap<string, () => Promise<Game>> = new Map([
  ["malaya", async () => (await import("@sandtable/malaya")).malaya as Game],
  ["palestine", async () => (await import("@sandtable/palestine")).palestine as Game],
  ["japanese-occupation", async () => (await import("@sandtable/japanese-occupation")).occupation as Game],
  ["1942", async () => (await import("@sandtable/1942")).campaign as Game],
]);
