import { describe, expect, it } from "vitest";
import { ALL_SPACES, POPULATED, type Space, spaceOf } from "./board.ts";
import { CARDS, type Icon, sidesOf } from "./cards.ts";
import { occupation } from "./game.ts";
import { invariants } from "./invariants.ts";
import {
  britishIn,
  CAPABILITY_CARDS,
  CHITS_OF_A_VALUE,
  CONCEALED,
  cubesIn,
  FACTIONS,
  FORCES,
  KEMPEITAI,
  NO_CHIT,
  Occupation,
  ownerOf,
  SUPPLY,
  setup,
  UNSEEN,
} from "./state.ts";
import { boardText, position, spaceText } from "./testing/index.ts";
import { view } from "./view.ts";

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const numbers = (fits: (card: (typeof CARDS)[number]) => boolean): number[] =>
  Object.entries(CARDS)
    .filter(([, card]) => fits(card))
    .map(([number]) => Number(number));
const bearing = (icon: Icon): number[] => numbers((card) => card.icon === icon);

describe("Components", () => {
  it("1.2 there are 15 Troops, 6 Police, 10 MPAJA and 4 non-MPAJA Guerrillas and 5 Supply Caches", () => {
    expect(SUPPLY).toEqual({
      troops: 15,
      police: 6,
      mpaja: 10,
      others: 4,
      caches: 5,
      camps: 4,
      force136: 3,
      villages: 4,
    });
    expect(KEMPEITAI).toBe(3);
    const g = setup();
    expect(sum(g.troops) + g.available.troops).toBe(15);
    expect(sum(g.police) + g.available.police).toBe(6);
    expect(sum(g.mpaja_underground) + g.available.mpaja).toBe(10);
    expect(sum(g.other_underground) + g.available.others).toBe(4);
    expect(sum(g.caches) + g.available.caches + sum(g.stored)).toBe(5);
    expect(sum(g.camps) + g.available.camps).toBe(4);
    expect(sum(g.force136) + g.available.force136).toBe(3);
    expect(sum(g.kempeitai)).toBe(3);
  });

  it("1.2 no more of anything than there is can lie on the table", () => {
    for (const text of ["16T", "7P", "11M", "5N", "F4", "K4"])
      expect(() => position({ perak: text })).toThrow();
    // Two of the five Supply Caches lie on the track, so three is the most.
    expect(() => position({ perak: "C", kelantan: "C", johore: "C", pahang: "C" })).toThrow(/1\.4\.1/);
    expect(() =>
      position({ perak: "camp", kelantan: "camp", johore: "camp", pahang: "camp", kedah: "camp" }),
    ).toThrow(/1\.4\.1|1\.2/);
  });

  it("1.2 there are nine Intel chits, three each of 0, 1 and 2, one for each Province and Kuala Lumpur", () => {
    expect(CHITS_OF_A_VALUE).toBe(3);
    expect(POPULATED).toHaveLength(9);
    const three = { kedah: "intel:2", perak: "seen:2", johore: "gone:2" } as const;
    expect(invariants(position(three))).toEqual([]);
    expect(() => position({ ...three, pahang: "intel:2" })).toThrow(/1\.11/);
  });

  it("1.2 the deck has 32 Events: six Capabilities, two Mandatory Events, one more with a single text", () => {
    expect(Object.keys(CARDS)).toHaveLength(32);
    expect([...CAPABILITY_CARDS]).toEqual([8, 12, 15, 19, 22, 27]);
    expect(numbers((card) => card.capability === "british")).toEqual([8, 19, 27]);
    expect(numbers((card) => card.capability === "japanese")).toEqual([12, 15, 22]);
    expect(numbers((card) => card.mandatory === true)).toEqual([6, 9]);
    expect(Object.keys(CARDS).filter((card) => sidesOf(Number(card)).length === 1)).toEqual(["6", "9", "17"]);
  });

  it("5.5 fourteen cards bear Mobilize Population, six each Kill Traitors, Seize Supplies and Food Shortage", () => {
    expect([bearing("mobilize"), bearing("traitors"), bearing("supplies"), bearing("food")]).toEqual([
      [1, 2, 4, 5, 9, 11, 14, 16, 20, 23, 25, 29, 31, 32],
      [3, 13, 21, 22, 26, 30],
      [7, 8, 17, 19, 24, 28],
      [6, 10, 12, 15, 18, 27],
    ]);
  });
});

