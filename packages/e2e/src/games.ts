import type { Example, Game } from "@sandtable/engine";
import { occupation, occupationExample } from "@sandtable/japanese-occupation";
import { malaya, malayaExample } from "@sandtable/malaya";
import { palestine, palestineExample } from "@sandtable/palestine";

/** A game as these tests play it. */
export interface Played {
  readonly game: Game;
  readonly example: Example;
  /** What the log tells of when the lesson is over: every Operation and Special Activity of the example. */
  readonly deeds: readonly string[];
  /** A box, an Operation and a space. */
  readonly opening: readonly string[];
  /** Something that cannot be chosen in an Operation, and the rule that says so. */
  readonly refused: { readonly keys: readonly string[]; readonly place: string; readonly rule: string };
  /** A whole turn: up to a choice that is taken back and taken again, and on from there; whose turn comes then. */
  readonly turn: { readonly keys: readonly string[]; readonly on: readonly string[]; readonly next: string };
}

export const GAMES: readonly Played[] = [
  {
    game: malaya as Game,
    example: malayaExample as Example,
    deeds: [
      ...["Sweep", "Reprisal", "Rally", "Extort", "Assault", "Air Strike", "March", "Intimidate", "Terror"],
      ...["Garrison", "Train", "Resettle", "Attack", "Ambush"],
    ],
    opening: ["box:full", "sweep", "pahang"],
    refused: { keys: ["box:full", "train"], place: "space pahang", rule: "3.2.1" },
    turn: {
      keys: ["box:limited", "sweep", "pahang"],
      on: ["pahang", "troops.kuala_lumpur", "count:2", "done"],
      next: "mcp",
    },
  },
  {
    game: palestine as Game,
    example: palestineExample as Example,
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
    opening: ["box:full", "recruit", "lydda"],
    refused: { keys: ["box:full", "rob"], place: "space rw_syria", rule: "3.3.4" },
    turn: {
      keys: ["box:limited", "recruit", "lydda"],
      on: ["lydda", "count:2", "done"],
      next: "british",
    },
  },
  {
    game: occupation as Game,
    example: occupationExample as Example,
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
    opening: ["box:full", "train", "perak"],
    refused: { keys: ["box:full", "train"], place: "space ec_north", rule: "3.2.1" },
    turn: {
      keys: ["box:limited", "train", "negri_sembilan"],
      on: ["negri_sembilan", "others:1", "done"],
      next: "japanese",
    },
  },
];
