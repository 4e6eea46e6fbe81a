import { courseLaws, GO_ON } from "@sandtable/engine/conformance";
import { campaignTitle } from "../title.ts";

const at = (hex: string, ...units: readonly string[]): string[] =>
  units.flatMap((unit) => [`unit:${unit}`, `to:${hex}`]);

const bangkok = [...at("0604", "jp-3g"), "assault:0505", "unit:jp-3g"];
const cover = at("0505", "jp-air3");
const carrier = at("0808", "jp-cv1");
const ashore = at("0609", "jp-11", "jp-21", "jp-41");
/** Five infantry units are one too many in Cam Ranh Bay (4.0). */
const room = at("1006", "jp-yokosuka2");
const kotaBharu = ["attack:0710", "with-all", "fight"];
const legaspi = ["attack:2405", "with-all", "fight"];
const away = [...at("0612", "gb-6", "gb-15", "gb-8")];
const gather = [...at("2202", "us-71", "us-91", "us-192", "us-26"), ...at("2102", "us-11", "us-4mar")];
const singora = ["assault:0509", "unit:jp-41", "end:advance"];
const guard = [...at("0405", "jp-3g"), ...at("0404", "jp-4g"), ...at("0406", "jp-5g")];
/** A turn in which nothing more is done. */
const quiet = ["end:land", "end:air", "end:naval"];
const foothold = [...bangkok, "end:land", "end:air", ...at("0509", "jp-42"), ...at("2201", "jp-1for")];
const ring = at("0713", "jp-42");

