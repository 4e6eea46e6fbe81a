import type { LogEvent } from "@sandtable/protocol";
import type { GameFace } from "../face.ts";
import { bearingsBy } from "../hex/index.ts";
import { Aid } from "./aid.tsx";
import { aidOf, ends, groupOf, phaseOf } from "./aids.ts";
import { Board } from "./board.tsx";
import { describe } from "./describe.ts";
import { figures } from "./figures.ts";
import { forecast } from "./forecast.ts";
import { keys } from "./keys.ts";
import { HEX } from "./layout.ts";
import { CalendarPanel } from "./panels/calendar.tsx";
import { LayersPanel } from "./panels/layers.tsx";
import { OrdersPanel } from "./panels/orders.tsx";
import { places, touched } from "./places.ts";
import { rolls } from "./rolls.ts";
import { text } from "./text.ts";
import { tableOf } from "./view.ts";
import { warns } from "./warns.ts";
import { words } from "./words/index.ts";

/** 1942 on the page: a hex map without cards. */
export const face1942: GameFace = {
  id: "1942",
  Board,
  describe,
  places,
  forecast,
  text,
  at: (place) =>
    place.on === "hex" && HEX.has(place.id)
      ? { ...HEX.centre(place.id), size: 2 * HEX.measures.size }
      : undefined,
  panels: [
    { id: "orders", title: words.panel.orders, Component: OrdersPanel },
    { id: "calendar", title: words.panel.calendar, Component: CalendarPanel },
    { id: "layers", title: words.panel.layers, Component: LayersPanel },
  ],
  Aid,
  // A plan may be made for all marches of a segment, for all flights, for all voyages, and for a set-up.
  plans: ({ kind }) => /^(?:setup|land|air|naval|place|move|fly|sail)$/.test(kind),
  aidOf,
  phaseOf,
  groupOf,
  ends,
  // Setting up, marching, flying, sailing; and what goes then.
  bearings: bearingsBy(["setup", "land", "air", "naval"], ["place", "move", "fly", "drop", "sail", "arrive"]),
  warns,
  keys,
  touched,
  figures,
  rolls,
  when: (view) => words.turnName({ turn: tableOf(view).turn }),
  milestone: (event) => {
    if (event.kind !== "turn") return undefined;
    const { turn } = event as LogEvent & { turn: number };
    return { name: words.turnName({ turn }), short: String(turn) };
  },
};
