import {
  type Kind,
  POLICE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  type Supply,
  TROOPS,
} from "../coin/index.ts";
import { CurfewCounter } from "./symbols.tsx";
import { CURFEWS, type Force, type Piece } from "./view.ts";

/** What is in the box of Palestine (1.4). */

export type Loose = Piece | Force | "curfews";

export const KIT: Readonly<Record<Loose, Kind>> = {
  troops: TROOPS,
  police: POLICE,
  underground: RED_UNDERGROUND,
  cells: RED_UNDERGROUND,
  active: RED_ACTIVE,
  caches: RED_DISC,
  curfews: { Drawing: CurfewCounter, width: 28, height: 28, scale: 1, shadow: "narrow" },
};

export const SUPPLY: Supply = {
  counts: { troops: 12, police: 6, cells: 15, caches: 5, curfews: CURFEWS },
  forceOf: (piece) => (piece === "underground" || piece === "active" ? "cells" : piece),
};
