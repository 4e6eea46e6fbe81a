import type { Catalogue } from "@sandtable/engine";
import { sentence } from "@sandtable/engine";
import type { Nation } from "../units.ts";
import { areaName, hexName, nationName, seatName, theUnit, unitName } from "./en-names.ts";
import { counted, listed, points } from "./english.ts";
import type { Of, Vocabulary } from "./vocabulary.ts";

/** Prompts, choices and reasons in English. */

const NATIONS: readonly Nation[] = ["japanese", "british", "dutch", "american"];

/** "16 points left", "points left: British 2, Dutch 1 and American 2". */
function left(nations: { readonly [N in Nation]?: number | undefined }): string {
  const each = NATIONS.flatMap((nation) => {
    const count = nations[nation];
    return count === undefined ? [] : [`${nationName(nation)} ${count}`];
  });
  if (each.length === 0) return "";
  if (nations.japanese !== undefined) return `; ${points(nations.japanese)} left`;
  return `; points left: ${listed(each)}`;
}

const die = (what: string): string => `The die is rolled: ${what}`;

export const prompts: Catalogue<Of<"prompt">> = {
  "prompt.setup": ({ seat }) => `Set-up of the ${seatName(seat)}: pick a unit to place elsewhere, or end`,
  "prompt.place": ({ unit }) => `Where does ${theUnit(unit)} start?`,
  "prompt.land": ({ ready }) =>
    ready === 0
      ? "Land movement: no unit is left to move"
      : `Land movement: pick a unit or a city, or end (${counted(ready, "unit")} can move)`,
  "prompt.move": ({ unit }) => `Where does ${theUnit(unit)} march?`,
  "prompt.way": ({ unit, hex }) => `By which way does ${theUnit(unit)} march to ${hexName(hex)}?`,
  "prompt.air": ({ ready }) =>
    ready === 0
      ? "Air movement: no unit is left to fly"
      : `Air movement: pick a unit, or end (${counted(ready, "unit")} can fly)`,
  "prompt.fly": ({ unit }) => `Where does ${theUnit(unit)} move its base?`,
  "prompt.drop": ({ unit }) => `Where is ${theUnit(unit)} dropped?`,
  "prompt.upkeep": ({ left: count }) =>
    `Upkeep: choose the invasion hex that is paid for next (${points(count)} left)`,
  "prompt.beach": ({ hex }) => `Invasion hex ${hexName(hex)}: pay 1 point to keep it, or give it up?`,
  "prompt.naval": ({ ready, ...nations }) =>
    ready === 0
      ? `Naval movement: no unit is left to sail${left(nations)}`
      : `Naval movement: pick a unit, or end (${counted(ready, "unit")} can sail${left(nations)})`,
  "prompt.sail": ({ unit }) => `Where does ${theUnit(unit)} sail?`,
  "prompt.arrive": ({ unit }) => `Reinforcement: where does ${theUnit(unit)} arrive?`,
  "prompt.home-guard": ({ unit }) => `Java is invaded: where does ${theUnit(unit)} muster?`,
  "prompt.commit": "Hong Kong: which regiment takes over the assault?",
  "prompt.combat": ({ ready }) =>
    ready === 0
      ? "Combat: there is nothing to attack"
      : `Combat: choose a stack to attack, or end (${counted(ready, "stack")} in reach)`,
  "prompt.join": ({ hex, attack, defence, odds }) => {
    const ratio = odds === 0 ? "too weak" : `${odds}:1`;
    return attack === 0
      ? `Attack on ${hexName(hex)}: choose who attacks (defence ${defence})`
      : `Attack on ${hexName(hex)}: add units, or fight (${attack} against ${defence}, ${ratio})`;
  },
  "prompt.stack": ({ hex }) => `Which side of ${hexName(hex)} is attacked?`,
  "prompt.retreat-first": ({ ready, room }) =>
    `There is room for ${room} of ${counted(ready, "unit")}: which retreats first?`,
  "prompt.retreat": ({ unit }) => `Where does ${theUnit(unit)} retreat?`,
  "prompt.air-retreat": ({ unit }) => `Where does ${theUnit(unit)} escape?`,
  "prompt.advance": ({ hex }) => `${sentence(hexName(hex))} lies open: pick a unit to advance, or stop`,
  "prompt.advance-to": ({ unit }) => `Where does ${theUnit(unit)} advance?`,
  "prompt.area": ({ unit, hex }) => `On which side of ${hexName(hex)} does ${theUnit(unit)} stand?`,
  "prompt.die.assault": ({ hex }) => die(`does ${hexName(hex)} fall?`),
  "prompt.die.air": ({ air, unit }) => die(`${theUnit(air)} strikes at ${theUnit(unit)}`),
  "prompt.die.attack": ({ hex }) => die(`the attack on ${hexName(hex)}`),
  "prompt.die.hong-kong": die("the assault on Hong Kong"),
  "prompt.die.attrition": ({ unit }) => die(`does ${theUnit(unit)} hold out in the siege?`),
};

