import type { Things } from "@sandtable/coin";
import type { CoinVocabulary, None, SaidIn } from "@sandtable/coin/words";
import type { AboutIn } from "@sandtable/engine";
import type { SpaceId } from "../board.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Faction, Force, Piece } from "../state.ts";

/** What an Event may ask of a player. */
export type CardQuestion =
  | "effect"
  | "operation"
  | "place-guerrillas"
  | "place-police"
  | "place-base"
  | "place-village"
  | "remove-guerrilla"
  | "remove-piece"
  | "replace-guerrilla"
  | "replace-village"
  | "shift-opposition"
  | "shift-support"
  | "set-neutral"
  | "set-opposition"
  | "set-support"
  | "terror"
  | "activate"
  | "troops-from"
  | "troops-to"
  | "commander"
  | "food-or-guerrilla"
  | "pay";

/** The alternatives that Events and Operations offer beside spaces and numbers. */
export const ALTERNATIVES = [
  "yes",
  "no",
  "guerrilla",
  "guerrillas",
  "base",
  "hide",
  "police",
  "village-and-support",
  "two-guerrillas",
  "place-base",
  "resources",
  "one-resource",
  "will",
  "left",
  "right",
] as const;
export type Alternative = (typeof ALTERNATIVES)[number];

/** What there is in this game. */
export interface MalayaThings extends Things {
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
export type Vocabulary = CoinVocabulary<MalayaThings> & {
  "prompt.space": {
    readonly operation: OperationKind;
    readonly chosen: number;
    readonly max: number;
    readonly resources: number;
    readonly free: boolean;
  };
  "prompt.destination": {
    readonly operation: OperationKind;
    readonly chosen: number;
    readonly max: number;
    readonly resources: number;
    readonly free: boolean;
  };
  "prompt.cubes": { readonly space: SpaceId; readonly left: number; readonly resources: number };
  "prompt.assault-ec": None;
  "prompt.bases-first": { readonly space: SpaceId };
  "prompt.rally": { readonly space: SpaceId };
  "prompt.replace": { readonly space: SpaceId };
  "prompt.cubes-lost": { readonly space: SpaceId };
  "prompt.running-dogs": { readonly space: SpaceId };
  "prompt.pacify": { readonly chosen: number; readonly max: number; readonly resources: number };
  "prompt.agitate": { readonly chosen: number; readonly max: number; readonly resources: number };
  "prompt.spend": { readonly space: SpaceId; readonly price: number; readonly terror: number };
  "prompt.reprisal-to": { readonly space: SpaceId };
  "prompt.intimidate": { readonly space: SpaceId };
  "prompt.redeploy-from": { readonly force: "troops" | "police" };
  "prompt.redeploy-to": { readonly force: "troops" | "police"; readonly space: SpaceId };
  "prompt.roll": { readonly space: SpaceId; readonly needed: number };

  "choice.place": { readonly force: "troops" | "police"; readonly count: number };
  "choice.pair": { readonly underground: number };
  "choice.lost": { readonly troops: number };

  "why.cannot-pay": { readonly price: number };
  "why.train-where": None;
  "why.mcp-control": None;
  "why.garrison-where": None;
  "why.one-province": None;
  "why.sweep-where": None;
  "why.no-cubes": None;
  "why.no-mcp-pieces": None;
  "why.rally-where": None;
  "why.at-support": None;
  "why.new-village": None;
  "why.no-adjacent-guerrilla": None;
  "why.no-guerrilla": None;
  "why.no-underground": None;
  "why.not-thailand": None;
  "why.not-province": None;
  "why.not-british-control": None;
  "why.british-control": None;
  "why.has-village": None;
  "why.no-village-left": None;
  "why.no-troops": None;
  "why.no-british": None;
  "why.no-active": None;
  "why.nothing-to-intimidate": None;
  "why.needs-troops-and-police": None;
  "why.needs-base-and-control": None;
  "why.not-selected": None;
  "why.never-shifts": None;
  "why.already-there": None;
  "why.operation-first": None;
};

/** A message of this game, checked by the compiler and free at run time. */
export type Said = SaidIn<Vocabulary>;

/** Every question of the game. */
export type Asked = AboutIn<Vocabulary>;
