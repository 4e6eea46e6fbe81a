import { type Force, PIECES_OF, type Piece, SUPPLY } from "@sandtable/malaya/shape";
import {
  type Kind,
  NEW_VILLAGE,
  POLICE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  type Supply,
  supplyOf,
  TROOPS,
} from "../coin/index.ts";

/** What is in the box of Malaya (1.4). */

export type Loose = Piece | Force | "villages";

export const KIT: Readonly<Record<Loose, Kind>> = {
  troops: TROOPS,
  police: POLICE,
  underground: RED_UNDERGROUND,
  guerrillas: RED_UNDERGROUND,
  active: RED_ACTIVE,
  bases: RED_DISC,
  villages: NEW_VILLAGE,
};

export const TOKENS: Supply = supplyOf(SUPPLY, PIECES_OF);
