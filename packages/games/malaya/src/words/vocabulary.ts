import type { Box } from "@sandtable/coin";
import type { SpaceId } from "../board.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Faction, Force, Piece, Side } from "../state.ts";

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

type None = Record<never, never>;

/** Every message of the game with its parameters. */
export type Vocabulary = {
  "prompt.box": { readonly first: boolean };
  "prompt.operation": { readonly box: Box };
  "prompt.event": { readonly card: string };
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
  "prompt.movers": { readonly operation: OperationKind; readonly space: SpaceId };
  "prompt.count": { readonly piece: Piece; readonly from: SpaceId; readonly to: SpaceId };
  "prompt.cubes": { readonly space: SpaceId; readonly left: number; readonly resources: number };
  "prompt.reveal": { readonly operation: OperationKind };
  "prompt.assault-ec": None;
  "prompt.bases-first": { readonly space: SpaceId };
  "prompt.rally": { readonly space: SpaceId };
  "prompt.replace": { readonly space: SpaceId };
  "prompt.place-count": { readonly force: Force; readonly space: SpaceId };
  "prompt.take": { readonly force: Force; readonly space: SpaceId };
  "prompt.cubes-lost": { readonly space: SpaceId };
  "prompt.running-dogs": { readonly space: SpaceId };
  "prompt.pacify": { readonly chosen: number; readonly max: number; readonly resources: number };
  "prompt.agitate": { readonly chosen: number; readonly max: number; readonly resources: number };
  "prompt.spend": { readonly space: SpaceId; readonly price: number; readonly terror: number };
  "prompt.after": { readonly operation: OperationKind };
  "prompt.special": { readonly special: SpecialKind; readonly chosen: number; readonly max: number };
  "prompt.reprisal-to": { readonly space: SpaceId };
  "prompt.intimidate": { readonly space: SpaceId };
  "prompt.which-guerrilla": { readonly space: SpaceId };
  /** `nth` of `of` tells how far a card that asks several times has come. */
  "prompt.card": {
    readonly card: string;
    readonly ask: CardQuestion;
    readonly nth: number;
    readonly of: number;
  };
  "prompt.redeploy-from": { readonly force: "troops" | "police" };
  "prompt.redeploy-to": { readonly force: "troops" | "police"; readonly space: SpaceId };
  "prompt.draw": None;
  "prompt.roll": { readonly space: SpaceId; readonly needed: number };

  "choice.space": { readonly space: SpaceId };
  "choice.done": None;
  "choice.none": None;
  "choice.all": None;
  "choice.pass": None;
  "choice.box": { readonly box: Box };
  "choice.operation": { readonly operation: OperationKind };
  "choice.special": { readonly special: SpecialKind };
  "choice.instead": { readonly special: SpecialKind; readonly space: SpaceId };
  "choice.side": { readonly side: Side };
  "choice.count": { readonly count: number };
  "choice.place": { readonly force: "troops" | "police"; readonly count: number };
  "choice.piece": { readonly piece: Piece; readonly space: SpaceId };
  "choice.pair": { readonly underground: number };
  "choice.lost": { readonly troops: number };
  "choice.alternative": { readonly alternative: Alternative };
  "choice.die": { readonly die: number };
  "choice.card": { readonly card: string };

  "why.box-taken": { readonly by: Faction };
  "why.no-operation-space": None;
  "why.cannot-pay": { readonly price: number };
  "why.already-chosen": None;
  "why.elsewhere": None;
  "why.spaces-used-up": { readonly max: number };
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
  "why.cannot-accompany": { readonly operation: OperationKind };
  "why.special-nowhere": None;
  "why.special-used": None;
  "why.step-under-way": None;
  "why.operation-over": None;
  "why.limited-no-special": None;
  "why.single-text": None;
};

/** A message of this game, checked by the compiler and free at run time. */
export type Said = { [K in keyof Vocabulary]: { readonly key: K } & Vocabulary[K] }[keyof Vocabulary];
