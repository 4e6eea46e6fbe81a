import { courseLaws, GO_ON } from "@sandtable/engine/conformance";
import { malaya1941Title } from "../title.ts";

const march = (unit: string, ...way: readonly string[]): string[] => [
  `unit:${unit}`,
  ...way.map((hex) => `to:${hex}`),
  "halt",
];
const ROAD = ["1003", "0904", "0905", "0906", "0907"];

const bombers = ["count:6", "count:4"];
const load = ["unit:j-5-hq", "unit:j-11-5", "unit:j-41-5"];
const ferry = ["unit:j-1-9-amph", ...load, "end", "to:1002"];
const supplied = ["to:1002", "at-base", "at-base"];
const split = ["unit:j-21-5", "end"];
const wake = ["to:1002", "activate", "unit:j-5-hq"];
const look = ["fly-recon", "to:0909", "to:0909"];
const near = march("j-11-5", ...ROAD);
const follow = march("j-5-hq", "1003", "0904");
const sail = ["sealift", "unit:j-2-9-amph", "unit:j-55-18", "unit:j-56-18", "set-sail", "to:2510", "to:2509"];
const bombBeach = ["to:2510", "count:4", "end"];
const join = [...march("j-11-5", "0908"), ...march("j-41-5", "0908")];
const bombJitra = ["to:0909", "count:4", "end"];
const both = ["to:0909", "unit:j-11-5", "unit:j-41-5"];
const paid = [...both, "assault", "no", "unit:j-11-5", "unit:j-41-5", "unit:j-b228-01", "unit:j-b228-02"];
/** The rest of the turn, and the next one up to Logistics, with nothing done. */
const toLogistics = [
  ...["end", "end", "end", "no", "count:0", "count:0", "count:0", "count:0", "end"],
  ...["at-base", "at-base", "at-base", "wait", "end"],
];
const johore = march("a-3l", "3744");
const malacca = march("a-df", "2032", "2133", "2134", "2234", "2235", "2336", "2436", "2437", "2438", "2539");
const grounded = ["count:0", "count:0", "count:0", "count:0"];
const idle = [...grounded, "at-base", "at-base", "at-base", "end", "end", "end"];
const ashore = [...grounded, ...supplied, ...ferry, "end", "end"];
/** Nothing more is done in this turn. */
const quiet = ["end", "end", "end", "end", "no"];
const dig = ["end", "to:0909", "fortify"];
const wakeCorps = ["to:1932", "activate", "unit:a-3ind-hq"];

