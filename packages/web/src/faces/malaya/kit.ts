import {
  type Kind,
  NEW_VILLAGE,
  POLICE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  type Supply,
  TROOPS,
} from "../coin/index.ts";
import { type Force, type Piece, VILLAGES } from "./view.ts";

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

export const SUPPLY: Supply = {
  counts: { troops: 15, police: 15, guerrillas: 15, bases: 4, villages: VILLAGES },
  forceOf: (piece) => (piece === "underground" || piece === "active" ? "guerrillas" : piece),
};
