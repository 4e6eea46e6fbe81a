import type { Course } from "@sandtable/engine";
import type { Malaya } from "../state.ts";
import { battle } from "./battle.ts";
import { british } from "./british.ts";
import { en } from "./en.ts";
import { mcp } from "./mcp.ts";
import { propaganda } from "./propaganda.ts";

/** The game in eight lessons: first the British, then the MCP, then the round that counts, then a battle. */
export const malayaCourse: Course<Malaya> = {
  lessons: [...british, ...mcp, propaganda, battle],
  words: { en },
};
