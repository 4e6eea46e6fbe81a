import { type AnyCatalogue, say, signed } from "@sandtable/engine";
import type {
  AnalysisState,
  CurvePoint,
  Ending,
  Fall,
  GameListing,
  LogEvent,
  TableInfo,
} from "@sandtable/protocol";
import type { GameFace } from "../faces/face.ts";
import type { Roll } from "../faces/roll.ts";
import { marksOf } from "../table/curve.ts";
import { percentOf, storyLines } from "../table/plans.ts";
import type { AfterWords } from "../words/after.ts";
import { causeNames, pointsOf, summed } from "./luck.ts";

export type Analysed = Extract<AnalysisState, { is: "done" }>;

/** A game told in words. */
export interface Story {
  readonly title: string;
  readonly scene: string;
  readonly result: string;
  readonly chapters: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface Played {
  readonly listing: GameListing;
  readonly table: TableInfo;
  readonly ending: Ending | undefined;
  readonly face: GameFace;
  readonly words: AnyCatalogue;
  readonly analysed: Analysed;
}

/** Of a turning point so many lines are told, of a chapter so many dice, of the numbers so many causes. */
const MOST_LINES = 4;
const MOST_DICE = 3;
const MOST_CAUSES = 4;
/** A die that changed a chance by so much decided something. */
const DECISIVE = 0.03;

/** The story of a game that is over, from its log: how it went, what decided it, and in numbers. */
export function storyOf(played: Played, after: AfterWords, resignedWord: (who: string) => string): Story {
  const { listing, table, ending, words } = played;
  const name = (seat: string): string => listing.roles.find((role) => role.seat === seat)?.name ?? seat;
  const why = ending
    ? ending.resigned === undefined
      ? say(words, { key: `outcome.${ending.reason}`, winners: ending.winners })
      : resignedWord(name(ending.resigned))
    : "";
  const scenario = listing.scenarios.find(({ id }) => id === table.scenario)?.title ?? "";
  return {
    title: after.storyTitle({
      title: listing.title,
      sides: after.storySides({ sides: listing.roles.map((role) => role.name) }),
    }),
    scene: after.storyScenario({ scenario, date: new Date(table.startedAt).toLocaleDateString() }),
    result:
      ending && ending.winners.length > 0
        ? after.storyWon({ who: ending.winners.map(name).join(", "), why })
        : after.storyDraw({ why }),
    chapters: [...chaptersOf(played, after), numbersOf(played, after)],
  };
}

/** As a text. */
export const storyText = ({ title, scene, result, chapters }: Story): string =>
  [title, scene, "", result, ...chapters.flatMap((one) => ["", one.title, ...one.lines])].join("\n");

interface Span {
  readonly title: string;
  /** From one point of the curve up to another. */
  readonly from: number;
  readonly to: number;
}

/** The game between what divides it. */
function spansOf({ analysed: { points }, face }: Played, after: AfterWords): readonly Span[] {
  const last = points.length - 1;
  const marks = marksOf(points, face.milestone).filter(
    ({ nth }, index, all) => nth !== all[index + 1]?.nth && nth < last,
  );
  const starts = [{ nth: 0, name: after.storyBegins }, ...marks.filter(({ nth }) => nth > 0)];
  const first = marks.find(({ nth }) => nth === 0);
  if (first) starts[0] = first;
  return starts.map(({ nth, name }, index) => ({
    title: name,
    from: nth,
    to: starts[index + 1]?.nth ?? last,
  }));
}

function chaptersOf(played: Played, after: AfterWords): Story["chapters"] {
  const { listing, analysed } = played;
  const { points, turningPoints } = analysed;
  const [{ seat, name }] = listing.roles;
  const dice = diceOf(played);
  const told = (point: CurvePoint): number => percentOf(point.chances[seat] ?? 0, point.seat !== undefined);
  return spansOf(played, after).flatMap(({ title, from, to }) => {
    const [begin, end] = [points[from], points[to]];
    const turnings = turningPoints
      .filter(({ at }) => at >= begin.at && at < end.at)
      .toSorted((a, b) => a.at - b.at)
      .map((turning) =>
        after.storyTurning({
          nth: points.findIndex(({ at }) => at === turning.at) + 1,
          who: listing.roles.find((role) => role.seat === turning.seat)?.name ?? turning.seat,
          from: percentOf(turning.before),
          to: percentOf(turning.after),
          what: gist(storyLines(played.words, turning.events, turning.labels)),
        }),
      );
    const decisive = dice
      .filter(({ fall: { at, gains } }) => at > begin.at && at <= end.at && Math.abs(gains[seat]) >= DECISIVE)
      .toSorted((a, b) => Math.abs(b.fall.gains[seat]) - Math.abs(a.fall.gains[seat]))
      .slice(0, MOST_DICE)
      .toSorted((a, b) => a.fall.at - b.fall.at)
      .map(({ fall, roll: { what, shown, effect } }) =>
        after.storyDie({
          what,
          shown,
          effect: effect.map((line) => ` ${line}`).join(""),
          gains: gainsSaid(listing, after, fall.gains),
        }),
      );
    const chances = after.storyChances({ who: name, from: told(begin), to: told(end) });
    return from === to ? [] : [{ title, lines: [chances, ...turnings, ...decisive] }];
  });
}

/** What was done, without what was only taken: as much as can be read at once. */
function gist(lines: readonly string[]): string {
  const shown = lines.slice(0, MOST_LINES);
  return shown.length < lines.length ? `${shown.join(" ")} …` : shown.join(" ");
}

/** What fell in the game, each with what it gave: where all of it was told, or every die. */
function diceOf({ analysed: { points, falls }, face }: Played): readonly { fall: Fall; roll: Roll }[] {
  let earlier: readonly LogEvent[] = [];
  return points.flatMap(({ at, events }, nth) => {
    const since = nth === 0 ? -1 : points[nth - 1].at;
    const fallen = falls.filter((fall) => fall.at > since && fall.at <= at);
    const rolls = face.rolls(events, earlier);
    earlier = events;
    const dice = fallen.filter(({ counted }) => counted);
    const rolled = rolls.filter(({ isDrawn }) => !isDrawn);
    if (fallen.length === rolls.length) return fallen.map((fall, index) => ({ fall, roll: rolls[index] }));
    return dice.length === rolled.length ? dice.map((fall, index) => ({ fall, roll: rolled[index] })) : [];
  });
}

function numbersOf(played: Played, after: AfterWords): Story["chapters"][number] {
  const { analysed, listing, face } = played;
  const { points, falls } = analysed;
  const rolls = points.flatMap(({ events }) => face.rolls(events)).filter(({ isDrawn }) => !isDrawn);
  const pips = rolls.map(({ shown }) => Number(shown)).filter((shown) => shown > 0);
  const nameOf = causeNames(listing, played.words);
  const causes = new Map<string, number>();
  for (const { rule, counted } of falls)
    if (counted) causes.set(nameOf(rule), (causes.get(nameOf(rule)) ?? 0) + 1);
  const often = [...causes].toSorted(([, a], [, b]) => b - a).slice(0, MOST_CAUSES);
  const mean = pips.reduce((sum, pip) => sum + pip, 0) / Math.max(1, pips.length);
  return {
    title: after.storyNumbers,
    lines: [
      after.storyTurns({ turns: points.length - 1, steps: points.at(-1)?.at ?? 0 }),
      ...(pips.length > 0 ? [after.storyDice({ dice: pips.length, mean: mean.toFixed(1) })] : []),
      ...(often.length > 0
        ? [
            after.storyBattles({
              battles: falls.filter(({ counted }) => counted).length,
              where: often.map(([what, times]) => after.storyOften({ what, times })).join(", "),
            }),
          ]
        : []),
      after.storyLuck({ gains: gainsSaid(listing, after, summed(falls, listing.roles)) }),
    ],
  };
}

/** "the British +4 points, the MCP −4 points". */
export const gainsSaid = (
  { roles }: Pick<GameListing, "roles">,
  after: AfterWords,
  gains: Readonly<Record<string, number>>,
): string =>
  roles
    .map(({ seat, name }) =>
      after.luckGain({ who: name, value: after.points({ value: signed(pointsOf(gains[seat] ?? 0)) }) }),
    )
    .join(", ");
