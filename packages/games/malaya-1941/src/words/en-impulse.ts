import type { Catalogue } from "@sandtable/engine";
import type { BombardmentResult } from "../data/records.ts";
import type { ImpulseHappening } from "../impulse/log.ts";
import type { ImpulseVocabulary } from "../impulse/vocabulary.ts";
import { hexName, markerName, seatName, unitName } from "./en-names.ts";
import { counted, halves, listed } from "./english.ts";
import type { LogVocabulary } from "./vocabulary.ts";

/** Movement and strikes in English. */

export const impulse: Catalogue<ImpulseVocabulary> = {
  "prompt.movement": ({ ready }) =>
    ready === 0
      ? "Movement: no unit is left to move by land"
      : `Movement: pick what moves next, or end (${counted(ready, "unit")} can move by land)`,
  "prompt.carry": ({ unit }) => `Does the ${unitName(unit)} take a supply point along?`,
  "prompt.step": ({ unit, left }) => `Where does the ${unitName(unit)} go next? (${halves(left)} left)`,
  "prompt.sealift": "Movement by sea: by what?",
  "prompt.load": ({ loaded, supply }) =>
    supply > 0
      ? `What else goes aboard? (${supply} of 3 supply points)`
      : `What goes aboard? (${loaded} of 9 battalions)`,
  "prompt.landfall": ({ loaded }) => `Where ${loaded === 1 ? "does it land" : `do the ${loaded} land`}?`,
  "prompt.approach": ({ hex }) => `From which sea hex is ${hexName(hex)} assaulted?`,
  "prompt.recon": ({ points }) => `Recon: which stack is looked for? (${counted(points, "flight")} left)`,
  "prompt.flight": ({ hex }) => `Over which hex does the flight look at ${hexName(hex)}?`,
  "prompt.spy": "Intelligence: which stack is looked at?",
  "prompt.strikes": ({ points }) =>
    `Bombardments: choose a stack, or end (${counted(points, "air point")} left to place)`,
  "prompt.strength": ({ hex }) => `With what is ${hexName(hex)} bombarded?`,
  "prompt.gunfire": ({ hex, marker }) => `Does ${markerName(marker)} fire at ${hexName(hex)} too?`,
  "prompt.bombardment": "Which bombardment is resolved next?",
  "prompt.bombed": ({ hex }) => `The bombardment of ${hexName(hex)} costs one battalion: which?`,
  "prompt.bombed-battalion": ({ unit }) => `Which battalion of the ${unitName(unit)} is lost?`,
  "prompt.ship-loss": ({ hex }) => `The coast guns of ${hexName(hex)} have hit: which ships are lost?`,
  "prompt.die.bombardment": ({ hex }) => `The die is rolled: the bombardment of ${hexName(hex)}`,

  "choice.halt": "Halt",
  "choice.sealift": "Move by sea",
  "choice.set-sail": "Set sail",
  "choice.fly-recon": "Fly recon",
  "choice.no-loss": "Nothing can be lost",
  "choice.spy": ({ marker }) => `Play ${markerName(marker)}`,
  "choice.extra-lift": ({ marker }) => `Play ${markerName(marker)}`,
  "choice.fire": ({ marker }) => markerName(marker),

  "bar.moved": "it has moved in this phase",
  "bar.static": "it never moves",
  "bar.command": "no activated HQ is in reach",
  "bar.no-step": "there is no hex it could go to",
  "bar.sea": "there is no land",
  "bar.terrain": "mechanized units need a road, railroad or trail there",
  "bar.river": "mechanized units need a bridge, a ferry or engineers to cross",
  "bar.strait": "mechanized units cross only by the Causeway",
  "bar.boats": "no engineers or boats were there at the start of the phase",
  "bar.refused": "it was turned back there",
  "bar.enemy": "enemy units hold it",
  "bar.zone": "it would go from one enemy zone of control into another",
  "bar.far": "it has too few movement points left",
  "bar.banned": "Force Z is at sea: nothing sails this turn",
  "bar.no-carrier": "no amphibious unit that could sail lies by the sea",
  "bar.here": "it is there already",
  "bar.port": "the Allies land only in ports",
  "bar.south": "the south is closed to landings in December, by a rule of ours",
  "bar.landing": "not everything aboard could go ashore there",
  "bar.no-assault": "the Allies do not land where the enemy stands",
  "bar.supply-assault": "supply points cannot assault",
  "bar.approach": "there is no sea hex from which it could be assaulted",
  "bar.placed": "a strike on it is placed",
  "bar.range": "no ships can reach it, and no air points are left",
};

