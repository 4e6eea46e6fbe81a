import { CHANCE, type ChanceSource, lessonChance, scriptedChance } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import type { Shelf } from "../games.ts";
import type { StoredTable } from "../store/store.ts";
import { lessonAt } from "./learning.ts";

/** The dice of a table: first as its opening tells, then a lesson's script or the sealed seed. */
export function chanceOf(shelf: Shelf, table: StoredTable): ChanceSource {
  const script = table.opening.filter(([seat]) => seat === CHANCE).map(([, key]) => key);
  const told = scriptedChance(script);
  const fresh = freshChance(shelf, table);
  return {
    answer: (question, asked) => (asked < script.length ? told : fresh).answer(question, asked),
  };
}

function freshChance(shelf: Shelf, table: StoredTable): ChanceSource {
  const lesson = lessonAt(shelf, table);
  if (lesson) return lessonChance(lesson, seal(table.seed).chance);
  return table.kind === "game" ? seal(table.seed).chance : scriptedChance(shelf.example?.chance ?? []);
}
