import type { Example, ExampleStep, PrintedValue } from "@sandtable/engine";
import { SPACES, type Space, spaceOf } from "./board.ts";
import { COMMANDERS, cubesIn, type Faction, guerrillasIn, type Malaya } from "./state.ts";

/** The example of play (8.0), step by step, with every value the book states. */

const values = (stated: Readonly<Record<string, string | number>>): PrintedValue[] =>
  Object.entries(stated).map(([what, value]) => ({ what, value }));

const step = (
  name: string,
  seat: Faction,
  what: string,
  answers: readonly string[],
  stated: Readonly<Record<string, string | number>>,
  slips: readonly PrintedValue[] = [],
): ExampleStep => ({ name, what, seat, answers, printed: [...values(stated), ...slips] });

const READERS: Readonly<Record<string, (g: Malaya, space: Space) => string | number>> = {
  control: (g, space) => (["mcp", "nobody", "british"] as const)[g.control[space] + 1],
  attitude: (g, space) => (["opposition", "neutral", "support"] as const)[g.attitude[space] + 1],
  terror: (g, space) => g.terror[space],
  village: (g, space) => g.villages[space],
  troops: (g, space) => g.troops[space],
  police: (g, space) => g.police[space],
  cubes: cubesIn,
  guerrillas: guerrillasIn,
  active: (g, space) => g.active[space],
  bases: (g, space) => g.bases[space],
};

/** "will", "british", "mcp", "first", "commander", "villages", or a space and what is asked of it: "pahang control". */
function read(g: Malaya, what: string): string | number {
  switch (what) {
    case "will":
      return g.politicalWill;
    case "british":
    case "mcp":
      return g.resources[what];
    case "first":
      return g.firstEligible;
    case "commander":
      return COMMANDERS[g.commander];
    case "terror on the map":
      return SPACES.reduce((sum, _, space) => sum + g.terror[space], 0);
    case "active on the map":
      return SPACES.reduce((sum, _, space) => sum + g.active[space], 0);
    default: {
      const [id, aspect] = what.split(" ");
      const space = spaceOf(id);
      if (space === undefined || !(aspect in READERS))
        throw new Error(`the example asks for "${what}", which nothing reads`);
      return READERS[aspect](g, space);
    }
  }
}

