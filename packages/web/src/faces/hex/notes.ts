import { createStore, useStore } from "zustand";
import { storage } from "../../settings.ts";

/**
 * What a player notes down about a hex: a quick mark and a few words. Notes are his own: they stay in his browser, by table and
 * by the side he plays (two may sit at one screen), and nothing of them is ever sent.
 */

export const NOTE_MARKS = ["weak", "strong", "hq", "decoy"] as const;
export type NoteMark = (typeof NOTE_MARKS)[number];

export interface Note {
  readonly mark?: NoteMark;
  readonly text: string;
}
type Notes = Readonly<Record<string, Note>>;

/** A table that somebody has made notes at, with the notes of each side by hex. */
interface Sheet {
  readonly table: string;
  readonly sides: Readonly<Record<string, Notes>>;
}

const NAME = "sandtable.notes";
/** The longest text, the most notes of a side, and how many tables are remembered: those played last. */
export const NOTE_LENGTH = 80;
const MOST_NOTES = 60;
const MOST_TABLES = 12;

interface State {
  readonly table: string | undefined;
  readonly sheets: readonly Sheet[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function noteFrom(value: unknown): Note | undefined {
  if (!isRecord(value) || typeof value.text !== "string") return undefined;
  const mark = NOTE_MARKS.find((each) => each === value.mark);
  const text = value.text.slice(0, NOTE_LENGTH);
  return mark === undefined && text === "" ? undefined : { ...(mark && { mark }), text };
}

const entriesFrom = <T>(value: unknown, from: (each: unknown) => T | undefined): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, each]): [string, T][] => {
          const found = from(each);
          return found === undefined ? [] : [[key, found]];
        }),
      )
    : {};

const bounded = (notes: Record<string, Note>): Notes =>
  Object.fromEntries(Object.entries(notes).slice(-MOST_NOTES));

/** The notes that a stored text holds; whatever is not one of ours is left out. */
export function readNotes(stored: string | null): readonly Sheet[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.flatMap((each: unknown) =>
      isRecord(each) && typeof each.table === "string"
        ? [
            {
              table: each.table,
              sides: entriesFrom(each.sides, (side) => bounded(entriesFrom(side, noteFrom))),
            },
          ]
        : [],
    );
  } catch {
    return [];
  }
}

const store = createStore<State>(() => ({ table: undefined, sheets: [] }));

/** A table is opened: its notes are fetched. */
export const openNotes = (table: string): void =>
  store.setState({ table, sheets: readNotes(storage.read(NAME)) });

const NONE: Notes = {};
const notesIn = ({ table, sheets }: State, side: string): Notes =>
  sheets.find((sheet) => sheet.table === table)?.sides[side] ?? NONE;

/** The notes of a side at the table that is open. */
export const notesOf = (side: string): Notes => notesIn(store.getState(), side);
export const useNotes = (side: string | undefined): Notes =>
  useStore(store, (state) => (side === undefined ? NONE : notesIn(state, side)));

/** Write a note, or take it away: an empty one is none. */
export function writeNote(side: string, hex: string, note: Note | undefined): void {
  const { table } = store.getState();
  if (table === undefined) return;
  // Another window may have written since.
  const sheets = readNotes(storage.read(NAME));
  const sides = sheets.find((sheet) => sheet.table === table)?.sides ?? {};
  const { [hex]: _, ...others } = sides[side] ?? NONE;
  const kept = note && noteFrom(note);
  const sheet: Sheet = {
    table,
    sides: { ...sides, [side]: bounded(kept ? { ...others, [hex]: kept } : others) },
  };
  const next = [sheet, ...sheets.filter((each) => each.table !== table)].slice(0, MOST_TABLES);
  store.setState({ sheets: next });
  storage.write(NAME, JSON.stringify(next));
}
