import { conformance } from "@sandtable/engine/conformance";
import { palestine } from "./game.ts";

/** A short run with every `npm test`; a long one with `npm run nightly`. */
const length = process.env.SANDTABLE_LONG ? { games: 80, playouts: 10_000 } : { games: 6, playouts: 1200 };

conformance(palestine, { ...length, golden: "golden" });
