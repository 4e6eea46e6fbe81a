import { courseLaws, GO_ON } from "@sandtable/engine/conformance";
import { malayaTitle } from "../title.ts";

const garrison = (to: string, count: number): string[] => [
  ...["box:limited", "garrison", to, "troops.kuala_lumpur", `count:${count}`, "done"],
];
const sweepPahang = [
  "box:full",
  "sweep",
  "pahang",
  "troops.kuala_lumpur",
  "count:4",
  "done",
  "done",
  "pahang",
];
const trainPerak = ["box:full", "train", "perak", "police:2"];
const sweepTwo = ["box:full", "sweep", "perak", "johore", "done", "all"];
const passes = (cards: number): string[] => Array.from({ length: cards }, () => ["box:event", "pass"]).flat();

courseLaws(malayaTitle, {
  will: {
    ways: [
      [...garrison("trengganu", 2), ...garrison("kelantan", 2)],
      [...sweepPahang, "done", "box:limited", "garrison", "kelantan", "troops.pahang", "count:2", "done"],
    ],
    wrong: {
      "control pass": ["box:limited", "pass"],
      "control train": ["box:limited", "train"],
      "control assault": ["box:limited", "assault"],
      "control too-few": ["box:limited", "sweep", "pahang", "troops.johore", "count:1", "done"],
      "more waits": [...garrison("trengganu", 2), "box:limited", "pass"],
    },
  },
  card: {
    ways: [
      ["box:limited", "pass", "box:event", "pass", ...trainPerak, "resettle"],
      ["box:event", "pass", "box:event", "pass", ...sweepPahang.slice(0, 7), "reprisal"],
    ],
    wrong: {
      "first rightmost": ["box:full"],
      "deny limited": ["box:limited", "pass", "box:limited"],
      "deny full": ["box:limited", "pass", "box:full"],
      "both limited": ["box:limited", "pass", "box:event", "pass", "box:limited", "train"],
      "both alone": ["box:limited", "pass", "box:event", "pass", ...trainPerak, "done", "done", "done"],
    },
  },
  minds: {
    ways: [
      [...trainPerak, "done", "perak", "resettle", "johore"],
      ["box:full", "train", "johore", "police:1", "done", "done", "johore", "resettle", "perak"],
    ],
    wrong: {
      "police capital": ["box:full", "train", "kuala_lumpur", "troops:2"],
      "police no-troops": ["box:full", "train", "selangor", "police:1"],
      "pacify missed": [...trainPerak, "done", "done"],
      "village spoilt": [...trainPerak, "done", "perak", "resettle", "perak"],
      "village limited": [...trainPerak, "done", "perak", "done", "box:limited", "train"],
      "village missed": [...trainPerak, "done", "perak", "done"],
    },
  },
  jungle: {
    ways: [
      [...sweepPahang, "done", "box:limited", "assault", "pahang"],
      [
        ...sweepTwo,
        "air-strike",
        "perak",
        "johore",
        "box:limited",
        "garrison",
        "kelantan",
        "troops.kuala_lumpur",
        "count:4",
        "done",
        "box:full",
        "sweep",
        "kelantan",
        "done",
        "done",
        "kelantan",
        "done",
        "box:limited",
        "assault",
      ],
    ],
    wrong: {
      "find hidden": ["box:full", "assault"],
      "find too-few": ["box:full", "sweep", "johore", "done", "johore", "done"],
      "find other": ["box:full", "train"],
      "strike nobody": [...sweepPahang, "done", "box:limited", "assault", "perak"],
      "base shielded": [
        ...[...sweepTwo, "air-strike", "perak", "johore"],
        ...["box:limited", "garrison", "pahang", "troops.kuala_lumpur", "count:3", "done"],
        ...["box:limited", "assault"],
      ],
    },
  },
  rally: {
    ways: [
      ["box:full", "rally", "kedah", "kelantan", "count:3", "pahang", "take:base", "done", "kelantan"],
      [
        ...["box:limited", "rally", "negri_sembilan"],
        ...["box:full", "rally", "kelantan", "count:2", "pahang", "take:base", "done", "kelantan"],
      ],
    ],
    wrong: {
      "control pass": ["box:full", "pass"],
      "control outnumbered": ["box:limited", "rally", "johore"],
      "control not-rally": ["box:full", "terror"],
      "guerrillas none": ["box:full", "rally", "kedah", "done", "done"],
      "agitate missed": ["box:full", "rally", "kedah", "selangor", "negri_sembilan", "done", "done"],
      "base more-fighters": [
        ...["box:full", "rally", "kedah", "kelantan", "count:3", "done", "kelantan", "done"],
        ...["box:event", "pass", "box:limited", "rally", "perak"],
      ],
    },
  },
  terror: {
    ways: [
      [
        ...[
          "box:limited",
          "terror",
          "perak",
          "box:full",
          "terror",
          "johore",
          "done",
          "extort",
          "kelantan",
          "trengganu",
        ],
        ...["box:limited", "attack", "perak"],
      ],
      [
        "box:limited",
        "terror",
        "kelantan",
        "box:limited",
        "terror",
        "trengganu",
        "box:limited",
        "pass",
        "box:full",
        "attack",
        "ambush:johore",
      ],
    ],
    wrong: {
      "fear one-space": ["box:limited", "terror", "perak"],
      "fear pass": ["box:limited", "pass"],
      "money spends": [
        "box:limited",
        "terror",
        "perak",
        "box:limited",
        "terror",
        "johore",
        "box:limited",
        "rally",
        "kedah",
      ],
      "blood march": [
        "box:limited",
        "terror",
        "kelantan",
        "box:limited",
        "terror",
        "trengganu",
        "box:limited",
        "pass",
        "box:limited",
        "march",
      ],
    },
  },
  propaganda: {
    ways: [
      ["box:limited", "pass", "kuala_lumpur", "done", "police.johore", "perak", "count:2"],
      ["box:event", "pass", "pahang", "count:2", "done", "police.johore", "negri_sembilan", "count:1"],
    ],
    wrong: {
      "count no-money": ["box:event"],
      "pacify terror-only": ["box:limited", "pass", "pahang", "count:1"],
      "pacify skipped": ["box:limited", "pass", "done"],
      "redeploy emptied": [
        "box:limited",
        "pass",
        "kuala_lumpur",
        "done",
        "police.pahang",
        "johore",
        "count:2",
      ],
      "redeploy stayed": ["box:limited", "pass", "kuala_lumpur", "done", "done"],
    },
  },
  battle: {
    ways: [[GO_ON], [...trainPerak, "done", "perak", GO_ON]],
    wrong: {
      "support pass": ["box:limited", "pass"],
      "support late": passes(6),
      "round lost": [...trainPerak, "done", "perak", "done", ...passes(5)],
      "round broke": [
        ...[
          "box:full",
          "train",
          "perak",
          "police:2",
          "johore",
          "police:2",
          "kuala_lumpur",
          "troops:3",
          "done",
        ],
        ...["selangor", "police:2", "negri_sembilan", "police:2", "done", "perak", "done"],
        ...["box:limited", "garrison", "kuala_lumpur", "troops.perak", "count:1", "done"],
        ...[
          "box:limited",
          "garrison",
          "kuala_lumpur",
          "done",
          "box:limited",
          "garrison",
          "kuala_lumpur",
          "done",
        ],
        ...["box:limited", "garrison"],
      ],
    },
  },
});
