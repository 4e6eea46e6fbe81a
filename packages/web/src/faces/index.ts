import type { AnyCatalogue } from "@sandtable/engine";
import { campaign } from "./1942/cover.ts";
import type { Cover, Drawn } from "./cover.ts";
import { occupation } from "./japanese-occupation/cover.ts";
import { malaya } from "./malaya/cover.ts";
import { malaya1941 } from "./malaya-1941/cover.ts";
import { palestine } from "./palestine/cover.ts";

/** The games this page can draw, by their ids, each fetched when it is wanted. A new one needs a line here. */
const COVERS: Readonly<Record<string, Cover>> = {
  malaya,
  palestine,
  "japanese-occupation": occupation,
  "1942": campaign,
  "malaya-1941": malaya1941,
};

/** As little of a game as the front page shows; nothing for a game that this page cannot draw. */
export const coverOf = (game: string): Cover | undefined =>
  Object.hasOwn(COVERS, game) ? COVERS[game] : undefined;

const loading = new Map<string, Promise<Drawn>>();

/** The face of a game; none when this page cannot draw it. */
export function faceOf(game: string): Promise<Drawn> | undefined {
  const drawn = loading.get(game) ?? coverOf(game)?.load();
  if (drawn) loading.set(game, drawn);
  return drawn;
}

/** The numbered rules of a game in words; nothing for a game this page does not know. */
export const ruleTextsOf = async (game: string): Promise<AnyCatalogue> => coverOf(game)?.ruleTexts() ?? {};
