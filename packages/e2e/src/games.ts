import type { Title } from "@sandtable/engine";
import { titles } from "@sandtable/library";
import { PLACES } from "@sandtable/malaya-1941/map";
import { USUAL_SETUP, USUAL_SUPPLY } from "@sandtable/malaya-1941/testing";
import { UNITS } from "@sandtable/malaya-1941/units";

/** A game as these tests play it. */
export type Played = Pick<Title, "game" | "example"> & Script;

/** What is done in a game. */
interface Script {
  /** What the log tells of when the lesson is over: every kind of deed in the example. */
  readonly deeds: readonly string[];
  /** What is on offer where a turn begins, and what is passed over on the way there. */
  readonly opens: RegExp;
  readonly passes?: RegExp;
  /** The first choices of a turn, down to a place on the map. */
  readonly opening: readonly string[];
  /** Something that cannot be chosen then, and the rule that says so. */
  readonly refused: { readonly keys: readonly string[]; readonly place: string; readonly rule: string };
  /** A whole turn: up to a choice that is taken back and taken again, and on from there; whose turn comes then. */
  readonly turn: { readonly keys: readonly string[]; readonly on: readonly string[]; readonly next: string };
  /** Which of the choices is taken in a whole game, so that it ends in time. */
  pick(keys: readonly string[], turn: number): string;
  /** A lesson of its course: a wrong turn, and a way to its end with a pause. */
  readonly course?: {
    readonly lesson: string;
    readonly wrong: readonly string[];
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  /** What hands do in it. */
  readonly hands: Hands;
  /** What is played at one table by two, by one whose server is killed, and looked at afterwards. */
  readonly together?: Together;
}

export interface Hands {
  /** The only piece of its kind in a space is dragged to another, once these choices are taken. */
  readonly drag?: {
    readonly keys: readonly string[];
    readonly piece: string;
    readonly from: string;
    readonly to: string;
  };
  /** Keys that lay something over the map, and what is drawn then. */
  readonly layers: readonly { readonly key: string; readonly drawn: string }[];
  /** The key that takes the pieces off the map, and what is gone then. */
  readonly bare: { readonly key: string; readonly drawn: string };
  /** An Operation, and a space where it could go. */
  readonly leads?: { readonly key: string; readonly space: string };
}

export interface Together {
  /** The side that is asked first, where it is not the first of the game. */
  readonly host?: string;
  /** A choice, what it opens, and what then ends the turn; what the other side is offered then. */
  readonly first: string;
  readonly opens: string;
  readonly ends: readonly string[];
  /** The choice is taken back before. */
  readonly takesBack?: true;
  /** Chance may ask something more of the side then. */
  readonly asked?: true;
  readonly offered: RegExp;
  /** Choices before the server is killed; one after it is back, and what is offered then. */
  readonly before: readonly string[];
  readonly after: string;
  readonly on: string;
  /** Choices that put a piece where it was not. */
  readonly moving: readonly string[];
  readonly piece: string;
}

/** Where the usual set-up of Malaya 1941 has those of an area, in the order of their list. */
const allied = (from: string): readonly string[] =>
  UNITS.filter((unit) => unit.seat === "allied" && unit.from === from).map(
    ({ id }) => `to:${USUAL_SETUP[id]}`,
  );
const fields = allied("airfields");
/** The same by hand; airfields are asked for in the order of the map. */
const SET_UP: readonly string[] = [
  ...allied("island"),
  ...PLACES.map(({ hex }) => `to:${hex}`).filter((key) => fields.includes(key)),
  ...allied("north"),
  // The island in the south first, the north after it.
  ...Object.entries(USUAL_SUPPLY)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([hex, points]) => Array<string>(points).fill(`to:${hex}`)),
];

const BOXES = /^box:/;
const firstOf = (keys: readonly string[], wanted: RegExp): string | undefined =>
  keys.find((key) => wanted.test(key));
const anyOf = (keys: readonly string[], turn: number): string => keys[(turn * 7919) % keys.length];

