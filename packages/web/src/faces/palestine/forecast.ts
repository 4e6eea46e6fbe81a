import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { say } from "@sandtable/engine";
import type { PalestineEvent } from "@sandtable/palestine/log";
import type { SpaceId } from "@sandtable/palestine/map";
import {
  arms,
  discardedOf,
  informs,
  type PalestineView,
  releasedFrom,
  tableOf,
} from "@sandtable/palestine/shape";
import { earlyVictory } from "@sandtable/palestine/victory";
import { en } from "@sandtable/palestine/words";
import type { LogEvent, View } from "@sandtable/protocol";
import { lastCheck, listed, shared } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { counted, spaceName, theSpace } from "./names.ts";
import { CITIES, DISTRICTS, RAILWAYS, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

type Counted = Extract<PalestineEvent, { readonly kind: "forecast" }>;
type Over = Extract<PalestineEvent, { readonly kind: "over" }>;

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
    said.sabotageInDistricts({ sum: -districts, where: where(view, DISTRICTS, "sabotage") }),
    said.sabotageInCities({ sum: -cities, where: where(view, CITIES, "sabotage") }),
    said.terrorInCities({ sum: -terror, where: where(view, CITIES, "terror") }),
    said.brokenRailways({ sum: -railways, where: named(broken) }),
    said.clearRailways({ sum: clearRailways }),
    said.clearCities({ sum: clearCities, where: named(orderly) }),
  ];
}

/** 6.1.3, 6.1.4 */
function verdict(will: number, last: boolean): string {
  if (earlyVictory({ politicalWill: will })) return said.irgunWould;
  return last ? said.britishWould({ will }) : said.goesOn;
}

/** 7.0 The check that ended the game: what was counted, and where that brought Political Will. */
export function verdictLines(given: View, events: readonly LogEvent[]): readonly string[] {
  const check = lastCheck<Counted, Over>(events, "will", ({ will }) => will);
  if (!check) return [];
  const { counted: told, over, from, to } = check;
  const view = tableOf(given);
  return [
    ...causes({ ...view, forecast: { ...view.forecast, ...told } }),
    said.willChange({ net: told.net, from, to }),
    say(en, { ...over, key: "log.over" }),
  ];
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { net } = view.forecast;
  const will = onTrack(view.politicalWill + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  return {
    title: shared.roundIfNow({ round: Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS) }),
    lines: [
      ...causes(view),
      said.willChange({ net, from: view.politicalWill, to: will }),
      verdict(will, last),
      ...(earlyVictory({ politicalWill: will }) || last ? [] : afterwards(view)),
    ],
  };
}

const curfewed = ({ spaces }: PalestineView): readonly SpaceId[] => CITIES.filter((id) => spaces[id].curfew);
const MARKERS = ["sabotage", "terror"] as const;

/** 6.2 to 6.4, when the game goes on. */
function afterwards(view: PalestineView): string[] {
  const sum = (count: (id: SpaceId) => number): number => SPACE_IDS.reduce((all, id) => all + count(id), 0);
  const [sabotage, terror] = MARKERS.map((marker) => sum((id) => view.spaces[id][marker]));
  return [
    said.rob({ spaces: listed(view.forecast.rob.map(theSpace)) }),
    intelLine(view),
    ...haganahLine(view),
    ...curfewLine(view),
    said.reset({
      sabotage,
      terror,
      curfews: curfewed(view).length,
      freed: counted("cells", releasedFrom(view.prison)),
      active: counted(
        "active",
        sum((id) => view.spaces[id].active),
      ),
    }),
  ];
}

/** 6.2.2 */
function intelLine({ intel: { held } }: PalestineView): string {
  const count = held.reduce((all, one) => all + one, 0);
  if (count === 0) return said.drawsIntel;
  const lost = discardedOf(count);
  return lost === 0 ? said.keepsIntel : said.discardsIntel({ lost, held: count });
}

/** 6.2.3 */
function haganahLine({ haganah: { value } }: PalestineView): string[] {
  if (informs(value)) return [said.haganahIntel({ value })];
  return arms(value) ? [said.haganahCache({ value })] : [];
}

/** P29 At the start of the Reset phase. */
function curfewLine(view: PalestineView): string[] {
  const side = view.capabilities.P29;
  const { curfews } = view.forecast;
  if (side === undefined || curfews.length === 0) return [];
  return [said.curfewCells({ side, cities: listed(curfews.map(spaceName)) })];
}
