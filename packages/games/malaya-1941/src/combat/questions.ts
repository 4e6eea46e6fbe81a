import type { Hex, Unit } from "@sandtable/hex";
import type { CombatTable } from "../data/records.ts";

type YesNo = "yes" | "no";
type Piece = Unit | "end";
type Way = "break-down" | "lose" | "break-and-lose";

/** What may be answered to each question of this part. */
export type CombatAnswers = {
  target: Hex | "end";
  "more-targets": Hex | "end";
  battle: Hex;
  table: CombatTable;
  intelligence: YesNo;
  thais: YesNo;
  "tank-shock": YesNo;
  banzai: YesNo;
  attrition: Way;
  stand: YesNo;
  rally: YesNo;
  retreat: Hex;
  pursuit: Hex | "stay";
} & PieceAnswers;

/** Questions whose answer is a counter of one's own. */
export type PieceAnswers = {
  fighter: Piece;
  attacker: Piece;
  "break-down": Piece;
  loss: Piece;
  "attrition-unit": Piece;
  survivor: Piece;
  "battalion-lost": Piece;
  "retreat-order": Piece;
};
