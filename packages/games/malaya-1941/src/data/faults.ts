import type * as map from "./map.ts";
import type * as tables from "./tables.ts";
import type * as units from "./units.ts";

/** The shape of the data without its values: what somebody who edits it might put there. */
type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends null
        ? number | null
        : T extends readonly (infer Entry)[]
          ? readonly Loose<Entry>[]
          : { readonly [Key in keyof T]: Loose<T[Key]> };

export interface Data {
  readonly map: Loose<typeof map>;
  readonly units: Loose<typeof units>;
  readonly tables: Loose<typeof tables>;
}

/** Names a fault of one file. */
export type Say = (row: string, field: string, what: string) => void;

export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The values that come a second time. */
export const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];
