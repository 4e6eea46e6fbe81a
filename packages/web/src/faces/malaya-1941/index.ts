import type { LogEvent } from "@sandtable/protocol";
import type { GameFace } from "../face.ts";
import { openNotes, readyKey } from "../hex/index.ts";
import { Aid } from "./aid.tsx";
import { Board } from "./board.tsx";
import { describe } from "./describe.ts";
import { HEX } from "./layout.ts";
import { figures } from "./on-table.ts";
import { overlays } from "./overlays.ts";
import { ForcesPanel } from "./panels/forces.tsx";
import { LayersPanel } from "./panels/layers.tsx";
import { forecast, places, text, touched } from "./places.ts";
import { rolls } from "./rolls.ts";
import { verdictLines } from "./verdict.ts";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** Malaya 1941 on the page: a hex map under fog, without cards. */
export const faceMalaya1941: GameFace = {
  id: "malaya-1941",
  Board,
  describe,
  Aid,
  opened: openNotes,
  places,
  forecast,
  text,
  at: (place) =>
    place.on === "hex" && HEX.has(place.id)
      ? { ...HEX.centre(place.id), size: 2 * HEX.measures.size }
      : undefined,
  panels: [
    { id: "forces", title: words.panel.forces, Component: ForcesPanel },
    { id: "layers", title: words.panel.layers, Component: LayersPanel },
  ],
  keys: [
    readyKey((view) =>
      (ownSide(tableOf(view))?.units ?? []).filter(({ ready }) => ready).map(({ id }) => id),
    ),
    ...overlays.keys,
  ],
  touched,
  figures,
  rolls,
  verdict: verdictLines,
  when: (view) => words.turnName({ turn: tableOf(view).turn }),
  milestone: (event) => {
    if (event.kind !== "turn") return undefined;
    const { turn } = event as LogEvent & { turn: number };
    return { name: words.turnName({ turn }), short: String(turn) };
  },
};
