import { conformance } from "@sandtable/engine/conformance";
import { malaya } from "./game.ts";

conformance(malaya, { games: 6, playouts: 400, golden: "golden" });
