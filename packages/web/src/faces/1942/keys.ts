import type { TableView } from "@sandtable/1942/shape";
import type { FaceKey } from "../face.ts";
import { type Overlay, overlays } from "./overlays.ts";
import { unitPlace } from "./places.ts";
import { tableOf } from "./view.ts";

/** What may be laid over the map, with its key and what it shows. */
export const LAYERS: readonly {
  readonly id: Overlay;
  readonly key: string;
  readonly title: string;
  readonly about: string;
}[] = [
  {
    id: "zones",
    key: "z",
    title: "Zones of control",
    about: "of both sides’ units and empty cities (3.0, 9.E)",
  },
  { id: "supply", key: "s", title: "Supply", about: "who is in supply, and along which line (7.0)" },
  { id: "umbrellas", key: "a", title: "Air umbrellas", about: "the hexes each air unit covers (8.1)" },
  { id: "risk", key: "d", title: "Danger at sea", about: "enemy umbrellas over each sea hex (8.1)" },
  { id: "numbers", key: "h", title: "Hex numbers", about: "columns and rows, as in the book" },
];

/** The unit that comes after the one shown last, among those that may still act. */
export function nextReady({ ready }: Pick<TableView, "ready">, last: string | undefined): string | undefined {
  if (ready.length === 0) return undefined;
  return ready[((last === undefined ? -1 : ready.indexOf(last)) + 1) % ready.length];
}

let shown: string | undefined;

export const keys: readonly FaceKey[] = [
  {
    key: "n",
    title: "the next unit that may still act",
    act: ({ view, show }) => {
      shown = nextReady(tableOf(view), shown);
      if (shown !== undefined) show(unitPlace(shown));
    },
  },
  ...LAYERS.map(({ id, key, title }) => ({
    key,
    title: `${title.toLowerCase()} on or off`,
    act: () => overlays.getState().toggle(id),
  })),
];
