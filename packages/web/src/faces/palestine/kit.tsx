import { type Force, PIECES_OF, type Piece, SUPPLY } from "@sandtable/palestine/shape";
import {
  type Kind,
  POLICE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  type Supply,
  supplyOf,
  TROOPS,
} from "../coin/index.ts";
import { CurfewCounter } from "./symbols.tsx";

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

export const TOKENS: Supply = supplyOf(SUPPLY, PIECES_OF);
