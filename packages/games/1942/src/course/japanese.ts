import { happened, type Lesson } from "@sandtable/engine";
import { AT_BURMA_BORDER, GRID, JAPANESE, regionHexes } from "../map.ts";
import { ALL_UNITS, type Campaign, IS_NAVAL_AIR, IS_TANK, LANDED, onMap, SIDE, STRENGTH } from "../state.ts";
import { umbrellasOver } from "../umbrella.ts";
import {
  begun,
  hexes,
  isJapanese,
  marched,
  marchers,
  type Now,
  standsIn,
  strengthBeside,
  taken,
  tanksStandIn,
} from "./looking.ts";
import { BANGKOK, CONTENT, GULF, LANDINGS, QUIET } from "./openings.ts";

const SIAM = regionHexes("Siam");
const ISTHMUS = "0509";
const KOTA_BHARU = "0710";
const LEGASPI = "2405";
const DIE_4 = ["die:4"];

/** What the campaign is about, and the land segment. */
const march: Lesson<Campaign> = {
  id: "march",
  minutes: 7,
  scenario: "campaign",
  seat: "japanese",
  opening: CONTENT,
  script: { chance: DIE_4, ...QUIET },
  steps: [
    {
      name: "city",
      show: hexes("0505", "0705"),
      reached: ({ state }) => isJapanese(state, "0505"),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "weak", holds: (now) => happened(now, "assault", { hex: "0505", fell: false }) },
        {
          name: "elsewhere",
          holds: (now) => marched(now) && strengthBeside(now.state, JAPANESE, "0505") === 0,
        },
      ],
    },
    {
      name: "road",
      show: hexes("1006", "0604"),
      reached: ({ state }) => tanksStandIn(state, SIAM),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        {
          name: "short",
          holds: (now) => marchers(now).some((unit) => IS_TANK[unit] === 1),
        },
      ],
    },
    {
      name: "border",
      show: hexes("0404", "0405"),
      reached: ({ state }) => standsIn(state, JAPANESE, AT_BURMA_BORDER),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "short", holds: marched },
      ],
    },
  ],
};

const covered = ({ state }: Now, hex: string, isNaval: 0 | 1): boolean =>
  umbrellasOver(state, JAPANESE, GRID.find(hex)).some((air) => IS_NAVAL_AIR[air] === isNaval);

/** Air units: bases, umbrellas, carriers on station. */
const sky: Lesson<Campaign> = {
  id: "sky",
  minutes: 6,
  scenario: "campaign",
  seat: "japanese",
  opening: [...BANGKOK, "end:land"],
  script: { chance: DIE_4, ...QUIET },
  steps: [
    {
      name: "cover",
      show: hexes(ISTHMUS, "1006", "0505"),
      reached: (now) => covered(now, ISTHMUS, 0),
      wrong: [
        { name: "short", holds: (now) => happened(now, "displaced") },
        { name: "ended", holds: (now) => begun(now, "naval") },
      ],
    },
    {
      name: "carrier",
      show: hexes(KOTA_BHARU, "0808"),
      reached: (now) => covered(now, KOTA_BHARU, 1),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "combat") },
        { name: "short", holds: (now) => happened(now, "sailed") },
      ],
    },
    {
      name: "unseen",
      show: hexes(LEGASPI, "2204"),
      reached: (now) => covered(now, LEGASPI, 1) && !happened(now, "air-attack"),
      wrong: [
        { name: "struck", holds: (now) => happened(now, "air-attack") },
        { name: "ended", holds: (now) => begun(now, "combat") },
        { name: "short", holds: (now) => happened(now, "sailed") },
      ],
    },
  ],
};

const ENOUGH_FOR_KOTA_BHARU = 20;
const landedBeside = (g: Campaign, id: string): number =>
  ALL_UNITS.filter(
    (unit) =>
      SIDE[unit] === JAPANESE &&
      g.has(unit, LANDED) &&
      onMap(g.at[unit]) &&
      GRID.areNeighbours(g.hexOf(unit), GRID.find(id)),
  ).reduce((sum, unit) => sum + STRENGTH[unit], 0);

/** Ships: points, voyages, a first landing. */
const landing: Lesson<Campaign> = {
  id: "landing",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: [...BANGKOK, "end:land", "end:air", ...GULF],
  script: { chance: DIE_4, ...QUIET },
  steps: [
    {
      name: "straight",
      show: hexes("2201", "0509"),
      reached: ({ state, before }) => taken(state) > taken(before),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "combat") },
        { name: "coast", holds: (now) => happened(now, "sailed", { landing: true }) },
        { name: "port", holds: (now) => happened(now, "sailed") },
      ],
    },
    {
      name: "ashore",
      show: hexes(KOTA_BHARU, "0609", "1205"),
      reached: ({ state }) => landedBeside(state, KOTA_BHARU) >= ENOUGH_FOR_KOTA_BHARU,
      wrong: [
        { name: "ended", holds: (now) => begun(now, "combat") },
        {
          name: "elsewhere",
          holds: (now) => happened(now, "sailed") && landedBeside(now.state, KOTA_BHARU) === 0,
        },
      ],
    },
    {
      name: "port",
      show: hexes(KOTA_BHARU),
      reached: ({ state }) => isJapanese(state, KOTA_BHARU),
      wrong: [
        { name: "nothing", holds: (now) => happened(now, "attack", { hex: KOTA_BHARU, result: "-" }) },
        { name: "over", holds: (now) => happened(now, "player-turn") },
      ],
    },
  ],
};

const isDefenders = (result: string): boolean => result.startsWith("D");
interface Attack {
  readonly odds: number;
  readonly result: string;
}
const attacks = ({ events }: Now): Attack[] =>
  events.flatMap((event) => (event.kind === "attack" ? [event as unknown as Attack] : []));

/** An attack: odds, the die, what follows. */
const odds: Lesson<Campaign> = {
  id: "odds",
  minutes: 7,
  scenario: "campaign",
  seat: "japanese",
  opening: [...BANGKOK, "end:land", "end:air", ...GULF, ...LANDINGS, "end:naval"],
  openingChance: Array<string>(20).fill("die:4"),
  script: { chance: ["die:5"], allied: ["area:2405A", "to:0611", "to:0711", "to:2204", ...QUIET.allied] },
  steps: [
    {
      name: "attack",
      show: hexes(KOTA_BHARU, LEGASPI),
      reached: (now) => attacks(now).some((attack) => isDefenders(attack.result)),
      wrong: [
        { name: "thin", holds: (now) => attacks(now).length > 0 },
        { name: "over", holds: (now) => happened(now, "player-turn") },
      ],
    },
    {
      name: "advance",
      show: hexes(KOTA_BHARU, LEGASPI),
      reached: (now) => happened(now, "advanced"),
      wrong: [{ name: "stays", holds: ({ question }) => question?.about.kind !== "advance" }],
    },
    {
      name: "second",
      show: hexes(KOTA_BHARU, LEGASPI),
      reached: (now) =>
        attacks(now).some((attack) => isDefenders(attack.result)) && happened(now, "advanced"),
      wrong: [
        { name: "thin", holds: (now) => attacks(now).some((attack) => !isDefenders(attack.result)) },
        { name: "over", holds: (now) => happened(now, "player-turn") },
      ],
    },
  ],
};

export const firstTurn: readonly Lesson<Campaign>[] = [march, sky, landing, odds];
