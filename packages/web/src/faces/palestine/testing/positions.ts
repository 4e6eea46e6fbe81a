import type { SpaceId } from "@sandtable/palestine/map";
import type { PalestineView, SpaceView } from "@sandtable/palestine/shape";
import type { View } from "@sandtable/protocol";
import { isCity, isRailway, SPACE_IDS } from "../spaces.ts";

/** Positions for tests, told as people would: "2T 1P 3U 1A 1C 2S 1X curfew". */

const LETTERS = {
  T: "troops",
  P: "police",
  U: "underground",
  A: "active",
  C: "caches",
  S: "sabotage",
  X: "terror",
} as const;

function space(id: SpaceId, told: string): SpaceView {
  const counts = { troops: 0, police: 0, underground: 0, active: 0, caches: 0, sabotage: 0, terror: 0 };
  for (const word of told.split(" ").filter((one) => /^\d+[A-Z]$/.test(one)))
    counts[LETTERS[word.slice(-1) as keyof typeof LETTERS]] = Number(word.slice(0, -1));
  const kind = isRailway(id) ? "railway" : isCity(id) ? "city" : "district";
  return { ...counts, kind, curfew: told.includes("curfew") };
}

const sum = (spaces: Readonly<Record<SpaceId, SpaceView>>, count: (one: SpaceView) => number): number =>
  Object.values(spaces).reduce((all, one) => all + count(one), 0);

const cells = ({ underground, active }: SpaceView): number => underground + active;

/** 6.0 What a Propaganda Round would do. */
function forecast(
  spaces: Readonly<Record<SpaceId, SpaceView>>,
  curfewCards: "shaded" | "unshaded" | undefined,
): PalestineView["forecast"] {
  const where = (is: (one: SpaceView) => boolean): SpaceId[] => SPACE_IDS.filter((id) => is(spaces[id]));
  const of = (kind: SpaceView["kind"]): SpaceView[] =>
    Object.values(spaces).filter((one) => one.kind === kind);
  const sabotage = (all: readonly SpaceView[]): number => all.reduce((total, one) => total + one.sabotage, 0);
  const broken = of("railway").filter((one) => one.sabotage > 0).length;
  const parts = {
    districts: sabotage(of("district")),
    cities: 2 * sabotage(of("city")),
    terror: 3 * of("city").reduce((total, one) => total + one.terror, 0),
    railways: 2 * broken,
    clearRailways: broken === 0 ? 2 : 0,
    clearCities: of("city").filter((one) => one.sabotage + one.terror === 0).length,
  };
  const loss = parts.districts + parts.cities + parts.terror + parts.railways;
  return {
    ...parts,
    net: parts.clearRailways + parts.clearCities - loss,
    rob: where((one) => one.kind !== "railway" && cells(one) > one.police),
    curfews: where(
      (one) => one.curfew && (curfewCards === "shaded" || (curfewCards === "unshaded" && cells(one) > 0)),
    ),
  };
}

export function position(
  told: Readonly<Partial<Record<SpaceId, string>>>,
  more: Partial<PalestineView> = {},
): View {
  const spaces = Object.fromEntries(SPACE_IDS.map((id) => [id, space(id, told[id] ?? "")])) as Record<
    SpaceId,
    SpaceView
  >;
  const stored = more.haganah?.stored ?? { "3": { cells: 0, caches: 0 }, "4": { cells: 0, caches: 0 } };
  const [prison, exiled] = [more.prison ?? 0, more.exiled ?? 0];
  const lent = 15 - stored["3"].cells - stored["4"].cells;
  const view: PalestineView = {
    scenario: "standard",
    stage: "first",
    spaces,
    available: {
      troops: 12 - sum(spaces, (one) => one.troops),
      police: 6 - sum(spaces, (one) => one.police),
      cells: lent - prison - exiled - sum(spaces, (one) => one.underground + one.active),
      caches: 5 - stored["3"].caches - stored["4"].caches - sum(spaces, (one) => one.caches),
      curfews: 3 - sum(spaces, (one) => Number(one.curfew)),
    },
    prison,
    exiled,
    politicalWill: 18,
    haganah: { value: 4, stored },
    intel: { held: [0, 0, 0], bag: [3, 3, 3] },
    card: "P31",
    played: ["P31"],
    cardsLeft: 20,
    unseen: [],
    propagandaRounds: 0,
    capabilities: {},
    initiative: { first: "irgun", firstBox: "none", secondBox: "none" },
    mustPass: false,
    forecast: forecast(spaces, more.capabilities?.P29),
    outcome: null,
    ...more,
  };
  return JSON.parse(JSON.stringify(view)) as View;
}

/** The setup of the rulebook. */
export const SETUP = position({
  galilee: "2T 1U",
  haifa_d: "1U",
  samaria: "2T 1U",
  lydda: "1U 1C",
  jerusalem_d: "1U 1C",
  gaza: "2T 1U",
  haifa_c: "2T 1P 1U",
  tel_aviv: "2T 1P 1U",
  jerusalem_c: "2T 1P 1U",
});

/** Everything in a few places: a City full to the brim, pieces on all Railways, markers everywhere. */
export const CROWDED = position(
  {
    galilee: "2S",
    haifa_d: "1U 1C 1S",
    samaria: "1A",
    lydda: "1C 3S 1X",
    gaza: "1S",
    haifa_c: "1A 1S curfew",
    tel_aviv: "4T 2P 5U 3A 2C 3S 2X curfew",
    jerusalem_c: "2T curfew 2X",
    rw_syria: "2T 1P 1S",
    rw_haifa: "2T 1P 1A 2S",
    rw_jerusalem: "1T 1P 1U",
    rw_egypt: "1T 1P 1S",
  },
  {
    prison: 2,
    politicalWill: 7,
    haganah: { value: 4, stored: { "3": { cells: 0, caches: 0 }, "4": { cells: 0, caches: 0 } } },
    intel: { held: [1, 2, 1], bag: [2, 1, 2] },
    card: "P27",
    played: ["P31", "P10", "propaganda", "P25", "P27"],
    cardsLeft: 11,
    propagandaRounds: 1,
    capabilities: {
      P9: "unshaded",
      P13: "shaded",
      P17: "unshaded",
      P18: "shaded",
      P23: "unshaded",
      P25: "shaded",
      P29: "shaded",
      P32: "unshaded",
    },
    initiative: { first: "british", firstBox: "full", secondBox: "none" },
    mustPass: true,
  },
);

/** The Haganah beside the British: pieces on the track, Cells in Prison and out of the game. */
export const LATE = position(
  {
    galilee: "3T 1P 2S",
    samaria: "2A 1U",
    jerusalem_d: "2C 1U",
    haifa_c: "3T 2P",
    tel_aviv: "3T 2P 1A 1X",
    rw_syria: "1T",
    rw_egypt: "2T 1P 1U",
  },
  {
    prison: 3,
    exiled: 1,
    politicalWill: 0,
    haganah: { value: 0, stored: { "3": { cells: 3, caches: 0 }, "4": { cells: 2, caches: 1 } } },
    intel: { held: [3, 3, 3], bag: [0, 0, 0] },
    card: "propaganda",
    played: ["P31", "P10", "propaganda", "P25", "P27", "propaganda", "P21", "propaganda"],
    cardsLeft: 0,
    propagandaRounds: 2,
  },
);
