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
  TROOPS,
} from "../coin/index.ts";
import { Force136, JungleCamp, Kempeitai } from "./symbols.tsx";
import type { Piece, Pooled } from "./view.ts";

/** What is in the box of Japanese Occupation (1.2, 1.4). */

export type Loose = Piece | Pooled | "kempeitai";

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

const FORCE_OF: Readonly<Record<string, string>> = {
  mpaja_underground: "mpaja",
  mpaja_active: "mpaja",
  other_underground: "others",
  other_active: "others",
};

export const SUPPLY: Supply = {
  counts: {
    villages: 4,
    troops: 15,
    police: 6,
    kempeitai: 3,
    mpaja: 10,
    others: 4,
    caches: 5,
    camps: 4,
    force136: 3,
  },
  forceOf: (piece) => FORCE_OF[piece] ?? piece,
};
