import type { Things } from "@sandtable/coin";
import type { CoinVocabulary, None, SaidIn } from "@sandtable/coin/words";
import type { AboutIn } from "@sandtable/engine";
import type { SpaceId } from "../board.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { ChitValue, Faction, Force, Piece } from "../state.ts";

/** What an Event may ask of a player. */
export type CardQuestion =
  | "operation"
  | "special"
  | "direction"
  | "half"
  | "place-cell"
  | "place-police"
  | "place-cache"
  | "remove-cell"
  | "remove-police"
  | "remove-cache"
  | "remove-sabotage"
  | "remove-terror"
  | "terror"
  | "imprison"
  | "exile"
  | "release";

/** The alternatives that Events and Operations offer beside spaces and numbers. */
export const ALTERNATIVES = [
  "yes",
  "no",
  "curfew",
  "left",
  "right",
  "irgun-operation",
  "british-draw",
] as const;
export type Alternative = (typeof ALTERNATIVES)[number];

/** What there is in this game. */
export interface PalestineThings extends Things {
  readonly faction: Faction;
  readonly space: SpaceId;
  readonly piece: Piece;
  readonly force: Force;
  readonly operation: OperationKind;
  readonly special: SpecialKind;
  readonly alternative: Alternative;
  readonly question: CardQuestion;
}

type Selecting = { readonly operation: OperationKind; readonly chosen: number; readonly max: number };

/** Every message of the game with its parameters. */
export type Vocabulary = CoinVocabulary<PalestineThings> & {
  "prompt.space": Selecting;
  "prompt.destination": Selecting;
  "prompt.troops-to": None;
  "prompt.patrol-in": { readonly chosen: number; readonly max: number };
  "prompt.search-city": { readonly space: SpaceId; readonly per: number };
  "prompt.spend-chit": { readonly space: SpaceId; readonly bought: number; readonly most: number };
  "prompt.underground-taken": { readonly space: SpaceId };
  "prompt.travel-to": { readonly space: SpaceId; readonly left: number };
  "prompt.travel-active": { readonly from: SpaceId; readonly to: SpaceId };
  "prompt.travel-underground": { readonly from: SpaceId; readonly to: SpaceId };
  "prompt.spend-cache": { readonly space: SpaceId; readonly police: number };
  "prompt.sabotage-roll": { readonly space: SpaceId; readonly modifier: number };
  "prompt.terror-roll": { readonly space: SpaceId; readonly modifier: number };
  "prompt.rob-roll": { readonly space: SpaceId };
  "prompt.mines-roll": { readonly space: SpaceId };
  "prompt.negotiate-roll": { readonly terror: number; readonly haganah: number };
  "prompt.detention-roll": { readonly space: SpaceId };
  "prompt.embassy-roll": None;
  "prompt.detain": { readonly space: SpaceId; readonly left: number };
  "prompt.draw-chit": None;
  "prompt.back-to-track": { readonly force: "cells" | "caches"; readonly left: number };
  "prompt.rob-one": None;
  "prompt.discard-chit": { readonly left: number };
  "prompt.haganah-cache": None;
  "prompt.redeploy-from": { readonly force: "troops" | "police" };
  "prompt.redeploy-to": { readonly force: "troops" | "police"; readonly space: SpaceId };
  "prompt.cell-to": { readonly space: SpaceId };
  "prompt.cache-from": None;
  "prompt.cache-to": { readonly space: SpaceId };
  "prompt.curfew-cell": { readonly space: SpaceId };

  "choice.chit": { readonly value: ChitValue };
  "choice.lead": { readonly value: ChitValue };
  "choice.offensive": { readonly space: SpaceId };

  "why.deploy-where": None;
  "why.outnumbered": None;
  "why.no-cells": None;
  "why.no-troops": None;
  "why.no-irgun": None;
  "why.no-police": None;
  "why.curfew": None;
  "why.no-cache-near": None;
  "why.no-cell-left": None;
  "why.no-underground": None;
  "why.cell-moved": None;
  "why.not-city": None;
  "why.rob-where": None;
  "why.no-more-cells": None;
  "why.irgun-present": None;
  "why.no-troops-and-police": None;
  "why.nothing-to-restore": None;
  "why.no-curfew": None;
  "why.three-troops": None;
  "why.too-few-underground": None;
  "why.operation-first": None;
  "why.no-police-to-patrol": None;
  "why.not-patrolled": None;
  "why.no-room-for-cache": None;
};

/** A message of this game, checked by the compiler and free at run time. */
export type Said = SaidIn<Vocabulary>;

/** Every question of the game. */
export type Asked = AboutIn<Vocabulary>;

/** What is asked in the course of an Operation, a Special Activity or a phase: of each side its own. */
export type TurnAsked = Exclude<Asked, { readonly kind: "box" | "event" | "card" }>;
