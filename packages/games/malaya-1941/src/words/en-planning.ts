import type { Catalogue } from "@sandtable/engine";
import type { BombardmentResult } from "../data/records.ts";
import { TURNS } from "../data/tables.ts";
import type { Level, Passage, PlanningHappening } from "../planning/log.ts";
import type { PlanningVocabulary } from "../planning/vocabulary.ts";
import { AIR_BOX_NAMES, faceName, hexName, markerName, seatName, unitName } from "./en-names.ts";
import { counted, listed, sentence } from "./english.ts";
import type { LogVocabulary } from "./vocabulary.ts";

/** Everything of a turn that is not an impulse, in English. */

const airPoints = (count: number): string => counted(count, "air point");
const supplyPoints = (count: number): string => counted(count, "supply point");
const hexes = (ids: readonly string[]): string => listed(ids.map(hexName));
const faces = (all: readonly string[]): string => listed(all.map(faceName));
const placeName = (place: string): string => (place === "base" ? "the base" : hexName(place));
/** "in January II 1942"; a turn after the last is none. */
const inTurn = (turn: number): string =>
  TURNS[turn - 1] ? `in ${TURNS[turn - 1]}` : "after the end of the game";
const die = (what: string): string => `The die is rolled: ${what}`;

const PASSAGES: Readonly<Record<Passage, string>> = {
  through: "it gets through",
  later: "it comes a turn later",
  "much-later": "it comes two turns later",
  broken: "a battalion is lost, and the others come two turns later",
  lost: "it is lost",
};

const LEVELS: Readonly<Record<Level, string>> = {
  draw: "a draw",
  marginal: "a marginal victory",
  major: "a major victory",
  decisive: "a decisive victory",
};

const FORCE_Z: Readonly<Record<BombardmentResult, string>> = {
  "-": "it escapes, and no Japanese unit moves by sea this turn",
  AA: "an air point is shot down",
  S: "it is damaged and leaves play",
  D: "it is sunk",
};

