import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { SpaceId, ZipperBox } from "@sandtable/japanese-occupation/map";
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

/** 6.2.4 with J15 shaded: New Villages make their spaces Neutral. */
const isNeutral = (view: OccupationView, { intel, opposition, village }: SpaceView): boolean =>
  intel !== null && (!opposition || (village && view.capabilities.J15 === "shaded"));

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

/** 6.2.5 The highest box that Resistance reaches. */
const zipperAt = (resistance: number): ZipperBox => {
  const reached = (["20", "18", "12", "6"] as const).find((box) => resistance >= Number(box));
  return reached ?? "delay";
};
const level = (box: ZipperBox): number => (box === "delay" ? 0 : Number(box));

function zipperLine(view: OccupationView, resistance: number): string {
  const [from, to] = [view.zipper.box, zipperAt(resistance)];
  if (from === to) return `Operation Zipper stays at ${zipperName(to)}.`;
  const passed = (["6", "12"] as const).filter(
    (box) => level(box) > Math.min(level(from), level(to)) && level(box) <= Math.max(level(from), level(to)),
  );
  const moved = `Operation Zipper: from ${zipperName(from)} to ${zipperName(to)}`;
  if (passed.length === 0) return `${moved}.`;
  return level(to) > level(from)
    ? `${moved}, which frees ${times(
        passed.reduce((sum, box) => sum + view.zipper.stored[box], 0),
        "Supply Cache",
      )}.`
    : `${moved}, which costs the British ${times(passed.length, "Supply Cache")}.`;
}

/** 6.2 The Resistance phase, cause by cause. */
function resistanceLines(view: OccupationView): readonly string[] {
  const { intel, caches, resources, neutral, police, outnumbered: held } = view.forecast;
  const revealed = where(view, (space) => space.intel?.state === "revealed");
  const stocked = where(view, (space) => space.caches > 0);
  const policed = where(view, (space) => space.police > 0);
  const population = onMap(view, (space) => (isNeutral(view, space) ? space.population : 0));
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
