import type { View } from "@sandtable/engine";
import type { GameId } from "../games.ts";
import type { Brush } from "../table/screen.ts";
import { drawMalaya } from "./malaya.ts";

/** Draws what one viewer sees of a game. */
export type Drawing = (view: View, brush: Brush) => readonly string[];

/** How each game looks in a terminal. */
export const boards = { malaya: drawMalaya } satisfies Record<GameId, Drawing>;
