import { describe, expect, it } from "vitest";
import { changeResources, changeWill, setAttitude, settle, shift } from "./acts.ts";
import { JOHORE, NEGRI_SEMBILAN, PAHANG } from "./board.ts";
import { forecastWill, pacifyPhase } from "./propaganda.ts";
import { OPPOSITION, SUPPORT } from "./state.ts";
import {
  controlOf,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "./testing/index.ts";

describe("Availability and removal", () => {
  it("1.4.1 forces removed from the map go to Available", () => {
    const g = position({ johore: "3T / 1B 2G(2A)" });
    operation(g, "assault", "limited");
    expect(g.available).toMatchObject({ guerrillas: 15, bases: 4 });
    operation(g, "garrison", "limited", "perak", "troops.johore", "count:3");
    expect(g.available.troops).toBe(12);
  });

  it("1.4.1 while the box holds one, none is taken from the map; once it is empty, the owner's own may be", () => {
    const g = position({ kuala_lumpur: "1T 14P", perak: "1T" });
    const first = operation(g, "train", "limited", "perak");
    expect(keysOf(first)).toEqual(["police:1", "done"]);
    const again = position({ kuala_lumpur: "1T 14P", perak: "1T" });
    const second = operation(again, "train", "limited", "perak", "police:1");
    expect(keysOf(second)).toEqual(["police.kuala_lumpur", "done"]);
  });

  it("1.4.1 only the type that has run out may be taken from the map: Troops gone, Police still Available", () => {
    const g = position({ johore: "15T 3P" });
    const open = operation(g, "train", "limited", "kuala_lumpur");
    expect(keysOf(open)).toEqual(["police:4", "police:3", "police:2", "police:1", "troops.johore", "done"]);
  });

  it("1.4.1 a Guerrilla taken from the map leaves and arrives in one step, for Control and Political Will too", () => {
    const g = position({ pahang: "8G", kelantan: "6G", trengganu: "1G" }, { will: 20 });
    const open = operation(g, "rally", "limited", "negri_sembilan");
    expect(keysOf(open).sort()).toEqual([
      "none",
      "underground.kelantan",
      "underground.pahang",
      "underground.trengganu",
    ]);
    const h = position({ pahang: "8G", kelantan: "6G", trengganu: "1G" }, { will: 20 });
    operation(h, "rally", "limited", "negri_sembilan", "underground.trengganu");
    expect(controlOf(h, "trengganu")).toBe("nobody");
    expect(controlOf(h, "negri_sembilan")).toBe("mcp");
    expect(h.politicalWill).toBe(19);
  });

  it("1.4.1 taking from the map is a may: the owner can decline", () => {
    const g = position({ pahang: "15G" }, { mcp: 3 });
    operation(g, "rally", "limited", "johore", "none");
    expect(spaceText(g, "johore")).toBe("");
    expect(g.resources.mcp).toBe(2);
  });

  it("1.4.1 an Active Guerrilla of the same space may be taken to come back Underground", () => {
    const g = position({ pahang: "14G", johore: "1G(1A)" });
    const open = operation(g, "rally", "limited", "johore");
    expect(keysOf(open)).toContain("active.johore");
    expect(keysOf(open)).not.toContain("underground.johore");
    const h = position({ pahang: "14G", johore: "1G(1A)" });
    operation(h, "rally", "limited", "johore", "active.johore");
    expect(spaceText(h, "johore")).toBe("/ 1G");
  });

  it("1.4.1 a Base taken from elsewhere on the map brings no Political Will", () => {
    const g = position({ kelantan: "1B", pahang: "2B", thailand: "1B", johore: "3G" }, { will: 10 });
    operation(g, "rally", "limited", "johore", "take:base", "bases.thailand");
    expect(spaceText(g, "thailand")).toBe("");
    expect(spaceText(g, "johore")).toBe("/ 1B 1G");
    expect(g.politicalWill).toBe(10);
  });

  it("1.4.1 a Base relocated out of a space that was under MCP Control does give back that population", () => {
    const g = position({ kelantan: "1B", pahang: "2B", thailand: "1B", johore: "3G" }, { will: 10 });
    operation(g, "rally", "limited", "johore", "take:base", "bases.kelantan");
    expect(controlOf(g, "kelantan")).toBe("nobody");
    expect(g.politicalWill).toBe(12);
  });

  it("1.4.1 what is to be replaced by something unavailable is simply removed", () => {
    const g = position({ pahang: "14G", perak: "2P / 1G", johore: "2P village" });
    expect(event(g, "british", 21, "shaded")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("2P");
    expect(g.available.villages).toBe(4);
  });

  it("1.4.1 nobody takes the other side's pieces from the map", () => {
    const g = position({ pahang: "15G" });
    expect(event(g, "british", 15, "shaded")).toBeUndefined();
    expect(spaceText(g, "kuala_lumpur")).toBe("");
    const h = position({ pahang: "15G" });
    expect(keysOf(event(h, "mcp", 15, "shaded"))).toEqual(["underground.pahang", "none"]);
  });
});

describe("Stacking", () => {
  it("1.4.2 no third Base: Rally offers none where two stand", () => {
    const g = position({ pahang: "2B 3G(1A)" });
    expect(keysOf(operation(g, "rally", "limited", "pahang")).sort()).toEqual([
      "take:guerrillas",
      "take:hide",
    ]);
    const h = position({ pahang: "1B 3G(1A)" });
    expect(keysOf(operation(h, "rally", "limited", "pahang"))).toContain("take:base");
  });

  it("1.4.2 no Base in an Economic Center: an Event that could place one there places Guerrillas", () => {
    const g = position({ ec_north: "1G" });
    expect(event(g, "mcp", 3, "shaded")).toBeUndefined();
    expect(spaceText(g, "ec_north")).toBe("/ 3G");
  });

  it("1.4.2 an Event never places a third Base either", () => {
    const g = position({ pahang: "2B", johore: "1B" });
    const open = event(g, "mcp", 12, "shaded");
    expect(keysOf(open)).not.toContain("pahang");
    expect(keysOf(open)).toContain("johore");
  });

  it("1.4.2 Terror and Reprisal place no second Terror marker, an Event may", () => {
    const g = position({ johore: "2T 1P / 2G terror" }, { commander: "briggs" });
    operation(g, "terror", "limited");
    expect(spaceText(g, "johore")).toContain("opposition terror");
    operation(g, "sweep", "full", "reprisal", "underground.johore", "ec_south", "perak", "done");
    expect(spaceText(g, "johore")).toBe("2T 1P / 1G(1A) terror");
    event(g, "british", 26, "unshaded");
    expect(spaceText(g, "johore")).toBe("2T 1P / 1G(1A) 2terror");
  });

  it("1.4.2 one New Village to a Province, and none anywhere else", () => {
    const g = position({ johore: "1P village" });
    const open = event(g, "british", 4, "unshaded");
    expect(keysOf(open)).toHaveLength(7);
    for (const id of ["johore", "kuala_lumpur", "ec_north", "ec_south", "thailand"])
      expect(keysOf(open)).not.toContain(id);
  });

  it("1.4.2 a British piece that would be placed in Thailand is not", () => {
    const g = position({ kedah: "1P", thailand: "1G" });
    event(g, "british", 32, "unshaded", "underground.thailand");
    expect(spaceText(g, "thailand")).toBe("");
    expect(g.available.police).toBe(14);
  });
});

describe("Underground and Active", () => {
  it("1.4.3 new Guerrillas always arrive Underground, also when they replace something", () => {
    const g = position({ johore: "1P village", pahang: "1G(1A)" });
    event(g, "mcp", 21, "shaded");
    expect(spaceText(g, "johore")).toBe("1P / 1G");
    operation(g, "rally", "limited", "pahang");
    expect(spaceText(g, "pahang")).toBe("/ 2G(1A)");
  });

  it("1.4.3 moving keeps the side a Guerrilla shows", () => {
    const g = position({ johore: "2T / 2G(1A)", perak: "4G" });
    operation(g, "sweep", "full", "reprisal", "active.johore", "pahang", "perak", "done");
    expect(spaceText(g, "pahang")).toBe("/ 1G(1A)");
    operation(g, "march", "limited", "pahang", "underground.perak", "count:2", "done");
    expect(spaceText(g, "pahang")).toBe("/ 3G(1A)");
  });

  it("1.4.3 where all Guerrillas are to be Activated, Active ones are no hindrance and stay Active", () => {
    const g = position({ johore: "1P / 3G(2A)" });
    operation(g, "attack", "limited", "die:6");
    expect(spaceText(g, "johore")).toBe("1P / 3G(3A)");
  });
});

describe("Support and Opposition", () => {
  it("1.6 a shift goes one level: Support, Neutral, Opposition, and no further", () => {
    const g = position({ johore: "support" });
    shift(g, "1.6", JOHORE, OPPOSITION);
    expect(spaceText(g, "johore")).toBe("");
    shift(g, "1.6", JOHORE, OPPOSITION);
    expect(spaceText(g, "johore")).toBe("opposition");
    shift(g, "1.6", JOHORE, OPPOSITION);
    expect(spaceText(g, "johore")).toBe("opposition");
    shift(g, "1.6", JOHORE, SUPPORT);
    expect(spaceText(g, "johore")).toBe("");
  });

  it("1.6 setting goes straight there, whatever lay there before", () => {
    const g = position({ kuala_lumpur: "opposition", johore: "support" });
    event(g, "british", 7, "unshaded");
    expect(spaceText(g, "kuala_lumpur")).toBe("support");
    event(g, "mcp", 9, "shaded", "johore");
    expect(spaceText(g, "johore")).toBe("opposition");
  });

  it("1.6 Thailand and Economic Centers count as Neutral: no Rally is barred and no small band is seen there", () => {
    const g = position({ thailand: "1G", kedah: "5G" });
    operation(g, "march", "limited", "thailand", "count:5");
    expect(spaceText(g, "thailand")).toBe("/ 6G");
    expect(keysOf(operation(g, "rally", "limited"))).toContain("thailand");
  });
});

describe("Control", () => {
  it("1.7 more pieces Control, equal numbers do not", () => {
    expect(controlOf(position({ johore: "1T 1P / 2G" }), "johore")).toBe("nobody");
    expect(controlOf(position({ johore: "1T 1P / 1G" }), "johore")).toBe("british");
    expect(controlOf(position({ johore: "1T 1P / 1B 2G" }), "johore")).toBe("mcp");
    expect(controlOf(position({}), "johore")).toBe("nobody");
  });

  it("1.7 MCP Control gained lowers Political Will by the population, lost raises it, at once", () => {
    const g = position({ perak: "1P / 1G" }, { will: 12 });
    operation(g, "rally", "limited", "perak");
    expect(controlOf(g, "perak")).toBe("mcp");
    expect(g.politicalWill).toBe(9);
    event(g, "british", 3, "unshaded");
    expect(g.politicalWill).toBe(12);
  });

  it("1.7 British Control gained or lost never moves Political Will", () => {
    const g = position({ kedah: "1G" }, { will: 12 });
    expect(g.politicalWill).toBe(12);
    operation(g, "train", "limited", "perak", "police:2");
    expect(controlOf(g, "perak")).toBe("british");
    operation(g, "garrison", "limited", "kuala_lumpur", "police.perak", "count:2");
    expect(controlOf(g, "perak")).toBe("nobody");
    expect(g.politicalWill).toBe(12);
  });

  it("1.7 from MCP straight to British Control the population comes back once", () => {
    const g = position({ negri_sembilan: "2G", kuala_lumpur: "5T" }, { will: 10 });
    operation(g, "sweep", "limited", "negri_sembilan", "troops.kuala_lumpur", "count:3", "done");
    expect(controlOf(g, "negri_sembilan")).toBe("british");
    expect(g.politicalWill).toBe(12);
  });

  it("1.7 Control waits for the end of a joint movement", () => {
    const g = position({ johore: "2G", pahang: "1G" }, { will: 20 });
    operation(g, "march", "full", "johore", "negri_sembilan", "count:2", "done");
    expect(controlOf(g, "johore")).toBe("mcp");
    expect(controlOf(g, "negri_sembilan")).toBe("mcp");
    expect(controlOf(g, "pahang")).toBe("nobody");
    // Pahang lost (1) and Negri Sembilan gained (2) together: had Pahang come first, its 1 would be lost at 20.
    expect(g.politicalWill).toBe(19);
  });
});

describe("Tracks", () => {
  it("1.8 Resources stay between 0 and 20, and what goes beyond is lost", () => {
    const g = position({}, { british: 15, mcp: 2 });
    changeResources(g, "1.8", "british", 10);
    changeResources(g, "1.8", "mcp", -3);
    expect(g.resources).toEqual({ british: 20, mcp: 0 });
    changeResources(g, "1.8", "british", -1);
    expect(g.resources.british).toBe(19);
  });

  it("1.8 an Operation is paid with Resources that are there, never on credit", () => {
    const g = position({ perak: "2T / 2G(2A)", johore: "2T / 2G(2A)" }, { british: 3 });
    const open = operation(g, "assault", "limited", "perak");
    expect(open).toBeUndefined();
    expect(g.resources.british).toBe(1);
    const h = position({ perak: "2T / 2G(2A)", johore: "2T / 2G(2A)" }, { british: 3 });
    const next = operation(h, "assault", "full", "perak");
    expect(whyClosed(next, "johore")).toBe("3.1 why.cannot-pay");
  });

  it("1.10 Political Will stays between 0 and 20", () => {
    const g = position({}, { will: 19 });
    changeWill(g, "1.10", 3);
    expect(g.politicalWill).toBe(20);
    changeWill(g, "1.10", -25);
    expect(g.politicalWill).toBe(0);
    changeWill(g, "1.10", 2);
    expect(g.politicalWill).toBe(2);
  });

  it("1.10 a fall or a rise in the middle of a Campaign stops at the end of the track", () => {
    // Attack: the last Troop falls (-1) and Johore comes under MCP Control (-2): from 2 to 0.
    const g = position({ johore: "2T / 2G" }, { will: 2 });
    operation(g, "attack", "limited", "die:1");
    expect(g.politicalWill).toBe(0);
    // Assault: two Bases (+2) and the end of MCP Control (+2): from 19 to 20.
    const h = position({ johore: "2T / 2B 1G(1A)" }, { will: 19 });
    operation(h, "assault", "limited");
    expect(h.politicalWill).toBe(20);
  });
});

describe("Sabotage and Terror", () => {
  it("1.9 the same Operation puts Terror in a Province or Kuala Lumpur and Sabotage in an Economic Center", () => {
    const g = position({ johore: "1G", kuala_lumpur: "1G", ec_south: "1G" });
    operation(g, "terror", "full", "johore", "kuala_lumpur", "ec_south");
    expect(spaceText(g, "johore")).toBe("/ 1G(1A) opposition terror");
    expect(spaceText(g, "kuala_lumpur")).toBe("/ 1G(1A) opposition terror");
    expect(spaceText(g, "ec_south")).toBe("/ 1G(1A) sabotage");
  });

  it("1.9 Terror stands in the way of Pacify: it has to be paid off before the shift", () => {
    const g = position({ johore: "1T 1P terror" }, { british: 2 });
    played(g, pacifyPhase(g), ["johore"]);
    expect(spaceText(g, "johore")).toBe("1T 1P");
    expect(g.resources.british).toBe(0);
  });
});

describe("New Villages", () => {
  it("1.12 there are four, and with none in the pool no more can be placed", () => {
    const g = position({
      johore: "1P village",
      perak: "1P village",
      kedah: "1P village",
      pahang: "1P village",
      selangor: "2P",
    });
    expect(g.available.villages).toBe(0);
    expect(event(g, "british", 4, "unshaded")).toBeUndefined();
    expect(whyClosed(operation(g, "train", "full"), "resettle")).toBe("4.2.1 why.special-nowhere");
  });

  it("1.12 a New Village goes under British Control with Support and no MCP forces, back to the pool", () => {
    const g = position({ johore: "1T 1P village" });
    played(g, pacifyPhase(g), ["johore"]);
    expect(spaceText(g, "johore")).toBe("1T 1P support");
    expect(g.available.villages).toBe(4);
  });

  it("1.12 it stays while one MCP piece is left there, and goes with the last", () => {
    const g = position({ johore: "3T 1P / 2G(1A) village" });
    played(g, pacifyPhase(g), ["johore"]);
    expect(spaceText(g, "johore")).toBe("3T 1P / 2G(1A) support village");
    operation(g, "assault", "limited");
    expect(spaceText(g, "johore")).toBe("3T 1P / 1G support village");
    operation(g, "sweep", "limited", "johore");
    operation(g, "assault", "limited");
    expect(spaceText(g, "johore")).toBe("3T 1P support");
  });

  it("1.12 it stays at Support without British Control, and under British Control without Support", () => {
    const g = position({ johore: "support village", perak: "2T 2P village", kedah: "opposition village" });
    settle(g, "1.12");
    expect(g.available.villages).toBe(1);
  });

  it("1.12 it goes when MCP forces are there and no British, a Base alone included", () => {
    const g = position({ johore: "1P / 1B 1G village" });
    operation(g, "garrison", "limited", "kuala_lumpur", "police.johore");
    expect(spaceText(g, "johore")).toBe("/ 1B 1G");
    expect(g.available.villages).toBe(4);
    const h = position({ johore: "village", pahang: "1G" });
    operation(h, "march", "limited", "johore");
    expect(spaceText(h, "johore")).toBe("/ 1G");
  });

  it("1.12 it stays with any British piece beside the MCP, and with nobody there at all", () => {
    const g = position({ johore: "1P / 1B 4G village", perak: "village" });
    settle(g, "1.12");
    expect(g.available.villages).toBe(2);
  });

  it("1.12 one placed where it must go is placed and goes at once", () => {
    const g = position({ johore: "1G" });
    event(g, "british", 4, "unshaded", "johore");
    expect(spaceText(g, "johore")).toBe("/ 1G");
    expect(g.available.villages).toBe(4);
  });

  it("1.12 it bars Rally and Extort, and keeps Opposition out of the count", () => {
    const g = position({ johore: "1P / 2G opposition village" });
    expect(whyClosed(operation(g, "rally", "full"), "johore")).toBe("3.3.1 why.new-village");
    expect(whyClosed(operation(g, "rally", "full"), "extort")).toBe("4.3.1 why.special-nowhere");
    expect(forecastWill(g).opposition).toBe(0);
    expect(forecastWill(position({ johore: "opposition" })).opposition).toBe(2);
  });

  it("1.12 setting an attitude by an Event can end it too", () => {
    const g = position({ negri_sembilan: "1P village opposition", pahang: "1P village" });
    setAttitude(g, "1.6", NEGRI_SEMBILAN, SUPPORT);
    setAttitude(g, "1.6", PAHANG, OPPOSITION);
    settle(g, "1.12");
    expect(spaceText(g, "negri_sembilan")).toBe("1P support");
    expect(spaceText(g, "pahang")).toBe("1P opposition village");
  });
});
