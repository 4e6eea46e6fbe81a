import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { say } from "@sandtable/engine";
import type { OccupationEvent } from "@sandtable/japanese-occupation/log";
import type { SpaceId } from "@sandtable/japanese-occupation/map";
import { zipperMove } from "@sandtable/japanese-occupation/map";
import {
  NEUTRAL_A_LOSS,
  type OccupationView,
  POLICED_A_LOSS,
  RESOURCES_A_LOSS,
  type SpaceView,
  tableOf,
} from "@sandtable/japanese-occupation/shape";
import { en } from "@sandtable/japanese-occupation/words";
import type { LogEvent, View } from "@sandtable/protocol";
import { lastCheck, listed, shared } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { verdict } from "./describe.ts";
import { counted, inSpace, railwayName, spaceName, zipperName } from "./names.ts";
import { onMap, RAILWAY_IDS, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

type Counted = Extract<OccupationEvent, { readonly kind: "forecast" }>;
type Over = Extract<OccupationEvent, { readonly kind: "over" }>;
type Spent = Extract<OccupationEvent, { readonly kind: "resources" | "resistance" }>;

const where = (view: OccupationView, is: (space: SpaceView) => boolean): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => is(view.spaces[id]));

const named = (ids: readonly SpaceId[], name: (id: SpaceId) => string = spaceName): string =>
  ids.length === 0 ? "" : ` (${ids.map(name).join(", ")})`;

function mpajaLines(view: OccupationView): readonly string[] {
  const { clashes: clash, mobilized: coming, mobilizers: left } = view.forecast;
  return [
    ...(clash.length > 0 ? [said.clash({ spaces: listed(clash.map(inSpace)) })] : []),
    coming.length > 0
      ? said.mobilized({
          spaces: listed(coming.map(inSpace)),
          left: left < coming.length ? left : undefined,
        })
      : said.nobodyMobilized,
  ];
}

function zipperLine({ zipper: { box, stored } }: OccupationView, resistance: number): string {
  const { to, freed, owed } = zipperMove(box, resistance, stored);
  return box === to
    ? said.zipperStays({ box: zipperName(to) })
    : said.zipperMoves({ from: zipperName(box), to: zipperName(to), freed, owed });
}

/** 6.2 The Resistance phase, cause by cause. */
function resistanceLines(view: OccupationView): readonly string[] {
  const { intel, caches, resources, neutral, neutralPopulation, police, outnumbered: held } = view.forecast;
  const revealed = where(view, (space) => space.intel?.state === "revealed");
  const stocked = where(view, (space) => space.caches > 0);
  const policed = where(view, (space) => space.police > 0);
  const withValue = (id: SpaceId): string => `${spaceName(id)} ${view.spaces[id].intel?.value}`;
  return [
    said.revealedIntel({ sum: intel, where: named(revealed, withValue) }),
    said.caches({ sum: caches, where: named(stocked) }),
    said.outnumbered({ sum: held.length, where: named(held) }),
    said.resourcesSum({ sum: -resources, resources: view.resources, each: RESOURCES_A_LOSS }),
    said.neutralSum({ sum: -neutral, population: neutralPopulation, each: NEUTRAL_A_LOSS }),
    said.policeSum({ sum: -police, spaces: policed.length, each: POLICED_A_LOSS }),
  ];
}

/** 7.0 The check that ended the game: what was counted, and where that brought Resistance. The Resources that counted are gone by then. */
export function verdictLines(given: View, events: readonly LogEvent[]): readonly string[] {
  const check = lastCheck<Counted, Over>(events, "resistance", (over) => over.resistance);
  if (!check) return [];
  const { counted: told, over, from, to } = check;
  const { intel, caches, spaces, resources, neutral, police, net } = told;
  const view = tableOf(given);
  const [revealed, stocked, policed] = [
    where(view, (space) => space.intel?.state === "revealed"),
    where(view, (space) => space.caches > 0),
    where(view, (space) => space.police > 0),
  ];
  const spent = events.findLast(({ kind }) => kind === "resources") as Spent | undefined;
  return [
    said.revealedIntel({ sum: intel, where: named(revealed) }),
    said.caches({ sum: caches, where: named(stocked) }),
    said.outnumbered({ sum: spaces, where: "" }),
    said.resourcesSum({ sum: -resources, resources: spent?.from ?? view.resources, each: RESOURCES_A_LOSS }),
    said.neutralSum({
      sum: -neutral,
      population: view.forecast.neutralPopulation,
      each: NEUTRAL_A_LOSS,
    }),
    said.policeSum({ sum: -police, spaces: policed.length, each: POLICED_A_LOSS }),
    said.resistanceChange({ net, from, to }),
    say(en, { ...over, key: "log.over" }),
  ];
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { net } = view.forecast;
  const resistance = onTrack(view.resistance + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  return {
    title: shared.roundIfNow({ round: Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS) }),
    lines: [
      ...mpajaLines(view),
      ...resistanceLines(view),
      said.resistanceChange({ net, from: view.resistance, to: resistance }),
      (last ? said.gameEnds : said.nobodyWins)({ verdict: verdict(resistance, view) }),
      ...(last ? [] : [zipperLine(view, resistance), ...afterwards(view)]),
    ],
  };
}

/** 6.3 to 6.6, when the game goes on. */
function afterwards(view: OccupationView): readonly string[] {
  const cut = RAILWAY_IDS.filter((id) => view.railways[id].sabotage > 0);
  const found = onMap(view, (space) => space.mpaja_active + space.other_active);
  const markers = onMap(view, ({ terror }) => terror);
  return [
    said.spread({ railways: listed(cut.map(railwayName)) }),
    said.reset({ terror: markers, active: found }),
    ...(view.away.troops > 0 ? [said.comeBack({ troops: counted("troops", view.away.troops) })] : []),
  ];
}
