import { type BotName, settingsOf } from "@sandtable/bots";
import {
  completeOptions,
  type Game,
  type Options,
  type Outcome,
  type Role,
  type Seat,
} from "@sandtable/engine";
import { type Length, lengthOf, type Violation, violationsIn } from "./course.ts";
import type { Fixture, Played } from "./fixture.ts";
import { between, counts, markdownTable, percent } from "./format.ts";
import { playAll } from "./hall.ts";
import { seedOfGame } from "./seeds.ts";
import { counted } from "./statistics.ts";
import { pointsOf, type Tally, tallyOf } from "./tally.ts";

/** A way to set the game up: a scenario, or one option other than usual. */
export interface Variant {
  readonly title: string;
  readonly scenario: string;
  readonly options: Options;
}

/** Every scenario; then every option value that is not the usual one, each alone; of these options alone, if some are named. */
export const variantsOf = (game: Game, only?: readonly string[]): Variant[] => [
  ...game.scenarios.map(({ id, title }) => ({ title, scenario: id, options: completeOptions(game, {}) })),
  ...game.options.flatMap(({ id, title, values }) =>
    (only && !only.includes(id) ? [] : values.slice(1)).map((value) => ({
      title: `${title}: ${value}`,
      scenario: game.scenarios[0].id,
      options: completeOptions(game, { [id]: value }),
    })),
  ),
];

/** How equal players fare on the two sides. */
export interface Balance extends Variant {
  readonly level: BotName;
  readonly bySide: Readonly<Record<Seat, Tally>>;
  /** What the figures say, in words. */
  readonly reading: string;
  /** How often each side won, or nobody, and by which rule. */
  readonly ends: Readonly<Record<string, number>>;
  readonly length: Length;
  /** By milestone of the game: in how many games it was reached in each turn, and in how many never. */
  readonly milestones: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly violations: readonly Violation[];
}

export interface Weighing {
  readonly game: Game;
  readonly levels: readonly BotName[];
  readonly games: number;
  readonly seed: number;
  /** The options whose other values are played; all of them if none is named. */
  readonly only?: readonly string[] | undefined;
}

/** Let each level play against itself, in every variant. */
export async function weighSides(weighing: Weighing, heard?: (games: number) => void): Promise<Balance[]> {
  const { game, levels, only } = weighing;
  const balances: Balance[] = [];
  let done = 0;
  for (const level of levels)
    for (const variant of variantsOf(game, only))
      balances.push(await balanceOf(weighing, level, variant, () => heard?.(++done)));
  return balances;
}

async function balanceOf(
  { game, games, seed }: Weighing,
  level: BotName,
  variant: Variant,
  heard: () => void,
): Promise<Balance> {
  const settings = settingsOf(level, game);
  const fixtures = Array.from(
    { length: games },
    (_, index): Fixture => ({
      game: game.id,
      scenario: variant.scenario,
      options: variant.options,
      seats: Object.fromEntries(game.roles.map(({ seat }) => [seat, settings])),
      seed: seedOfGame(seed, index),
      untimed: true,
    }),
  );
  const played = await playAll(fixtures, heard);
  const outcomes = played.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const bySide = Object.fromEntries(
    game.roles.map(({ seat }) => [seat, tallyOf(outcomes.map((outcome) => pointsOf(outcome, seat)))]),
  );
  return {
    ...variant,
    level,
    bySide,
    reading: reading(game.roles, bySide),
    ends: counted(outcomes.map((outcome) => endOf(game, outcome))),
    length: lengthOf(played),
    milestones: milestonesOf(game, played),
    violations: violationsIn(fixtures, played),
  };
}

const NEVER = "never";

function milestonesOf({ judgement }: Game, played: readonly Played[]): Balance["milestones"] {
  const ended = played.filter(({ outcome }) => outcome);
  const countsOf = (name: string): Record<string, number> => {
    const turns = ended.flatMap(({ reached }) => (name in reached ? [reached[name]] : []));
    const byTurn = turns.toSorted((one, other) => one - other).map((turn) => `turn ${turn}`);
    const never = new Array<string>(ended.length - turns.length).fill(NEVER);
    return inOrder([...byTurn, ...never]);
  };
  return Object.fromEntries((judgement.milestones ?? []).map(({ name }) => [name, countsOf(name)]));
}

function inOrder(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function endOf({ roles }: Game, { winners, reason }: Outcome): string {
  const names = roles.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return `${names.join(" and ") || "nobody"} (${reason})`;
}

/** From this rate on a side is favoured strongly. */
const STRONG = 0.7;

/** What the figures say. Where the interval holds one half, they do not say that either side is better off. */
export function reading(roles: readonly Role[], bySide: Readonly<Record<Seat, Tally>>): string {
  const [better] = roles.toSorted((one, other) => bySide[other.seat].rate - bySide[one.seat].rate);
  const { rate, ci95, games } = bySide[better.seat];
  if (games === 0) return "nothing was played";
  if (ci95[0] <= 0.5) return "even, as far as these games tell";
  return rate < STRONG ? `leans to the ${better.name}` : `favours the ${better.name} strongly`;
}

/** The figures for a page of the documentation, with the command that comes to them. */
export function balanceMarkdown(
  { title, roles }: Game,
  balances: readonly Balance[],
  command: string,
): string {
  const head = [
    "set-up",
    "level",
    "reading",
    "games",
    ...roles.map(({ name }) => name),
    "drawn",
    "turns",
    "ends",
  ];
  const rows = balances.map(({ title: variant, level, reading: said, bySide, ends, length }) => {
    const tallies = roles.map(({ seat }) => bySide[seat]);
    const [{ games, draws }] = tallies;
    return [
      variant,
      level,
      said,
      games,
      ...tallies.map(({ rate, ci95 }) => `${percent(rate)} (${between(ci95)})`),
      draws,
      length.turns.mean.toFixed(1),
      counts(ends),
    ];
  });
  const names = Object.keys(balances[0]?.milestones ?? {});
  const pace = balances.map(({ title: variant, level, milestones }) => [
    variant,
    level,
    ...names.map((name) => counts(milestones[name])),
  ]);
  const paces =
    names.length === 0
      ? []
      : [
          "When it happened, in games:",
          markdownTable([["set-up", "level", ...names], ...pace], 2 + names.length),
        ];
  return [
    `## ${title}`,
    `Written by \`${command}\`: the same bot on both sides; a game without a winner counts half for each.`,
    markdownTable([head, ...rows], 3),
    ...paces,
  ].join("\n\n");
}
