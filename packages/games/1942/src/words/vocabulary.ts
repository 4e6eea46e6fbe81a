import type { AboutIn } from "@sandtable/engine";
import type { CampaignEvent } from "../log.ts";
import type { RuleNumber } from "../rules.ts";
import type { Box, Level, ModifierView, Result, ScoreView, Segment } from "../shape.ts";
import type { Nation, Seat, UnitSize, UnitType } from "../units.ts";

/** Nothing to fill in. */
export type None = Record<never, never>;

/** Units by id, hexes by number, or "off-map". */
type OfUnit = { readonly unit: string };
type OfHex = { readonly hex: string };
/** How many units, or stacks, the question is about. */
type Ready = { readonly ready: number };

/** Every message of play with its parameters. */
export type Vocabulary = {
  die: { readonly face: number };

  "choice.unit": OfUnit;
  "choice.with": OfUnit;
  "choice.to": OfHex;
  "choice.to.off-map": None;
  "choice.via": OfHex;
  "choice.straight": OfHex;
  "choice.assault": OfHex;
  "choice.attack": OfHex;
  "choice.pay": OfHex;
  "choice.close": OfHex;
  "choice.area": { readonly area: string };
  "choice.stay": None;
  "choice.with-all": None;
  "choice.fight": None;
  "choice.end.advance": None;
  "choice.end.setup": None;
  "choice.end.land": None;
  "choice.end.air": None;
  "choice.end.naval": None;
  "choice.end.combat": None;

  "prompt.setup": { readonly seat: Seat };
  "prompt.place": OfUnit;
  "prompt.land": Ready;
  "prompt.move": OfUnit;
  "prompt.way": OfUnit & OfHex;
  "prompt.air": Ready;
  "prompt.fly": OfUnit;
  "prompt.drop": OfUnit;
  "prompt.upkeep": { readonly left: number };
  "prompt.beach": OfHex;
  /** The Naval Movement Points left to each nation of the side. */
  "prompt.naval": Ready & { readonly [N in Nation]?: number | undefined };
  "prompt.sail": OfUnit;
  "prompt.arrive": OfUnit;
  "prompt.home-guard": OfUnit;
  "prompt.commit": None;
  "prompt.combat": Ready;
  /** Odds from 1 to 6; 0 is too weak to attack. */
  "prompt.join": OfHex & { readonly attack: number; readonly defence: number; readonly odds: number };
  "prompt.stack": OfHex;
  /** So many units, and for how many of them there is room. */
  "prompt.retreat-first": Ready & { readonly room: number };
  "prompt.retreat": OfUnit;
  "prompt.air-retreat": OfUnit;
  "prompt.advance": OfHex;
  "prompt.advance-to": OfUnit;
  "prompt.area": OfUnit & OfHex;
  "prompt.die.assault": OfHex;
  "prompt.die.air": OfUnit & { readonly air: string };
  "prompt.die.attack": OfHex;
  "prompt.die.hong-kong": None;
  "prompt.die.attrition": OfUnit;

  "bar.moved": None;
  "bar.no-way": None;
  "bar.disrupted": None;
  "bar.supply": None;
  "bar.attacked": None;
  "bar.too-weak": { readonly attack: number; readonly defence: number };
  "bar.burma": { readonly regiments: number; readonly border: number };
  "bar.hong-kong": None;
  "bar.overstacked": OfHex;
  "bar.no-points": None;
  "bar.no-port": None;
  "bar.filipino": None;
  "bar.six": None;
  "bar.tried": None;
  "bar.fought": None;
  "bar.sea": None;
  "bar.enemy": None;
  "bar.city": None;
  "bar.full": None;
  "bar.ground": None;
  "bar.zone": None;
  "bar.far": None;
  "bar.area": None;
  "bar.no-harbour": None;
  "bar.setup": None;
  "bar.flight": None;
  "bar.no-base": None;
};

/** The questions of the game, by what they are about: {@link AboutIn}. */
export type Asked = AboutIn<Vocabulary>;

/** The values of the lesson: by name, and of what. */
export type ValueVocabulary = {
  [K in
    | "units"
    | "at"
    | "troops"
    | "points"
    | "radius"
    | "owner"
    | "beach"
    | "area"
    | "supply"
    | "returns"
    | "turn"
    | "phasing"
    | "entered"
    | "margin"
    | "hong-kong needs"
    | "attack"
    | "defence"
    | "odds"
    | "modifier" as `value.${K}`]: { readonly of: string };
};

/** Those messages whose keys begin alike. */
export type Of<P extends string> = {
  [K in keyof Vocabulary as K extends `${P}.${string}` ? K : never]: Vocabulary[K];
};

type EventOf<K, E> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [P in keyof E]: E[P] }
    : never
  : never;

/**
 * A line for every kind of event; its parameters are the event. A forced choice comes from the engine; its key
 * goes by the name of `choice` here, because a message has a key of its own.
 */
export type LogVocabulary = {
  [K in CampaignEvent["kind"] as `log.${K}`]: EventOf<K, CampaignEvent>;
} & {
  "log.forced": { readonly seat: string; readonly choice?: string };
};

export const AID_TOPICS = [
  "sequence",
  "land",
  "cities",
  "air",
  "naval",
  "landings",
  "combat",
  "results",
  "supply",
  "fortresses",
  "burma",
  "hong-kong",
  "victory",
] as const;
/** A player aid for every topic. */
export type AidVocabulary = { [K in (typeof AID_TOPICS)[number] as `aid.${K}`]: None };

/** Every numbered rule in our words. */
export type RuleVocabulary = { [K in RuleNumber as `rule.${K}`]: None };

type OptionValue =
  | `${"dutch" | "british" | "american"}.${"standard" | "optional"}`
  | `city-zones.${"land" | "land-and-sea"}`;

export type NameVocabulary = {
  [K in
    | `name.seat.${Seat}`
    | `name.nation.${Nation}`
    | `name.type.${UnitType}`
    | `name.size.${UnitSize}`
    | `box.${Box}`
    | `segment.${Segment}`
    | `result.${Result}`
    | `level.${Level}`
    | `score.${ScoreView["lines"][number]["cause"]}`
    | `option.${OptionValue}`]: None;
} & {
  /** The air unit behind it, where there is one. */
  [K in `modifier.${ModifierView["cause"]}`]: { readonly unit?: string | undefined };
};

/** How a game ended, by the reason of its outcome; `winners` are the seats, none of them in a draw. */
export type OutcomeVocabulary = { "outcome.10.0": { readonly winners?: readonly string[] | undefined } };

/** Everything a language must say; the rules ({@link RuleVocabulary}) are a catalogue of their own. */
export type Words = Vocabulary &
  LogVocabulary &
  AidVocabulary &
  NameVocabulary &
  OutcomeVocabulary &
  ValueVocabulary;
