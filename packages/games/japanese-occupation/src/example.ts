import { readerOf, exampleStep as step } from "@sandtable/coin";
import type { Example } from "@sandtable/engine";
import { railwayOf, spaceOf, ZIPPER } from "./board.ts";
import { forecastResistance } from "./propaganda.ts";
import type { ResistanceView } from "./shape.ts";
import {
  activeIn,
  type Force,
  guerrillasIn,
  mpajaIn,
  neutralPopulation,
  type Occupation,
  othersIn,
  REVEALED,
} from "./state.ts";

/** The example of play (8.0), step by step, with every value the book states. */

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const readTable = readerOf<Occupation>(
  spaceOf,
  {
    resistance: (g) => g.resistance,
    resources: (g) => g.resources,
    first: (g) => g.firstEligible,
    zipper: (g) => ZIPPER[g.zipper].id,
    "neutral population": (g) => neutralPopulation(g, false),
    "spaces with Police": (g) => g.police.filter((count) => count > 0).length,
    "terror on the map": (g) => sum(g.terror),
    "sabotage on the map": (g) => sum(g.sabotage),
    "active on the map": (g) => sum(g.mpaja_active) + sum(g.other_active),
    "intel revealed": (g) => g.intelState.filter((state) => state === REVEALED).length,
  },
  {
    attitude: (g, space) => (g.opposition[space] > 0 ? "opposition" : "neutral"),
    terror: (g, space) => g.terror[space],
    village: (g, space) => g.villages[space],
    camp: (g, space) => g.camps[space],
    force136: (g, space) => g.force136[space],
    kempeitai: (g, space) => g.kempeitai[space],
    troops: (g, space) => g.troops[space],
    police: (g, space) => g.police[space],
    cache: (g, space) => g.caches[space],
    guerrillas: guerrillasIn,
    mpaja: mpajaIn,
    others: othersIn,
    active: activeIn,
    intel: (g, space) => (g.intelState[space] === REVEALED ? g.intelValue[space] : "concealed"),
  },
);

/** Beside what every table has: "available mpaja", "forecast intel", "R5 sabotage". */
function read(g: Occupation, what: string): string | number {
  const [id, aspect] = what.split(" ");
  if (id === "available") return g.available[aspect as Force];
  if (id === "forecast") return forecastResistance(g)[aspect as keyof ResistanceView];
  const line = railwayOf(id);
  return line === undefined ? readTable(g, what) : g.sabotage[line];
}