export const planning: Catalogue<PlanningVocabulary> = {
  "prompt.setup": "Allied set-up: take the usual one, or place units yourself?",
  "prompt.set-up-change": "Set-up: move a unit once more, or end the set-up?",
  "prompt.set-up-unit": ({ unit }) => `Set-up: where does ${unitName(unit)} start?`,
  "prompt.set-up-supply": ({ left }) =>
    `Set-up: where does a supply point start? (${left} left for this area)`,
  "prompt.draw.initiative": "Equal points: the dice decide who goes first",
  "prompt.draw.marker": ({ seat }) => `The ${seatName(seat)} pick a command marker`,
  "prompt.withdraw-unit": "Southern Operation: which armored unit leaves the campaign?",
  "prompt.lose-supply": ({ marker }) => `${markerName(marker)}: where is a supply point lost?`,
  "prompt.strike-supply": "Fifth Column: in which hex is an Allied supply point struck off?",
  "prompt.withdraw-air": "ABDA: from which box does an air point leave?",
  "prompt.die.marker": ({ marker }) => die(`what does ${markerName(marker)} bring?`),
  "prompt.die.received": ({ unit }) => die(`does ${unitName(unit)} come?`),
  "prompt.allocate": ({ box, left }) =>
    `Air missions: how many points on ${AIR_BOX_NAMES[box]}? (${left} left)`,
  "prompt.commit-force-z": "Commit Force Z this turn?",
  "prompt.surplus": ({ most }) =>
    `Air superiority: how many of your ${airPoints(most)} to spare fire at other missions?`,
  "prompt.die.superiority": ({ seat, points }) =>
    die(`${seatName(seat)} fire at enemy fighters with ${airPoints(points)}`),
  "prompt.die.missions": ({ seat, points }) =>
    die(`${seatName(seat)} fire at other missions with ${airPoints(points)}`),
  "prompt.air-hit": ({ hit, left }) =>
    `In which box is an enemy air point ${hit}? (${counted(left, "hit")} of this kind left)`,
  "prompt.attack-force-z": "Force Z is at sea: how many Strike points attack it?",
  "prompt.die.force-z": ({ points }) => die(`${airPoints(points)} attack Force Z`),
  "prompt.buy": ({ points }) =>
    `Optional reinforcements cost 4 victory points each (you have ${points}): take a unit, or go on`,
  "prompt.arrive": ({ unit, from }) =>
    from === "track"
      ? `Reinforcement: where does ${unitName(unit)} go?`
      : `${sentence(unitName(unit))} is in the base: put it ashore, or let it wait?`,
  "prompt.ferry": "Lift from the base: which amphibious unit sails, if any?",
  "prompt.ferry-load": ({ unit, room }) =>
    `What does ${unitName(unit)} carry? (room for ${counted(room, "battalion")}, or 3 supply points)`,
  "prompt.ferry-to": ({ unit }) => `Where does ${unitName(unit)} land with its load?`,
  "prompt.die.interdiction": ({ seat, points }) =>
    die(`${airPoints(points)} against reinforcements of the ${seatName(seat)}`),
  "prompt.sunk": "Caught on the way: which battalion is lost?",
  "prompt.reorganise": "Reorganisation: break a unit down, combine battalions, or go on",
  "prompt.combine-at": ({ values }) => `Where are battalions combined into a ${values}?`,
  "prompt.spend": ({ left }) => `Logistics: where is a supply point spent? (${left} left)`,
  "prompt.spend-on": ({ place }) => `What is the supply point in ${placeName(place)} spent on?`,
  "prompt.activate": "Which HQ is activated?",
  "prompt.second-point": ({ unit }) => `Panic: where does the second point for ${unitName(unit)} come from?`,
  "prompt.refit": ({ room }) => `Which unit comes back? (room for ${counted(room, "battalion")})`,

  "choice.usual-setup": "The usual set-up",
  "choice.usual-rest": "All that is left in its usual place",
  "choice.own-setup": "Place units yourself",
  "choice.first": ({ seat }) => `${seatName(seat)} first`,
  "choice.at-base": "The base",
  "choice.wait": "Wait",
  "choice.box": ({ box }) => AIR_BOX_NAMES[box],
  "choice.combine": ({ values }) => `Combine into a ${values}`,
  "choice.staff": ({ marker }) => `Play ${markerName(marker)}`,
  "choice.activate": "Activate an HQ",
  "choice.refit": "Refit lost units",
  "choice.repair": "Repair aircraft",
  "choice.fortify": "Build fortifications",

  "bar.field-taken": "another airfield battalion holds it",
  "bar.set-up-area": "outside the area where it may start",
  "bar.stack-full": "no more than nine battalions to a hex",
  "bar.wheels": "no ground for mechanized units, and no road, railroad or trail",
  "bar.enemy-there": "held by the enemy",
  "bar.force-z-at-sea": "Force Z bars the sea this turn",
  "bar.south-closed": "closed to landings in December, by a rule of ours",
  "bar.no-port": "not a port",
  "bar.beach-full": "more supply only through ports that you hold",
  "bar.room": "no room left",
  "bar.no-load-mix": "units and supply do not sail together",
  "bar.overstacked": "too many units in the hex: its supply cannot be used",
  "bar.nothing-to-do": "nothing here to spend it on",
  "bar.no-hq": "no HQ in reach that could still be activated",
  "bar.nothing-to-refit": "nothing that could be brought back here",
  "bar.no-damage": "no damaged air points",
  "bar.repair-place": "aircraft are not repaired here",
  "bar.no-engineer": "no engineer in reach that could build something new",
};

type PlanningLog = Pick<LogVocabulary, `log.${PlanningHappening["kind"]}`>;

