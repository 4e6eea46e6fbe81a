import type { Course } from "@sandtable/engine";
import type { Palestine } from "../state.ts";
import { battle } from "./battle.ts";
import { british } from "./british.ts";
import { en } from "./en.ts";
import { irgun } from "./irgun.ts";
import { propaganda } from "./propaganda.ts";

/** The game in eight lessons: first the Irgun, who begin it, then the British, the round that counts, and a battle. */
export const palestineCourse: Course<Palestine> = {
  lessons: [...irgun, ...british, propaganda, battle],
  words: { en },
};
