import type { Rating } from "@sandtable/club";
import type { Role, Seat } from "@sandtable/engine";
import { percent, time } from "../format.ts";
import { nameOf } from "./markdown.ts";
import type { Row, Standings } from "./standings.ts";

/** Drawings of the ladder, in SVG; their colours are the page's. */

/** So narrow that words can be read on the smallest screen. */
const WIDTH = 480;
const LEFT = 175;
const RIGHT = 408;

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const at = (value: number): string => value.toFixed(1);

const text = (x: number, y: number, of: string, kind: string): string =>
  `<text x="${at(x)}" y="${at(y)}" class="${kind}">${escaped(of)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" class="${kind}"/>`;

const dot = (x: number, y: number, kind: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="4" class="${kind}"/>`;

const drawing = (height: number, label: string, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${at(height)}" role="img" aria-label="${escaped(label)}">\n${parts.join("\n")}\n</svg>`;

/** The class of a side's marks; what is of both sides has its own. */
const kindOf = (sides: readonly Role[], side: Seat | undefined): string =>
  side === undefined ? "both" : `side-${sides.findIndex(({ seat }) => seat === side)}`;

const ROW = 17;
const GAP = 12;

/** The rate of every pairing with its interval, on both sides and on each. */
export function ratePlot({ title, sides, rows }: Standings): string {
  const x = (rate: number): number => LEFT + rate * (RIGHT - LEFT);
  const marks: string[] = [];
  let y = 24;
  for (const row of rows) {
    if (row.side === undefined) y += GAP;
    marks.push(...rateMarks(row, sides, y, x));
    y += ROW;
  }
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(x(share), 20, x(share), y - ROW / 2, share === 0.5 ? "middle" : "grid"),
    text(x(share), 14, `${100 * share} %`, "tick"),
  ]);
  return drawing(y, `Win rates in ${title}`, [...grid, ...marks]);
}

function rateMarks(row: Row, sides: readonly Role[], y: number, x: (rate: number) => number): string[] {
  const { seats, side, games, rate, ci95 } = row;
  const kind = kindOf(sides, side);
  const name = side === undefined ? `${seats[0]} against ${seats[1]}` : `as ${nameOf(sides, side)}`;
  const label = text(LEFT - 10, y + 4, name, side === undefined ? "name" : "name lesser");
  if (games === 0) return [label];
  return [
    label,
    line(x(ci95[0]), y, x(ci95[1]), y, `reach ${kind}`),
    dot(x(rate), y, kind),
    text(WIDTH - 4, y + 4, percent(rate), "value"),
  ];
}

const HEIGHT = 260;
/** Between two lines for ratings. */
const STEP = 200;

/** The rating of every level, a line for each side. */
export function ratingPlot({ title, sides, levels, ratings }: Standings): string {
  const all = levels.flatMap((name) => sides.map(({ seat }) => ratings[name][seat]));
  const low = Math.floor(Math.min(...all.map(lowest)) / STEP);
  const high = Math.ceil(Math.max(...all.map(highest)) / STEP);
  const y = (rating: number): number => 20 + ((high - rating / STEP) / (high - low)) * (HEIGHT - 50);
  const grid = Array.from({ length: high - low + 1 }, (_, tick) => STEP * (low + tick)).flatMap((rating) => [
    line(60, y(rating), WIDTH - 10, y(rating), "grid"),
    text(52, y(rating) + 4, String(rating), "name lesser"),
  ]);
  const x = (level: number): number => 95 + (level * (WIDTH - 135)) / (levels.length - 1);
  const names = levels.map((name, level) => text(x(level), HEIGHT - 6, name, "tick"));
  const lines = sides.flatMap(({ seat }, place) => {
    const kind = `side-${place}`;
    const aside = (place - 0.5) * 12;
    const points = levels.map(
      (name, level) => `${at(x(level) + aside)},${at(y(ratings[name][seat].rating))}`,
    );
    return [
      `<polyline points="${points.join(" ")}" class="trend ${kind}"/>`,
      ...levels.flatMap((name, level) => {
        const own = ratings[name][seat];
        const middle = x(level) + aside;
        return [
          line(middle, y(lowest(own)), middle, y(highest(own)), `reach ${kind}`),
          dot(middle, y(own.rating), kind),
        ];
      }),
    ];
  });
  return drawing(HEIGHT, `Ratings in ${title}`, [...grid, ...names, ...lines]);
}

const lowest = ({ rating, deviation }: Rating): number => rating - 2 * deviation;
const highest = ({ rating, deviation }: Rating): number => rating + 2 * deviation;

const LEAST = 0.01;
const MOST = 100_000;
/** There is room for the name of every other line. */
const isNamed = (tick: number): boolean => [0.01, 1, 100, 10_000].includes(tick);

/** How long every level thinks in a turn: the mean as a bar, the longest as a mark; tenfold at each line. */
export function thinkingPlot({ title, levels, thinking }: Standings): string {
  const share = (milliseconds: number): number =>
    Math.log(Math.min(MOST, Math.max(LEAST, milliseconds)) / LEAST) / Math.log(MOST / LEAST);
  const x = (milliseconds: number): number => 85 + share(milliseconds) * (RIGHT - 85 - 50);
  const height = 30 + levels.length * 26;
  const grid = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000].flatMap((tick) => [
    line(x(tick), 20, x(tick), height - 8, "grid"),
    ...(isNamed(tick) ? [text(x(tick), 14, tick < 1000 ? `${tick} ms` : `${tick / 1000} s`, "tick")] : []),
  ]);
  const bars = levels.flatMap((name, level) => {
    const y = 30 + level * 26;
    const { mean, longest } = thinking[name];
    return [
      text(75, y + 11, name, "name"),
      `<rect x="${at(x(LEAST))}" y="${at(y)}" width="${at(x(mean) - x(LEAST))}" height="14" class="bar"/>`,
      line(x(longest), y - 2, x(longest), y + 16, "longest"),
      text(WIDTH - 4, y + 11, `${time(mean)}, ${time(longest)}`, "value"),
    ];
  });
  return drawing(height, `Thinking time in ${title}`, [...grid, ...bars]);
}
