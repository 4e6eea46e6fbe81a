import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { SpaceId } from "@sandtable/japanese-occupation/map";
import { zipperMove } from "@sandtable/japanese-occupation/map";
import { type OccupationView, type SpaceView, tableOf } from "@sandtable/japanese-occupation/shape";
import type { View } from "@sandtable/protocol";
import { listed, signed, times } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { verdict } from "./describe.ts";
import { counted, inSpace, railwayName, spaceName, zipperName } from "./names.ts";
import { onMap, RAILWAY_IDS, SPACE_IDS } from "./spaces.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

const where = (view: OccupationView, is: (space: SpaceView) => boolean): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => is(view.spaces[id]));

const named = (ids: readonly SpaceId[], name: (id: SpaceId) => string = spaceName): string =>
  ids.length === 0 ? "" : ` (${ids.map(name).join(", ")})`;

function mpajaLines(view: OccupationView): readonly string[] {
  const { clashes: clash, mobilized: coming, mobilizers: left } = view.forecast;
  return [
    ...(clash.length > 0
      ? [`MPAJA phase: both kinds of Guerrilla clash and lose one each: ${listed(clash.map(inSpace))}.`]
      : []),
    coming.length > 0
      ? `MPAJA phase: a Guerrilla each: ${listed(coming.map(inSpace))}.${
          left < coming.length ? ` Only ${left} are left: the British choose where.` : ""
        }`
      : "MPAJA phase: no Guerrilla comes, no space is at Opposition.",
  ];
}

function zipperLine({ zipper: { box, stored } }: OccupationView, resistance: number): string {
  const { to, freed, owed } = zipperMove(box, resistance, stored);
  if (box === to) return `Operation Zipper stays at ${zipperName(to)}.`;
  const moved = `Operation Zipper: from ${zipperName(box)} to ${zipperName(to)}`;
  if (owed > 0) return `${moved}, which costs the British ${times(owed, "Supply Cache")}.`;
  return freed > 0 ? `${moved}, which frees ${times(freed, "Supply Cache")}.` : `${moved}.`;
}

/** 6.2 The Resistance phase, cause by cause. */
function resistanceLines(view: OccupationView): readonly string[] {
  const { intel, caches, resources, neutral, police, outnumbered: held } = view.forecast;
  const revealed = where(view, (space) => space.intel?.state === "revealed");
  const stocked = where(view, (space) => space.caches > 0);
  const policed = where(view, (space) => space.police > 0);
  // Those who do not mobilize are Neutral, New Villages under J15 included.
  const population = SPACE_IDS.filter((id) => !view.forecast.mobilized.includes(id)).reduce(
    (sum, id) => sum + view.spaces[id].population,
    0,
  );
  const withValue = (id: SpaceId): string => `${spaceName(id)} ${view.spaces[id].intel?.value}`;
  return [
    `Revealed Intel: ${signed(intel)}${named(revealed, withValue)}.`,
    `Supply Caches on the map: ${signed(caches)}${named(stocked)}.`,
    `Spaces with more Guerrillas than cubes: ${signed(held.length)}${named(held)}.`,
    `Resources: ${signed(-resources)} (${view.resources}, 1 for every 4); then they go to 0.`,
    `Neutral Population: ${signed(-neutral)} (${population}, 1 for every 5).`,
    `Spaces with Police: ${signed(-police)} (${policed.length}, 1 for every 3).`,
  ];
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { net } = view.forecast;
  const resistance = onTrack(view.resistance + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  return {
    title: `Propaganda Round ${Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS)}, if it came now`,
    lines: [
      ...mpajaLines(view),
      ...resistanceLines(view),
      `Resistance: ${signed(net)}, from ${view.resistance} to ${resistance}.`,
      last
        ? `It is the last round, and the game ends: ${verdict(resistance, view)}`
        : `Nobody wins before the third round. If it were the last: ${verdict(resistance, view)}`,
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
    cut.length === 0
      ? "No Railway is sabotaged: the British cannot spread Opposition in the Resources phase."
      : `Sabotage stays, and lets the British set a space beside each of these Railways to Opposition: ${listed(cut.map(railwayName))}.`,
    `Reset: ${times(markers, "Terror marker")} off, ${times(found, "Active Guerrilla")} back Underground, all Intel drawn anew.`,
    ...(view.away.troops > 0 ? [`${counted("troops", view.away.troops)} come back to Kuala Lumpur.`] : []),
  ];
}
