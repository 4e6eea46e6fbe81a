import type { AboutIn } from "@sandtable/engine";
import type { Cause } from "../combat/odds.ts";
import type { CombatVocabulary } from "../combat/vocabulary.ts";
import type { BombardmentResult, CombatTable, Seat, UnitSize, UnitType } from "../data/records.ts";
import type { ImpulseVocabulary } from "../impulse/vocabulary.ts";
import type { MalayaEvent, Phase } from "../log.ts";
import type { Terrain } from "../map.ts";
import type { OPTIONS } from "../options.ts";
import type { Level } from "../planning/log.ts";
import type { PlanningVocabulary } from "../planning/vocabulary.ts";
import type { RuleNumber } from "../rules.ts";
import type { AirBox, Box, CombatResult, Impulse } from "../state.ts";

/** Nothing to fill in. */
export type None = Record<never, never>;
/** Units by id, hexes by number. */
export type OfUnit = { readonly unit: string };
export type OfHex = { readonly hex: string };

/** Every message of play with its parameters: those that all phases share, and those of each. */
export type Vocabulary = {
  die: { readonly face: number };
  "choice.unit": OfUnit;
  "choice.to": OfHex;
  "choice.count": { readonly count: number };
  "choice.marker": { readonly marker: string };
  "choice.end": None;
  "choice.yes": None;
  "choice.no": None;
  "prompt.yamashita": None;
} & PlanningVocabulary &
  ImpulseVocabulary &
  CombatVocabulary;

/** The questions of the game, by what they are about. */
export type Asked = AboutIn<Vocabulary>;

type EventOf<K, E> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [P in keyof E]: E[P] }
    : never
  : never;
/** A line for every kind of event; its parameters are the event. */
export type LogVocabulary = {
  [K in MalayaEvent["kind"] as `log.${K}`]: EventOf<K, MalayaEvent>;
} & { "log.forced": { readonly seat: string; readonly choice?: string } };

export const AID_TOPICS = [
  "sequence",
  "markers",
  "air",
  "reinforcements",
  "logistics",
  "movement",
  "zones",
  "sea",
  "strikes",
  "battles",
  "results",
  "retreat",
  "fog",
  "victory",
] as const;
/** A player aid for every topic. */
export type AidVocabulary = { [K in (typeof AID_TOPICS)[number] as `aid.${K}`]: None };

/** Every numbered rule, and every marker, in our words. */
export type RuleVocabulary = { [K in RuleNumber as `rule.${K}`]: None };

type ValueOf<O> = O extends {
  readonly id: infer Id extends string;
  readonly values: readonly (infer V extends string)[];
}
  ? `${Id}.${V}`
  : never;
type OptionValue = ValueOf<(typeof OPTIONS)[number]>;

export type NameVocabulary = {
  [K in
    | `name.seat.${Seat}`
    | `name.type.${UnitType}`
    | `name.size.${UnitSize}`
    | `box.${Box}`
    | `air.${AirBox}`
    | `terrain.${Terrain}`
    | `impulse.${Impulse}`
    | `phase.${Phase}`
    | `table.${CombatTable}`
    | `result.${CombatResult}`
    | `bombardment.${BombardmentResult}`
    | `shift.${Cause}`
    | `level.${Level}`
    | `option.${OptionValue}`]: None;
};

/** How a game ended, by the reason of its outcome; `winners` are the seats, none of them in a draw. */
export type OutcomeVocabulary = {
  [K in "24.2" | "25.3" as `outcome.${K}`]: { readonly winners?: readonly string[] | undefined };
};

/** The values of the lesson: by name, and of what side or unit. */
export type ValueVocabulary = {
  [K in
    | "turn"
    | "first"
    | "victory"
    | "base-supply"
    | "at"
    | "active"
    | "suppressed"
    | AirBox as `value.${K}`]: { readonly of: string };
};

/** Everything a language must say; the rules ({@link RuleVocabulary}) are a catalogue of their own. */
export type Words = Vocabulary &
  LogVocabulary &
  AidVocabulary &
  NameVocabulary &
  OutcomeVocabulary &
  ValueVocabulary;