export const malayaExample: Example<Malaya> = {
  scenario: "standard",
  // The six Events and one die; Propaganda, the last of seven cards, comes by itself. 8.0 leaves the next card open.
  chance: ["M23", "M25", "M10", "M8", "M7", "M29", "die:4", "M14"],
  steps: [
    step("start", "british", "The setup", [], {
      will: 12,
      british: 20,
      mcp: 10,
      first: "british",
      commander: "gurney",
    }),
    step(
      "M.1",
      "british",
      "New Directives: Sweep in Perak, Pahang and Johore",
      [
        "box:full",
        "sweep",
        "perak",
        "pahang",
        "troops.kuala_lumpur",
        "count:3",
        "troops.johore",
        "count:1",
        "done",
        "johore",
        "done",
        "all",
      ],
      {
        will: 13,
        british: 14,
        "pahang control": "british",
        "pahang troops": 4,
        "pahang active": 2,
        "perak active": 1,
        "johore active": 1,
      },
    ),
    step(
      "M.2",
      "british",
      "Reprisal in Pahang and Perak, two Provinces under Gurney",
      ["reprisal", "pahang", "trengganu", "perak", "pahang"],
      {
        "pahang attitude": "neutral",
        "perak attitude": "neutral",
        "pahang terror": 1,
        "perak terror": 1,
        "trengganu guerrillas": 2,
        "trengganu active": 1,
        "pahang guerrillas": 2,
        "pahang active": 2,
        "perak guerrillas": 0,
      },
    ),
    step(
      "M.3",
      "mcp",
      "Limited Rally in Trengganu: a Base, and Agitate",
      ["box:limited", "rally", "trengganu", "take:base", "trengganu"],
      {
        mcp: 8,
        "trengganu bases": 1,
        "trengganu guerrillas": 0,
        "trengganu attitude": "opposition",
        first: "mcp",
      },
    ),
    step(
      "M.4",
      "mcp",
      "Planters and Miners: Rally in seven spaces, and Agitate in Kelantan",
      [
        ...[
          "box:full",
          "rally",
          "kedah",
          "perak",
          "kelantan",
          "count:3",
          "trengganu",
          "count:2",
          "pahang",
          "take:guerrillas",
          "count:2",
        ],
        ...["selangor", "negri_sembilan", "done", "kelantan"],
      ],
      {
        mcp: 0,
        will: 7,
        "kedah guerrillas": 1,
        "perak guerrillas": 1,
        "selangor guerrillas": 1,
        "negri_sembilan guerrillas": 1,
        "kelantan guerrillas": 4,
        "trengganu guerrillas": 2,
        "pahang guerrillas": 4,
        "kelantan attitude": "opposition",
        "kedah control": "mcp",
        "selangor control": "mcp",
        "negri_sembilan control": "mcp",
        "pahang control": "mcp",
      },
    ),
    step("M.5", "mcp", "Extort in Kelantan and Trengganu", ["extort", "kelantan", "trengganu"], {
      mcp: 2,
      "kelantan active": 1,
      "trengganu active": 1,
    }),
    step(
      "M.6",
      "british",
      "Limited Sweep in Pahang, nobody moves",
      ["box:limited", "sweep", "pahang", "done"],
      {
        british: 12,
        "pahang active": 4,
        first: "british",
      },
    ),
    step(
      "M.7",
      "british",
      "Gurney Killed: Air Strike first, in Johore and Pahang",
      ["box:full", "assault", "air-strike", "johore", "pahang"],
      {
        will: 8,
        "johore guerrillas": 0,
        "pahang guerrillas": 3,
      },
    ),
    step("M.8", "british", "Assault in Pahang: three Guerrillas, then the Base", ["pahang", "done"], {
      will: 9,
      british: 10,
      "pahang guerrillas": 0,
      "pahang bases": 0,
      "pahang control": "british",
    }),
    step(
      "M.9",
      "mcp",
      "Limited March from Kelantan into the northern Economic Center",
      ["box:limited", "march", "ec_north", "underground.kelantan", "count:1", "done"],
      {
        mcp: 2,
        "ec_north guerrillas": 1,
        "ec_north active": 0,
        first: "mcp",
      },
    ),
    step("M.10", "mcp", "MNLA: Intimidate first, in Perak", ["box:full", "terror", "intimidate"], {
      "perak police": 1,
    }),
    step(
      "M.11",
      "mcp",
      "Terror in Kedah, Negri Sembilan and the northern Economic Center",
      ["kedah", "negri_sembilan", "ec_north"],
      {
        mcp: 0,
        "kedah terror": 1,
        "kedah attitude": "opposition",
        "negri_sembilan terror": 1,
        "negri_sembilan attitude": "opposition",
        "ec_north terror": 1,
      },
    ),
    step(
      "M.12",
      "british",
      "Limited Garrison of Negri Sembilan",
      ["box:limited", "garrison", "negri_sembilan", "troops.pahang", "count:2", "done"],
      {
        will: 11,
        british: 8,
        "negri_sembilan control": "british",
        first: "british",
      },
    ),
    step(
      "M.13",
      "british",
      "Trade Unions: Train",
      ["box:full", "train", "kuala_lumpur", "troops:4", "pahang", "police:2", "johore", "police:2", "done"],
      {
        british: 2,
        "pahang police": 2,
        "johore police": 4,
      },
    ),
    step("M.14", "british", "Pacify in Johore", ["johore"], { british: 0, "johore attitude": "support" }),
    step("M.15", "british", "Resettle in Negri Sembilan", ["resettle", "negri_sembilan"], {
      "negri_sembilan village": 1,
      "negri_sembilan attitude": "opposition",
    }),
    step("M.16", "mcp", "The Event, shaded", ["box:event", "shaded"], {
      mcp: 5,
      "kuala_lumpur attitude": "neutral",
      first: "mcp",
    }),
    step(
      "M.17",
      "mcp",
      "Weapon Bounties: Ambush in Perak, Attack in Negri Sembilan",
      ["box:full", "attack", "ambush:perak", "negri_sembilan"],
      {
        mcp: 3,
        will: 11,
        "perak police": 0,
        "perak active": 1,
        "negri_sembilan troops": 2,
      },
    ),
    step(
      "M.18",
      "british",
      "Pass, and the Propaganda Round up to Pacify (M.19 Political Will, M.20 Resources)",
      ["box:limited", "pass"],
      {
        first: "british",
        will: 7,
        british: 18,
        mcp: 7,
      },
    ),
    step(
      "M.21",
      "british",
      "Pacify in Kuala Lumpur and Pahang",
      ["kuala_lumpur", "pahang", "count:2"],
      { british: 12, "kuala_lumpur attitude": "support", "pahang terror": 0 },
      [{ what: "pahang attitude", value: "neutral", rules: "support" }],
    ),
    step("M.22", "mcp", "Agitate in Selangor only", ["selangor", "done"], {
      mcp: 6,
      "selangor attitude": "opposition",
    }),
    step(
      "M.23",
      "british",
      "Redeploy: two Police from Johore to Perak; then Reset (M.24)",
      ["police.johore", "perak", "count:2", "done"],
      {
        "perak police": 2,
        "johore police": 2,
        "terror on the map": 0,
        "active on the map": 0,
        commander: "briggs",
        first: "british",
      },
    ),
  ],
  slips: [
    { step: "M.1", name: "speaks of cubes where Guerrillas are flipped (3.2.3)" },
    { step: "M.3", name: "calls the MCP cylinder blue; it is red (2.3)" },
    {
      step: "M.8",
      name: "says cities for the Assault by every cube; on this map that is Kuala Lumpur alone (3.2.4)",
    },
    {
      step: "M.12",
      name: "ties a Limited Garrison's reveal to cubes moving in; 3.2.2 ties it to the selected destination",
    },
    {
      step: "M.21",
      name: "buys an Oppose marker off Pahang that the Reprisal of M.2 had removed: by 6.3.1 the same four Resources bring Support",
    },
    {
      step: "M.22",
      name: "asks for MCP Control to Agitate; 6.3.2 asks for MCP pieces and no British Control",
    },
    {
      step: "M.23",
      name: "moves Troops out of MCP Controlled spaces; 6.4.1 says Economic Centers and MCP Controlled Provinces",
    },
    { step: "M.24", name: "takes off Terror only; 6.5 takes off Sabotage too" },
  ],
  read,
};
