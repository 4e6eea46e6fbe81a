import { conformance } from "@sandtable/engine/conformance";
import { campaign } from "./game.ts";

/** A short run with every `npm test`; a long one with `npm run nightly`. A game has as many decisions as six of Malaya. */
const length = process.env.SANDTABLE_LONG ? { games: 30, playouts: 1000 } : { games: 1, playouts: 40 };

conformance(campaign, { ...length, golden: "golden" });