export const occupationExample: Example<Occupation> = {
  scenario: "standard",
  // Six Events, dice and Intel as they come; Propaganda, the last of seven cards, comes by itself. 8.0 leaves the next card open.
  chance: [
    ...["J14", "J27", "J2", "J17", "J8", "die:4", "die:1", "J21"],
    ...["intel:2", "intel:1", "intel:2", "intel:0", "die:2", "J5"],
  ],
  steps: [
    step("start", "british", "The setup", [], {
      resistance: 2,
      resources: 0,
      zipper: "delay",
      first: "british",
    }),
    step("J.1", "british", '"Secret Army": the MPAJA mobilize Negri Sembilan', [], {
      "negri_sembilan attitude": "opposition",
    }),
    step(
      "J.2",
      "british",
      "Contact: Force 136 and a Jungle Camp in Trengganu",
      ["box:full", "contact", "trengganu"],
      {
        "trengganu force136": 1,
        "trengganu camp": 1,
        "available force136": 0,
        "available camps": 0,
      },
    ),
    step(
      "J.3",
      "british",
      "Raid on Selangor from Perak, and Sabotage there",
      ["raid", "selangor", "done", "take:sabotage", "done"],
      {
        "selangor mpaja": 1,
        "selangor active": 1,
        "perak mpaja": 1,
        "R5 sabotage": 1,
      },
    ),
    step(
      "J.4",
      "japanese",
      "Limited Construct in Perak: the Railway is repaired",
      ["box:limited", "construct", "perak", "railway:R5"],
      { "R5 sabotage": 0, first: "japanese" },
    ),
    step("J.5", "japanese", "Jungle Conference: Food Shortage in Pahang", ["mpaja_underground.pahang"], {
      "pahang mpaja": 0,
      "available mpaja": 5,
    }),
    step(
      "J.6",
      "japanese",
      "Extract first, from both Economic Centers",
      ["box:full", "deploy", "extract", "ec_north", "ec_south"],
      { resources: 8 },
    ),
    step("J.7", "japanese", "Deploy in Kuala Lumpur; no Kempeitai move", ["done"], {
      "kuala_lumpur police": 2,
      "kuala_lumpur troops": 3,
      "kuala_lumpur kempeitai": 1,
    }),
    step(
      "J.8",
      "british",
      "Limited Train in all three spaces with Force 136",
      [
        ...["box:limited", "train", "perak", "mpaja:2"],
        ...["trengganu", "others:1", "negri_sembilan", "mpaja:1"],
      ],
      {
        "perak mpaja": 3,
        "trengganu others": 1,
        "negri_sembilan mpaja": 2,
        "available mpaja": 2,
        "available others": 1,
        first: "british",
      },
    ),
    step("J.9", "british", "Co-Prosperity Sphere: the MPAJA mobilize Trengganu", [], {
      "trengganu attitude": "opposition",
    }),
    step(
      "J.10",
      "british",
      "The Event, unshaded: Sabotage on three Railways",
      ["box:event", "unshaded", "railway:R4", "railway:R5", "railway:R7"],
      { "R4 sabotage": 1, "R5 sabotage": 1, "R7 sabotage": 1 },
    ),
    step(
      "J.11",
      "japanese",
      "Reprisal first, in Perak and Johore",
      ["box:full", "sweep", "reprisal", "perak", "kedah", "johore", "negri_sembilan"],
      {
        "perak terror": 1,
        "perak attitude": "neutral",
        "johore terror": 1,
        "johore attitude": "neutral",
        "kedah mpaja": 1,
        "perak mpaja": 2,
        "johore mpaja": 1,
        "negri_sembilan mpaja": 3,
      },
    ),
    step(
      "J.12",
      "japanese",
      "Sweep of Perak, Kelantan and Negri Sembilan",
      [
        ...["perak", "done", "kelantan", "troops.ec_north", "count:2", "done"],
        ...["negri_sembilan", "troops.kuala_lumpur", "count:2", "troops.ec_south", "count:2"],
        ...["troops.johore", "count:2", "done"],
      ],
      {
        "perak troops": 3,
        "perak active": 2,
        "kelantan troops": 2,
        "kelantan active": 1,
        "negri_sembilan troops": 6,
        "negri_sembilan active": 3,
        "kuala_lumpur troops": 1,
        "johore troops": 1,
        "ec_north troops": 1,
        "ec_south troops": 1,
        first: "british",
      },
    ),
    step("J.13", "british", "Burma Theater: no Supply Cache that could be seized", [], {
      "perak cache": 1,
      "perak camp": 1,
    }),
    step(
      "J.14",
      "british",
      "Supply first, in Trengganu and Negri Sembilan",
      ["box:full", "train", "supply", "trengganu", "negri_sembilan"],
      {
        "trengganu cache": 1,
        "trengganu camp": 0,
        "negri_sembilan cache": 1,
        "negri_sembilan camp": 0,
        "available caches": 0,
        "available camps": 2,
      },
    ),
    step(
      "J.15",
      "british",
      "Train in all three, with Guerrillas from the map",
      [
        ...["perak", "mpaja:2", "trengganu", "others:2", "other_underground.kedah"],
        ...["negri_sembilan", "mpaja:2", "mpaja_active.negri_sembilan", "mpaja_active.negri_sembilan"],
      ],
      {
        "perak mpaja": 4,
        "perak active": 2,
        "trengganu others": 3,
        "kedah others": 0,
        "negri_sembilan mpaja": 3,
        "negri_sembilan active": 1,
        "available mpaja": 0,
        "available others": 0,
      },
    ),
    step(
      "J.16",
      "japanese",
      "Limited Sweep of Negri Sembilan, nobody moves",
      ["box:limited", "sweep", "negri_sembilan", "done"],
      { "negri_sembilan active": 3, first: "japanese" },
    ),
    step("J.17", "japanese", "Air Drops: supplies seized in Trengganu", ["caches.trengganu"], {
      "trengganu cache": 0,
      "trengganu camp": 1,
      "available caches": 1,
      "available camps": 1,
    }),
    step(
      "J.18",
      "japanese",
      "Assault in Kelantan, Perak and Negri Sembilan",
      ["box:full", "assault", "kelantan", "perak", "negri_sembilan"],
      {
        "kelantan guerrillas": 0,
        "perak guerrillas": 2,
        "perak active": 0,
        "perak cache": 1,
        "negri_sembilan guerrillas": 0,
        "negri_sembilan cache": 0,
      },
    ),
    step(
      "J.19",
      "japanese",
      "Eliminate in Perak and Johore: both Jungle Camps",
      ["eliminate", "perak", "camps.perak", "johore", "camps.johore"],
      { "perak camp": 0, "perak force136": 1, "johore camp": 0, "available camps": 3 },
    ),
    step(
      "J.20",
      "british",
      "Limited Contact: from Trengganu to Kelantan, from Negri Sembilan to Pahang",
      [
        ...["box:limited", "contact", "force136.trengganu", "kelantan", "other_underground.trengganu"],
        ...["force136.negri_sembilan", "pahang", "done"],
      ],
      {
        "kelantan force136": 1,
        "kelantan others": 1,
        "kelantan camp": 1,
        "pahang force136": 1,
        "pahang camp": 1,
        "perak force136": 1,
        first: "british",
      },
    ),
    step("J.21", "british", "Malay Collaboration: a traitor killed in Johore", ["police.johore"], {
      "johore police": 0,
    }),
    step(
      "J.22",
      "british",
      "Gather first, around Perak and Pahang",
      [
        ...["box:full", "ambush", "gather", "perak", "intel.kedah", "intel.perak", "done"],
        ...["pahang", "intel.trengganu", "intel.johore", "done"],
      ],
      {
        "kedah intel": 2,
        "perak intel": 1,
        "trengganu intel": 2,
        "johore intel": 0,
        "intel revealed": 4,
        "kedah active": 1,
        "perak active": 1,
        "trengganu active": 1,
        "johore active": 1,
      },
    ),
    step(
      "J.23",
      "british",
      "Ambush in Perak and Kelantan",
      ["perak", "take:police", "kelantan", "troops.kelantan"],
      {
        "perak police": 0,
        "perak active": 2,
        "kelantan troops": 1,
        "kelantan active": 1,
        "kuala_lumpur troops": 2,
        resistance: 3,
      },
    ),
    step(
      "J.24",
      "japanese",
      "The Event, shaded: three Police, and the Intel of Perak concealed; then Propaganda up to 6.3.1",
      ["box:event", "shaded", "perak", "negri_sembilan", "johore", "perak", "take:conceal"],
      {
        "perak police": 1,
        "negri_sembilan police": 1,
        "johore police": 1,
        "available police": 1,
        "perak intel": "concealed",
        first: "japanese",
      },
    ),
    step("J.25", "british", "MPAJA phase: Trengganu and Negri Sembilan mobilize", [], {
      "trengganu mpaja": 1,
      "negri_sembilan mpaja": 1,
      "available mpaja": 3,
    }),
    step("J.26", "british", "Resistance phase", [], {
      "forecast intel": 4,
      "forecast caches": 1,
      "forecast spaces": 3,
      "neutral population": 13,
      "forecast neutral": 2,
      "spaces with Police": 4,
      "forecast police": 1,
      resistance: 6,
      zipper: "6",
      "available caches": 3,
      resources: 0,
    }),
    step("J.27", "british", "Opposition in Kelantan and Selangor", ["kelantan", "selangor"], {
      "kelantan attitude": "opposition",
      "selangor attitude": "opposition",
    }),
    step(
      "J.28",
      "japanese",
      "Construct in Perak, Negri Sembilan and Johore",
      ["perak", "railway:R4", "negri_sembilan", "railway:R7", "johore"],
      {
        "R4 sabotage": 0,
        "R7 sabotage": 0,
        "johore village": 1,
        "johore attitude": "opposition",
      },
    ),
    step("J.29", "british", "Supply in Kelantan and Pahang", ["kelantan", "pahang"], {
      "kelantan cache": 1,
      "kelantan camp": 0,
      "pahang cache": 1,
      "pahang camp": 0,
    }),
    step(
      "J.30",
      "japanese",
      "Reprisal in Kelantan and Negri Sembilan",
      ["kelantan", "pahang", "negri_sembilan", "pahang"],
      {
        "kelantan terror": 1,
        "kelantan attitude": "neutral",
        "negri_sembilan terror": 1,
        "negri_sembilan attitude": "neutral",
        "pahang guerrillas": 2,
      },
    ),
    step("J.31", "british", "The British do not redeploy", ["done"], {
      "perak force136": 1,
      "kelantan force136": 1,
      "pahang force136": 1,
    }),
    step(
      "J.32",
      "japanese",
      "The Kempeitai of Kuala Lumpur go to Kelantan; then Reset",
      ["kempeitai.kuala_lumpur", "kelantan", "done"],
      {
        "kelantan kempeitai": 1,
        "kuala_lumpur kempeitai": 0,
        "terror on the map": 0,
        "sabotage on the map": 1,
        "active on the map": 0,
        "intel revealed": 0,
        first: "british",
      },
    ),
  ],
  slips: [
    {
      step: "J.2",
      name: "says a Jungle Camp comes whenever a marker is placed or moved; 3.2.2 says in Provinces that have none",
    },
    { step: "J.3", name: "says a Raid acts in each space; 4.2.3 says only if desired" },
    {
      step: "J.20",
      name: "says a Jungle Camp comes in each space that a marker moved into; 3.2.2 says in Provinces that have none",
    },
    {
      step: "J.27",
      name: "does not say which Railway brings which space; only one match is possible, and the third Railway finds none",
    },
    {
      step: "J.28",
      name: "sets Johore to Opposition although it has Terror; 1.12 blocks Opposition in this phase, which can mean 6.3.1 alone",
    },
    {
      step: "J.28",
      name: "repairs a Railway from Perak without saying which of the two; here it is Perak-Kelantan",
    },
    {
      step: "J.32",
      name: "has closing words between the phases of the Propaganda Round, which follow one another as in 6.0",
    },
  ],
  read,
};
