import { describe, expect, it } from "vitest";
import { freeIn, LIMITED_OPERATION } from "../operation.ts";
import {
  boardText,
  controlOf,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "../testing/index.ts";
import { execute, operationBar, operationOf } from "./index.ts";

const NINE = [
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
  "kuala_lumpur",
];

describe("Operations in general", () => {
  it("3.1 any number of spaces, each only once, each paid when it is selected", () => {
    const g = position({ perak: "2T / 1G(1A)", johore: "2T / 1G(1A)", kedah: "1T / 1G(1A)" }, { british: 5 });
    const open = operation(g, "assault", "full", "perak");
    expect(g.resources.british).toBe(3);
    expect(whyClosed(open, "perak")).toBe("3.1 why.already-chosen");
    expect(keysOf(open)).toEqual(expect.arrayContaining(["johore", "kedah", "done"]));
  });

  it("3.1 the third space cannot be paid for with three Resources left after the first", () => {
    const g = position({ perak: "2T / 1G(1A)", johore: "2T / 1G(1A)", kedah: "1T / 1G(1A)" }, { british: 5 });
    const open = operation(g, "assault", "full", "perak", "johore");
    expect(g.resources.british).toBe(1);
    expect(whyClosed(open, "kedah")).toBe("3.1 why.cannot-pay");
  });

  it("3.1 the acting faction picks the order of its spaces", () => {
    for (const order of [
      ["perak", "johore"],
      ["johore", "perak"],
    ]) {
      const g = position({ perak: "2T / 1G(1A)", johore: "2T / 1G(1A)" });
      operation(g, "assault", "full", ...order, "done");
      expect(boardText(g)).toEqual({ perak: "2T", johore: "2T" });
    }
  });

  it("3.1 at least one space belongs to an Operation", () => {
    for (const kind of ["train", "sweep"] as const)
      expect(keysOf(operation(position({ johore: "2T" }), kind, "full"))).not.toContain("done");
  });

  it("3.1 pieces aimed at are hit to the full extent: Assault spares nobody", () => {
    const g = position({ johore: "3T / 1B 2G(2A)" });
    expect(operation(g, "assault", "limited")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("3T");
  });

  it("3.1.1 no number of pawns limits an Operation: nine spaces can be Trained", () => {
    const g = position({}, { british: 20 });
    const train = NINE.flatMap((id) => [id, "police:1", "done"]);
    operation(g, "train", "full", ...train);
    for (const id of NINE) expect(spaceText(g, id as "perak")).toBe("1P");
    expect(g.resources.british).toBe(2);
  });

  it("3.1.2 a free Operation costs nothing, but its Pacify is paid", () => {
    const g = position({ johore: "1T 1P" }, { british: 3 });
    const op = operationOf("train", freeIn(1, 1));
    played(g, execute(g, op), ["johore", "police:2", "johore"]);
    expect(spaceText(g, "johore")).toBe("1T 3P support");
    expect(g.resources.british).toBe(1);
  });

  it("3.1.2 a free Operation works with no Resources, and its Pacify does not", () => {
    const g = position({ johore: "1T 1P" }, { british: 1 });
    expect(operation(g, "train", "free-limited", "johore", "police:2")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("1T 3P");
    expect(g.resources.british).toBe(1);
    const h = position({ johore: "2T / 1G(1A)" }, { british: 0 });
    operation(h, "assault", "free-limited");
    expect(spaceText(h, "johore")).toBe("2T");
  });

  it("3.1.2 a free Operation keeps all its other requirements", () => {
    const g = position({ johore: "2G(2A)", perak: "2T" }, { british: 0 });
    expect(operationBar(g, "assault", freeIn(1, 1))?.rule).toBe("3.2.4");
  });

  it("3.2 the British choose among Train, Garrison, Sweep and Assault", () => {
    const g = position({ johore: "2T / 1G" }, { british: 2 });
    for (const kind of ["train", "garrison", "sweep", "assault"] as const) {
      expect(operationOf(kind, LIMITED_OPERATION).faction).toBe("british");
      expect(operationBar(g, kind, LIMITED_OPERATION)).toBeUndefined();
    }
  });

  it("3.2 with one Resource nothing that must be paid can begin, but a Train that places nothing can", () => {
    const g = position({ johore: "2T / 1G" }, { british: 1 });
    for (const kind of ["garrison", "sweep", "assault"] as const)
      expect(operationBar(g, kind, LIMITED_OPERATION)).toMatchObject({ rule: "3.1" });
    expect(operationBar(g, "train", LIMITED_OPERATION)).toBeUndefined();
  });
});

describe("Train", () => {
  it("3.2.1 Kuala Lumpur and Provinces not under MCP Control, no Economic Center, no Thailand", () => {
    const g = position({ johore: "1P / 1G", perak: "1P / 2G", kelantan: "1G" });
    const open = operation(g, "train", "limited");
    expect(keysOf(open).sort()).toEqual(NINE.filter((id) => id !== "perak" && id !== "kelantan").sort());
    expect(whyClosed(open, "perak")).toBe("3.2.1 why.mcp-control");
    expect(whyClosed(open, "ec_north")).toBe("3.2.1 why.train-where");
  });

  it("3.2.1 Kuala Lumpur can be Trained even under MCP Control", () => {
    const g = position({ kuala_lumpur: "2G" }, { will: 10 });
    operation(g, "train", "limited", "kuala_lumpur", "troops:3", "done");
    expect(spaceText(g, "kuala_lumpur")).toBe("3T / 2G");
    expect(g.politicalWill).toBe(12);
  });

  it("3.2.1 up to four cubes of any mix in Kuala Lumpur, up to two Police and no Troops in a Province", () => {
    const g = position({});
    const kl = operation(g, "train", "full", "kuala_lumpur");
    expect(keysOf(kl).filter((key) => key.startsWith("troops"))).toHaveLength(4);
    expect(keysOf(kl).filter((key) => key.startsWith("police"))).toHaveLength(4);
    const h = position({});
    operation(h, "train", "full", "kuala_lumpur", "troops:1", "police:3", "johore", "police:2");
    expect(boardText(h)).toEqual({ kuala_lumpur: "1T 3P", johore: "2P" });
    const k = position({});
    expect(keysOf(operation(k, "train", "full", "johore"))).toEqual(["police:2", "police:1", "done"]);
  });

  it("3.2.1 two Resources for each space where cubes are placed, whatever their number", () => {
    const g = position({}, { british: 10 });
    operation(g, "train", "full", "kuala_lumpur", "troops:2", "police:2", "johore", "police:1", "done");
    expect(g.resources.british).toBe(6);
  });

  it("3.2.1 a space where no cube is placed costs nothing and may still be Pacified", () => {
    const g = position({ johore: "1T 1P" }, { british: 2 });
    operation(g, "train", "limited", "johore", "done", "johore");
    expect(spaceText(g, "johore")).toBe("1T 1P support");
    expect(g.resources.british).toBe(0);
  });

  it("3.2.1 Pacify looks at Control, Troops and Police after the placing", () => {
    const g = position({ johore: "1T 1P / 2G" });
    expect(operation(g, "train", "limited", "johore", "done")).toBeUndefined();
    const h = position({ johore: "1T 1P / 2G" });
    expect(keysOf(operation(h, "train", "limited", "johore", "police:1", "done"))).toEqual([
      "johore",
      "done",
    ]);
    const onlyPolice = position({ johore: "1P" });
    expect(operation(onlyPolice, "train", "limited", "johore", "police:2")).toBeUndefined();
    const onlyTroops = position({ johore: "2T" });
    expect(operation(onlyTroops, "train", "limited", "johore", "done")).toBeUndefined();
  });

  it("3.2.1 Pacify is for selected spaces only", () => {
    const g = position({ johore: "1T 1P", perak: "1T 1P" });
    const open = operation(g, "train", "limited", "johore", "done");
    expect(keysOf(open)).toEqual(["johore", "done"]);
    expect(whyClosed(open, "perak")).toBe("3.2.1 why.not-selected");
  });

  it("3.2.1 all Terror goes before the shift, removing only some is allowed, and there is one shift at most", () => {
    for (const [count, text, left] of [
      ["count:1", "1T 1P opposition terror", 8],
      ["count:2", "1T 1P opposition", 6],
      ["count:3", "1T 1P", 4],
    ] as const) {
      const g = position({ johore: "1T 1P opposition 2terror" }, { british: 10 });
      const open = operation(g, "train", "limited", "johore", "done", "johore");
      expect(keysOf(open)).toEqual(["count:1", "count:2", "count:3"]);
      const h = position({ johore: "1T 1P opposition 2terror" }, { british: 10 });
      operation(h, "train", "limited", "johore", "done", "johore", count);
      expect(spaceText(h, "johore")).toBe(text);
      expect(h.resources.british).toBe(left);
    }
  });

  it("3.2.1 at Support there is still Terror to buy off, and no shift beyond", () => {
    const g = position({ johore: "1T 1P support terror" }, { british: 10 });
    operation(g, "train", "limited", "johore", "done", "johore");
    expect(spaceText(g, "johore")).toBe("1T 1P support");
    expect(g.resources.british).toBe(8);
    expect(operation(g, "train", "limited", "johore", "done")).toBeUndefined();
  });

  it("3.2.1 one space is Pacified, two under Templer, and one again when Limited", () => {
    const spaces = { johore: "1T 1P", perak: "1T 1P", kedah: "1T 1P" };
    const train = ["johore", "done", "perak", "done", "kedah", "done", "done"];
    for (const commander of ["gurney", "briggs"] as const) {
      const g = position(spaces, { commander });
      const after = operation(g, "train", "full", ...train, "johore");
      expect(keysOf(after)).not.toContain("perak");
    }
    const g = position(spaces, { commander: "templer" });
    const after = operation(g, "train", "full", ...train, "johore");
    expect(keysOf(after)).toEqual(expect.arrayContaining(["perak", "kedah", "done"]));
    expect(keysOf(after)).not.toContain("johore");
    const h = position(spaces, { commander: "templer" });
    const third = operation(h, "train", "full", ...train, "johore", "perak");
    expect(keysOf(third)).not.toContain("kedah");
    const limited = position(spaces, { commander: "templer" });
    expect(operation(limited, "train", "limited", "johore", "done", "johore")).toBeUndefined();
  });
});

describe("Garrison", () => {
  it("3.2.2 costs two in all, from any spaces to both Economic Centers, Kuala Lumpur and one Province", () => {
    const g = position({ kedah: "4T 2P" }, { british: 5 });
    const moves = [
      "ec_north",
      "troops.kedah",
      "count:1",
      "done",
      "ec_south",
      "police.kedah",
      "count:1",
      "done",
    ];
    const more = [
      "johore",
      "troops.kedah",
      "count:1",
      "done",
      "kuala_lumpur",
      "troops.kedah",
      "count:1",
      "done",
    ];
    const open = operation(g, "garrison", "full", ...moves, ...more.slice(0, 4));
    expect(whyClosed(open, "perak")).toBe("3.2.2 why.one-province");
    const h = position({ kedah: "4T 2P" }, { british: 5 });
    operation(h, "garrison", "full", ...moves, ...more, "all", "done");
    expect(boardText(h)).toEqual({
      kedah: "1T 1P",
      ec_north: "1T",
      ec_south: "1P",
      kuala_lumpur: "1T",
      johore: "1T",
    });
    expect(h.resources.british).toBe(3);
  });

  it("3.2.2 the one Province may be under MCP Control, or there may be none", () => {
    const g = position({ pahang: "2G", kedah: "3P" }, { will: 10 });
    operation(g, "garrison", "limited", "pahang", "police.kedah", "count:2", "done");
    expect(spaceText(g, "pahang")).toBe("2P / 2G");
    expect(g.politicalWill).toBe(11);
    const h = position({ kedah: "1P" });
    expect(operation(h, "garrison", "full", "ec_north", "police.kedah", "done")).toBeUndefined();
    expect(boardText(h)).toEqual({ ec_north: "1P" });
  });

  it("3.2.2 no cube moves twice, and cubes may leave a space that others enter", () => {
    const g = position({ kedah: "1P", johore: "1P" });
    const open = operation(g, "garrison", "full", "johore", "police.kedah", "ec_south");
    expect(keysOf(open)).toEqual(["police.johore", "done"]);
    const h = position({ kedah: "1P", johore: "1P" });
    operation(h, "garrison", "full", "johore", "police.kedah", "ec_south", "police.johore", "done");
    expect(boardText(h)).toEqual({ johore: "1P", ec_south: "1P" });
    const k = position({ kedah: "1P" });
    expect(operation(k, "garrison", "full", "johore", "police.kedah", "ec_south", "done")).toBeUndefined();
    expect(boardText(k)).toEqual({ johore: "1P" });
  });

  it("3.2.2 in full, Guerrillas are Activated in both Economic Centers, one for every cube, moved or not", () => {
    const g = position({ ec_north: "1P / 3G", ec_south: "2P / 1G", kedah: "1P" });
    operation(g, "garrison", "full", "kuala_lumpur", "done", "done", "done");
    expect(spaceText(g, "ec_north")).toBe("1P / 3G(1A)");
    expect(spaceText(g, "ec_south")).toBe("2P / 1G(1A)");
  });

  it("3.2.2 Guerrillas outside the Economic Centers stay hidden", () => {
    const g = position({ johore: "3P / 2G", kuala_lumpur: "2P / 1G" });
    operation(g, "garrison", "full", "johore", "done", "kuala_lumpur", "done", "done");
    expect(boardText(g)).toEqual({ johore: "3P / 2G", kuala_lumpur: "2P / 1G" });
  });

  it("3.2.2 then at most one Economic Center is Assaulted, without further cost, by every cube there", () => {
    const spaces = { ec_north: "2P / 2G", ec_south: "1T 1P / 2G" };
    const open = operation(position(spaces), "garrison", "full", "ec_north", "done", "done");
    expect(keysOf(open)).toEqual(["ec_north", "ec_south", "done"]);
    const g = position(spaces, { british: 2 });
    expect(operation(g, "garrison", "full", "ec_north", "done", "done", "ec_south")).toBeUndefined();
    expect(boardText(g)).toEqual({ ec_north: "2P / 2G(2A)", ec_south: "1T 1P" });
    expect(g.resources.british).toBe(0);
    const h = position(spaces);
    operation(h, "garrison", "full", "ec_north", "done", "done", "done");
    expect(spaceText(h, "ec_south")).toBe("1T 1P / 2G(2A)");
  });

  it("3.2.2 Limited: one destination, and revealing and Assault only in an Economic Center that is it", () => {
    const spaces = { ec_north: "2P / 2G", ec_south: "2P / 2G", kedah: "1P" };
    const g = position(spaces);
    expect(operation(g, "garrison", "limited", "kuala_lumpur", "police.kedah", "done")).toBeUndefined();
    expect(spaceText(g, "ec_north")).toBe("2P / 2G");
    const h = position(spaces);
    const open = operation(h, "garrison", "limited", "ec_north", "police.kedah", "done");
    expect(keysOf(open)).toEqual(["ec_north", "done"]);
    expect(spaceText(h, "ec_south")).toBe("2P / 2G");
    const k = position(spaces);
    operation(k, "garrison", "limited", "ec_north", "done", "ec_north");
    expect(spaceText(k, "ec_north")).toBe("2P");
  });
});

describe("Sweep", () => {
  it("3.2.3 Provinces and Kuala Lumpur, two Resources each; no Economic Center, no Thailand", () => {
    const g = position({ johore: "2T" }, { british: 5 });
    const open = operation(g, "sweep", "full");
    expect(
      keysOf(open)
        .filter((key) => key !== "reprisal")
        .sort(),
    ).toEqual([...NINE].sort());
    expect(whyClosed(open, "ec_south")).toBe("3.2.3 why.sweep-where");
    expect(whyClosed(open, "thailand")).toBe("3.2.3 why.sweep-where");
    const h = position({ johore: "2T" }, { british: 5 });
    operation(h, "sweep", "full", "perak", "kedah");
    expect(h.resources.british).toBe(1);
  });

  it("3.2.3 Troops move one space, out of Economic Centers too, and Police never", () => {
    const g = position({ ec_south: "1T 1P", kedah: "2T", negri_sembilan: "1T 2P" });
    const open = operation(g, "sweep", "full", "johore");
    expect(keysOf(open)).toEqual(["troops.negri_sembilan", "troops.ec_south", "done"]);
  });

  it("3.2.3 the movement is simultaneous: nobody moves twice, and Troops may leave a space others enter", () => {
    const spaces = { kuala_lumpur: "1T", pahang: "1T 2P" };
    const g = position(spaces);
    const open = operation(g, "sweep", "full", "pahang", "troops.kuala_lumpur", "johore");
    expect(keysOf(open)).toEqual(["troops.pahang", "done"]);
    const h = position(spaces);
    operation(
      h,
      "sweep",
      "full",
      "pahang",
      "troops.kuala_lumpur",
      "johore",
      "troops.pahang",
      "done",
      "all",
      "done",
    );
    expect(boardText(h)).toEqual({ pahang: "1T 2P", johore: "1T" });
    const k = position({ kuala_lumpur: "1T" });
    const last = operation(k, "sweep", "full", "pahang", "troops.kuala_lumpur", "johore", "done");
    expect(keysOf(last)).not.toContain("troops.pahang");
  });

  it("3.2.3 one Guerrilla for every cube in Mountain and Kuala Lumpur, one for every two in Jungle", () => {
    for (const [id, cubes, active] of [
      ["perak", "1T 2P", 3],
      ["selangor", "1T", 1],
      ["kuala_lumpur", "3P", 3],
      ["johore", "1T", 0],
      ["johore", "1T 1P", 1],
      ["johore", "1T 2P", 1],
      ["kedah", "2T 2P", 2],
    ] as const) {
      const g = position({ [id]: `${cubes} / 4G` });
      operation(g, "sweep", "limited", id);
      const shown = active > 0 ? `(${active}A)` : "";
      expect([id, cubes, spaceText(g, id)]).toEqual([id, cubes, `${cubes} / 4G${shown}`]);
    }
  });

  it("3.2.3 the count is not spent on Guerrillas that are Active already", () => {
    const g = position({ perak: "2T / 4G(2A)" });
    operation(g, "sweep", "limited", "perak");
    expect(spaceText(g, "perak")).toBe("2T / 4G(4A)");
  });

  it("3.2.3 a selected space with nobody moving in is Swept by the cubes that are there", () => {
    const g = position({ kuala_lumpur: "4T", perak: "1P / 1G" }, { british: 2 });
    operation(g, "sweep", "limited", "perak");
    expect(spaceText(g, "perak")).toBe("1P / 1G(1A)");
    expect(g.resources.british).toBe(0);
  });
});

describe("Assault", () => {
  it("3.2.4 spaces with cubes and MCP pieces, two Resources each", () => {
    const g = position({
      johore: "2T / 1G(1A)",
      perak: "2T",
      kedah: "1G(1A)",
      ec_south: "1P / 1G",
      pahang: "1P / 1B",
    });
    const open = operation(g, "assault", "full");
    expect(
      keysOf(open)
        .filter((key) => !/air|reprisal/.test(key))
        .sort(),
    ).toEqual(["ec_south", "johore", "pahang"]);
    expect(whyClosed(open, "perak")).toBe("3.2.4 why.no-mcp-pieces");
    expect(whyClosed(open, "kedah")).toBe("3.2.4 why.no-cubes");
  });

  it("3.2.4 one piece for every Troop in Jungle, for every two in Mountain, for every cube in Kuala Lumpur and Economic Centers", () => {
    for (const [id, cubes, fallen] of [
      ["johore", "2T 3P", 2],
      ["perak", "2T 3P", 1],
      ["perak", "3T", 1],
      ["perak", "1T 4P", 0],
      ["selangor", "4T", 2],
      ["kuala_lumpur", "1T 2P", 3],
      ["kuala_lumpur", "2P", 2],
      ["ec_north", "1T 1P", 2],
    ] as const) {
      const g = position({ [id]: `${cubes} / 4G(4A)` });
      operation(g, "assault", "limited");
      const left = 4 - fallen;
      expect([id, spaceText(g, id)]).toEqual([id, `${cubes} / ${left}G(${left}A)`]);
    }
  });

  it("3.2.4 Active Guerrillas go first, then Bases, each Base raising Political Will by one", () => {
    const g = position({ kelantan: "4T / 2B 2G(2A)" }, { will: 10 });
    operation(g, "assault", "limited");
    expect(spaceText(g, "kelantan")).toBe("4T");
    expect(g.politicalWill).toBe(12);
    const h = position({ kelantan: "5T / 2B 2G(2A)" }, { will: 10 });
    operation(h, "assault", "limited");
    expect(h.politicalWill).toBe(12);
    const k = position({ kelantan: "3T / 2B 2G(2A)" }, { will: 10 });
    operation(k, "assault", "limited");
    // One Base (+1), and MCP Control of population 2 is gone (+2).
    expect(spaceText(k, "kelantan")).toBe("3T / 1B");
    expect(k.politicalWill).toBe(13);
  });

  it("3.2.4 Assault cannot reach a Base while an Underground Guerrilla remains", () => {
    const g = position({ johore: "6T / 2B 3G(2A)" }, { will: 10 });
    operation(g, "assault", "limited");
    expect(spaceText(g, "johore")).toBe("6T / 2B 1G");
    expect(g.politicalWill).toBe(10);
  });

  it("3.2.4 Underground Guerrillas are never removed", () => {
    const g = position({ kuala_lumpur: "4T 4P / 2G" });
    operation(g, "assault", "limited");
    expect(spaceText(g, "kuala_lumpur")).toBe("4T 4P / 2G");
  });

  it("3.2.4 an Assault that hits nothing is still allowed and paid", () => {
    const g = position({ johore: "3P / 1G(1A)" }, { british: 4 });
    expect(keysOf(operation(g, "assault", "limited"))).toEqual([]);
    expect(spaceText(g, "johore")).toBe("3P / 1G(1A)");
    expect(g.resources.british).toBe(2);
    expect(controlOf(g, "johore")).toBe("british");
  });

  it("3.2.4 a Base removed by other means than Assault is not counted by it", () => {
    const g = position({ johore: "3T / 1B 1G(1A)" }, { will: 10 });
    event(g, "british", 30, "unshaded");
    expect(g.politicalWill).toBe(10);
    operation(g, "assault", "limited");
    expect(g.politicalWill).toBe(11);
  });
});

describe("the Special Activity may open a further step", () => {
  it("3.2.1 under Templer a Resettle between two Pacifies may open the second", () => {
    const g = position(
      {
        johore: "1T 1P village",
        kedah: "2T 1P / 1G support",
        perak: "1P village",
        selangor: "1P village",
        pahang: "1P village",
      },
      { commander: "templer" },
    );
    operation(
      g,
      "train",
      "full",
      "johore",
      "done",
      "kedah",
      "done",
      "done",
      "johore",
      "resettle",
      "kedah",
      "kedah",
    );
    expect([spaceText(g, "johore"), spaceText(g, "kedah")]).toEqual([
      "1T 1P support",
      "2T 1P / 1G support village",
    ]);
  });

  it("3.2.1 under Templer an Air Strike between two Pacifies may open the second", () => {
    const g = position({ johore: "1T 1P", kedah: "1T 1P / 2G(1A)" }, { commander: "templer" });
    const open = operation(
      g,
      "train",
      "full",
      "johore",
      "done",
      "kedah",
      "done",
      "done",
      "johore",
      "air-strike",
    );
    expect(keysOf(open)).toEqual(["kedah", "done"]);
  });

  it("3.2.2 a Reprisal after the reveals may drive a Guerrilla into an Economic Center, to be Assaulted there", () => {
    const g = position({ perak: "1T / 1G(1A)", ec_north: "1T" }, { commander: "templer" });
    const open = operation(
      g,
      "garrison",
      "full",
      "kuala_lumpur",
      "done",
      "done",
      "all",
      "reprisal",
      "ec_north",
    );
    expect(keysOf(open)).toEqual(["ec_north", "done"]);
  });

  it("4.1 stopping the selection of spaces does not give the Special Activity away", () => {
    const g = position({ johore: "3P" });
    const open = operation(g, "train", "full", "johore", "police:2", "done");
    expect([open?.rule, keysOf(open)]).toEqual(["4.1", ["resettle", "done"]]);
  });
});
