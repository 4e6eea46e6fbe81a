import type { Catalogue } from "@sandtable/engine";
import type { CombatHappening } from "../combat/log.ts";
import type { CombatVocabulary } from "../combat/vocabulary.ts";
import { COLUMNS } from "../data/tables.ts";
import { faceName, hexName, RESULT_NAMES, SHIFT_NAMES, seatName, TABLE_NAMES, unitName } from "./en-names.ts";
import { counted, listed, sentence } from "./english.ts";
import type { LogVocabulary } from "./vocabulary.ts";

/** The Land Combat Phase in English. */

const hexes = (ids: readonly string[]): string => listed(ids.map(hexName));
const faces = (all: readonly string[]): string => listed(all.map(faceName));
const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

/** "24%-", "25-49%", "500%+". */
export function columnName(column: number): string {
  const least = COLUMNS[column];
  if (column === 0) return `${COLUMNS[1] - 1}%-`;
  return column === COLUMNS.length - 1 ? `${least}%+` : `${least}-${COLUMNS[column + 1] - 1}%`;
}

export const combat: Catalogue<CombatVocabulary> = {
  "prompt.fighter": ({ hex, room }) =>
    `${sentence(hexName(hex))} is overstacked: who fights? (room for ${counted(room, "battalion")})`,
  "prompt.target": ({ declared }) =>
    declared === 0 ? "Declare a battle: which hex is attacked?" : "Declare the next battle, or end",
  "prompt.more-targets": ({ targets }) =>
    `Attack on ${hexes(targets)}: add another hex to the same battle, or go on`,
  "prompt.attacker": ({ targets, joined }) =>
    joined.length === 0
      ? `Attack on ${hexes(targets)}: who attacks?`
      : `Attack on ${hexes(targets)} by ${listed(joined.map(unitName))}: who joins?`,
  "prompt.battle": ({ left }) => `Which battle is fought next? (${left} left)`,
  "prompt.table": ({ targets }) => `Battle for ${hexes(targets)}: Raid or Assault?`,
  "prompt.intelligence": ({ targets, table }) =>
    `Battle for ${hexes(targets)}: the attacker chose ${TABLE_NAMES[table]}. Play Intelligence and choose yourself?`,
  "prompt.thais": ({ targets }) => `Battle for ${hexes(targets)}: play Thais Resist for a column?`,
  "prompt.tank-shock": ({ targets }) => `Battle for ${hexes(targets)}: play Tank Shock?`,
  "prompt.banzai": ({ targets }) => `Battle for ${hexes(targets)}: play Banzai!?`,
  "prompt.die.combat": ({ targets, table, column }) =>
    `The die is rolled: ${TABLE_NAMES[table]} on ${hexes(targets)} at ${columnName(column)}`,
  "prompt.die.rout": ({ face, hex }) =>
    `The die is rolled: how far ${faceName(face)} routs from ${hexName(hex)}`,
  "prompt.break-down": ({ needed, total }) =>
    `${needed} of ${total} factors are lost: break units down first, or go on`,
  "prompt.loss": ({ left }) => `Which unit is lost? (${counted(left, "factor")} to go)`,
  "prompt.attrition": ({ targets }) => `Attrition in the battle for ${hexes(targets)}: how is it taken?`,
  "prompt.attrition-unit": ({ way }) => (way === "lose" ? "Which unit is lost?" : "Which unit breaks down?"),
  "prompt.survivor": ({ face }) => `Which battalion of ${faceName(face)} survives?`,
  "prompt.retreat-order": ({ left }) => `Which of the ${left} units that must go back goes first?`,
  "prompt.battalion-lost": ({ face }) => `Which battalion of ${faceName(face)} is lost?`,
  "prompt.stand": ({ unit, hex }) => `Does ${unitName(unit)} stand in ${hexName(hex)} instead of retreating?`,
  "prompt.rally": ({ unit, hex }) =>
    `${sentence(unitName(unit))} routs from ${hexName(hex)}: retreat a single hex instead?`,
  "prompt.retreat": ({ unit, length, throughZones }) =>
    `Where does ${unitName(unit)} retreat? (${length === 1 ? "1 hex" : `${length} hexes`}${throughZones ? ", through enemy zones: a battalion is lost" : ""})`,
  "prompt.pursuit": ({ unit, further }) =>
    further ? `Where does ${unitName(unit)} pursue on to?` : `Does ${unitName(unit)} pursue?`,
  "choice.raid": "Raid",
  "choice.assault": "Assault",
  "choice.break-down": "Break a unit down",
  "choice.lose": "Lose a unit",
  "choice.break-and-lose": "Break a unit down and lose a battalion of it",
  "choice.stay": "Stay",
  "bar.attacked-already": "It is attacked in another battle.",
  "bar.leaves-dead-end": "Then a unit or a stack that must fight would be left without a battle.",
  "bar.last-attacker": "It is the last that can attack another stack that must be attacked.",
  "bar.not-adjacent": "All attackers must be next to all hexes that are attacked.",
  "bar.in-other-battle": "It attacks in another battle.",
  "bar.idle": "Its hex is overstacked, and others were named to fight.",
  "bar.no-room": ({ room }) => `There is room for ${counted(room, "battalion")} only.`,
  "bar.inexact": ({ left }) => `With it the loss would not come to ${counted(left, "factor")}.`,
};