courseLaws(malaya1941Title, {
  sky: {
    ways: [
      [...bombers, "count:2", ...supplied, ...ferry, "end"],
      [
        "count:8",
        "count:2",
        "count:3",
        ...supplied,
        "unit:j-2-9-amph",
        "unit:j-25a-hq",
        "unit:j-3ig",
        "unit:j-4ig",
        "end",
        "to:1002",
        "end",
      ],
    ],
    wrong: {
      "allocate no-bombs": ["count:8", "count:0", "count:2"],
      "allocate thin": ["count:5"],
      "surplus spared": [...bombers, "count:0"],
      "ashore base": [...bombers, "count:2", ...supplied, "end"],
      "ashore hungry": [...bombers, "count:2", "at-base", "at-base", "at-base"],
      "ashore apart": [
        ...bombers,
        "count:2",
        ...supplied,
        "unit:j-1-9-amph",
        "unit:j-11-5",
        "end",
        "to:1002",
        "end",
      ],
    },
  },
  headquarters: {
    ways: [
      [...split, ...wake, "at-base", "repair"],
      ["unit:j-3ig", "end", "at-base", "repair", "staff:japanese-staff", "unit:j-5-hq"],
    ],
    wrong: {
      "split whole": ["end"],
      "awake asleep": [...split, "end"],
      "awake far": [...split, "at-base", "activate"],
      "mend grounded": [...split, ...wake, "end"],
    },
  },
  fog: {
    ways: [
      [...look, ...near, ...follow, "end", "end", ...march("j-11-5", "0906")],
      [...look, ...march("j-41-5", ...ROAD), ...follow, "end", "end", ...march("j-41-5", "0908")],
    ],
    wrong: {
      "look ended": ["end"],
      "look elsewhere": ["fly-recon", "to:2510", "to:2510"],
      "look marched": march("j-11-5", "1003"),
      "near contact": [...look, ...march("j-11-5", ...ROAD, "0908")],
      "near ended": [...look, "end"],
      "again out": [...look, ...near, ...march("j-41-5", ...ROAD), "end", "end"],
      "again over": [...look, ...near, ...follow, "end", "end", "end", "end"],
    },
  },
  landing: {
    ways: [
      [...sail, "end", ...bombBeach, "to:2510", "assault", "no", "to:2510", "to:2510", "to:2510"],
      [...sail, "end", ...bombBeach, "to:2510", "raid", "yes", GO_ON],
    ],
    wrong: {
      "sail alone": ["sealift", "unit:j-2-9-amph", "unit:j-55-18", "set-sail", "to:2510", "to:2509"],
      "sail coast": ["sealift", "unit:j-2-9-amph", "unit:j-55-18", "set-sail", "to:1002"],
      "sail ended": ["end"],
      "bombs other": [...sail, "end", "to:0909", "count:2", "end"],
      "bombs unused": [...sail, "end", "end"],
      "beach drowned": [...sail, "end", ...bombBeach, "to:2510", "assault", "no", "stay", "stay", "stay"],
    },
  },
  fight: {
    ways: [
      [...join, "end", ...bombJitra, ...both, "assault", "no", "to:0909"],
      [...join, "end", ...bombJitra, ...both, "raid", "no", "stay", "to:0909"],
    ],
    wrong: {
      "join ended": ["end"],
      "join alone": [...march("j-11-5", "0908"), "end"],
      "join away": march("j-11-5", "0906"),
      "bombs other": [...join, "end", "to:2510", "count:2", "end"],
      "bombs unused": [...join, "end", "end"],
      "break beaten": [
        ...march("j-5-hq", "1003"),
        ...join,
        "end",
        ...bombJitra,
        "to:0909",
        "unit:j-11-5",
        "end",
        "raid",
        "no",
      ],
      "break idle": [...join, "end", ...bombJitra, "end"],
      "hold stays": [...join, "end", ...bombJitra, ...both, "assault", "no", "stay", "stay"],
    },
  },
  losses: {
    ways: [
      [...both, "assault", "no", GO_ON],
      [...paid, ...toLogistics, "end", "at-base", "refit", GO_ON],
    ],
    wrong: {
      "pay regiment": [...both, "assault", "no", "end", "unit:j-11-5"],
      "pay contact": [...both, "raid", "no"],
      "pay idle": ["end"],
      "refit late": [...paid, ...toLogistics, "end", "end"],
    },
  },
  allies: {
    ways: [
      [...dig, ...wakeCorps, "end", ...johore, ...malacca, "end", "end"],
      [
        ...dig,
        "to:2510",
        "activate",
        "unit:a-9ind-hq",
        "end",
        ...johore,
        ...march("a-af7", "3427"),
        "end",
        "end",
      ],
    ],
    wrong: {
      "dig over": ["end", "end"],
      "dig spent": ["end", "to:0909", "activate", "unit:a-11ind-hq"],
      "awake over": [...dig, "end"],
      "occupy airfield": [...dig, ...wakeCorps, "end", ...march("a-af7", "3427")],
      "occupy empty": [...dig, ...wakeCorps, "end", ...march("a-1l", "3845")],
      "occupy ended": [...dig, ...wakeCorps, "end", "end", "end"],
      "count fewer": [
        ...[...dig, ...wakeCorps, "end", ...johore, ...malacca, "end"],
        ...[...march("a-af6", "2031"), "end"],
      ],
    },
  },
  battle: {
    ways: [[GO_ON], ["count:7", GO_ON]],
    wrong: {
      "base over": [...idle, ...quiet],
      "base sea": [...idle, "end"],
      "objective over": [...ashore, ...wake, "end", ...quiet],
      "objective thailand": [...ashore, ...wake, "end", "end", "end"],
    },
  },
});
