import type { Catalogue } from "@sandtable/engine";
import type { Seat } from "../data/records.ts";
import { faceName, hexName, markerName, PHASE_NAMES, seatName, turnName, unitName } from "./en-names.ts";
import { listed } from "./english.ts";
import type { LogVocabulary, OutcomeVocabulary, Vocabulary } from "./vocabulary.ts";

/** What all phases say, in English. */
type Shared =
  | "die"
  | "choice.unit"
  | "choice.to"
  | "choice.count"
  | "choice.marker"
  | "choice.end"
  | "choice.yes"
  | "choice.no"
  | "prompt.yamashita";

export const shared: Catalogue<Pick<Vocabulary, Shared>> = {
  die: ({ face }) => `${face}`,
  "choice.unit": ({ unit }) => unitName(unit),
  "choice.to": ({ hex }) => hexName(hex),
  "choice.count": ({ count }) => `${count}`,
  "choice.marker": ({ marker }) => markerName(marker),
  "choice.end": "Done",
  "choice.yes": "Yes",
  "choice.no": "No",
  "prompt.yamashita": "Yamashita: a third impulse now?",
};

type SharedLog =
  `log.${"seen" | "zones" | "fort-lost" | "vacated" | "scored" | "eliminated" | "withdrawn" | "turn" | "phase" | "forced"}`;

const faces = (all: readonly string[]): string => listed(all.map(faceName));

export const sharedLog: Catalogue<Pick<LogVocabulary, SharedLog>> = {
  "log.seen": ({ hex, faces: seen }) => `In ${hexName(hex)}: ${faces(seen)}.`,
  "log.zones": ({ hex, stacks, zones, isZone }) => {
    const has =
      zones.length === 0
        ? "no stack beside it has a zone of control"
        : `${listed(zones.map(hexName))} has a zone of control`;
    const rest = stacks.length > 1 || zones.length === 0 || isZone ? "" : ", which does not reach it";
    return `${hexName(hex)} ${isZone ? "lies in an enemy zone" : "is free of enemy zones"}: ${has}${rest}.`;
  },
  "log.fort-lost": ({ hex }) => `The fortification in ${hexName(hex)} is gone.`,
  "log.vacated": ({ hex, seat }) => `The ${seatName(seat)} have nobody left in ${hexName(hex)}.`,
  "log.scored": ({ seat, points, total }) => `The ${seatName(seat)} score ${points}, ${total} in all.`,
  "log.eliminated": ({ face, at, forGood }) =>
    `${faceName(face)} is lost in ${hexName(at)}${forGood ? " for good" : ""}.`,
  "log.withdrawn": ({ face }) => `${faceName(face)} is withdrawn.`,
  "log.turn": ({ turn }) => `Turn ${turn}: ${turnName(turn)}.`,
  "log.phase": ({ seat, phase }) => `${PHASE_NAMES[phase]}: the ${seatName(seat)}.`,
  "log.forced": ({ seat }) =>
    `${seat === "japanese" || seat === "allied" ? `The ${seatName(seat)} have` : "There is"} no other choice.`,
};

const winner = (winners: readonly string[] | undefined): Seat | undefined =>
  winners?.includes("japanese") ? "japanese" : winners?.includes("allied") ? "allied" : undefined;

export const outcomes: Catalogue<OutcomeVocabulary> = {
  "outcome.24.2": ({ winners }) => {
    const seat = winner(winners);
    if (seat) return `The ${seatName(seat)} win: they lead by more than 15 victory points.`;
    return winners === undefined
      ? "The last turn is over, and victory points decided."
      : "A draw: neither side leads by more than 15 victory points.";
  },
  "outcome.25.3": ({ winners }) => {
    const seat = winner(winners);
    if (seat === "japanese") return "The Japanese win at once: they hold every objective.";
    if (seat === "allied") return "The Allies win at once: no Japanese infantry is left in Malaya.";
    return "The campaign was decided before its time.";
  },
};
