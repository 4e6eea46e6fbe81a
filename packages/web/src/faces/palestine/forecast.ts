import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { SpaceId } from "@sandtable/palestine/map";
import { discardedOf, type PalestineView, releasedFrom, tableOf } from "@sandtable/palestine/shape";
import { earlyVictory } from "@sandtable/palestine/victory";
import type { View } from "@sandtable/protocol";
import { listed, signed, times } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { counted, sabotageMarkers, spaceName, terrorMarkers, theSpace } from "./names.ts";
import { CITIES, DISTRICTS, RAILWAYS, SPACE_IDS } from "./spaces.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

/** " (Gaza 2, Lydda 1)": where the markers of a loss lie. */
const where = (view: PalestineView, ids: readonly SpaceId[], marker: "sabotage" | "terror"): string => {
  const lying = ids.filter((id) => view.spaces[id][marker] > 0);
  return lying.length === 0
    ? ""
    : ` (${lying.map((id) => `${spaceName(id)} ${view.spaces[id][marker]}`).join(", ")})`;
};

const named = (ids: readonly SpaceId[]): string =>
  ids.length === 0 ? "" : ` (${ids.map(spaceName).join(", ")})`;

/** 6.1.1, 6.1.2 The Political Will phase, cause by cause. */
function causes(view: PalestineView): string[] {
  const { districts, cities, terror, railways, clearRailways, clearCities } = view.forecast;
  const broken = RAILWAYS.filter((id) => view.spaces[id].sabotage > 0);
  const orderly = CITIES.filter((id) => view.spaces[id].sabotage + view.spaces[id].terror === 0);
  return [
    `Sabotage in Districts: ${signed(-districts)}${where(view, DISTRICTS, "sabotage")}.`,
    `Sabotage in Cities: ${signed(-cities)}${where(view, CITIES, "sabotage")}.`,
    `Terror in Cities: ${signed(-terror)}${where(view, CITIES, "terror")}.`,
    `Railways with Sabotage: ${signed(-railways)}${named(broken)}.`,
    `No Railway with Sabotage: ${signed(clearRailways)}.`,
    `Cities without Sabotage and Terror: ${signed(clearCities)}${named(orderly)}.`,
  ];
}

/** 6.1.3, 6.1.4 */
function verdict(will: number, last: boolean): string {
  if (earlyVictory({ politicalWill: will })) return "The Irgun would win: Political Will would be at 0.";
  return last
    ? `It is the last round: the British would win, Political Will ${will} is above 0.`
    : "The game would go on: Political Will stays above 0.";
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { net } = view.forecast;
  const will = onTrack(view.politicalWill + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  return {
    title: `Propaganda Round ${Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS)}, if it came now`,
    lines: [
      ...causes(view),
      `Political Will: ${signed(net)}, from ${view.politicalWill} to ${will}.`,
      verdict(will, last),
      ...(earlyVictory({ politicalWill: will }) || last ? [] : afterwards(view)),
    ],
  };
}

const cellsIn = (id: SpaceId, { spaces }: PalestineView): number =>
  spaces[id].underground + spaces[id].active;
const curfewed = ({ spaces }: PalestineView): readonly SpaceId[] => CITIES.filter((id) => spaces[id].curfew);
const MARKERS = ["sabotage", "terror"] as const;

/** 6.2 to 6.4, when the game goes on. */
function afterwards(view: PalestineView): string[] {
  const robbed = [...DISTRICTS, ...CITIES].filter((id) => cellsIn(id, view) > view.spaces[id].police);
  const sum = (count: (id: SpaceId) => number): number => SPACE_IDS.reduce((all, id) => all + count(id), 0);
  const [sabotage, terror] = MARKERS.map((marker) => sum((id) => view.spaces[id][marker]));
  const curfews = curfewed(view).length;
  return [
    robbed.length === 0
      ? "The Irgun could Rob nowhere."
      : `The Irgun could Rob in one of: ${listed(robbed.map(theSpace))}.`,
    intelLine(view),
    ...haganahLine(view),
    ...curfewLine(view),
    `Reset: ${sabotageMarkers(sabotage)}, ${terrorMarkers(terror)} and ${times(curfews, "Curfew")} off; ${counted("cells", releasedFrom(view.prison))} out of Prison; ${counted(
      "active",
      sum((id) => view.spaces[id].active),
    )} back Underground; the Irgun 1st Eligible.`,
  ];
}

/** 6.2.2 */
function intelLine({ intel: { held } }: PalestineView): string {
  const count = held.reduce((all, one) => all + one, 0);
  if (count === 0) return "The British hold no Intel and would draw a Chit.";
  const lost = discardedOf(count);
  return lost === 0
    ? "The British would keep their Intel Chit."
    : `The British would discard ${lost} of ${count} Intel Chits.`;
}

/** 6.2.3 */
function haganahLine({ haganah: { value } }: PalestineView): string[] {
  if (value === 0) return ["Haganah at 0: the British would draw an Intel Chit."];
  return value === 4 ? ["Haganah at 4: the Irgun could place an Arms Cache with a Cell."] : [];
}

/** P29 At the start of the Reset phase. */
function curfewLine(view: PalestineView): string[] {
  const text = view.capabilities.P29;
  const cities = curfewed(view).filter((id) => text === "shaded" || cellsIn(id, view) > 0);
  if (text === undefined || cities.length === 0) return [];
  const where = listed(cities.map(spaceName));
  return [
    text === "shaded"
      ? `Curfews (P29): the Irgun could place a Cell in each of ${where}.`
      : `Curfews (P29): a Cell would become Available from each of ${where}.`,
  ];
}
