import type { Example, ExampleStep } from "@sandtable/engine";
import type { Seat } from "./data/records.ts";
import { SEATS, sideOf } from "./map.ts";
import { ACTIVE, AIR_BOXES, type AirBox, BASE, type Campaign, placeName, SUPPRESSED } from "./state.ts";
import { IS_SUPPLY, unitOf } from "./units.ts";

/**
 * A lesson: the first turn, seen by the Japanese. The book has no example of play; its numbers for the first turn and those of
 * its example of an air battle (16.52) are compared on the way.
 */

const PLANNING: readonly ExampleStep[] = [
  {
    name: "What it is about",
    what: "Two armies, six turns of half a month each, and the road to Singapore. Points come for enemy losses, at once (24.4), and for twelve objectives from Alor Star to the naval base, at the end of each turn (24.6). A lead of 16 wins at the end (24.2); with all twelve in Japanese hands the game is over at once (25.3). Nearly every counter lies face down (18.0): whom you meet you must find out. The Allies set up first; they take the usual set-up, near to that of December 1941.",
    seat: "allied",
    answers: ["usual-setup"],
    printed: [
      { what: "turn", value: 1 },
      { what: "first", value: "japanese" },
      { what: "reserve:japanese", value: 10 },
      { what: "reserve:allied", value: 5 },
      { what: "base-supply:japanese", value: 4 },
    ],
  },
  {
    name: "Who rules the sky",
    what: "You are the Japanese. You have picked three command markers that nobody else sees, Yamashita, Banzai! and Tank Shock, and may keep them for a better day (5.4). Now both sides divide their air points in secret (16.31). Goal: no Allied aircraft over your convoys. Therefore most of them fight for the sky: six of ten on Air Superiority.",
    seat: "japanese",
    answers: ["count:6"],
    printed: [{ what: "superiority:japanese", value: 6 }],
  },
  {
    name: "Bombs for the beach",
    what: "The other four go on Strike. They will bomb the beach on which you land, and a suppressed defender is worth one column of the table (8.2). Interdiction would catch reinforcements, Recon would turn up a stack (16.7): both can wait until there is somebody to catch or to look at.",
    seat: "japanese",
    answers: ["count:4"],
    printed: [{ what: "strike:japanese", value: 4 }],
  },
  {
    name: "What the Allies fly",
    what: "Now the Allies, who saw none of this. Their eight airfield battalions could operate eight points (26.12a), but they have five: four on Air Superiority, none on Strike, one on Interdiction against your convoys. Force Z, two great ships without fighters above them, stays in port. Then all missions are shown.",
    seat: "allied",
    answers: ["count:4", "count:0", "count:1", "no"],
    printed: [
      { what: "superiority:allied", value: 4 },
      { what: "interdiction:allied", value: 1 },
      { what: "reserve:allied", value: 0 },
    ],
  },
  {
    name: "Fighters to spare",
    what: "Six fighters against four. Four of yours must fire at theirs; two are to spare and may fire at other missions (16.52). Goal: the one point on Interdiction, because it could sink a battalion at sea. So both fire there. The dice are kind, and every point shot down for good is a victory point.",
    seat: "japanese",
    answers: ["count:2"],
    printed: [
      { what: "eliminated:allied", value: 2 },
      { what: "damaged:allied", value: 1 },
      { what: "damaged:japanese", value: 1 },
      { what: "victory:japanese", value: 2 },
    ],
  },
  {
    name: "Something to live on",
    what: "Three supply points come every turn (6.11). Goal: an army that does not stop for want of them. Over open beaches one point a turn is landed (26.11b): it goes ashore at Singora, where the army will be. The others wait in the base.",
    seat: "japanese",
    answers: ["to:1002", "at-base", "at-base"],
    printed: [{ what: "base-supply:japanese", value: 6 }],
  },
  {
    name: "Loading the main body",
    what: "An amphibious unit carries nine battalions (22.2); a regiment counts as three (26.8). Take the headquarters of the 5th Division, which will direct the advance, its 11th and 41st regiments, and its recon battalion. With the amphibious unit itself these are nine, and more than nine in one hex could not use their supply (12.5).",
    seat: "japanese",
    answers: ["unit:j-1-9-amph", "unit:j-5-hq", "unit:j-11-5", "unit:j-41-5", "unit:j-5-rec", "end"],
    printed: [],
  },
  {
    name: "Ashore in Thailand",
    what: "Where to? Singora has no defenders, a port, an airfield, and the road that leads to Singapore. The second amphibious unit stays behind: what lands now cannot land on an enemy, and you have other plans for it.",
    seat: "japanese",
    answers: ["to:1002", "end"],
    printed: [
      { what: "at:j-5-hq", value: "1002" },
      { what: "at:j-11-5", value: "1002" },
    ],
  },
  {
    name: "The Allies reinforce",
    what: "The Allies get two supply points, to ports only (25.6). They let them wait: nobody knows yet where they will be needed.",
    seat: "allied",
    answers: ["wait", "wait"],
    printed: [],
  },
  {
    name: "Whole regiments",
    what: "Logistics. A unit may be broken down into battalions (9.1), to hold several places or to lose one instead of all. Not now: a whole regiment attacks with six, its three battalions with five.",
    seat: "japanese",
    answers: ["end"],
    printed: [],
  },
  {
    name: "Wake the headquarters",
    what: "An active HQ shifts battles in its radius by columns (10.3), and units in its radius move a second time, in the follow-on impulse (10.2). That is worth more than anything else a supply point buys. Spend the one in Singora on it; those in the base you save.",
    seat: "japanese",
    answers: ["to:1002", "activate", "unit:j-5-hq", "end"],
    printed: [
      { what: "active:j-5-hq", value: "yes" },
      { what: "base-supply:japanese", value: 6 },
    ],
  },
  {
    name: "Allied logistics",
    what: "The Allies neither reorganise nor pay for an HQ. They save their points, and will not move in the follow-on impulse.",
    seat: "allied",
    answers: ["end", "end"],
    printed: [{ what: "active:a-11ind-hq", value: "no" }],
  },
];

