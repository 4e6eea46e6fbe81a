import type { Seat as SeatName } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { LEAST_MARGINS } from "./figures.ts";
import { ALLIED, JAPANESE } from "./map.ts";
import { LEVELS, type Level, type ScoreView } from "./shape.ts";
import { type Campaign, ELIMINATED, LATER, SIDE, SURRENDERED, UNIT_COUNT } from "./state.ts";
import { FORTRESSES } from "./units.ts";

/** 10.0 Victory points. */
const FORTRESS = 20;
const SURRENDERED_UNIT = 2;
const HONG_KONG = 5;
const SURVIVOR = 1;

export const levelOf = (margin: number): Level =>
  LEVELS[LEAST_MARGINS.filter((least) => margin >= least).length];

/** 10.0 The victory points as they stand. Counters that never came into play count for nobody. */
export function score(g: Campaign): ScoreView {
  const surrendered = [0, 0];
  let survivors = 0;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (at === SURRENDERED) surrendered[SIDE[unit]]++;
    else if (SIDE[unit] === ALLIED && at !== ELIMINATED && at !== LATER) survivors++;
  }
  const fallen = FORTRESSES.filter(({ seat }, index) => seat === "allied" && g.stands[index] === 0).length;
  const hongKong = g.hongKong.fallen ? 1 : 0;
  const japanese = fallen * FORTRESS + surrendered[ALLIED] * SURRENDERED_UNIT + hongKong * HONG_KONG;
  const allied = survivors * SURVIVOR + surrendered[JAPANESE] * SURRENDERED_UNIT;
  const margin = japanese - allied;
  return {
    japanese,
    allied,
    margin,
    level: levelOf(margin),
    lines: [
      { cause: "fortress", seat: "japanese", count: fallen, points: fallen * FORTRESS },
      {
        cause: "surrendered-allied",
        seat: "japanese",
        count: surrendered[ALLIED],
        points: surrendered[ALLIED] * SURRENDERED_UNIT,
      },
      { cause: "hong-kong", seat: "japanese", count: hongKong, points: hongKong * HONG_KONG },
      { cause: "survivor", seat: "allied", count: survivors, points: survivors * SURVIVOR },
      {
        cause: "surrendered-japanese",
        seat: "allied",
        count: surrendered[JAPANESE],
        points: surrendered[JAPANESE] * SURRENDERED_UNIT,
      },
    ],
  };
}

/** What a margin is worth to the Japanese, with the middle of a draw for half; the Allies have the rest. In 256ths, so both add up to one. */
const MIDDLE = 30.5;
const shareOf = (margin: number): number => Math.max(0, Math.min(1, (2 * (margin - MIDDLE) + 128) / 256));
const WINNERS: Readonly<Record<Level, readonly SeatName[]>> = {
  "allied-overwhelming": ["allied"],
  allied: ["allied"],
  draw: [],
  japanese: ["japanese"],
  "japanese-overwhelming": ["japanese"],
};

/** 10.0 The end of turn 10. */
export function judge(g: Campaign): void {
  const { japanese, allied, margin, level } = score(g);
  g.stage = "over";
  const share = shareOf(margin);
  g.outcome = {
    winners: WINNERS[level],
    scores: { allied: 1 - share, japanese: share },
    reason: "10.0",
  };
  g.tell({ kind: "over", rule: "10.0", japanese, allied, margin, level });
}
