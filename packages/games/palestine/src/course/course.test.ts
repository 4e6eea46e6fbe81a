import { courseLaws, GO_ON } from "@sandtable/engine/conformance";
import { palestineTitle } from "../title.ts";

const passes = (cards: number): string[] =>
  Array.from({ length: cards }, () => ["box:event", "pass", "none"]).flat();
const patrolHaifa = ["box:full", "patrol", "haifa_c", "done", "done", "haifa_c", "done"];
const guardRailways = [
  ...["rw_haifa", "police.samaria", "done", "rw_egypt", "police.jerusalem_c", "count:1", "done"],
  ...["rw_jerusalem", "police.jerusalem_c", "done", "done", "rw_jerusalem", "intel:1"],
];
const robTwo = ["box:limited", "rob", "galilee", "samaria", "done"];
const twoMarkers = ["box:limited", "sabotage", "galilee", "samaria", "none", "done"];
const deployTwo = ["box:full", "deploy", "galilee", "samaria", "done", "done"];

courseLaws(palestineTitle, {
  disorder: {
    ways: [
      ["box:full", "sabotage", "haifa_c", "tel_aviv", "none", "jerusalem_c", "none"],
      [
        ...twoMarkers,
        "box:limited",
        "sabotage",
        "haifa_c",
        "tel_aviv",
        "none",
        "done",
        "box:limited",
        "sabotage",
        "gaza",
        "none",
      ],
    ],
    wrong: {
      "markers pass": ["box:limited", "pass", "none"],
      "markers no-marker": ["box:limited", "recruit"],
      "markers one": ["box:limited", "sabotage", "galilee", "done"],
      "cost waits": [...twoMarkers, "box:limited", "pass", "none"],
    },
  },
  caches: {
    ways: [
      [
        ...robTwo,
        "box:limited",
        "recruit",
        "lydda",
        "count:2",
        "jerusalem_d",
        "count:2",
        "offensive:jerusalem_d",
      ],
      [
        ...["box:limited", "pass", "galilee", "box:limited", "rob", "gaza", "done"],
        ...["box:limited", "recruit", "lydda", "count:2", "jerusalem_d", "count:2", "done"],
        ...["box:limited", "sabotage", "galilee", "caches.galilee"],
      ],
    ],
    wrong: {
      "rob others": ["box:limited", "recruit"],
      "rob one": ["box:limited", "rob", "galilee", "done"],
      "recruit city": [...robTwo, "box:limited", "recruit", "haifa_c"],
      "use travel": [
        ...[...robTwo, "box:limited", "recruit", "lydda", "count:2", "jerusalem_d", "count:2", "done"],
        ...["box:limited", "travel"],
      ],
      "use kept": [
        ...[...robTwo, "box:limited", "recruit", "lydda", "count:2", "jerusalem_d", "count:2", "done"],
        ...["box:limited", "rob", "gaza", "done"],
      ],
    },
  },
  terror: {
    ways: [
      [
        "box:full",
        "recruit",
        "silence",
        "haifa_c",
        "lydda",
        "count:1",
        "done",
        "box:full",
        "sabotage",
        "terror:haifa_c",
      ],
      [
        "box:full",
        "sabotage",
        "silence",
        "tel_aviv",
        "galilee",
        "done",
        "box:full",
        "sabotage",
        "terror:tel_aviv",
        "none",
      ],
    ],
    wrong: {
      "silence limited": ["box:limited", "recruit"],
      "silence alone": ["box:full", "rob", "galilee", "done", "done"],
      "terror sabotage": [
        ...[
          "box:full",
          "sabotage",
          "silence",
          "tel_aviv",
          "galilee",
          "done",
          "box:full",
          "sabotage",
          "haifa_c",
        ],
      ],
      "terror other": ["box:full", "sabotage", "silence", "tel_aviv", "galilee", "done", "box:full", "rob"],
    },
  },
  patrol: {
    ways: [
      [...deployTwo, "box:full", "patrol", "galilee", "police.haifa_c", "done", "done", "galilee"],
      [
        "box:full",
        "deploy",
        "gaza",
        "galilee",
        "done",
        "done",
        "box:full",
        "patrol",
        "haifa_d",
        "police.gaza",
        "done",
        "done",
        "haifa_d",
      ],
    ],
    wrong: {
      "deploy pass": ["box:full", "pass"],
      "deploy other": ["box:full", "search"],
      "deploy few": ["box:full", "deploy", "samaria", "done", "done"],
      "prison hidden": [...deployTwo, "box:full", "patrol", "gaza", "police.haifa_c", "done", "done", "done"],
    },
  },
  search: {
    ways: [
      [
        "box:full",
        "search",
        "galilee",
        "done",
        "done",
        "galilee",
        "done",
        "box:full",
        "assault",
        "galilee",
        "done",
        "box:full",
        "pass",
      ],
      [
        "box:full",
        "search",
        "samaria",
        "done",
        "done",
        "samaria",
        "done",
        "box:full",
        "patrol",
        "samaria",
        "police.haifa_c",
        "done",
        "done",
        "samaria",
        "done",
        "box:full",
        "pass",
      ],
    ],
    wrong: {
      "find pass": ["box:full", "pass"],
      "find assault": ["box:full", "assault"],
      "find too-few": ["box:full", "search", "lydda", "done", "done", "lydda", "done"],
      "strike search-again": [
        "box:full",
        "search",
        "galilee",
        "done",
        "done",
        "galilee",
        "done",
        "box:full",
        "search",
      ],
    },
  },
  order: {
    ways: [
      [
        ...patrolHaifa,
        "box:full",
        "deploy",
        "restore",
        "samaria",
        "done",
        "done",
        "box:full",
        "deploy",
        "negotiate",
      ],
      [
        "box:full",
        "assault",
        "haifa_c",
        "done",
        "box:full",
        "deploy",
        "restore",
        "gaza",
        "done",
        "done",
        "box:full",
        "search",
        "negotiate",
      ],
    ],
    wrong: {
      "clear pass": ["box:full", "pass"],
      "clear deploy": ["box:full", "deploy"],
      "restore no-restore": [...patrolHaifa, "box:full", "deploy", "samaria", "done", "done"],
    },
  },
  propaganda: {
    ways: [
      [...guardRailways, "police.tel_aviv", "rw_syria"],
      [
        ...["rw_jerusalem", "police.jerusalem_c", "count:2", "done", "done", "rw_jerusalem", "intel:1"],
        ...["police.haifa_c", "rw_haifa", "police.tel_aviv", "rw_egypt", "police.samaria", "rw_syria"],
      ],
    ],
    wrong: {
      "prepare no-police": ["rw_syria"],
      "prepare nobody": ["rw_haifa", "police.samaria", "done", "done", "done"],
      "redeploy stayed": [...guardRailways, "done", "done"],
    },
  },
  battle: {
    ways: [[GO_ON], ["box:limited", "sabotage", "galilee", GO_ON]],
    wrong: {
      "disorder pass": ["box:event", "pass", "none"],
      "disorder late": passes(4),
      "round lost": [
        ...[
          "box:limited",
          "sabotage",
          "galilee",
          "haifa_c",
          "done",
          "box:full",
          "recruit",
          "rw_egypt",
          "count:2",
        ],
        ...[
          "rw_jerusalem",
          "count:2",
          "rw_haifa",
          "count:2",
          "active.galilee",
          "active.haifa_c",
          "active.haifa_d",
        ],
        ...["active.lydda", "underground.samaria", "box:limited", "sabotage", "rw_egypt", "caches.lydda"],
        ...["offensive:jerusalem_d", "rw_jerusalem", "box:full", "sabotage", "rw_haifa", "terror:tel_aviv"],
        ...["jerusalem_c", "box:event", "shaded"],
      ],
    },
  },
});