const IMPULSES: readonly ExampleStep[] = [
  {
    name: "An assault from the sea",
    what: "Your initial impulse: movement, strikes, combat (11.1). Kota Bharu is an objective with an airfield, and it is held, you do not know by whom. Only the Japanese may land on an enemy (22.4). Load two regiments of the 18th Division: one alone might meet a brigade and drown.",
    seat: "japanese",
    answers: ["sealift", "unit:j-2-9-amph", "unit:j-56-18", "unit:j-55-18", "set-sail"],
    printed: [],
  },
  {
    name: "Before the beach",
    what: "Name the target and the sea hex before it. The force lies there until the combat phase; if it does not win it has nowhere to go and is lost for good (15.21, 22.4). That is why the bombers were kept for this hex.",
    seat: "japanese",
    answers: ["to:2510", "to:2509"],
    printed: [{ what: "at:j-56-18", value: "2509" }],
  },
  {
    name: "Down the road",
    what: "Meanwhile the 11th regiment marches south. Along a road a hex costs half a point (11.71); in the open it would be two or three. Halt in 0907: counters lie in Jitra, two hexes on, and whoever comes next to an effective enemy must stop and attack (13.3, 13.6). You do not attack what you have not counted.",
    seat: "japanese",
    answers: ["unit:j-11-5", "to:1003", "to:0904", "to:0905", "to:0906", "to:0907", "halt"],
    printed: [{ what: "at:j-11-5", value: "0907" }],
  },
  {
    name: "In its reach",
    what: "The 41st follows to Sadao, and the headquarters as far as 0904. Its radius is four hexes (10.4): both regiments are within it and will be able to move again. Then movement is over.",
    seat: "japanese",
    answers: [
      ...["unit:j-41-5", "to:1003", "to:0904", "to:0905", "to:0906", "halt"],
      ...["unit:j-5-hq", "to:1003", "to:0904", "halt", "end"],
    ],
    printed: [
      { what: "at:j-41-5", value: "0906" },
      { what: "at:j-5-hq", value: "0904" },
    ],
  },
  {
    name: "The bombers come",
    what: "Strikes are placed first and rolled afterwards (16.8). All four points on Kota Bharu: each makes the column better, and there is nothing else today that must succeed. A 5 suppresses everybody in the hex and destroys a supply point there (16.83).",
    seat: "japanese",
    answers: ["to:2510", "count:4", "end"],
    printed: [{ what: "suppressed:a-8ind", value: "yes" }],
  },
  {
    name: "Now you see them",
    what: "In your combat phase the stacks that you are next to lie open to you (18.1): the 8th Indian brigade, the headquarters of the 9th Division, an airfield battalion. Twelve against eight is 150 %, and suppression gives a column more (14.3). Raid risks little and decides little, Assault decides (14.4). Whoever cannot go back takes Assault. Name the hex, then the table.",
    seat: "japanese",
    answers: ["to:2510", "assault"],
    printed: [],
  },
  {
    name: "A question that tells nothing",
    what: "With the marker Intelligence the Allies could choose the table instead. They have no such marker and are asked all the same: if they were not, you would know it.",
    seat: "allied",
    answers: ["no"],
    printed: [],
  },
  {
    name: "Keep Banzai! for later",
    what: "Banzai! would give a column, but then no Japanese may retreat and all losses are for good (15.5). The odds are fair without it: keep it for a city. The die shows 5, which is DE thanks to the bombers: of what can be broken down one battalion is left, everything else is gone (14.5). Five points for you.",
    seat: "japanese",
    answers: ["no"],
    printed: [{ what: "victory:japanese", value: 7 }],
  },
  {
    name: "The rest gets away",
    what: "What is left of the 8th brigade retreats two hexes, each step farther away from you (15.33). It takes the road to the south-west, out of reach.",
    seat: "allied",
    answers: ["to:2411"],
    printed: [],
  },
  {
    name: "Onto the beach",
    what: "A force from the sea lands by pursuit (22.4). Everybody goes: whoever stays at sea is lost, and Kota Bharu is yours only while somebody stands in it (2.36).",
    seat: "japanese",
    answers: ["to:2510", "to:2510", "to:2510"],
    printed: [
      { what: "at:j-55-18", value: "2510" },
      { what: "at:j-56-18", value: "2510" },
    ],
  },
  {
    name: "The Allied impulse",
    what: "The Allies could march against either landing. They hold their line at Jitra, and do nothing.",
    seat: "allied",
    answers: ["end"],
    printed: [],
  },
  {
    name: "Once more",
    what: "The follow-on impulse: only units in the radius of an active HQ move (10.2). The 41st closes up to the 11th in 0907. Next turn both attack Jitra together, with the columns of the HQ; one after the other they would be beaten one after the other. Then end movement, and strikes, for which nothing is left.",
    seat: "japanese",
    answers: ["unit:j-41-5", "to:0907", "halt", "end", "end"],
    printed: [{ what: "at:j-41-5", value: "0907" }],
  },
  {
    name: "No answer",
    what: "Without an active HQ no Allied unit can move now. That is what their saved supply costs them.",
    seat: "allied",
    answers: ["end"],
    printed: [],
  },
  {
    name: "The count",
    what: "Yamashita would give you a third impulse: keep it for the day a front breaks. Now objectives are counted (24.6): one for you, Kota Bharu, and seven for the Allies, who have somebody in each. With the losses that is 8 to 7. Whoever leads has the initiative (4.1), so you go first again; and since one regiment stands in Malaya, the Allies have not won at a stroke (25.3). On to Jitra.",
    seat: "japanese",
    answers: ["no"],
    printed: [
      { what: "turn", value: 2 },
      { what: "victory:japanese", value: 8 },
      { what: "victory:allied", value: 7 },
      { what: "first", value: "japanese" },
    ],
  },
];

