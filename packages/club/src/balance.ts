/**
 * How even the games are, from docs/balance.md: the same bot on both sides, a game without a winner counts half for each.
 * A test holds these figures against that page. Of Malaya 1941 it has officers alone so far.
 */
interface Figure {
  readonly game: string;
  readonly scenario: string;
  /** The option that was other than usual; dispositions of 1942 are left out, since bots take the usual places. */
  readonly option?: readonly [id: string, value: string];
  /** The side whose share is told. */
  readonly side: string;
  readonly level: "officer" | "colonel";
  readonly games: number;
  /** What that side got, in hundredths of all there was. */
  readonly percent: number;
}

const CITIES = ["city-zones", "land-and-sea"] as const;

/** With its usual readings, and with those that change how even it is. */
const MALAYA_1941 = (
  [
    [undefined, 76.5],
    [["base-landing", "free"], 48.5],
    [["southern-landings", "open"], 98.5],
    [["road-rate", "one"], 69.5],
  ] as const
).map(
  ([option, percent]): Figure => ({
    game: "malaya-1941",
    scenario: "campaign",
    ...(option && { option }),
    side: "japanese",
    level: "officer",
    games: 100,
    percent,
  }),
);

export const FIGURES: readonly Figure[] = [
  { game: "malaya", scenario: "standard", side: "british", level: "officer", games: 400, percent: 60.9 },
  { game: "malaya", scenario: "extended", side: "british", level: "officer", games: 400, percent: 50.9 },
  { game: "malaya", scenario: "standard", side: "british", level: "colonel", games: 400, percent: 54.4 },
  { game: "malaya", scenario: "extended", side: "british", level: "colonel", games: 400, percent: 47.5 },
  { game: "palestine", scenario: "standard", side: "british", level: "officer", games: 400, percent: 48.0 },
  { game: "palestine", scenario: "standard", side: "british", level: "colonel", games: 400, percent: 38.8 },
  {
    game: "japanese-occupation",
    scenario: "standard",
    side: "british",
    level: "officer",
    games: 400,
    percent: 28.4,
  },
  {
    game: "japanese-occupation",
    scenario: "standard",
    side: "british",
    level: "colonel",
    games: 400,
    percent: 22.8,
  },
  { game: "1942", scenario: "campaign", side: "allied", level: "officer", games: 60, percent: 55.0 },
  {
    game: "1942",
    scenario: "campaign",
    option: CITIES,
    side: "allied",
    level: "officer",
    games: 60,
    percent: 69.2,
  },
  { game: "1942", scenario: "campaign", side: "allied", level: "colonel", games: 60, percent: 66.7 },
  {
    game: "1942",
    scenario: "campaign",
    option: CITIES,
    side: "allied",
    level: "colonel",
    games: 60,
    percent: 58.3,
  },
  ...MALAYA_1941,
];

/** What was played, and how it was set up. */
export interface SetUp {
  readonly game: string;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** So many even games are added to what was counted: a few games tell little, and a small sample tells too much. */
const EVEN_GAMES = 20;

/** By how many rating points a side is better off than the other between equals. */
export function advantageOf({ game, scenario, options = {} }: SetUp, side: string): number {
  const figures = FIGURES.filter((figure) => figure.game === game && figure.scenario === scenario);
  const special = figures.filter(({ option }) => option && options[option[0]] === option[1]);
  const counted = special.length > 0 ? special : figures.filter(({ option }) => !option);
  if (counted.length === 0) return 0;
  let games = EVEN_GAMES;
  let points = EVEN_GAMES / 2;
  for (const figure of counted) {
    games += figure.games;
    points += (figure.games * figure.percent) / 100;
  }
  const share = points / games;
  const advantage = 400 * Math.log10(share / (1 - share));
  return counted[0].side === side ? advantage : -advantage;
}
