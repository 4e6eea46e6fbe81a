import type { Bar, Choice, Closed } from "@sandtable/engine";
import type { ImpulseVocabulary } from "./vocabulary.ts";

type Reason = {
  [K in keyof ImpulseVocabulary]: K extends `bar.${infer Word}` ? Word : never;
}[keyof ImpulseVocabulary];
const bar = (rule: string, reason: Reason): Bar => ({ rule, why: { key: `bar.${reason}` } });

/** Why something cannot be done: made once, because search asks for them too. */
export const BARS = {
  moved: bar("11.2", "moved"),
  static: bar("11.0", "static"),
  command: bar("10.2", "command"),
  noStep: bar("11.5", "no-step"),
  sea: bar("11.5", "sea"),
  terrain: bar("11.5", "terrain"),
  river: bar("11.72", "river"),
  strait: bar("11.72", "strait"),
  boats: bar("13.1", "boats"),
  refused: bar("18.4", "refused"),
  enemy: bar("11.5", "enemy"),
  zone: bar("13.4", "zone"),
  far: bar("11.3", "far"),
  banned: bar("26.16a", "banned"),
  noCarrier: bar("22.0", "no-carrier"),
  here: bar("22.1", "here"),
  port: bar("26.10", "port"),
  south: bar("22.0", "south"),
  landing: bar("22.1", "landing"),
  noAssault: bar("26.2", "no-assault"),
  supply: bar("22.4", "supply-assault"),
  approach: bar("22.4", "approach"),
  placed: bar("26.13a", "placed"),
  range: bar("26.11a", "range"),
} as const;

/** What is closed, as the choice that it would be. */
export const closedBy = ({ key, place, label }: Choice, why: Bar): Closed => ({ ...why, key, place, label });
