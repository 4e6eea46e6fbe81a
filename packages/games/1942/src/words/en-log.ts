import { type Catalogue, say, sentence, signed } from "@sandtable/engine";
import { book } from "../choices.ts";
import type { Seat } from "../units.ts";
import {
  areaName,
  fortressName,
  hexName,
  names,
  nationName,
  seatName,
  theUnit,
  turnDate,
} from "./en-names.ts";
import { choices } from "./en-play.ts";
import { counted, listed, points } from "./english.ts";
import type { LogVocabulary, OutcomeVocabulary } from "./vocabulary.ts";

/** What happened, in English: one sentence or two each. */

/** A sentence begins with the unit. */
const subject = (unit: string): string => sentence(theUnit(unit));

const from = (hex: string): string => (hex === "off-map" ? "from off the map" : `from ${hexName(hex)}`);
const to = (hex: string): string => (hex === "off-map" ? "off the map" : `to ${hexName(hex)}`);
const at = (hex: string): string => (hex === "off-map" ? "off the map" : `in ${hexName(hex)}`);
const WAYS: Readonly<Record<LogVocabulary["log.moved"]["way"], string>> = {
  land: "marches",
  road: "marches by road",
  hop: "crosses the water",
};
const rolls = (die: number, modifier: number): string =>
  modifier === 0 ? `${die}` : `${die} ${modifier > 0 ? "+" : "−"} ${Math.abs(modifier)}`;

const BEACHES: Readonly<Record<LogVocabulary["log.beach"]["state"], (where: string) => string>> = {
  opened: (where) => `${sentence(where)} becomes an invasion hex.`,
  paid: (where) => `The invasion hex ${where} is paid for.`,
  unpaid: (where) => `The invasion hex ${where} is not paid for and is no port until it is.`,
  closed: (where) => `${sentence(where)} is no longer an invasion hex.`,
};

const HONG_KONG: Readonly<Record<LogVocabulary["log.hong-kong"]["outcome"], string>> = {
  fallen: "it falls",
  holds: "it holds",
  reverse: "it holds, and a Japanese regiment is lost",
};

const isSeat = (seat: string): seat is Seat => seat === "allied" || seat === "japanese";