courseLaws(campaignTitle, {
  march: {
    ways: [
      [...bangkok, ...at("0505", "jp-1tk"), ...at("0404", "jp-4g")],
      [
        ...at("0604", "jp-5g"),
        "assault:0505",
        "unit:jp-5g",
        ...at("0604", "jp-14tk"),
        ...at("0405", "jp-3g"),
      ],
    ],
    wrong: {
      "city ended": ["end:land"],
      "city weak": [...at("0604", "jp-14tk"), "assault:0505"],
      "city elsewhere": at("1206", "jp-11"),
      "road ended": [...bangkok, "end:land"],
      "road short": [...bangkok, ...at("0805", "jp-1tk")],
      "border ended": [...bangkok, ...at("0505", "jp-1tk"), "end:land"],
      "border short": [...bangkok, ...at("0505", "jp-1tk"), ...at("0504", "jp-4g")],
    },
  },
  sky: {
    ways: [
      [...cover, ...carrier, ...at("2604", "jp-cv2")],
      [...cover, ...at("0708", "jp-cv2"), ...at("2605", "jp-cv1")],
    ],
    wrong: {
      "cover short": at("0906", "jp-air3"),
      "cover ended": ["end:air"],
      "carrier ended": [...cover, ...room, "end:naval"],
      "carrier short": [...cover, ...at("0806", "jp-cv1")],
      "unseen struck": [...cover, ...carrier, ...at("2206", "jp-cv2")],
      "unseen ended": [...cover, ...carrier, ...room, "end:naval"],
      "unseen short": [...cover, ...carrier, ...at("2201", "jp-cv2")],
    },
  },
  landing: {
    ways: [
      [...at("2201", "jp-1for"), ...ashore, "end:naval", ...kotaBharu, "unit:jp-11"],
      [...at("0509", "jp-42"), ...ashore, "end:naval", ...kotaBharu, "unit:jp-41"],
    ],
    wrong: {
      "straight ended": [...room, "end:naval"],
      "straight coast": at("0609", "jp-11"),
      "straight port": at("1006", "jp-11"),
      "ashore ended": [...at("2201", "jp-1for"), ...room, "end:naval"],
      "ashore elsewhere": [...at("2201", "jp-1for"), ...at("2404", "jp-20")],
      "port over": [...at("2201", "jp-1for"), ...ashore, "end:naval", "end:combat"],
      "port nothing": [
        ...[...at("2201", "jp-1for"), ...ashore, "end:naval"],
        ...["attack:0710", "with:jp-11", "with:jp-21", "fight"],
      ],
    },
  },
  odds: {
    ways: [
      [...kotaBharu, "unit:jp-11", "end:advance", ...legaspi, "unit:jp-20"],
      [
        ...legaspi,
        "unit:jp-33",
        "end:advance",
        "attack:0710",
        "with:jp-11",
        "with:jp-21",
        "with:jp-41",
        "fight",
        "unit:jp-41",
      ],
    ],
    wrong: {
      "attack over": ["end:combat"],
      "attack thin": ["attack:0710", "with:jp-11", "fight"],
      "advance stays": [...kotaBharu, "end:advance"],
      "second over": [...kotaBharu, "unit:jp-11", "end:advance", "end:combat"],
      "second thin": [...kotaBharu, "unit:jp-11", "end:advance", "attack:2405", "with:jp-20", "fight"],
    },
  },
  allies: {
    ways: [
      [
        ...away,
        ...gather,
        "end:land",
        "end:air",
        ...at("1018", "nl-pontianak"),
        "end:naval",
        "attack:2201",
        "with-all",
        "fight",
      ],
      [
        ...at("0511", "gb-6", "gb-15"),
        ...at("0612", "gb-8"),
        ...gather,
        "end:land",
        "end:air",
        ...at("0813", "gb-punjab"),
        "end:naval",
        "attack:2201",
        "with-all",
        "fight",
      ],
    ],
    wrong: {
      "away ended": ["end:land"],
      "away beside": at("0510", "gb-28"),
      "gather ended": [...away, "end:land"],
      "gather far": [...away, ...at("2204", "us-71")],
      "sail ended": [...away, ...gather, "end:land", "end:air", "end:naval"],
      "strike over": [
        ...away,
        ...gather,
        "end:land",
        "end:air",
        ...at("1018", "nl-pontianak"),
        "end:naval",
        "end:combat",
      ],
      "strike failed": [
        ...away,
        ...gather,
        "end:land",
        "end:air",
        ...at("1018", "nl-pontianak"),
        "end:naval",
        "attack:2201",
        "with:us-71",
        "with:us-91",
        "with:us-4mar",
        "fight",
      ],
    },
  },
  supply: {
    ways: [
      [...singora, ...guard, "end:land", ...at("0303", "jp-yokosuka1")],
      [...guard, "assault:0509", "unit:jp-11", "end:advance", "end:land", ...at("1810", "jp-yokosuka1")],
    ],
    wrong: {
      "port ended": ["end:land"],
      "port inland": guard.slice(0, 2),
      "guard ended": [...singora, "end:land"],
      "guard inland": [...singora, ...at("0504", "jp-3g")],
      "drop lost": [...singora, ...guard, "end:land", ...at("0202", "jp-yokosuka1")],
      "drop ended": [...singora, ...guard, "end:land", "end:air"],
      "drop beside": [...singora, ...guard, "end:land", ...at("0611", "jp-yokosuka1")],
      "drop flew": [...singora, ...guard, "end:land", ...at("0906", "jp-air3")],
    },
  },
  siege: {
    ways: [
      [...ring, "end:land", "end:air", "end:naval", "end:combat", ...at("0813", "jp-11")],
      [
        ...[...ring, "end:land", "end:air", ...at("1013", "jp-cv1"), ...at("1012", "jp-cv2"), "end:naval"],
        ...["attack:0813", "with-all", "fight", "unit:jp-11"],
      ],
    ],
    wrong: {
      "ring ended": ["end:land"],
      "ring open": at("0504", "jp-112"),
      "surrender lifted": [...ring, ...at("0712", "jp-11", "jp-21", "jp-41")],
      "surrender spared": [
        ...ring,
        "end:land",
        "end:air",
        ...at("2404", "jp-20"),
        "end:naval",
        "attack:0813",
        "with-all",
        "fight",
      ],
      "fall waits": [...ring, "end:land", "end:air", "end:naval", "end:combat", "end:land"],
    },
  },
  battle: {
    ways: [[GO_ON], ["end:land", GO_ON]],
    wrong: {
      "foothold late": ["end:land", "end:air", ...room, "end:naval"],
      "foothold sunk": ["end:land", "end:air", ...at("0817", "jp-11", "jp-21", "jp-41")],
      "foothold idle": ["end:land", "end:air", ...at("0609", "jp-11", "jp-21", "jp-41"), "end:naval"],
      "malaya late": [...foothold, "end:naval", ...quiet],
      "cities late": [...foothold, "end:naval", ...at("0510", "jp-42"), ...quiet],
    },
  },
});
