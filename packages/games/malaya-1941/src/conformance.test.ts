import { conformance } from "@sandtable/engine/conformance";
import { vi } from "vitest";
import { malaya1941 } from "./game.ts";

/** A short run with every `npm test`; a long one with `npm run nightly`. */
const length = process.env.SANDTABLE_LONG ? { games: 20, playouts: 500 } : { games: 1, playouts: 36 };

// A game is long: saved, restored and played to its end many times over it takes more than the usual minute on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

conformance(malaya1941, { ...length, golden: "golden" });
