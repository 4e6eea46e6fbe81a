import type { Bar } from "@sandtable/engine";
import type { RuleNumber } from "./rules.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

type Reason = { [K in keyof Vocabulary]: K extends `bar.${infer Word}` ? Word : never }[keyof Vocabulary];
const bar = (rule: RuleNumber, reason: Reason): Bar => ({ rule, why: { key: `bar.${reason}` } });

/** Why something cannot be done, where that needs no numbers: made once, because search asks for them too. */
export const BARS = {
  sea: bar("3.0", "sea"),
  enemy: bar("4.0", "enemy"),
  city: bar("9.E", "city"),
  filipino: bar("9.B", "filipino"),
  full: bar("4.0", "full"),
  ground: bar("4.0", "ground"),
  held: bar("9.E", "moved"),
  marched: bar("5.A", "moved"),
  noWay: bar("3.0", "no-way"),
  zone: bar("3.0", "zone"),
  far: bar("5.A", "far"),
  tried: bar("9.E", "tried"),
  flight: bar("5.B", "flight"),
  noBase: bar("5.B", "no-base"),
  flown: bar("5.B", "moved"),
  sailed: bar("5.C", "moved"),
  atSeaOnly: bar("5.C", "sea"),
  six: bar("11.0", "six"),
  noPort: bar("5.C", "no-port"),
  noHarbour: bar("5.C", "no-harbour"),
  noPoints: bar("9.C", "no-points"),
  noLanding: bar("5.C", "no-points"),
  setup: bar("11.0", "setup"),
  attacked: bar("6.0", "attacked"),
  disrupted: bar("6.D", "disrupted"),
  fought: bar("6.0", "fought"),
  area: bar("6.0", "area"),
  supply: bar("7.0", "supply"),
  hongKong: bar("9.F", "hong-kong"),
} as const;

/** 6.0, 9.E What can be brought does not do. */
export const tooWeak = (rule: "6.0" | "9.E", attack: number, defence: number): Bar => ({
  rule,
  why: { key: "bar.too-weak", attack, defence },
});