describe("Forces", () => {
  it("1.4 Troops and Police are Japanese; both kinds of Guerrillas and Supply Caches are British", () => {
    expect(Object.fromEntries(FORCES.map((force) => [force, ownerOf(force)]))).toMatchObject({
      troops: "japanese",
      police: "japanese",
      mpaja: "british",
      others: "british",
      caches: "british",
    });
  });

  it("1.4 markers are no forces: Kempeitai are no cubes, Force 136 and Jungle Camps no British pieces", () => {
    const g = position({ perak: "2T 1P K2 / 2M(1A) 1N C F2 camp opposition terror" });
    const perak = spaceOf("perak") as Space;
    expect([cubesIn(g, perak), britishIn(g, perak)]).toEqual([3, 4]);
  });

  it("1.5 there are two factions, the British and the Japanese, each with a seat of its own", () => {
    expect([...FACTIONS]).toEqual(["british", "japanese"]);
    expect(occupation.roles.map((role) => role.seat)).toEqual(["british", "japanese"]);
  });
});

describe("Setup", () => {
  it("2.1 forces, markers and Opposition stand as the book lays them out", () => {
    expect(boardText(setup())).toEqual({
      kedah: "/ 1N",
      perak: "3T 1P K / 2M C F camp opposition",
      kelantan: "/ 1N",
      pahang: "/ 1M",
      kuala_lumpur: "3T 1P K",
      negri_sembilan: "/ 1M F camp",
      johore: "3T 1P K / 2M camp opposition",
      ec_north: "3T",
      ec_south: "3T",
    });
  });

  it("2.1 Available are 3 Police, 4 New Villages, 2 Supply Caches, 4 + 2 Guerrillas, a Jungle Camp, a Force 136", () => {
    expect(setup().available).toEqual({
      troops: 0,
      police: 3,
      mpaja: 4,
      others: 2,
      caches: 2,
      camps: 1,
      force136: 1,
      villages: 4,
    });
  });

  it("2.1 Resistance 2, Resources 0, Zipper on Delay with two caches on the track, British 1st Eligible", () => {
    const g = setup();
    expect([g.resistance, g.resources, g.zipper, g.stored]).toEqual([2, 0, 0, [0, 1, 1, 0, 0]]);
    expect([g.firstEligible, g.stage, g.played, g.propagandaRounds]).toEqual(["british", "reveal", [], 0]);
    expect(sum(g.sabotage) + sum(g.terror) + sum(g.villages)).toBe(0);
    expect(g.capabilities.every((side) => side === 0)).toBe(true);
    expect(invariants(g)).toEqual([]);
  });

  it("2.1 a concealed Intel chit in each Province and Kuala Lumpur, whose value nobody knows", () => {
    const g = setup();
    for (const space of ALL_SPACES) {
      expect(g.intelValue[space]).toBe(UNSEEN);
      expect(g.intelState[space]).toBe(POPULATED.includes(space) ? CONCEALED : NO_CHIT);
    }
  });
});

describe("Invariants", () => {
  it("1.4.2 two Supply Caches, Jungle Camps or New Villages in a space are no position", () => {
    for (const [id, text] of [
      ["perak", "2C"],
      ["ec_north", "C"],
      ["perak", "2camp"],
      ["kuala_lumpur", "camp"],
      ["ec_south", "camp"],
      ["perak", "1T 2village"],
      ["kuala_lumpur", "1T village"],
      ["ec_north", "1T village"],
    ] as const)
      expect(() => position({ [id]: text })).toThrow(/1\.4\.2/);
  });

  it("1.4.2 several Force 136 and several Kempeitai may share a space, and so may Terror", () => {
    expect(spaceText(position({ perak: "1T K2 / F2 2terror" }), "perak")).toBe("1T K2 / F2 2terror");
  });

  it("1.13 nothing outside the tracks, and no piece too many or too few", () => {
    const broken = (change: (g: Occupation) => void): string[] => {
      const g = setup();
      change(g);
      return invariants(g);
    };
    expect(broken((g) => (g.resistance = 21))).toEqual([expect.stringMatching(/^1\.13/)]);
    expect(broken((g) => (g.resources = -1))).toEqual([expect.stringMatching(/^1\.7/)]);
    expect(broken((g) => (g.troops[0] = 1))).toEqual([expect.stringMatching(/^1\.2/)]);
    expect(broken((g) => (g.kempeitai[0] = 1))).toEqual([expect.stringMatching(/^1\.8/)]);
    expect(broken((g) => (g.zipper = 1))).toEqual([expect.stringMatching(/^6\.7\.2/)]);
    expect(broken((g) => (g.stored[1] = 0))).toEqual([expect.stringMatching(/^1\.2/)]);
    expect(broken((g) => (g.villages[0] = 1))).not.toEqual([]);
  });

  it("1.2 a copy is its own: no list or box is shared", () => {
    const g = position(
      { perak: "3T 1P K / 2M(1A) 1N C F camp opposition terror intel:2", johore: "1T village" },
      { zipper: "6", sabotage: { R1: 1 }, away: { troops: 2, force136: 1, by: "japanese" }, resources: 7 },
    );
    const copy = new Occupation(g);
    expect(copy).toEqual(g);
    for (const [name, value] of Object.entries(copy))
      if (typeof value === "object" && value !== null)
        expect([name, value === Reflect.get(g, name)]).toEqual([name, false]);
  });
});