export const combatLog: Catalogue<Pick<LogVocabulary, `log.${CombatHappening["kind"]}`>> = {
  "log.readiness": ({ hex, suppressed, active }) =>
    [
      suppressed.length > 0 ? `In ${hexName(hex)} suppressed: ${faces(suppressed)}.` : "",
      active.length > 0 ? `In ${hexName(hex)} active: ${faces(active)}.` : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
  "log.landed": ({ seat, hex }) => `The ${seatName(seat)} land unopposed at ${hexName(hex)}.`,
  "log.all-declared": ({ seat, battles }) =>
    battles === 0
      ? `The ${seatName(seat)} attack nobody.`
      : `The ${seatName(seat)} have declared all their battles (${battles}).`,
  "log.declared": ({ seat, targets, faces: attackers }) =>
    `The ${seatName(seat)} will attack ${hexes(targets)} with ${faces(attackers)}.`,
  "log.battle": ({ targets }) => `The battle for ${hexes(targets)} begins.`,
  "log.battle-over": ({ targets }) => `The battle for ${hexes(targets)} is over.`,
  "log.cut-off": ({ faces: units }) => `Cut off, and lost for good if lost now: ${faces(units)}.`,
  "log.idle": ({ hex, faces: units }) =>
    `${sentence(hexName(hex))} is overstacked: ${faces(units)} ${units.length === 1 ? "adds" : "add"} nothing to its defence.`,
  "log.table": ({ seat, table }) => `The ${seatName(seat)} choose ${TABLE_NAMES[table]}.`,
  "log.odds": ({ attack, defence, base, shifts, column }) => {
    const why = shifts.map(({ cause, value }) => `${SHIFT_NAMES[cause]} ${signed(value)}`);
    return `${attack} against ${defence}: ${columnName(base)}${why.length > 0 ? `; ${why.join(", ")}: ${columnName(column)}` : ""}.`;
  },
  "log.combat-result": ({ table, column, die, result }) =>
    `${TABLE_NAMES[table]} at ${columnName(column)}, the die shows ${die}: ${result}, ${RESULT_NAMES[result]}.`,
  "log.broken-down": ({ face, hex, into }) =>
    `${sentence(faceName(face))} in ${hexName(hex)} breaks down into ${faces(into)}.`,
  "log.routed": ({ face, hex, die }) =>
    `${sentence(faceName(face))} routs from ${hexName(hex)}: the die shows ${die}, and it runs ${die === 1 ? "a hex" : `${die} hexes`}.`,
  "log.stood": ({ face, hex }) => `${sentence(faceName(face))} stands in ${hexName(hex)}.`,
  "log.rallied": ({ face, hex }) =>
    `${sentence(faceName(face))} in ${hexName(hex)} falls back a single hex instead of a rout.`,
  "log.retreat-zones": ({ face, zones }) =>
    zones.length === 0
      ? `No enemy zone lies in the way of ${faceName(face)}.`
      : `Enemy zones in the way of ${faceName(face)}: ${hexes(zones)}.`,
  "log.retreated": ({ face, from, to }) =>
    `${sentence(faceName(face))} retreats from ${hexName(from)} to ${hexName(to)}.`,
  "log.pursued": ({ face, from, to }) =>
    `${sentence(faceName(face))} pursues from ${hexName(from)} to ${hexName(to)}.`,
};