export const choices: Catalogue<Of<"choice"> & Pick<Vocabulary, "die">> = {
  die: ({ face }) => String(face),
  "choice.unit": ({ unit }) => unitName(unit),
  "choice.with": ({ unit }) => `With ${unitName(unit)}`,
  "choice.to": ({ hex }) => sentence(hexName(hex)),
  "choice.to.off-map": "Off the map",
  "choice.via": ({ hex }) => `Through ${hexName(hex)}`,
  "choice.straight": ({ hex }) => `Straight to ${hexName(hex)}`,
  "choice.assault": ({ hex }) => `Attempt ${hexName(hex)}`,
  "choice.attack": ({ hex }) => `Attack ${hexName(hex)}`,
  "choice.pay": ({ hex }) => `Pay for ${hexName(hex)}`,
  "choice.close": ({ hex }) => `Give up ${hexName(hex)}`,
  "choice.area": ({ area }) => `The ${areaName(area)}`,
  "choice.stay": "Leave it where it is",
  "choice.with-all": "All that can join",
  "choice.fight": "Fight",
  "choice.end.advance": "No further advance",
  "choice.end.setup": "End set-up",
  "choice.end.land": "End land movement",
  "choice.end.air": "End air movement",
  "choice.end.naval": "End naval movement",
  "choice.end.combat": "End combat",
};

export const reasons: Catalogue<Of<"bar">> = {
  "bar.moved": "This unit has had its move in this segment.",
  "bar.no-way": "There is nowhere it could go.",
  "bar.disrupted": "This unit is disrupted and cannot attack.",
  "bar.supply": "This unit is out of supply.",
  "bar.attacked": "This stack has been attacked in this phase.",
  "bar.too-weak": ({ attack, defence }) =>
    `Strength ${attack} against ${defence} does not make 1:1, and weaker attacks are not allowed.`,
  "bar.burma": ({ regiments, border }) =>
    `Siam and Burma need 5 regiments, 3 of them at the border; this leaves ${regiments}, and ${border} at the border.`,
  "bar.hong-kong":
    "Nobody is left before Hong Kong: an infantry regiment has to sail off the map for the assault.",
  "bar.overstacked": ({ hex }) =>
    `${sentence(hexName(hex))} holds more than 4 infantry units, and a move could still mend that.`,
  "bar.no-points": "There are not enough Naval Movement Points left.",
  "bar.no-port": "This unit is not in a friendly port.",
  "bar.filipino": "A Filipino division never leaves the Philippine Islands.",
  "bar.six": "Six Japanese units have entered the map in this turn, and no more may.",
  "bar.tried": "This city has been attempted in this player-turn.",
  "bar.fought": "This unit has attacked in this phase.",
  "bar.sea": "No way by sea leads there without entering a zone of control, or what it takes is lacking.",
  "bar.enemy": "Enemy troops are there.",
  "bar.city": "An empty city that is not yours must be attempted from beside it.",
  "bar.full": "Four infantry units stand there already.",
  "bar.ground": "The ground does not bear this unit away from a road.",
  "bar.zone": "It would go from one enemy zone of control straight into another.",
  "bar.far":
    "It cannot get there with its movement points: the ground, a zone of control or water is in the way.",
  "bar.area": "Water parts this unit from the enemy.",
  "bar.no-harbour": "That is no friendly port.",
  "bar.setup": "The dispositions do not place this unit there.",
  "bar.flight": "No flight of eight hexes, nor several from city to city, leads there.",
  "bar.no-base": "Air units go to friendly cities in which no other air unit stands.",
};
