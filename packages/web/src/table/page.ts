import type { ChoiceShown, Place, Seat } from "@sandtable/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Square } from "../faces/face.ts";

/** What keys and buttons do with the board. */
export interface BoardHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  pan(x: number, y: number): void;
  /** Bring a place into the middle, large enough to be seen; `at` tells where it is if it has no element. */
  centre(place: Place, at: Square | undefined): void;
  /** Bring one of these places into view, if none of them is. */
  reveal(places: readonly { readonly place: Place; readonly at: Square | undefined }[]): void;
  /** While it is held, a pointer that moves does not move the board. */
  hold(isHeld: boolean): void;
  readonly window: HTMLElement;
  readonly sheet: HTMLElement;
  readonly frame: HTMLElement;
  /** Where the pointer is, on the screen; nothing while it is elsewhere. */
  pointer(): { readonly x: number; readonly y: number } | undefined;
  /** Where the last click or the focus was, within the frame. */
  lastPoint(): { readonly x: number; readonly y: number };
}

/** Several choices at one place, listed beside it. */
export interface PlaceMenuAt {
  readonly title: string;
  readonly choices: readonly ChoiceShown[];
  readonly x: number;
  readonly y: number;
}

/** An opening of the rules: made anew each time somebody asks, be it for the same number. */
export interface RulesOpening {
  /** The rule or card to open at. */
  readonly at?: string;
}

/** What lies open on this page, and is no business of the table's: what is looked at, and which dialogs are open. */
export interface PageState {
  readonly looked?: Place | undefined;
  /** Where a choice that is pointed at in the list could lead. */
  readonly leads?: readonly Place[] | undefined;
  /** What was looked at last stays readable in its panel. */
  readonly kept?: Place | undefined;
  readonly menu?: PlaceMenuAt | undefined;
  readonly rules?: RulesOpening | undefined;
  /** The bot that is asked why. */
  readonly asked?: Seat | undefined;
  /** Something that did not work, in words. */
  readonly trouble?: string | undefined;
  /** A plan is being made: what is put down somewhere is written down and not done. */
  readonly isPlanning?: boolean;
  readonly keep?: ((piece: Place, to: Place) => void) | undefined;
  readonly isResigning: boolean;
  /** What is being asked of the other side, or taken. */
  readonly talking?: "pause" | "holiday" | undefined;
  readonly isEndShown: boolean;
}

export type Page = StoreApi<PageState>;

export const newPage = (): Page => createStore<PageState>(() => ({ isResigning: false, isEndShown: true }));
