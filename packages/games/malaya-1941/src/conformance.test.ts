import { conformance } from "@sandtable/engine/conformance";
import { malaya1941 } from "./game.ts";

/** A short run with every `npm test`; a long one with `npm run nightly`. */
const length = process.env.SANDTABLE_LONG ? { games: 20, playouts: 500 } : { games: 1, playouts: 30 };

conformance(malaya1941, { ...length });
