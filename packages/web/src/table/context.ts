import type { AnyCatalogue } from "@sandtable/engine";
import { CHANCE, say } from "@sandtable/engine";
import type { GameListing, HistoryStep, Message, Place, Seat, View } from "@sandtable/protocol";
import { createContext, type RefObject, use } from "react";
import { useStore } from "zustand";
import type { GameFace } from "../faces/face.ts";
import type { ShellWords } from "../words/index.ts";
import type { TableController } from "./controller.ts";
import type { BoardHandle, Page, PageState } from "./page.ts";
import type { TableState } from "./state.ts";

/** What every part of a table needs; it stays the same while the table is open. */
export interface TableContext {
  readonly id: string;
  readonly controller: TableController;
  readonly page: Page;
  readonly board: RefObject<BoardHandle | null>;
  /** The field that filters the choices, where there is one. */
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly face: GameFace;
  /** The words of the game. */
  readonly words: AnyCatalogue;
  readonly listing: GameListing;
  readonly openRule: (number?: string) => void;
  readonly look: (place: Place | undefined) => void;
  /** Look at a place, and bring it into the middle of the board. */
  readonly show: (place: Place) => void;
  readonly showMoment: (at: number) => void;
  /** Back from a moment of the past to the table. */
  readonly leaveReplay: () => void;
  /** A new table from a moment of this one, against a bot. */
  readonly playOn: (at: number, seat: Seat) => void;
  readonly rematch: () => void;
  /** Another lesson of the course. */
  readonly learn: (lesson: string) => void;
  readonly analyse: () => void;
  /** Hand the transcript over as a file. */
  readonly save: () => void;
  /** Ask a bot why it did what it did last. */
  readonly askWhy: (seat: Seat) => void;
}

/** The past of a table: its steps, and the one that the address names. */
export interface Replay {
  readonly steps?: readonly HistoryStep[];
  /** The step that is looked at; none while the table itself is shown. */
  readonly step?: HistoryStep;
  readonly index: number;
  readonly show: (index: number) => void;
  /** One step from the last one shown: small enough to be animated. */
  readonly isStepping: boolean;
  /** The seat in whose fog a game with secrets is looked at when it is over; none: everything lies open. */
  readonly fog: Seat | undefined;
  readonly setFog: (seat: Seat | undefined) => void;
}

const Context = createContext<TableContext | undefined>(undefined);
export const TableProvider = Context.Provider;

const Past = createContext<Replay | undefined>(undefined);
export const ReplayProvider = Past.Provider;

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("no table here");
  return value;
}

export const useTable = (): TableContext => given(use(Context));

export const useReplay = (): Replay => given(use(Past));

export const useTableState = <T>(select: (state: TableState) => T): T =>
  useStore(useTable().controller.store, select);

export const usePage = <T>(select: (state: PageState) => T): T => useStore(useTable().page, select);

/** The position that is shown: a moment of the past, or where the table is. */
export function useView(): View | undefined {
  const view = useTableState((state) => state.view);
  return useReplay().step?.view ?? view;
}

/** A message of the game in words; what is a text already stays as it is. */
export const useSay = (): ((message: Message | string) => string) => {
  const { words } = useTable();
  return (message) => (typeof message === "string" ? message : say(words, message));
};

export const seatName = ({ roles }: GameListing, seat: Seat | undefined): string =>
  roles.find((role) => role.seat === seat)?.name ?? seat ?? "";

/** Who acts, in words: a side, or chance. */
export const actorName = (words: ShellWords, listing: GameListing, seat: Seat | undefined): string =>
  seat === CHANCE ? words.chance : seatName(listing, seat);