export const planningLog: Catalogue<PlanningLog> = {
  "log.played": ({ seat, marker }) => `The ${seatName(seat)} play ${markerName(marker)}.`,
  "log.lapsed": ({ seat, marker }) => `${markerName(marker)} of the ${seatName(seat)} lapses.`,
  "log.set-up": ({ hexes: ids }) => `The Allies have set up; their counters lie in ${hexes(ids)}.`,
  "log.initiative": ({ seat, isTie }) =>
    `${isTie ? "By the dice the" : "The"} ${seatName(seat)} have the initiative.`,
  "log.picked": ({ seat }) => `The ${seatName(seat)} pick a command marker and keep it.`,
  "log.drew": ({ marker }) => `It is ${markerName(marker)}.`,
  "log.drawn": ({ seat, marker }) =>
    `The ${seatName(seat)} pick ${markerName(marker)}: it is carried out at once.`,
  "log.substitute": ({ seat, marker, isGone }) =>
    `The ${seatName(seat)} pick ${markerName(marker)}, ${
      isGone ? "which leaves play" : "which goes back to the pool"
    }, and pick another in its place.`,
  "log.marker-die": ({ marker, die: shown, face }) =>
    face
      ? `${sentence(faceName(face))}: the die shows ${shown}.`
      : `${markerName(marker)}: the die shows ${shown}.`,
  "log.received": ({ seat, turn, faces: units, supply, air }) => {
    const all = units.map(faceName);
    if (supply > 0) all.push(supplyPoints(supply));
    if (air > 0) all.push(airPoints(air));
    return all.length === 0
      ? `The ${seatName(seat)} receive nothing.`
      : `The ${seatName(seat)} receive ${listed(all)} ${inTurn(turn)}.`;
  },
  "log.weather": ({ japanese, allied }) =>
    `Bad weather damages ${airPoints(japanese)} of the Japanese and ${airPoints(allied)} of the Allies.`,
  "log.air-withdrawn": ({ seat, box }) =>
    `An air point of the ${seatName(seat)} is withdrawn (${AIR_BOX_NAMES[box]}).`,
  "log.supply-shown": ({ hexes: ids }) =>
    ids.length === 0 ? "There is no Allied supply on the map." : `Allied supply lies in ${hexes(ids)}.`,
  "log.supply-struck": ({ hex }) => `The fifth column destroys an Allied supply point in ${hexName(hex)}.`,
  "log.allocated": ({ seat }) => `The ${seatName(seat)} have given out their air missions.`,
  "log.air-revealed": ({ seat, superiority, strike, interdiction, recon, reserve, damaged, isForceZ }) =>
    `Air missions of the ${seatName(seat)}: Air Superiority ${superiority}, Strike ${strike}, Interdiction ${interdiction}, Recon ${recon}; Reserve ${reserve}, Damaged ${damaged}.${
      isForceZ ? " Force Z puts to sea." : ""
    }`,
  "log.air-fire": ({ seat, at, points, die: shown, eliminated, damaged }) =>
    `The ${seatName(seat)} fire at ${at === "superiority" ? "enemy fighters" : "other missions"} with ${airPoints(points)}: the die shows ${shown}, ${eliminated} eliminated and ${damaged} damaged.`,
  "log.air-lost": ({ seat, box, eliminated, damaged }) => {
    const losses = [
      ...(eliminated > 0 ? [`${airPoints(eliminated)} eliminated`] : []),
      ...(damaged > 0 ? [`${airPoints(damaged)} damaged`] : []),
    ];
    return `${seatName(seat)}, ${AIR_BOX_NAMES[box]}: ${listed(losses)}.`;
  },
  "log.air-home": ({ seat, points }) =>
    `${sentence(airPoints(points))} of the ${seatName(seat)} go back to reserve.`,
  "log.air-arrived": ({ seat, points }) => `The ${seatName(seat)} receive ${airPoints(points)}.`,
  "log.force-z": ({ points, die: shown, result }) =>
    `${sentence(airPoints(points))} attack Force Z: the die shows ${shown}, ${FORCE_Z[result]}.`,
  "log.bought": ({ seat, units, points, total }) =>
    `The ${seatName(seat)} take ${counted(units, "optional unit")} for ${points} victory points and have ${total}.`,
  "log.interdiction": ({ die: shown, modifier, passage }) =>
    `Interdiction: the die shows ${shown}${modifier > 0 ? ` + ${modifier}` : ""}, ${PASSAGES[passage]}.`,
  "log.delayed": ({ unit, turn }) => `${sentence(unitName(unit))} comes ${inTurn(turn)}.`,
  "log.arrived": ({ seat, hex }) => `Reinforcements of the ${seatName(seat)} come to ${hexName(hex)}.`,
  "log.refitted": ({ seat, faces: units }) => `The ${seatName(seat)} refit ${faces(units)}.`,
  "log.repaired": ({ seat, points }) => `The ${seatName(seat)} repair ${airPoints(points)}.`,
  "log.fortified": ({ seat, hexes: ids }) => `The ${seatName(seat)} fortify ${hexes(ids)}.`,
  "log.objectives": ({ seat, hexes: ids }) => `The ${seatName(seat)} hold ${hexes(ids)}.`,
  "log.victory": ({ seat, level, isSudden }) => {
    if (!seat) return `The campaign ends in ${LEVELS[level]}.`;
    return isSudden
      ? `The ${seatName(seat)} win at once: the campaign is decided.`
      : `The campaign ends with ${LEVELS[level]} of the ${seatName(seat)}.`;
  },
};