type ImpulseLog = Pick<LogVocabulary, `log.${ImpulseHappening["kind"]}`>;

const RESULTS: Readonly<Record<BombardmentResult, string>> = {
  "-": "no effect",
  AA: "antiaircraft fire",
  S: "the stack is suppressed",
  D: "one battalion is lost, and the stack is suppressed",
};

/** "Column 6, 1 left for terrain and 2 for guns". */
function columns(strength: number, terrain: number, guns: number): string {
  const shifts = [
    ...(terrain > 0 ? [`${terrain} left for terrain`] : []),
    ...(guns > 0 ? [`${guns} left for guns`] : []),
  ];
  return shifts.length === 0 ? `strength ${strength}` : `strength ${strength}, ${listed(shifts)}`;
}

const emptied = (vacated: boolean): string => (vacated ? " Nobody is left behind." : "");

export const impulseLog: Catalogue<ImpulseLog> = {
  "log.moved": ({ seat, from, to, vacated }) =>
    `The ${seatName(seat)} move from ${hexName(from)} to ${hexName(to)}.${emptied(vacated)}`,
  "log.refused": ({ seat, from, to, because }) =>
    `The ${seatName(seat)} are turned back on the way from ${hexName(from)} to ${hexName(to)}: ${
      because === "zone" ? "an enemy zone of control lies there" : "the enemy holds it"
    }.`,
  "log.all-placed": ({ seat }) => `The ${seatName(seat)} have placed all their bombardments.`,
  "log.sailed": ({ seat, from, to, vacated }) =>
    `The ${seatName(seat)} sail from ${hexName(from)} and land in ${hexName(to)}.${emptied(vacated)}`,
  "log.assaulting": ({ seat, from, to, target, vacated }) =>
    `The ${seatName(seat)} sail from ${hexName(from)} to ${hexName(to)}, to assault ${hexName(target)}.${emptied(vacated)}`,
  "log.flown": ({ seat, hex, left }) =>
    `The ${seatName(seat)} fly recon over ${hexName(hex)} (${counted(left, "flight")} left).`,
  "log.spied": ({ seat, hex }) => `The ${seatName(seat)} look at the stack in ${hexName(hex)}.`,
  "log.targeted": ({ seat, hex, points, ships }) =>
    `The ${seatName(seat)} aim at ${hexName(hex)}: ${
      points > 0 ? counted(points, "air point") : listed(ships.map(markerName))
    }.`,
  "log.bombarded": ({ seat, hex, strength, terrain, guns, column, die, result }) =>
    `The ${seatName(seat)} bombard ${hexName(hex)} (${columns(strength, terrain, guns)}: column ${column}): the die shows ${die}, ${RESULTS[result]}.`,
  "log.shot-down": ({ seat, hex, eliminated }) =>
    `One air point of the ${seatName(seat)} is ${eliminated ? "eliminated" : "damaged"} over ${hexName(hex)}.`,
  "log.ship-lost": ({ marker }) => `The ships of ${markerName(marker)} are lost for good.`,
  "log.shaken": ({ hex, supply }) =>
    `All units in ${hexName(hex)} are suppressed${supply ? ", and a supply point is lost" : ""}.`,
};
