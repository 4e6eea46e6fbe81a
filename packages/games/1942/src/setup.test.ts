import { describe, expect, it } from "vitest";
import { campaign } from "./game.ts";
import { GRID, JAPANESE, REGION } from "./map.ts";
import type { Campaign } from "./state.ts";
import { atStart, keysOf, played, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";

const OPTIONAL = { dutch: "optional", british: "optional", american: "optional" };
const picks = (g: Campaign): string[] =>
  keysOf(played(g).decision).flatMap((key) => (key.startsWith("unit:") ? [key.slice(5)] : []));
/** Where a unit may be placed, the hex it stands in among them. */
const places = (g: Campaign, id: string): string[] =>
  keysOf(played(g, `unit:${id}`).decision).map((key) => key.slice(3));
const regionsOf = (hexes: readonly string[]): string[] =>
  [...new Set(hexes.map((hex) => REGION[GRID.find(hex)] ?? "sea"))].sort();
/** The Allied set-up is done. */
const japanese = (options = {}): Campaign => {
  const g = atStart(options);
  played(g, "end:setup");
  return g;
};

describe("11.0 The table before the first choice", () => {
  it("11.0 every unit stands where the dispositions put it", () => {
    const g = atStart();
    for (const { id, start } of UNITS) {
      const at = whereIs(g, id);
      if ("turn" in start || "homeGuard" in start) expect(at, id).toBe("later");
      else if ("at" in start) expect(at, id).toBe(start.at);
      else if ("off" in start) expect(at, id).toBe("off-map");
      else if ("hongKong" in start) expect(at, id).toBe("hong-kong");
      else if ("in" in start) expect(REGION[GRID.find(at)], id).toBe(start.in);
    }
  });

  it("11.0 the air units start in cities: Java, Singapore, Manila and Saigon", () => {
    const g = atStart();
    expect(["gb-air", "us-air", "jp-air3", "jp-air5"].map((id) => whereIs(g, id))).toEqual([
      "0813",
      "2204",
      "1006",
      "off-map",
    ]);
    expect(["1018", "1119", "1219", "1319", "1519"]).toContain(whereIs(g, "nl-air"));
  });

  it("4.0 only Cam Ranh Bay, by its printed five, and the fortress of Palau hold more than four infantry units", () => {
    const g = atStart();
    const full = GRID.ids.filter((_, hex) => g.infantry[hex] > 4);
    expect(full).toEqual(["1205", "3309"]);
    expect(g.infantry[GRID.find("1205")]).toBe(5);
  });

  it("11.0 the same table comes of the game's own set-up", () => {
    expect(campaign.save(campaign.setup("campaign", {}))).toEqual(campaign.save(atStart()));
  });
});

describe("11.0 Who sets up, and what", () => {
  it("11.0 the Allies first, every unit of an area and no other", () => {
    const g = atStart();
    expect(played(g).decision?.seat).toBe("allied");
    expect(picks(g)).toEqual(
      UNITS.flatMap(({ id, nation, start }) => (nation !== "japanese" && "in" in start ? [id] : [])),
    );
    expect(picks(g).length).toBe(5 + 8 + 16);
  });

  it("11.0 then the Japanese, the eleven units of Indo-China", () => {
    const g = japanese();
    expect(played(g).decision?.seat).toBe("japanese");
    expect(picks(g)).toEqual([
      "jp-3g",
      "jp-4g",
      "jp-5g",
      "jp-112",
      "jp-143",
      "jp-144",
      "jp-3art",
      "jp-1tk",
      "jp-2tk",
      "jp-6tk",
      "jp-14tk",
    ]);
  });

  it("2.0, 11.0 the first player-turn is the Japanese one of turn 0", () => {
    const g = atStart();
    const { decision, events } = played(g, "end:setup", "end:setup");
    expect(decision?.seat).toBe("japanese");
    expect(decision?.rule).toBe("2.1.A");
    expect(g.turn).toBe(0);
    expect(g.phasing).toBe(JAPANESE);
    expect(events.filter(({ kind }) => kind === "player-turn")).toMatchObject([
      { seat: "japanese", turn: 0 },
    ]);
  });

  it("11.0 a unit may be placed again", () => {
    const g = atStart();
    played(g, "unit:gb-6", "to:0511", "unit:gb-6", "to:0610");
    expect(whereIs(g, "gb-6")).toBe("0610");
  });

  it("2.1.A a unit that was placed often may still march", () => {
    const g = atStart();
    const { decision } = played(
      g,
      "end:setup",
      ...["unit:jp-143", "to:1007", "unit:jp-143", "to:1006", "unit:jp-143", "to:1107"],
      "end:setup",
    );
    expect(keysOf(decision)).toContain("unit:jp-143");
    expect(g.flags[unit("jp-143")]).toBe(0);
  });
});

describe("11.0 Standard areas", () => {
  it("11.0 British brigades go anywhere in Malaya, Singapore with its fortress among them", () => {
    const hexes = places(atStart(), "gb-6");
    expect(hexes).toEqual([
      "0510",
      "0610",
      "0710",
      "0511",
      "0611",
      "0711",
      "0612",
      "0712",
      "0812",
      "0713",
      "0813",
    ]);
  });

  it("11.0 Dutch regiments go anywhere in Java", () => {
    const hexes = places(atStart(), "nl-1");
    expect(hexes.length).toBe(14);
    expect(regionsOf(hexes)).toEqual(["Java"]);
  });

  it("11.0, 4.0 the Dutch air unit goes to a city of Java", () => {
    expect(places(atStart(), "nl-air").sort()).toEqual(["1018", "1119", "1219", "1319", "1519"]);
  });

  it("11.0 a division of Luzon stays on Luzon, one of Mindanao on Mindanao", () => {
    expect(places(atStart(), "us-61").length).toBe(13);
    expect(regionsOf(places(atStart(), "us-61"))).toEqual(["Luzon"]);
    expect(places(atStart(), "us-81").length).toBe(10);
    expect(regionsOf(places(atStart(), "us-81"))).toEqual(["Mindanao"]);
  });

  it("11.0 the Japanese spread over Indo-China, not over Hainan or Siam", () => {
    const hexes = places(japanese(), "jp-112");
    expect(regionsOf(hexes)).toEqual(["Indo-China"]);
    // All 32 but Cam Ranh Bay, which is full.
    expect(hexes.length).toBe(31);
    expect(hexes).not.toContain("1205");
  });

  it("4.0 a full stack takes no fifth infantry unit, but a tank", () => {
    const g = atStart();
    played(g, "unit:us-71", "to:2103");
    expect(places(g, "us-91")).not.toContain("2103");
    expect(places(g, "us-26")).toContain("2103");
    expect(places(g, "us-192")).toContain("2103");
  });

  it("4.0 tanks are set up on open ground or on a road", () => {
    const hexes = places(atStart(), "us-192");
    for (const rough of ["2302", "2303", "2304", "2404"]) expect(hexes).not.toContain(rough);
    for (const road of ["2102", "2202", "2104"]) expect(hexes).toContain(road);
    const japaneseTank = places(japanese(), "jp-1tk");
    expect(japaneseTank).toContain("0805");
    for (const closed of ["0907", "0908", "1007", "0904", "1106"]) expect(japaneseTank).not.toContain(closed);
  });

  it("4.0 a fortress takes any number", () => {
    const g = atStart();
    played(g, ...["gb-6", "gb-15", "gb-28", "gb-8", "gb-22"].flatMap((id) => [`unit:${id}`, "to:0813"]));
    expect(g.infantry[GRID.find("0813")]).toBe(7);
    expect(places(g, "gb-12")).toContain("0813");
  });
});

describe("11.0 Optional dispositions", () => {
  it("11.0 free the units with printed places too, but no reinforcements", () => {
    const freed = picks(atStart(OPTIONAL));
    expect(freed).toEqual(
      UNITS.flatMap(({ id, nation, start }) =>
        nation !== "japanese" && !("turn" in start) && !("homeGuard" in start) ? [id] : [],
      ),
    );
    expect(freed.length).toBe(58 - 2 - 2 - 7 - 3);
  });

  it("11.0 each nation for itself", () => {
    const freed = picks(atStart({ dutch: "optional" }));
    expect(freed).toContain("nl-medan");
    expect(freed).not.toContain("gb-punjab");
    expect(freed).not.toContain("us-4mar");
  });

  it("11.0 British: Burma, Malaya, Sarawak, Brunei and British North Borneo", () => {
    const hexes = places(atStart(OPTIONAL), "gb-punjab");
    expect(regionsOf(hexes)).toEqual(["British North Borneo", "Brunei", "Burma", "Malaya", "Sarawak"]);
    expect(hexes.length).toBe(10 + 11 + 8 + 1 + 6);
  });

  it("11.0, 4.0 the British air unit may base in any city of these lands", () => {
    expect(places(atStart(OPTIONAL), "gb-air").sort()).toEqual(
      ["0202", "0303", "0511", "0612", "0710", "0813", "1313", "1711", "1810", "1910"].sort(),
    );
  });

  it("11.0 Dutch: south of the equator", () => {
    const hexes = places(atStart(OPTIONAL), "nl-1");
    // Pontianak lies a little south of it, Medan and Menado north of it, Dili is not Dutch.
    for (const south of ["1214", "0515", "0816", "1815", "2118", "2717", "2421"])
      expect(hexes).toContain(south);
    for (const north of ["0312", "1912", "2513", "0110", "2512", "2620", "1213"])
      expect(hexes).not.toContain(north);
    expect(hexes.every((hex) => isSouth(hex))).toBe(true);
  });

  it("4.0 garrison battalions keep out of rough ground without a road", () => {
    const hexes = places(atStart(OPTIONAL), "nl-palembang");
    expect(hexes).toContain("0615");
    expect(hexes).toContain("0815");
    expect(hexes).not.toContain("0616");
    expect(hexes).not.toContain("2717");
  });

  it("11.0 American: the Philippine Islands with Jolo, not Borneo, Palau, 2512 or 2611", () => {
    const hexes = places(atStart(OPTIONAL), "us-31");
    expect(regionsOf(hexes)).toEqual(["Jolo", "Luzon", "Mindanao", "Mindoro", "Palawan", "Visayas"]);
    // All 39: none of them is full.
    expect(hexes.length).toBe(39);
    expect(places(atStart(OPTIONAL), "us-11")).toEqual(hexes);
  });

  it("11.0 the Japanese have no optional dispositions", () => {
    expect(picks(japanese(OPTIONAL)).length).toBe(11);
  });
});

/** Rows are 85 nautical miles apart, and the first lies at 18.9 degrees north; even columns are half a row lower. */
function isSouth(hex: string): boolean {
  const down = Number(hex.slice(2)) - 1 + (Number(hex.slice(0, 2)) % 2 === 0 ? 0.5 : 0);
  return down * (85 / 60) > 18.9;
}
