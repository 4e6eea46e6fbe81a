import type { Level, ScoreView, TableView } from "@sandtable/1942/shape";
import type { View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { tableOf } from "./view.ts";
import { SIDE, seatName, signed, times, word } from "./words.ts";

/** 10.0 The points as they stand, and what is missing to the next level of the chart. */
export function forecast(given: View): Description {
  const view = tableOf(given);
  return {
    title: view.outcome ? "Victory" : "Victory, if the game ended now",
    lines: forecastLines(view),
  };
}

/** The least margin of each level; the first has none. */
const LEAST: readonly (readonly [Level, number])[] = [
  ["allied-overwhelming", Number.NEGATIVE_INFINITY],
  ["allied", 1],
  ["draw", 21],
  ["japanese", 41],
  ["japanese-overwhelming", 61],
];

export function forecastLines(view: TableView): readonly string[] {
  const { japanese, allied, margin, level, lines } = view.score;
  return [
    ...lines.filter(({ count }) => count > 0).map(scoreLine),
    `Japanese ${japanese} less Allied ${allied}: ${signed(margin)} (10.0).`,
    `${word(`level.${level}`)}.`,
    ...(view.outcome ? [] : [...missing(view.score), ending(view)]),
  ];
}

const scoreLine = ({ cause, seat, count, points }: ScoreView["lines"][number]): string =>
  `${word(`score.${cause}`)}: ${count}, ${times(points, "point")} for the ${seatName(seat)}.`;

/** How far it is to the next level on either side. */
function missing({ margin, level }: ScoreView): readonly string[] {
  const at = LEAST.findIndex(([name]) => name === level);
  const better = LEAST[at + 1];
  const worse = LEAST[at - 1];
  return [
    ...(better
      ? [
          `${times(better[1] - margin, "point")} more for the Japanese: ${lower(better[0])}. An Allied unit that surrenders is worth 3, one that is eliminated 1.`,
        ]
      : []),
    ...(worse
      ? [`${times(margin - LEAST[at][1] + 1, "point")} less for the Japanese: ${lower(worse[0])}.`]
      : []),
  ];
}

const lower = (level: Level): string => {
  const name = word(`level.${level}`);
  return /^(?:Allied|Japanese)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

const ending = ({ turn, fortresses }: TableView): string => {
  const standing = [fortresses.singapore, fortresses.corregidor].filter(({ stands }) => stands).length;
  const left = 10 - turn;
  return `${left <= 0 ? "Counted at the end of this turn" : `Counted at the end of turn 10, after ${times(left, "more turn")}`}; ${times(standing, `${SIDE.allied} fortress`, `${SIDE.allied} fortresses`)} of 20 points each still ${standing === 1 ? "stands" : "stand"}.`;
};
