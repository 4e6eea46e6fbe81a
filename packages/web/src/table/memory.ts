import { storage } from "../settings.ts";

/** The last update of each table that was shown here, so that a later visit plays back what came after it. */
const nameOf = (table: string): string => `sandtable.seen.${table}`;

export function seenOf(table: string): number | undefined {
  const stored = storage.read(nameOf(table));
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : undefined;
}

export const rememberSeen = (table: string, number: number): void =>
  storage.write(nameOf(table), String(number));
