import type { CampaignEvent } from "@sandtable/1942/log";
import { fortressName, hexName, theUnit, unitShort } from "@sandtable/1942/words";
import { sentence, signed } from "@sandtable/engine";
import { hexPlace, trackPlace } from "../hex/index.ts";
import { type Need, rollsBy } from "../roll.ts";
import { fortressBy } from "./data.ts";
import { game, modifierName, word, words } from "./words/index.ts";

const said = words.roll;
const FACES = 6;

const upTo = (most: number): Need => ({
  short: most < 1 ? said.never : said.short.upTo({ most: Math.min(FACES, most) }),
  long: most < 1 ? said.never : said.upTo({ most: Math.min(FACES, most) }),
});
const atLeast = (least: number): Need => ({
  short: said.short.atLeast({ least }),
  long: said.atLeast({ least }),
});

/** Every die of 1942: what it was for, what it needed, what it did. */
export const rolls = rollsBy<CampaignEvent>({
  dice: {
    assault: ({ hex, strength, number, die, fell }) => ({
      what: said.assault({ hex: hexName(hex) }),
      shown: `${die}`,
      need: upTo(Math.floor(strength / number)),
      modifiers: [],
      effect: [fell ? said.falls : said.holds],
      hit: fell,
      place: hexPlace(hex),
    }),
    "air-attack": ({ air, unit, empty, hex, needs, die, sunk }) => ({
      what: said.airAttack({ air: unitShort(air), unit: empty ? said.empty : theUnit(unit) }),
      shown: `${die}`,
      need: upTo(needs),
      modifiers: [],
      effect: [sunk ? said.sunk : said.missed],
      hit: sunk,
      place: hexPlace(hex),
    }),
    "hong-kong": ({ die, modifier, needs, outcome }) => ({
      what: said.hongKong,
      shown: `${die}`,
      need: atLeast(needs),
      modifiers: modifier === 0 ? [] : [said.lostThere({ value: signed(modifier) })],
      ...(modifier !== 0 && { total: Math.max(1, die + modifier) }),
      effect: [said.outcome[outcome]],
      hit: outcome === "fallen",
      place: trackPlace("hong-kong"),
    }),
    attack: ({ hex, odds, modifiers, modifier, die, result }) => ({
      what: said.attack({ hex: hexName(hex) }),
      shown: `${die}`,
      need: { short: said.short.odds({ odds }), long: said.odds({ odds }) },
      modifiers: modifiers.map((one) => said.cause({ cause: modifierName(one), value: signed(one.value) })),
      ...(modifiers.length > 0 && { total: die + modifier }),
      effect: [word(`result.${result}`)],
      ...(result !== "-" && { hit: result.startsWith("D") }),
      place: hexPlace(hex),
    }),
    attrition: ({ unit, fortress, die, surrendered }) => ({
      what: said.siege({ fortress: fortressName(fortress), unit: theUnit(unit) }),
      shown: `${die}`,
      need: { short: `${FACES}`, long: said.surrendersOn({ needs: FACES }) },
      modifiers: [],
      effect: [sentence(surrendered ? said.surrenders : said.holdsOut)],
      hit: surrendered,
      place: hexPlace(fortressBy(fortress)?.hex ?? ""),
    }),
  },
  follows: new Set([
    ...(["eliminated", "surrendered", "disrupted", "retreated", "advanced", "displaced"] as const),
    ...(["city", "fortress", "beach", "points-lost"] as const),
  ]),
  words: game,
});
