import { CHANCE, type ChanceSource, scriptedChance } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import type { Shelf } from "../games.ts";
import type { StoredTable } from "../store/store.ts";

/** The dice of a table: first as its opening tells, then the example's script or the sealed seed. */
export function chanceOf({ example }: Shelf, { kind, opening, seed }: StoredTable): ChanceSource {
  const script = opening.filter(([seat]) => seat === CHANCE).map(([, key]) => key);
  const told = scriptedChance(script);
  const fresh = kind === "game" ? seal(seed).chance : scriptedChance(example?.chance ?? []);
  return {
    answer: (question, asked) => (asked < script.length ? told : fresh).answer(question, asked),
  };
}
