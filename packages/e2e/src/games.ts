import type { Title } from "@sandtable/engine";
import { titles } from "@sandtable/library";

/** A game as these tests play it. */
export type Played = Pick<Title, "game" | "example"> & Script;

/** What is done in a game. */
interface Script {
  /** What the log tells of when the lesson is over: every kind of deed in the example. */
  readonly deeds: readonly string[];
  /** What is on offer where a turn begins. */
  readonly opens: RegExp;
  /** The first choices of a turn, down to a place on the map. */
  readonly opening: readonly string[];
  /** Something that cannot be chosen then, and the rule that says so. */
  readonly refused: { readonly keys: readonly string[]; readonly place: string; readonly rule: string };
  /** A whole turn: up to a choice that is taken back and taken again, and on from there; whose turn comes then. */
  readonly turn: { readonly keys: readonly string[]; readonly on: readonly string[]; readonly next: string };
  /** Which of the choices is taken in a whole game, so that it ends in time. */
  pick(keys: readonly string[], turn: number): string;
  /** What is played at one table by two, by one whose server is killed, and looked at afterwards. */
  readonly together?: Together;
}

export interface Together {
  /** A choice, what it opens, and what then ends the turn; what the other side is offered then. */
  readonly first: string;
  readonly opens: string;
  readonly ends: readonly string[];
  readonly offered: string;
  /** Choices before the server is killed; one after it is back, and what is offered then. */
  readonly before: readonly string[];
  readonly after: string;
  readonly on: string;
  /** Choices that put a piece where it was not. */
  readonly moving: readonly string[];
  readonly piece: string;
}

const BOXES = /^box:/;
const anyOf = (keys: readonly string[], turn: number): string => keys[(turn * 7919) % keys.length];

/** What these tests do in each game of the library, by its id. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  malaya: {
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
    together: {
      first: "box:limited",
      opens: "train",
      ends: ["pass"],
      offered: "box:full",
      before: ["box:full", "sweep", "pahang", "troops.kuala_lumpur", "count:3"],
      after: "done",
      on: "perak",
      moving: ["box:full", "sweep", "pahang", "troops.kuala_lumpur", "count:3", "done", "done", "pahang"],
      piece: "piece troops pahang",
    },
  },
  palestine: {
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
      offered: "unit:jp-3g",
      before: ["end:setup", "end:setup", "unit:jp-3g"],
      after: "to:0604",
      on: "assault:0505",
      moving: ["unit:gb-28", "to:0611"],
      piece: "piece gb-28 map",
    },
  },
};

export const GAMES: readonly Played[] = titles.map(({ game, example }) => {
  const script = SCRIPTS[game.id];
  if (!script) throw new Error(`the tests in a browser do not know what to do in ${game.id}: tell them here`);
  return { game, example, ...script };
});
