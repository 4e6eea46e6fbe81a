import type { Course } from "@sandtable/engine";
import type { Occupation } from "../state.ts";
import { battle } from "./battle.ts";
import { british } from "./british.ts";
import { en } from "./en.ts";
import { japanese } from "./japanese.ts";
import { propaganda } from "./propaganda.ts";

/** The game in seven lessons: first the British and their guerrillas, then the Japanese, the round that counts, and a battle. */
export const occupationCourse: Course<Occupation> = {
  lessons: [...british, ...japanese, propaganda, battle],
  words: { en },
};
