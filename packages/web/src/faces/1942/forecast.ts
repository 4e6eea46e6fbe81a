import { LEAST_MARGINS } from "@sandtable/1942/figures";
import { LEVELS, type ScoreView, type TableView } from "@sandtable/1942/shape";
import { seatName } from "@sandtable/1942/words";
import { signed } from "@sandtable/engine";
import type { View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { LAST_TURN } from "./layout.ts";
import { tableOf } from "./view.ts";
import { word, words } from "./words/index.ts";

/** 10.0 The points as they stand, and what is missing to the next level of the chart. */
export function forecast(given: View): Description {
  const view = tableOf(given);
  return {
    title: view.outcome ? words.victory : words.victoryNow,
    lines: forecastLines(view),
  };
}

export function forecastLines(view: TableView): readonly string[] {
  const { japanese, allied, margin, level, lines } = view.score;
  return [
    ...lines.filter(({ count }) => count > 0).map(scoreLine),
    words.difference({ japanese, allied, margin: signed(margin) }),
    words.levelNow({ level: word(`level.${level}`) }),
    ...(view.outcome ? [] : [...missing(view.score), ending(view)]),
  ];
}

const scoreLine = ({ cause, seat, count, points }: ScoreView["lines"][number]): string =>
  words.scored({ cause: word(`score.${cause}`), count, points, seat: seatName(seat) });

/** How far it is to the next level on either side. */
function missing({ margin, level }: ScoreView): readonly string[] {
  const at = LEVELS.indexOf(level);
  const [least, next] = [LEAST_MARGINS[at - 1], LEAST_MARGINS[at]];
  return [
    ...(next === undefined
      ? []
      : [words.toBetter({ points: next - margin, level: word(`level.${LEVELS[at + 1]}`) })]),
    ...(least === undefined
      ? []
      : [words.toWorse({ points: margin - least + 1, level: word(`level.${LEVELS[at - 1]}`) })]),
  ];
}

const ending = ({ turn, fortresses }: TableView): string =>
  words.ending({
    turnsLeft: LAST_TURN - turn,
    standing: [fortresses.singapore, fortresses.corregidor].filter(({ stands }) => stands).length,
  });
