import { describe, expect, it } from "vitest";
import { freeIn, LIMITED_OPERATION } from "../operation.ts";
import {
  boardText,
  controlOf,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "../testing/index.ts";
import { execute, operationBar, operationOf } from "./index.ts";

describe("MCP Operations", () => {
  it("3.3 the MCP choose among Rally, March, Attack and Terror", () => {
    const g = position({ johore: "1P / 1G" }, { mcp: 1 });
    for (const kind of ["rally", "march", "attack", "terror"] as const) {
      expect(operationOf(kind, LIMITED_OPERATION).faction).toBe("mcp");
      expect(operationBar(g, kind, LIMITED_OPERATION)).toBeUndefined();
    }
  });

  it("3.3 without Resources a Limited Rally, Attack, or Terror outside the Economic Centers cannot begin", () => {
    const g = position({ johore: "1P / 1G" }, { mcp: 0 });
    for (const kind of ["rally", "attack", "terror"] as const)
      expect(operationBar(g, kind, LIMITED_OPERATION)).toMatchObject({ rule: "3.1" });
    expect(operationBar(g, "march", LIMITED_OPERATION)).toBeUndefined();
    const inland = position({ kedah: "1P / 1G" }, { mcp: 0 });
    expect(operationBar(inland, "march", LIMITED_OPERATION)).toMatchObject({ rule: "3.1" });
  });
});

describe("Rally", () => {
  it("3.3.1 Provinces, Thailand and Kuala Lumpur without Support or New Village; no presence is needed", () => {
    const g = position({ johore: "support", perak: "1P village", kedah: "1P village opposition" });
    const open = operation(g, "rally", "full");
    expect(keysOf(open).sort()).toEqual([
      "kelantan",
      "kuala_lumpur",
      "negri_sembilan",
      "pahang",
      "selangor",
      "thailand",
      "trengganu",
    ]);
    expect(whyClosed(open, "johore")).toBe("3.3.1 why.at-support");
    expect(whyClosed(open, "perak")).toBe("3.3.1 why.new-village");
    expect(whyClosed(open, "kedah")).toBe("3.3.1 why.new-village");
    expect(whyClosed(open, "ec_north")).toBe("3.3.1 why.rally-where");
  });

  it("3.3.1 one Resource for each space, nine spaces and more if they can be paid", () => {
    const g = position({}, { mcp: 10 });
    const spaces = [
      "kedah",
      "perak",
      "kelantan",
      "trengganu",
      "pahang",
      "selangor",
      "negri_sembilan",
      "johore",
    ];
    operation(g, "rally", "full", ...spaces, "kuala_lumpur", "thailand");
    expect(Object.values(boardText(g))).toEqual(Array.from({ length: 10 }, () => "/ 1G"));
    expect(g.resources.mcp).toBe(0);
  });

  it("3.3.1 without a Base: one Guerrilla, or two Guerrillas become a Base; no hiding", () => {
    const g = position({ johore: "2G(2A)" });
    expect(keysOf(operation(g, "rally", "limited", "johore"))).toEqual(["take:guerrilla", "take:base"]);
    operation(g, "rally", "limited", "johore", "take:guerrilla");
    expect(spaceText(g, "johore")).toBe("/ 3G(2A)");
    const h = position({ johore: "1G(1A)" });
    operation(h, "rally", "limited", "johore");
    expect(spaceText(h, "johore")).toBe("/ 2G(1A)");
  });

  it("3.3.1 the two replaced Guerrillas may be of any side, the MCP choose, and both go to Available", () => {
    const spaces = { johore: "4G(2A)" };
    const open = operation(position(spaces), "rally", "limited", "johore", "take:base");
    expect(keysOf(open)).toEqual(["pair:0u2a", "pair:1u1a", "pair:2u0a"]);
    const g = position(spaces);
    operation(g, "rally", "limited", "johore", "take:base", "pair:0u2a", "done");
    expect(spaceText(g, "johore")).toBe("/ 1B 2G");
    expect(g.available).toMatchObject({ guerrillas: 13, bases: 3 });
  });

  it("3.3.1 a new Base may Agitate in the same Rally, and one piece fewer may cost Control", () => {
    const g = position({ johore: "2P / 3G" }, { will: 10 });
    operation(g, "rally", "limited", "johore", "take:base");
    expect(spaceText(g, "johore")).toBe("2P / 1B 1G");
    expect(controlOf(g, "johore")).toBe("nobody");
    expect(g.politicalWill).toBe(12);
    const h = position({ johore: "2G" });
    operation(h, "rally", "limited", "johore", "take:base", "johore");
    expect(spaceText(h, "johore")).toBe("/ 1B opposition");
  });

  it("3.3.1 with a Base up to population plus Bases, fewer if wanted, or all flip Underground, or a second Base", () => {
    const g = position({ kelantan: "1B 2G(1A)" });
    expect(keysOf(operation(g, "rally", "limited", "kelantan"))).toEqual([
      "take:guerrillas",
      "take:base",
      "take:hide",
    ]);
    const counts = operation(position({ kelantan: "1B" }), "rally", "limited", "kelantan");
    expect(keysOf(counts)).toEqual(["count:0", "count:1", "count:2", "count:3"]);
    const two = operation(position({ perak: "2B" }), "rally", "limited", "perak");
    expect(keysOf(two).at(-1)).toBe("count:5");
    const thai = operation(position({ thailand: "1B" }), "rally", "limited", "thailand");
    expect(keysOf(thai)).toEqual(["count:0", "count:1"]);
    const hiding = position({ kelantan: "1B 3G(2A)" });
    operation(hiding, "rally", "limited", "kelantan", "take:hide", "done");
    expect(spaceText(hiding, "kelantan")).toBe("/ 1B 3G");
    const second = position({ kelantan: "1B 3G" });
    operation(second, "rally", "limited", "kelantan", "take:base", "done");
    expect(spaceText(second, "kelantan")).toBe("/ 2B 1G");
  });

  it("3.3.1 with a Base and a short box, the rest may come from the map one by one", () => {
    const g = position({ kelantan: "1B", pahang: "14G(1A)" });
    const open = operation(g, "rally", "limited", "kelantan", "count:1", "active.pahang", "none");
    expect(spaceText(g, "kelantan")).toBe("/ 1B 2G");
    expect(spaceText(g, "pahang")).toBe("/ 13G");
    expect(keysOf(open)).toEqual(["kelantan", "done"]);
    const h = position({ kelantan: "1B", pahang: "14G(1A)" });
    operation(h, "rally", "limited", "kelantan", "count:0", "done");
    expect(spaceText(h, "kelantan")).toBe("/ 1B");
  });

  it("3.3.1 the space is paid for even when nothing is placed", () => {
    const g = position({ kelantan: "1B" }, { mcp: 1 });
    operation(g, "rally", "limited", "kelantan", "count:0");
    expect(g.resources.mcp).toBe(0);
  });

  it("3.3.1 Agitate: one selected space with MCP Control and a Base", () => {
    const g = position({ kelantan: "1B", pahang: "1B", johore: "1G", perak: "3P / 1B" });
    const rally = ["kelantan", "count:0", "johore", "perak", "count:1", "done"];
    const open = operation(g, "rally", "full", ...rally);
    expect(keysOf(open).filter((key) => key !== "extort" && key !== "intimidate")).toEqual([
      "kelantan",
      "done",
    ]);
    expect(whyClosed(open, "pahang")).toBe("3.3.1 why.not-selected");
    expect(whyClosed(open, "johore")).toBe("3.3.1 why.needs-base-and-control");
    expect(whyClosed(open, "perak")).toBe("3.3.1 why.needs-base-and-control");
  });

  it("3.3.1 Agitate happens once in a Rally, in a Limited one too", () => {
    const g = position({ kelantan: "1B", pahang: "1B" });
    const open = operation(g, "rally", "full", "kelantan", "count:0", "pahang", "count:0", "done", "pahang");
    expect(keysOf(open)).not.toContain("kelantan");
    expect(spaceText(g, "pahang")).toBe("/ 1B opposition");
    expect(spaceText(g, "kelantan")).toBe("/ 1B");
    const h = position({ kelantan: "1B" }, { mcp: 3 });
    operation(h, "rally", "limited", "kelantan", "count:0", "kelantan");
    expect(spaceText(h, "kelantan")).toBe("/ 1B opposition");
    expect(h.resources.mcp).toBe(1);
  });

  it("3.3.1 Agitate pays one for each Terror marker and one for the shift, Terror first, some Terror allowed", () => {
    for (const [mcp, count, text] of [
      [9, "count:1", "/ 1B terror"],
      [9, "count:2", "/ 1B"],
      [9, "count:3", "/ 1B opposition"],
    ] as const) {
      const g = position({ kelantan: "1B 2terror" }, { mcp });
      operation(g, "rally", "limited", "kelantan", "count:0", "kelantan", count);
      expect(spaceText(g, "kelantan")).toBe(text);
      expect(g.resources.mcp).toBe(mcp - 1 - Number(count.slice(6)));
    }
    const poor = position({ kelantan: "1B 2terror" }, { mcp: 3 });
    expect(keysOf(operation(poor, "rally", "limited", "kelantan", "count:0", "kelantan"))).toEqual([
      "count:1",
      "count:2",
    ]);
  });

  it("3.3.1 Thailand is never Agitated, and a space at Opposition only of its Terror", () => {
    const g = position({ thailand: "1B" });
    expect(operation(g, "rally", "limited", "thailand", "count:0")).toBeUndefined();
    const h = position({ kelantan: "1B opposition terror" });
    operation(h, "rally", "limited", "kelantan", "count:0", "kelantan");
    expect(spaceText(h, "kelantan")).toBe("/ 1B opposition");
  });

  it("3.3.1 a free Rally still pays for Agitate", () => {
    const g = position({ kelantan: "1B" }, { mcp: 1 });
    played(g, execute(g, operationOf("rally", freeIn(1, 1))), ["kelantan", "count:0", "kelantan"]);
    expect(spaceText(g, "kelantan")).toBe("/ 1B opposition");
    expect(g.resources.mcp).toBe(0);
    expect(operation(g, "rally", "free-limited", "pahang")).toBeUndefined();
  });
});

describe("March", () => {
  it("3.3.2 one Resource for each destination, Economic Centers for nothing", () => {
    const g = position({ pahang: "3G" }, { mcp: 1 });
    const moves = ["johore", "count:1", "done", "ec_north", "count:1", "done"];
    const open = operation(g, "march", "full", ...moves);
    expect(whyClosed(open, "perak")).toBe("3.1 why.cannot-pay");
    expect(keysOf(open)).toContain("ec_south");
    expect(g.resources.mcp).toBe(0);
  });

  it("3.3.2 a March into an Economic Center takes nothing from a full purse, one elsewhere takes one", () => {
    const g = position({ pahang: "2G" }, { mcp: 4 });
    operation(g, "march", "limited", "ec_north", "count:1", "done");
    expect(g.resources.mcp).toBe(4);
    operation(g, "march", "limited", "johore");
    expect(g.resources.mcp).toBe(3);
  });

  it("3.3.2 any space can be a destination, Support, New Village and Thailand included", () => {
    const g = position({ perak: "1G", kedah: "support", selangor: "1P village" });
    expect(keysOf(operation(g, "march", "limited")).sort()).toEqual([
      "ec_north",
      "kedah",
      "kelantan",
      "pahang",
      "selangor",
      "thailand",
    ]);
  });

  it("3.3.2 all move together: nobody moves twice, and Guerrillas may leave a space others enter", () => {
    const g = position({ kedah: "1G", perak: "1G(1A)" });
    operation(g, "march", "full", "perak", "selangor", "done");
    expect(boardText(g)).toEqual({ perak: "/ 1G", selangor: "/ 1G(1A)" });
    const h = position({ kedah: "1G" });
    const open = operation(h, "march", "full", "perak", "done");
    expect(open).toBeUndefined();
    expect(boardText(h)).toEqual({ perak: "/ 1G" });
  });

  it("3.3.2 into an Economic Center or Support, a group is seen when it and the cubes there exceed three", () => {
    for (const [id, there, movers, seen] of [
      ["ec_south", "", 3, false],
      ["ec_south", "", 4, true],
      ["ec_south", "1T 1P", 1, false],
      ["ec_south", "1T 1P", 2, true],
      ["ec_south", "3P", 1, true],
      ["johore", "2P support", 1, false],
      ["johore", "2P support", 2, true],
      ["johore", "2P", 2, false],
      ["johore", "9P opposition", 5, false],
    ] as const) {
      const g = position({ pahang: `${movers + 1}G`, [id]: there });
      operation(g, "march", "limited", id, `count:${movers}`, "done");
      const text = spaceText(g, id);
      expect([id, there, movers, text.includes(`${movers}G${seen ? `(${movers}A)` : ""}`)]).toEqual([
        id,
        there,
        movers,
        true,
      ]);
      expect(text.includes("A)")).toBe(seen);
    }
  });

  it("3.3.2 each group of one origin is judged by itself, and Guerrillas already there do not count", () => {
    const g = position({ pahang: "3G", johore: "2G", ec_south: "1P / 2G" });
    operation(
      g,
      "march",
      "limited",
      "ec_south",
      "underground.pahang",
      "count:3",
      "underground.johore",
      "count:2",
    );
    // Pahang: 3 + 1 exceeds three; Johore: 2 + 1 does not.
    expect(spaceText(g, "ec_south")).toBe("1P / 7G(3A)");
  });

  it("3.3.2 Active movers count in their group and stay Active", () => {
    const g = position({ pahang: "4G(2A)", ec_south: "" });
    const moves = ["ec_south", "underground.pahang", "count:2", "active.pahang", "count:2"];
    operation(g, "march", "limited", ...moves);
    expect(spaceText(g, "ec_south")).toBe("/ 4G(4A)");
    const h = position({ pahang: "2G(1A)", ec_south: "1P" });
    operation(h, "march", "limited", "ec_south", "underground.pahang", "active.pahang");
    expect(spaceText(h, "ec_south")).toBe("1P / 2G(1A)");
  });

  it("3.3.2 those seen on arrival do not move on, while others of that space may", () => {
    const g = position({ pahang: "4G", ec_south: "1G" });
    const open = operation(g, "march", "full", "ec_south", "count:4", "johore");
    expect(spaceText(g, "ec_south")).toBe("/ 4G(4A)");
    expect(spaceText(g, "johore")).toBe("/ 1G");
    expect(open?.rule).toBe("4.1");
  });

  it("3.3.2 Bases do not March", () => {
    const g = position({ pahang: "2B" });
    expect(operationBar(g, "march", LIMITED_OPERATION)).toMatchObject({ rule: "3.3.2" });
  });
});

describe("Attack", () => {
  it("3.3.3 spaces with Guerrillas and cubes, one Resource each; a Base alone cannot Attack", () => {
    const g = position(
      { johore: "1T / 1G", perak: "1T / 1B", kedah: "1G", ec_north: "1P / 1G(1A)" },
      { mcp: 4 },
    );
    const open = operation(g, "attack", "limited");
    expect(keysOf(open)).toEqual(["johore", "ec_north"]);
    expect(whyClosed(open, "perak")).toBe("3.3.3 why.no-guerrilla");
    expect(whyClosed(open, "kedah")).toBe("3.3.3 why.no-cubes");
    operation(g, "attack", "full", "johore", "die:6", "ec_north", "die:6");
    expect(g.resources.mcp).toBe(2);
  });

  it("3.3.3 the die succeeds up to the number of Guerrillas of any side, with six equally likely faces", () => {
    for (let guerrillas = 1; guerrillas <= 7; guerrillas++) {
      for (let die = 1; die <= 6; die++) {
        const g = position({ johore: `3P / ${guerrillas}G(${guerrillas >> 1}A)` });
        const roll = operation(position({ johore: `3P / ${guerrillas}G` }), "attack", "limited");
        expect(roll?.seat).toBe("chance");
        expect(keysOf(roll)).toEqual(["die:1", "die:2", "die:3", "die:4", "die:5", "die:6"]);
        expect(new Set(roll?.weights ?? [1]).size).toBe(1);
        operation(g, "attack", "limited", `die:${die}`);
        const police = die <= guerrillas ? 1 : 3;
        expect([guerrillas, die, spaceText(g, "johore")]).toEqual([
          guerrillas,
          die,
          `${police}P / ${guerrillas}G(${guerrillas}A)`,
        ]);
      }
    }
  });

  it("3.3.3 Bases do not help the roll", () => {
    const g = position({ johore: "3P / 2B 1G" });
    operation(g, "attack", "limited", "die:2");
    expect(spaceText(g, "johore")).toBe("3P / 2B 1G(1A)");
  });

  it("3.3.3 Police fall before Troops, and Political Will falls by one however many Troops fell", () => {
    for (const [cubes, left, will] of [
      ["3T 2P", "3T", 10],
      ["3T 1P", "2T", 9],
      ["3T", "1T", 9],
      ["4P", "2P", 10],
    ] as const) {
      const g = position({ johore: `${cubes} / 1G` }, { will: 10 });
      operation(g, "attack", "limited", "die:1");
      const held = controlOf(g, "johore") === "mcp" ? 2 : 0;
      expect([cubes, spaceText(g, "johore"), g.politicalWill + held]).toEqual([
        cubes,
        `${left} / 1G(1A)`,
        will,
      ]);
    }
  });

  it("3.3.3 a lone cube falls alone, and the Control that follows is counted with it", () => {
    const g = position({ johore: "1T / 1G" }, { will: 10 });
    operation(g, "attack", "limited", "die:1");
    expect(spaceText(g, "johore")).toBe("/ 1G(1A)");
    expect(g.politicalWill).toBe(7);
  });

  it("3.3.3 two Attacks that each fell Troops cost Political Will twice", () => {
    const g = position({ johore: "5T / 1G", perak: "5T / 1G" }, { will: 10 });
    operation(g, "attack", "full", "johore", "die:1", "perak", "die:1");
    expect(g.politicalWill).toBe(8);
  });
});

describe("Terror", () => {
  it("3.3.4 any space with an Underground Guerrilla but Thailand; one Resource each, Economic Centers free", () => {
    const g = position(
      { thailand: "1G", johore: "1G", perak: "1G(1A)", ec_north: "1G", kuala_lumpur: "1G" },
      { mcp: 1 },
    );
    const open = operation(g, "terror", "limited");
    expect(keysOf(open)).toEqual(["johore", "kuala_lumpur", "ec_north"]);
    expect(whyClosed(open, "thailand")).toBe("3.3.4 why.not-thailand");
    expect(whyClosed(open, "perak")).toBe("3.3.4 why.no-underground");
    const after = operation(g, "terror", "full", "johore");
    expect(keysOf(after)).toContain("ec_north");
    expect(whyClosed(after, "kuala_lumpur")).toBe("3.1 why.cannot-pay");
  });

  it("3.3.4 one Guerrilla shows itself, a marker is placed and the space shifts once toward Opposition", () => {
    const g = position({ johore: "3G support", kuala_lumpur: "1G", perak: "1G opposition" });
    operation(g, "terror", "full", "johore", "kuala_lumpur", "perak", "done");
    expect(boardText(g)).toEqual({
      johore: "/ 3G(1A) terror",
      kuala_lumpur: "/ 1G(1A) opposition terror",
      perak: "/ 1G(1A) opposition terror",
    });
  });

  it("3.3.4 no second marker where one lies, but the Guerrilla shows itself and the space still shifts", () => {
    const g = position({ johore: "1G terror", ec_south: "1G sabotage" });
    operation(g, "terror", "full", "johore", "ec_south");
    expect(spaceText(g, "johore")).toBe("/ 1G(1A) opposition terror");
    expect(spaceText(g, "ec_south")).toBe("/ 1G(1A) sabotage");
  });

  it("3.3.4 Sabotage in an Economic Center costs nothing and shifts nothing", () => {
    for (const mcp of [0, 4]) {
      const g = position({ ec_south: "2G" }, { mcp });
      operation(g, "terror", "limited");
      expect(spaceText(g, "ec_south")).toBe("/ 2G(1A) sabotage");
      expect(g.resources.mcp).toBe(mcp);
    }
  });
});
