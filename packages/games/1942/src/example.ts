import type { Example } from "@sandtable/engine";
import { prospect } from "./battle.ts";
import { hongKongNeeds } from "./hong-kong.ts";
import { ALLIED, AREAS, GRID, JAPANESE, SITE_AT } from "./map.ts";
import { pointsLeft } from "./points.ts";
import { type Campaign, NATIONS, onMap, placeName, SEATS, SIDE, UNIT_COUNT, unitOf } from "./state.ts";
import { isSupplied } from "./supply.ts";
import { radiusOf } from "./umbrella.ts";
import { UNITS } from "./units.ts";
import { score } from "./victory.ts";

/**
 * A lesson: the Japanese player-turn of game-turn 0. The book has no example of play; what it says in numbers about
 * the set-up, the points, the umbrellas and the combat table is compared on the way.
 */
export const campaignExample: Example<Campaign> = {
  scenario: "campaign",
  chance: ["die:4", "die:5", "die:4", "die:3", "die:4"],
  steps: [
    {
      name: "The Allies set up",
      what: "The Allies set up first. Every unit already stands at a sensible place; units with a region of their own may be moved within it. They are content.",
      seat: "allied",
      answers: ["end:setup"],
      printed: [
        { what: "units:dutch", value: 14 },
        { what: "units:british", value: 12 },
        { what: "units:american", value: 18 },
        { what: "at:us-4mar", value: "2103" },
        { what: "at:gb-punjab", value: "1711" },
      ],
    },
    {
      name: "The Japanese set up",
      what: "The Japanese set up: four regiments and a landing force wait in Cam Ranh Bay, more in Palau and Indo-China, the rest off the map. Turn 0 begins, and only the Japanese have a player-turn in it.",
      seat: "japanese",
      answers: ["end:setup"],
      printed: [
        { what: "turn", value: 0 },
        { what: "phasing", value: "japanese" },
        { what: "troops:1205", value: 5 },
        { what: "troops:3309", value: 6 },
        { what: "points:japanese", value: 16 },
        { what: "radius:us-air", value: 2 },
        { what: "radius:gb-air", value: 4 },
        { what: "radius:jp-cv1", value: 3 },
      ],
    },
    {
      name: "The road to Bangkok",
      what: "Land movement. The Imperial Guards follow the road towards Bangkok. An empty city has a zone of control, so they must stop beside it.",
      seat: "japanese",
      answers: ["unit:jp-3g", "to:0604", "unit:jp-4g", "to:0604", "unit:jp-5g", "to:0604"],
      printed: [
        { what: "troops:0604", value: 3 },
        { what: "owner:0505", value: "siam" },
      ],
    },
    {
      name: "An empty city",
      what: "They attempt the city: strength 24 against the city's number 1 cannot fail. Bangkok falls, and one regiment advances into it.",
      seat: "japanese",
      answers: ["assault:0505", "unit:jp-3g", "end:advance"],
      printed: [
        { what: "owner:0505", value: "japanese" },
        { what: "at:jp-3g", value: "0505" },
      ],
    },
    {
      name: "By road from Saigon",
      what: "The city has no zone any more: a tank regiment comes by road all the way from Saigon, five hexes for five points. Then the segment ends.",
      seat: "japanese",
      answers: ["unit:jp-1tk", "to:0505", "end:land"],
      printed: [{ what: "at:jp-1tk", value: "0505" }],
    },
    {
      name: "An air unit displaces",
      what: "Air movement. The 3rd Air Group displaces from Saigon to Bangkok, one flight of no more than eight hexes, and so keeps its umbrella.",
      seat: "japanese",
      answers: ["unit:jp-air3", "to:0505"],
      printed: [{ what: "at:jp-air3", value: "0505" }],
    },
    {
      name: "A carrier takes its station",
      what: "Naval movement. A naval air unit sails by its own point into the Gulf of Siam; its umbrella of three hexes will reach Kota Bharu.",
      seat: "japanese",
      answers: ["unit:jp-cv1", "to:0808"],
      printed: [
        { what: "points:japanese", value: 16 },
        { what: "entered", value: 1 },
      ],
    },
    {
      name: "Landing at Patani",
      what: "Three regiments of the 5th Division land at Patani, two points each. The transports come down from the north edge to load in Cam Ranh Bay; no enemy umbrella lies on their way or on that of the convoy.",
      seat: "japanese",
      answers: ["unit:jp-11", "to:0609", "unit:jp-21", "to:0609", "unit:jp-41", "to:0609"],
      printed: [
        { what: "points:japanese", value: 10 },
        { what: "beach:0609", value: "open" },
        { what: "supply:jp-11", value: "yes" },
      ],
    },
    {
      name: "Straight into Aparri",
      what: "In the Philippines the American umbrella reaches two hexes only on this turn. A regiment lands in Aparri, which is empty, and takes it at once.",
      seat: "japanese",
      answers: ["unit:jp-1for", "to:2201"],
      printed: [
        { what: "owner:2201", value: "japanese" },
        { what: "points:japanese", value: 8 },
        { what: "entered", value: 2 },
      ],
    },
    {
      name: "Under an umbrella",
      what: "Another sails from Palau to the coast north of Legaspi and enters one hex of the American umbrella: it would be sunk by a 1. The die says 4, and it comes ashore.",
      seat: "japanese",
      answers: ["unit:jp-20", "to:2404"],
      printed: [
        { what: "at:jp-20", value: "2404" },
        { what: "points:japanese", value: 6 },
      ],
    },
    {
      name: "The end of movement",
      what: "The naval segment ends, and with it the movement phase.",
      seat: "japanese",
      answers: ["end:naval"],
      printed: [],
    },
    {
      name: "A water barrier",
      what: "The hex of Legaspi is a water barrier: it holds a corner of Luzon and the island of Masbate. Before the Japanese combat phase the division there chooses its side. On Masbate it could not be attacked; it stays on Luzon, with the town.",
      seat: "allied",
      answers: ["area:2405A"],
      printed: [{ what: "area:us-61", value: "2405A" }],
    },
    {
      name: "An attack is prepared",
      what: "The combat phase begins with a die for Hong Kong, which needs a 6 on this turn. Kota Bharu is then attacked by the whole landing: 21 against 5 is 4:1. The umbrella of the carriers reaches it, so does the British one of Singapore, and a landing costs one.",
      seat: "japanese",
      answers: ["attack:0710", "with-all"],
      printed: [
        { what: "hong-kong needs", value: 6 },
        { what: "attack", value: 21 },
        { what: "defence", value: 5 },
        { what: "odds", value: 4 },
        { what: "modifier", value: -1 },
      ],
    },
    {
      name: "The die",
      what: "The die says 4, less one makes 3: at 4:1 the defender retreats.",
      seat: "japanese",
      answers: ["fight"],
      printed: [],
    },
    {
      name: "Retreat",
      what: "The 8th Brigade retreats two hexes; its owner chooses where.",
      seat: "allied",
      answers: ["to:0611"],
      printed: [{ what: "at:gb-8", value: "0611" }],
    },
    {
      name: "Advance",
      what: "Two regiments advance. The city is conquered without another die and is a true port: next turn the invasion hex at Patani will need no more points.",
      seat: "japanese",
      answers: ["unit:jp-11", "unit:jp-21", "end:advance"],
      printed: [
        { what: "owner:0710", value: "japanese" },
        { what: "supply:jp-11", value: "yes" },
      ],
    },
    {
      name: "The end of turn 0",
      what: "The combat phase ends. The naval air unit leaves the map and comes back on turn 2. Game-turn 1 begins with the Allies.",
      seat: "japanese",
      answers: ["end:combat"],
      printed: [
        { what: "at:jp-cv1", value: "regrouping" },
        { what: "returns:jp-cv1", value: 2 },
        { what: "turn", value: 1 },
        { what: "phasing", value: "allied" },
        { what: "radius:us-air", value: 4 },
        { what: "points:british", value: 2 },
        { what: "margin", value: -44 },
      ],
    },
  ],
  slips: [],
  read,
};

