/** A parameter of a bot: what it does, and the values it may have. */
export interface Parameter {
  readonly title: string;
  readonly least: number;
  readonly most: number;
  readonly whole?: true;
  /** What it is where it is not named; without it, it must be. */
  readonly usual?: number;
}

/** Plays what appeals to it. */
export interface InstinctSettings {
  readonly kind: "instinct";
  readonly temperature: number;
  readonly whim: number;
}

/** Looks along whole turns before it moves. */
export interface SearchSettings {
  readonly kind: "search";
  readonly looks: number;
  readonly full: number;
  readonly long: number;
  readonly again: number;
  readonly horizon: number;
  readonly temperature: number;
  readonly variety: number;
  readonly span: number;
  readonly trial: number;
  readonly proof: number;
  readonly patience: number;
  readonly wild?: number;
}

export interface RandomSettings {
  readonly kind: "random";
}

/** A bot as data. */
export type BotSettings = RandomSettings | InstinctSettings | SearchSettings;

type Parameters<Settings> = Readonly<Record<Exclude<keyof Settings, "kind">, Parameter>>;

export const INSTINCT: Parameters<InstinctSettings> = {
  temperature: { title: "how freely it strays from what appeals most", least: 0, most: 10 },
  whim: { title: "how often it takes any choice at all", least: 0, most: 1 },
};

export const SEARCH: Parameters<SearchSettings> = {
  looks: {
    title: "looks ahead at the start of a turn; where the end of the game cuts them short there are more",
    least: 1,
    most: 1_000_000,
    whole: true,
  },
  full: {
    title: "questions in a turn that is worth all of them; a shorter one has fewer",
    least: 1,
    most: 1000,
    whole: true,
  },
  long: {
    title: "questions in a turn so long that it has fewer of them, lest time grow with it",
    least: 1,
    most: 1000,
    whole: true,
  },
  again: {
    title: "share of them when something unforeseen happens within the turn; 0 to go on as planned",
    least: 0,
    most: 1,
  },
  horizon: { title: "cards or player-turns that a look goes on for", least: 1, most: 40, whole: true },
  temperature: { title: "how freely both sides play in a look", least: 0, most: 10 },
  variety: { title: "how freely a plan strays from the one it was made of", least: 0.01, most: 10 },
  span: { title: "questions in a row that a new plan answers afresh", least: 1, most: 200, whole: true },
  trial: {
    title: "looks along a plan before it may be taken for the best",
    least: 1,
    most: 1000,
    whole: true,
  },
  proof: { title: "standard errors by which it must be ahead then, under the same dice", least: 0, most: 5 },
  patience: {
    title: "looks after which a plan without proof is let go",
    least: 1,
    most: 10_000,
    whole: true,
  },
  wild: {
    title:
      "how wildly the enemy has to play (0 like an officer, 1 as if by lot) to be expected to do anything; then looks go on to the end of the game; 1 for never",
    least: 0,
    most: 1,
    usual: 1,
  },
};

const PARAMETERS: Readonly<Record<BotSettings["kind"], Readonly<Record<string, Parameter>>>> = {
  random: {},
  instinct: INSTINCT,
  search: SEARCH,
};

/** The bot that a piece of JSON describes; throws an error that says what is wrong with it. */
export function readSettings(json: unknown): BotSettings {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Error('a bot is an object such as {"kind": "instinct", "temperature": 0, "whim": 0}');
  const { kind, ...given } = json as Record<string, unknown>;
  const kinds = Object.keys(PARAMETERS);
  if (typeof kind !== "string" || !kinds.includes(kind))
    throw new Error(`the kind of a bot is one of ${kinds.join(", ")}; not ${JSON.stringify(kind)}`);
  const parameters = PARAMETERS[kind as BotSettings["kind"]];
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(parameters, name))
      throw new Error(
        `a bot of kind ${kind} has no "${name}"; it has: ${Object.keys(parameters).join(", ") || "nothing"}`,
      );
  }
  for (const [name, { least, most, whole, title, usual }] of Object.entries(parameters)) {
    const value = Object.hasOwn(given, name) ? given[name] : usual;
    const fits = typeof value === "number" && value >= least && value <= most;
    if (!fits || (whole && !Number.isInteger(value)))
      throw new Error(
        `"${name}" (${title}) is ${whole ? "a whole number" : "a number"} from ${least} to ${most}; not ${JSON.stringify(value)}`,
      );
  }
  return json as BotSettings;
}