const yes = (is: boolean): string => (is ? "yes" : "no");

export const malaya1941Example: Example<Campaign> = {
  scenario: "campaign",
  chance: [
    ...["marker:yamashita", "marker:banzai", "marker:tank-shock"],
    ...["die:4", "die:1", "die:5"],
    ...["die:5", "die:5"],
    // The second turn begins.
    ...["marker:amphibious-move", "marker:japanese-intelligence", "marker:naval-ca"],
    ...["marker:allied-intelligence", "marker:matador"],
  ],
  steps: [...PLANNING, ...IMPULSES],
  slips: [],
  read: (g, what) => {
    const [name, of = "japanese"] = what.split(":");
    if (name === "turn") return g.turn;
    if (name === "first") return SEATS[g.first];
    if (name === "at") return placeName(g.at[unitOf(of)]);
    if (name === "active") return yes(g.has(unitOf(of), ACTIVE));
    if (name === "suppressed") return yes(g.has(unitOf(of), SUPPRESSED));
    const side = sideOf(of as Seat);
    if (name === "victory") return g.points[side];
    if (name === "base-supply") return g.unitsAt(side, BASE).filter((unit) => IS_SUPPLY[unit] === 1).length;
    return g.air[side][AIR_BOXES.indexOf(name as AirBox)];
  },
};