/** The value of a position by its name in the steps. */
function read(g: Campaign, what: string): string | number {
  const [name, of = ""] = what.split(":");
  switch (name) {
    case "units":
      return countOf(g, NATIONS.indexOf(of as (typeof NATIONS)[number]));
    case "at":
      return placeName(g.at[unitOf(of)]);
    case "troops":
      return g.troops[ALLIED][GRID.find(of)] + g.troops[JAPANESE][GRID.find(of)];
    case "points":
      return pointsLeft(g, NATIONS.indexOf(of as (typeof NATIONS)[number]));
    case "radius":
      return radiusOf(g, unitOf(of));
    case "owner":
      return ["allied", "japanese", "siam", "nobody"][g.owner[SITE_AT[GRID.find(of)]]];
    case "beach":
      return g.isOpenBeach(GRID.find(of)) ? "open" : "closed";
    case "area":
      return AREAS[g.area[unitOf(of)]].id;
    case "supply":
      return isSupplied(g, unitOf(of)) ? "yes" : "no";
    case "returns":
      return g.returns[unitOf(of)];
    case "turn":
      return g.turn;
    case "phasing":
      return SEATS[g.phasing];
    case "entered":
      return g.entered;
    case "margin":
      return score(g).margin;
    case "hong-kong needs":
      return hongKongNeeds(g);
    default:
      return prospectOf(g, name);
  }
}

function prospectOf(g: Campaign, name: string): number {
  if (!g.battle) return 0;
  const { attack, defence, odds, modifier } = prospect(g, g.battle);
  return { attack, defence, odds, modifier }[name] ?? 0;
}

/** Units of a nation on the map. */
function countOf(g: Campaign, nation: number): number {
  let count = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (onMap(g.at[unit]) && NATIONS[nation] === UNITS[unit].nation && SIDE[unit] === ALLIED) count++;
  return count;
}