export const log: Catalogue<LogVocabulary> = {
  "log.turn": ({ turn }) => `Game-turn ${turn}: ${turnDate(turn)}.`,
  "log.player-turn": ({ seat, turn }) => `The ${seatName(seat)} have their part of game-turn ${turn}.`,
  "log.segment": ({ segment }) => `${say(names, { key: `segment.${segment}` })}.`,
  "log.set-up": ({ seat }) => `The ${seatName(seat)} have set up.`,
  "log.placed": ({ unit, to: hex }) => `${subject(unit)} is placed ${at(hex)}.`,
  "log.moved": ({ unit, from: origin, to: hex, way, through = [] }) => {
    const via = through.length > 0 ? ` through ${listed(through.map(hexName))}` : "";
    return `${subject(unit)} ${WAYS[way]} ${from(origin)}${via} ${to(hex)}.`;
  },
  "log.assault": ({ hex, strength, number, die, fell }) =>
    `${sentence(hexName(hex))} is attempted with strength ${strength} against its number ${number}: the die shows ${die}, and it ${
      fell ? "falls" : "holds"
    }.`,
  "log.city": ({ hex, seat }) => `The ${seatName(seat)} take ${hexName(hex)}.`,
  "log.fortress": ({ fortress }) => `The fortress of ${fortressName(fortress)} has fallen.`,
  "log.displaced": ({ unit, from: origin, to: hex, stages }) =>
    `${subject(unit)} moves its base ${from(origin)} ${to(hex)}${
      stages > 1 ? ` in ${stages} stages and loses its umbrella for this player-turn` : ""
    }.`,
  "log.dropped": ({ unit, by, to: hex }) => `${subject(by)} drops ${theUnit(unit)} ${at(hex)}.`,
  "log.sailed": ({ unit, from: origin, to: hex, points: used, landing }) => {
    const price = used === 0 ? "" : ` for ${points(used)}`;
    return landing
      ? `${subject(unit)} sails ${from(origin)} to land ${at(hex)}${price}.`
      : `${subject(unit)} sails ${from(origin)} ${to(hex)}${price}.`;
  },
  "log.air-attack": ({ air, unit, empty, hex, needs, die, sunk }) => {
    const target = empty ? `the ships on their way to ${theUnit(unit)}` : theUnit(unit);
    const chance = needs >= 6 ? "on any roll" : needs === 1 ? "on a 1" : `on ${needs} or less`;
    return `${subject(air)} strikes at ${target} in ${hexName(hex)}, hitting ${chance}: the die shows ${die}, ${
      sunk ? "a hit" : "a miss"
    }.`;
  },
  "log.points-lost": ({ nation, points: lost }) =>
    `${nationName(nation)} shipping loses ${points(lost)} for good.`,
  "log.beach": ({ hex, state }) => BEACHES[state](hexName(hex)),
  "log.arrived": ({ unit, to: hex }) =>
    hex === "off-map" ? `${subject(unit)} is ready off the map.` : `${subject(unit)} arrives ${at(hex)}.`,
  "log.waits": ({ unit }) => `${subject(unit)} finds no place to arrive and waits for the next turn.`,
  "log.home-guard": "Japanese troops are in Java, and the Home Guard is called up.",
  "log.hong-kong": ({ die, modifier, needs, outcome }) =>
    `Hong Kong: the die shows ${rolls(die, modifier)}, and ${needs}${needs < 6 ? " or more" : ""} is needed; ${HONG_KONG[outcome]}.`,
  "log.committed": ({ unit }) => `${subject(unit)} takes over the assault on Hong Kong.`,
  "log.joined": ({ unit }) => `${subject(unit)} is done with Hong Kong and waits off the map.`,
  "log.attack": ({ hex, attackers, odds, modifier, die, result }) => {
    const who = attackers.length > 3 ? `${attackers.length} units` : sentence(listed(attackers.map(theUnit)));
    return `${who} ${attackers.length === 1 ? "attacks" : "attack"} ${hexName(hex)} at ${odds}:1: the die shows ${rolls(
      die,
      modifier,
    )}. ${say(names, { key: `result.${result}` })}`;
  },
  "log.retreated": ({ unit, from: origin, to: hex }) =>
    `${subject(unit)} retreats ${from(origin)} ${to(hex)}.`,
  "log.advanced": ({ unit, from: origin, to: hex }) =>
    `${subject(unit)} advances ${from(origin)} ${to(hex)}.`,
  "log.disrupted": ({ unit }) => `${subject(unit)} is disrupted.`,
  "log.recovered": ({ unit }) => `${subject(unit)} is in order again.`,
  "log.eliminated": ({ unit, from: hex }) =>
    `${subject(unit)} is eliminated${/^\d/.test(hex) ? ` ${at(hex)}` : ""}.`,
  "log.surrendered": ({ unit }) => `${subject(unit)} surrenders.`,
  "log.holds-side": ({ unit, area }) => `${subject(unit)} holds the ${areaName(area)}.`,
  "log.attrition": ({ unit, fortress, die, surrendered }) =>
    `Siege of ${fortressName(fortress)}: the die shows ${die}, and ${theUnit(unit)} ${
      surrendered ? "surrenders" : "holds out"
    }.`,
  "log.regroups": ({ unit, turn }) => `${subject(unit)} leaves to regroup until game-turn ${turn}.`,
  "log.burma-short": ({ regiments, border }) =>
    `The guard against Burma is short: ${counted(regiments, "regiment")} in Siam and Burma (5 needed), ${border} at the border (3 needed).`,
  "log.over": ({ japanese, allied, margin, level }) =>
    `The Japanese have ${japanese} victory points, the Allies ${allied}: ${signed(margin)}. ${say(names, {
      key: `level.${level}`,
    })}.`,
  "log.forced": ({ seat, choice }) => {
    const only = choice === undefined ? undefined : book.find(choice);
    const what = only ? `: ${say(choices, only.label)}` : "";
    return isSeat(seat)
      ? `The ${seatName(seat)} have but one choice${what}.`
      : `Fate has but one choice${what}.`;
  },
};

export const outcomes: Catalogue<OutcomeVocabulary> = {
  "outcome.10.0": ({ winners }) => {
    if (winners === undefined) return "The tenth game-turn is over, and victory points decided.";
    if (winners.includes("japanese")) return "The Japanese win: they lead by more than 40 victory points.";
    if (winners.includes("allied"))
      return "The Allies win: the Japanese do not lead by more than 20 victory points.";
    return "A draw: the Japanese lead by 21 to 40 victory points.";
  },
};
