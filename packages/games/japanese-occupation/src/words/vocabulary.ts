import type { Things } from "@sandtable/coin";
import type { CoinVocabulary, None, SaidIn } from "@sandtable/coin/words";
import type { AboutIn } from "@sandtable/engine";
import type { RailwayId, SpaceId, ZipperBox } from "../board.ts";
import type { Icon } from "../cards.ts";
import type { RollCause } from "../log.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Band, Faction, Force, Piece } from "../state.ts";

/** What an Event may ask of a player. */
export type CardQuestion =
  | "operation"
  | "special"
  | "act"
  | "place-mpaja"
  | "place-others"
  | "place-police"
  | "which-others"
  | "others-to"
  | "remove-guerrilla"
  | "remove-police"
  | "remove-camp"
  | "remove-cache"
  | "remove-force136"
  | "remove-kempeitai"
  | "remove-piece"
  | "remove-opposition"
  | "which-force136"
  | "force136-to"
  | "province"
  | "troops"
  | "sabotage"
  | "repair"
  | "reveal"
  | "conceal"
  | "remove-chit";

/** The alternatives that Events and Operations offer beside spaces, pieces and numbers. */
export const ALTERNATIVES = [
  "sabotage",
  "ambush",
  "police",
  "roll",
  "conceal",
  "village",
  "available",
] as const;
export type Alternative = (typeof ALTERNATIVES)[number];

/** What there is in this game. */
export interface OccupationThings extends Things {
  readonly faction: Faction;
  readonly space: SpaceId;
  readonly piece: Piece;
  readonly force: Force;
  readonly operation: OperationKind;
  readonly special: SpecialKind;
  readonly alternative: Alternative;
  readonly question: CardQuestion;
}

/** Every message of the game with its parameters. */
export type Vocabulary = CoinVocabulary<OccupationThings> & {
  "prompt.space": { readonly operation: OperationKind; readonly chosen: number; readonly max: number };
  "prompt.destination": { readonly operation: OperationKind; readonly chosen: number; readonly max: number };
  "prompt.guerrillas": { readonly space: SpaceId; readonly left: number };
  "prompt.contact": { readonly moved: boolean; readonly placing: boolean };
  "prompt.contact-to": { readonly space: SpaceId };
  "prompt.escort": { readonly from: SpaceId; readonly to: SpaceId };
  "prompt.camp-from": { readonly space: SpaceId };
  "prompt.sabotage": { readonly space: SpaceId };
  "prompt.ambush": { readonly space: SpaceId; readonly needed: number };
  "prompt.ambush-move": { readonly space: SpaceId };
  "prompt.construct": { readonly space: SpaceId };
  "prompt.forced-labor": { readonly railway: RailwayId };
  "prompt.split": { readonly space: SpaceId; readonly count: number; readonly change: "activate" | "remove" };
  "prompt.relocate": { readonly pieces: readonly Piece[]; readonly rule: string };
  "prompt.relocate-to": { readonly piece: Piece; readonly space: SpaceId };
  "prompt.cache-from": { readonly space: SpaceId };
  "prompt.discourage": None;
  "prompt.gather": { readonly space: SpaceId };
  "prompt.raid": { readonly space: SpaceId };
  "prompt.raid-more": { readonly from: SpaceId; readonly space: SpaceId };
  "prompt.strike": { readonly space: SpaceId };
  "prompt.repair-first": None;
  "prompt.flee": { readonly space: SpaceId };
  "prompt.reprisal-to": { readonly space: SpaceId };
  "prompt.eliminate": { readonly space: SpaceId; readonly needed: number };
  "prompt.eliminated": { readonly space: SpaceId };
  "prompt.icon": { readonly icon: Icon };
  "prompt.attrition": { readonly space: SpaceId };
  "prompt.mobilize": { readonly left: number };
  "prompt.opposition": { readonly railway: RailwayId };
  "prompt.give-back": { readonly box: ZipperBox };
  "prompt.return": None;
  "prompt.roll": { readonly cause: RollCause; readonly space: SpaceId; readonly needed: number };
  "prompt.intel": { readonly space: SpaceId };

  "choice.place": { readonly force: Band; readonly count: number };
  "choice.railway": { readonly railway: RailwayId };
  "choice.intel": { readonly value: number };
  "choice.chit": { readonly space: SpaceId };

  "why.mandatory": None;
  "why.no-force136": None;
  "why.no-force136-left": None;
  "why.train-where": None;
  "why.not-province": None;
  "why.no-underground": None;
  "why.no-railway": None;
  "why.nothing-to-ambush": None;
  "why.deploy-where": None;
  "why.at-opposition": None;
  "why.no-troops": None;
  "why.too-few-troops": None;
  "why.no-troops-near": None;
  "why.outnumbered": None;
  "why.nothing-to-construct": None;
  "why.no-active": None;
  "why.no-camp": None;
  "why.has-cache": None;
  "why.no-cache-left": None;
  "why.nothing-to-gather": None;
  "why.nobody-to-raid": None;
  "why.not-center": None;
  "why.nothing-to-extract": None;
  "why.nothing-to-reprisal": None;
  "why.no-kempeitai": None;
  "why.nothing-to-eliminate": None;
  "why.operation-first": None;
};

/** A message of this game, checked by the compiler and free at run time. */
export type Said = SaidIn<Vocabulary>;

/** Every question of the game. */
export type Asked = AboutIn<Vocabulary>;
