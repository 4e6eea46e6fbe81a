import type { AnyCatalogue } from "@sandtable/engine";
import { CHANCE, say } from "@sandtable/engine";
import type { GameListing, Message, Place, Seat } from "@sandtable/protocol";
import { createContext, use } from "react";
import { useStore } from "zustand";
import type { GameFace } from "../faces/face.ts";
import type { ShellWords } from "../words/index.ts";
import type { TableController } from "./controller.ts";
import type { TableState } from "./state.ts";

/** What every part of a table needs. */
export interface TableContext {
  readonly controller: TableController;
  readonly face: GameFace;
  /** The words of the game. */
  readonly words: AnyCatalogue;
  readonly listing: GameListing;
  readonly openRule: (number?: string) => void;
  readonly look: (place: Place | undefined) => void;
  /** Look at a place, and bring it into the middle of the board. */
  readonly show: (place: Place) => void;
  readonly showMoment: (at: number) => void;
  /** A new table from a moment of this one, against a bot. */
  readonly playOn: (at: number, seat: Seat) => void;
  /** Ask a bot why it did what it did last. */
  readonly askWhy: (seat: Seat) => void;
}

const Context = createContext<TableContext | undefined>(undefined);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = use(Context);
  if (!table) throw new Error("no table here");
  return table;
}

export const useTableState = <T>(select: (state: TableState) => T): T =>
  useStore(useTable().controller.store, select);

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