describe("What lies open", () => {
  const g = position(
    {
      perak: "3T 1P K / 2M(1A) 1N C F camp opposition 2terror intel:2",
      johore: "2T village opposition seen:1",
      kedah: "gone:0",
      negri_sembilan: "1M",
    },
    {
      resistance: 7,
      resources: 9,
      zipper: "6",
      sabotage: { R4: 2, R6: 1 },
      away: { troops: 3, force136: 1 },
      cachesGone: 1,
      stage: "first",
      card: 14,
      capabilities: { 8: "shaded" },
    },
  );
  const seen = view(g) as Record<string, unknown>;

  it("2.2 pools, tracks, markers, cards played and cards left are open, alike to both", () => {
    expect(occupation.view(g, "british")).toEqual(occupation.view(g, "japanese"));
    expect(seen).toMatchObject({
      scenario: "standard",
      stage: "first",
      card: "J14",
      icon: "mobilize",
      played: ["J14"],
      cardsLeft: 20,
      resistance: 7,
      resources: 9,
      zipper: { box: "6", stored: { "6": 0, "12": 1 } },
      available: { troops: 7, police: 5, mpaja: 7, others: 3, caches: 2, camps: 3, force136: 1, villages: 3 },
      away: { troops: 3, force136: 1 },
      gone: { caches: 1, kempeitai: 2 },
      extract: { ec_north: [], ec_south: ["R7", "R8"], villages: 1 },
      capabilities: { J8: "shaded" },
      initiative: { first: "british", firstBox: "none", secondBox: "none" },
      forecast: { intel: 2, caches: 1, spaces: 1, resources: 2, neutral: 2, police: 0, net: 0 },
      outcome: null,
    });
    expect(seen.unseen).toHaveLength(31);
  });

  it("2.2 a space shows all that stands in it", () => {
    const spaces = seen.spaces as Record<string, unknown>;
    expect(spaces.perak).toEqual({
      population: 3,
      troops: 3,
      police: 1,
      mpaja_underground: 1,
      mpaja_active: 1,
      other_underground: 1,
      other_active: 0,
      caches: 1,
      opposition: true,
      terror: 2,
      village: false,
      camp: true,
      force136: 1,
      kempeitai: 1,
      intel: { state: "revealed", value: 2 },
    });
    expect(spaces.johore).toMatchObject({ village: true, opposition: true });
  });

  it("1.11 a chit shows its value once somebody has seen it, and before that nothing", () => {
    const chit = (id: string): unknown => (seen.spaces as Record<string, { intel: unknown }>)[id].intel;
    expect(chit("johore")).toEqual({ state: "concealed", value: 1 });
    expect(chit("kedah")).toEqual({ state: "gone", value: 0 });
    expect(chit("pahang")).toEqual({ state: "concealed", value: null });
    expect(chit("ec_north")).toBeNull();
  });

  it("2.2 before the first card and on Propaganda there is no icon", () => {
    expect(view(setup())).toMatchObject({ card: null, icon: null });
    const h = setup();
    h.played = [0];
    expect(view(h)).toMatchObject({ card: "propaganda", icon: null });
  });
});