/** What these tests do in each game of the library, by its id. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  malaya: {
    hands: {
      layers: [
        { key: "c", drawn: ".tint.control-blue" },
        { key: "s", drawn: ".tint.support" },
        { key: "p", drawn: ".figure[data-counts]" },
      ],
      bare: { key: "h", drawn: ".tokens" },
      leads: { key: "sweep", space: "pahang" },
    },
    deeds: [
      ...["Sweep", "Reprisal", "Rally", "Extort", "Assault", "Air Strike", "March", "Intimidate", "Terror"],
      ...["Garrison", "Train", "Resettle", "Attack", "Ambush"],
    ],
    opens: BOXES,
    opening: ["box:full", "sweep", "pahang"],
    refused: { keys: ["box:full", "train"], place: "space pahang", rule: "3.2.1" },
    turn: {
      keys: ["box:limited", "sweep", "pahang"],
      on: ["pahang", "troops.kuala_lumpur", "count:2", "done"],
      next: "mcp",
    },
    pick: anyOf,
    course: {
      lesson: "minds",
      wrong: ["box:full", "train", "kuala_lumpur", "troops:2"],
      before: ["box:full", "train", "perak", "police:2"],
      after: ["done", "perak", "resettle", "johore"],
    },
    together: {
      first: "box:limited",
      opens: "train",
      ends: ["pass"],
      offered: /^box:full$/,
      before: ["box:full", "sweep", "pahang", "troops.kuala_lumpur", "count:3"],
      after: "done",
      on: "perak",
      moving: ["box:full", "sweep", "pahang", "troops.kuala_lumpur", "count:3", "done", "done", "pahang"],
      piece: "piece troops pahang",
    },
  },
  palestine: {
    hands: {
      drag: {
        keys: ["box:full", "travel", "samaria"],
        piece: "underground",
        from: "samaria",
        to: "galilee",
      },
      layers: [{ key: "p", drawn: ".figure[data-counts]" }],
      bare: { key: "h", drawn: ".tokens" },
      leads: { key: "recruit", space: "lydda" },
    },
    course: {
      lesson: "disorder",
      wrong: ["box:limited", "recruit"],
      before: ["box:limited", "sabotage", "galilee", "samaria", "none", "done"],
      after: [
        ...["box:limited", "sabotage", "haifa_c", "tel_aviv", "none", "done"],
        ...["box:limited", "sabotage", "gaza", "none"],
      ],
    },
    deeds: [
      ...[
        "Sabotage",
        "Terror",
        "Patrol",
        "Deploy",
        "Restore",
        "Rob",
        "Recruit",
        "Offensive",
        "Silence",
        "Search",
      ],
      ...["Mass Detention", "Travel", "Propagandize", "Assault", "Intelligence Lead", "Negotiate"],
    ],
    opens: BOXES,
    opening: ["box:full", "recruit", "lydda"],
    refused: { keys: ["box:full", "rob"], place: "space rw_syria", rule: "3.3.4" },
    turn: {
      keys: ["box:limited", "recruit", "lydda"],
      on: ["lydda", "count:2", "done"],
      next: "british",
    },
    pick: anyOf,
  },
  "japanese-occupation": {
    hands: {
      layers: [{ key: "s", drawn: ".tint.opposition, .tint.neutral" }],
      bare: { key: "h", drawn: ".tokens" },
      leads: { key: "train", space: "perak" },
    },
    course: {
      lesson: "agents",
      wrong: ["box:limited", "train"],
      before: ["box:limited", "contact", "trengganu"],
      after: ["box:limited", "train", "perak", "mpaja:2"],
    },
    deeds: [
      ...[
        "Contact",
        "Raid",
        "Construct",
        "Extract",
        "Deploy",
        "Train",
        "Reprisal",
        "Sweep",
        "Supply",
        "Assault",
      ],
      ...["Eliminate", "Gather", "Ambush"],
    ],
    opens: BOXES,
    opening: ["box:full", "train", "perak"],
    refused: { keys: ["box:full", "train"], place: "space ec_north", rule: "3.2.1" },
    turn: {
      keys: ["box:limited", "train", "negri_sembilan"],
      on: ["negri_sembilan", "others:1", "done"],
      next: "japanese",
    },
    pick: anyOf,
  },
  "1942": {
    hands: { layers: [], bare: { key: "p", drawn: ".counters" } },
    course: {
      lesson: "march",
      wrong: ["unit:jp-11", "to:1206"],
      before: ["unit:jp-3g", "to:0604"],
      after: ["assault:0505", "unit:jp-3g", "unit:jp-1tk", "to:0505", "unit:jp-4g", "to:0404"],
    },
    deeds: [
      ...[
        "The Allies have set up",
        "marches",
        "falls",
        "advances",
        "Air Group",
        "to land in",
        "invasion hex",
      ],
      ...["Hong Kong", "retreats", "Game-turn 1"],
    ],
    opens: /^end:/,
    opening: ["unit:gb-28", "to:0611"],
    refused: { keys: ["unit:gb-28"], place: "piece gb-punjab map", rule: "11.0" },
    turn: {
      keys: ["unit:gb-28", "to:0611"],
      on: ["to:0611", "end:setup"],
      next: "japanese",
    },
    // Whoever does something at every question is at it for a thousand of them; in the west Japan meets its duty (9.G).
    pick: (keys, turn) =>
      (turn % 5 > 0 && keys.find((key) => key.startsWith("end:"))) ||
      (turn % 4 > 0 && keys.filter((key) => /^to:\d/.test(key)).sort()[0]) ||
      anyOf(keys, turn),
    together: {
      first: "unit:gb-28",
      opens: "to:0611",
      ends: ["to:0611", "end:setup"],
      offered: /^unit:jp-3g$/,
      before: ["end:setup", "end:setup", "unit:jp-3g"],
      after: "to:0604",
      on: "assault:0505",
      moving: ["unit:gb-28", "to:0611"],
      piece: "piece gb-28 map",
    },
  },
  "malaya-1941": {
    hands: { layers: [], bare: { key: "p", drawn: ".counters" } },
    course: {
      lesson: "sky",
      wrong: ["count:5"],
      before: ["count:6", "count:4", "count:2"],
      after: [
        ...["to:1002", "at-base", "at-base", "unit:j-1-9-amph", "unit:j-5-hq", "unit:j-11-5", "unit:j-41-5"],
        ...["end", "to:1002", "end"],
      ],
    },
    deeds: [
      ...[
        "The Allies have set up",
        "It is Banzai!",
        "fire at enemy fighters",
        "come to Singora",
        "to assault",
      ],
      ...["move from Singora", "bombard Kota Bharu", "choose Assault", "shattered", "is lost in", "retreats"],
      ...["pursues", "Turn 2"],
    ],
    opens: /^sealift$/,
    passes: /^(?:usual-setup|no|end)$/,
    opening: ["sealift", "unit:j-1-9-amph", "unit:j-11-5", "set-sail"],
    refused: {
      keys: ["unit:j-11-5", "to:0801", "halt"],
      place: "piece j-11-5 map",
      rule: "11.2",
    },
    turn: {
      keys: ["sealift", "unit:j-1-9-amph", "unit:j-11-5", "set-sail"],
      on: ["set-sail", "to:1002", "end", "end"],
      next: "allied",
    },
    // Where no Japanese infantry stands in Malaya the first turn is the last (25.3): a whole game, and a short one.
    pick: (keys, turn) =>
      firstOf(keys, /^usual-setup$/) ||
      firstOf(keys, /^(?:end|halt|stay|no|wait|count:1)$/) ||
      anyOf(keys, turn),
    together: {
      host: "allied",
      first: "own-setup",
      opens: SET_UP[0],
      takesBack: true,
      ends: ["usual-setup"],
      asked: true,
      offered: /^(?:count:6|to:\d+|no|at-base)$/,
      before: ["own-setup", ...SET_UP.slice(0, 2)],
      after: SET_UP[2],
      on: SET_UP[3],
      moving: ["own-setup", ...SET_UP.slice(0, 3)],
      piece: "piece a-1m map",
    },
  },
};

export const GAMES: readonly Played[] = titles.map(({ game, example }) => {
  const script = SCRIPTS[game.id];
  if (!script) throw new Error(`the tests in a browser do not know what to do in ${game.id}: tell them here`);
  return { game, example, ...script };
});
