import { type Force, KEMPEITAI, PIECES_OF, type Piece, SUPPLY } from "@sandtable/japanese-occupation/shape";
import {
  BLUE_ACTIVE,
  BLUE_UNDERGROUND,
  type Kind,
  LIGHT_POLICE,
  MARKER,
  NEW_VILLAGE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  type Supply,
  supplyOf,
  TROOPS,
} from "../coin/index.ts";
import { Force136, JungleCamp, Kempeitai } from "./symbols.tsx";

/** What is in the box of Japanese Occupation (1.2, 1.4). */

export type Loose = Piece | Force | "villages";

const cardboard = (Drawing: Kind["Drawing"]): Kind => ({
  Drawing,
  width: MARKER,
  height: MARKER,
  scale: 1,
  shadow: "none",
});

export const KIT: Readonly<Record<Loose, Kind>> = {
  troops: TROOPS,
  police: LIGHT_POLICE,
  mpaja_underground: RED_UNDERGROUND,
  mpaja_active: RED_ACTIVE,
  mpaja: RED_UNDERGROUND,
  other_underground: BLUE_UNDERGROUND,
  other_active: BLUE_ACTIVE,
  others: BLUE_UNDERGROUND,
  caches: RED_DISC,
  camps: cardboard(JungleCamp),
  force136: cardboard(Force136),
  kempeitai: cardboard(Kempeitai),
  villages: NEW_VILLAGE,
};

/** From below to above, as they lie on the table. */
const { villages, troops, police, ...british } = SUPPLY;
export const TOKENS: Supply = supplyOf(
  { villages, troops, police, kempeitai: KEMPEITAI, ...british },
  PIECES_OF,
);
