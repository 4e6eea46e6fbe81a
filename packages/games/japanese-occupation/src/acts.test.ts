import { describe, expect, it } from "vitest";
import { changeResistance, changeResources, hideAll } from "./acts.ts";
import { railwayOf } from "./board.ts";
import { LIMITED_OPERATION } from "./operation.ts";
import { operationBar } from "./operations/index.ts";
import { forecastResistance, mpajaPhase, oppositionPhase } from "./propaganda.ts";
import {
  boardText,
  event,
  icon,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  special,
  whyClosed,
} from "./testing/index.ts";

const R = (id: string): number => railwayOf(id) as number;

describe("Availability and removal", () => {
  it("1.4.1 forces removed from the map go to Available", () => {
    const g = position({ perak: "3T 2P K / 2M(2A) 1N(1A) C F", johore: "1M" });
    operation(g, "assault", "limited");
    expect(spaceText(g, "perak")).toBe("3T 2P K / C F");
    expect([g.available.mpaja, g.available.others]).toEqual([9, 4]);
    const h = position({ perak: "1T 1P / 1M" });
    icon(h, "traitors");
    expect(h.available.police).toBe(6);
  });

  it("1.4.1 with none of a kind Available the owner may take them from the map, one by one", () => {
    const g = position({ kedah: "1N F", perak: "2N(1A)", johore: "1N(1A)" });
    expect(g.available.others).toBe(0);
    const open = operation(g, "train", "limited", "others:1");
    expect(keysOf(open)).toEqual([
      "other_underground.perak",
      "other_active.perak",
      "other_active.johore",
      "none",
    ]);
    operation(g, "train", "limited", "others:1", "other_active.johore");
    expect(boardText(g)).toEqual({ kedah: "/ 2N F", perak: "/ 2N(1A)" });
  });

  it("1.4.1 the same space is a source too: an Active Guerrilla is placed anew Underground", () => {
    const g = position({ perak: "4M(3A) C F camp", johore: "6M" });
    operation(g, "train", "limited", "mpaja:2", "mpaja_active.perak", "mpaja_active.perak");
    expect(spaceText(g, "perak")).toBe("/ 4M(1A) C F camp");
    expect(spaceText(g, "johore")).toBe("/ 6M");
  });

  it("1.4.1 it goes by kind: non-MPAJA in the box do not keep MPAJA on the map, nor the other way round", () => {
    const g = position({ perak: "1M C F camp", johore: "9M" });
    expect([g.available.mpaja, g.available.others]).toEqual([0, 4]);
    operation(g, "train", "limited", "mpaja:1", "mpaja_underground.johore", "others:1");
    expect(boardText(g)).toEqual({ perak: "/ 2M 1N C F camp", johore: "/ 8M" });
    const h = position({ perak: "C F", johore: "4N" });
    operation(h, "train", "limited", "mpaja:2");
    expect(boardText(h)).toEqual({ perak: "/ 2M C F", johore: "/ 4N" });
  });

  it("1.4.1 as long as one lies in the box it comes from there; after the last the map follows", () => {
    const g = position({ perak: "C F", johore: "9M" });
    const open = operation(g, "train", "limited", "mpaja:2");
    expect(keysOf(open)).toEqual(["mpaja_underground.johore", "none"]);
    expect(spaceText(g, "perak")).toBe("/ 1M C F");
    const h = position({ perak: "C F", johore: "8M" });
    expect(operation(h, "train", "limited", "mpaja:2")).toBeUndefined();
    expect(boardText(h)).toEqual({ perak: "/ 2M C F", johore: "/ 8M" });
  });

  it("1.4.1 Police come from the map like Guerrillas, Troops and Police being two kinds", () => {
    const g = position({ kedah: "1T", perak: "1T 4P", johore: "2P" });
    const open = operation(g, "deploy", "limited", "kedah");
    expect(keysOf(open)).toEqual(["police.perak", "police.johore", "none"]);
    operation(g, "deploy", "limited", "kedah", "police.johore");
    expect(boardText(g)).toEqual({ kedah: "1T 1P", perak: "1T 4P", johore: "1P" });
  });

  it("1.4.1 nobody is made to take from the map", () => {
    const g = position({ kedah: "1T", perak: "1T 6P" });
    operation(g, "deploy", "limited", "kedah", "none");
    expect(boardText(g)).toEqual({ kedah: "1T", perak: "1T 6P" });
    const h = position({ kedah: "F", perak: "4N" });
    operation(h, "train", "limited", "others:1", "none");
    expect(boardText(h)).toEqual({ kedah: "/ F", perak: "/ 4N" });
  });

  it("1.4.1 the MPAJA phase and icons are no Operation: they use the box alone", () => {
    const g = position({ perak: "10M", johore: "opposition", kedah: "opposition" });
    expect(played(g, mpajaPhase(g), [])).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 10M", johore: "opposition", kedah: "opposition" });
  });

  it("1.4.1 Force 136 on the map is never placed again", () => {
    const g = position({ perak: "F3 camp" });
    const open = operation(g, "contact", "full");
    expect(keysOf(open)).not.toContain("johore");
    expect(whyClosed(open, "johore")).toBe("1.9 why.no-force136-left");
  });
});

describe("Stacking", () => {
  it("1.4.2 Supply puts no second Supply Cache where one is", () => {
    const g = position({ perak: "C F camp", johore: "F camp", kedah: "F camp" });
    const open = special(g, "supply");
    expect(keysOf(open)).toEqual(["kedah", "johore"]);
    expect(whyClosed(open, "perak")).toBe("1.4.2 why.has-cache");
  });

  it("1.4.2 Operations put no second Sabotage on a Railway, Events do", () => {
    const g = position({ kedah: "2M F opposition" }, { sabotage: { R1: 1 } });
    expect(operationBar(g, "sabotage", LIMITED_OPERATION.british)).toMatchObject({ rule: "3.2.3" });
    event(g, "british", 2, "unshaded", "railway:R1");
    expect(g.sabotage[R("R1")]).toBe(2);
  });

  it("1.4.2 Reprisal adds no second Terror where one lies, and still does the rest", () => {
    const g = position({ perak: "1T / 1M opposition terror" });
    special(g, "reprisal", "kedah");
    expect(boardText(g)).toEqual({ perak: "1T terror", kedah: "/ 1M" });
  });

  it("1.4.2 Contact brings no second Jungle Camp, and none to Kuala Lumpur or an Economic Center", () => {
    const g = position({ perak: "F", kedah: "camp", selangor: "F", pahang: "F" });
    operation(
      g,
      "contact",
      "limited",
      ...["force136.perak", "kedah", "force136.selangor", "kuala_lumpur", "force136.pahang", "ec_north"],
    );
    expect(boardText(g)).toEqual({ kedah: "/ F camp", kuala_lumpur: "/ F", ec_north: "/ F" });
    expect(g.available.camps).toBe(3);
  });

  it("1.4.2 no second New Village in a Province", () => {
    const g = position({ johore: "2T village opposition" }, { sabotage: { R8: 1 } });
    expect(operation(g, "construct", "limited")).toBeUndefined();
    expect([g.sabotage[R("R8")], g.available.villages]).toEqual([0, 3]);
    expect(operationBar(g, "construct", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.2" });
  });
});

describe("Underground and Active", () => {
  it("1.4.3 new Guerrillas arrive Underground, from the box and from the map", () => {
    const g = position({ perak: "C F camp", johore: "9M(9A)" });
    operation(g, "train", "limited", "mpaja:2", "mpaja_active.johore");
    expect(spaceText(g, "perak")).toBe("/ 2M C F camp");
    const h = position({ kedah: "opposition" });
    played(h, mpajaPhase(h), []);
    expect(spaceText(h, "kedah")).toBe("/ 1M opposition");
  });

  it("1.4.3 moving keeps the side a Guerrilla shows: Contact, Raid and Reprisal", () => {
    const g = position({ perak: "2N(1A) F" });
    operation(g, "contact", "limited", "force136.perak", "kedah", "other_active.perak");
    expect(spaceText(g, "kedah")).toBe("/ 1N(1A) F camp");
    const h = position({ perak: "2M(1A) C" });
    special(h, "raid", "kedah", "mpaja_active.perak", "done", "done");
    expect(spaceText(h, "kedah")).toBe("/ 1M(1A)");
    const k = position({ perak: "1T / 2M(1A)" });
    special(k, "reprisal", "mpaja_active.perak", "kedah");
    expect(boardText(k)).toEqual({ perak: "1T / 1M terror", kedah: "/ 1M(1A)" });
  });

  it("1.4.3 where an Underground Guerrilla is asked for an Active one does not do", () => {
    const g = position({ perak: "1T / 1M(1A) 1N(1A) F camp" });
    expect(operationBar(g, "sabotage", LIMITED_OPERATION.british)).toMatchObject({ rule: "3.2.3" });
    expect(operationBar(g, "ambush", LIMITED_OPERATION.british)).toMatchObject({ rule: "3.2.4" });
    expect(keysOf(operation(g, "contact", "full"))).not.toContain("gather");
  });

  it("1.4.3 Supply Caches are always Active: Assault hits a lone one", () => {
    const g = position({ johore: "1T / C" });
    operation(g, "assault", "limited");
    expect(boardText(g)).toEqual({ johore: "1T" });
  });

  it("1.4.3 flipping all Guerrillas Underground turns both kinds over, everywhere", () => {
    const g = position({ perak: "3M(2A) 2N(2A)", ec_south: "1M(1A)" });
    hideAll(g, "6.6");
    expect(boardText(g)).toEqual({ perak: "/ 3M 2N", ec_south: "/ 1M" });
  });
});

describe("Attitude, markers and tracks", () => {
  it("1.6 a space is at Opposition or Neutral, and adding what is there changes nothing", () => {
    const g = position({ johore: "2T opposition" });
    operation(g, "construct", "limited");
    expect(spaceText(g, "johore")).toBe("2T opposition village");
    special(g, "reprisal");
    expect(spaceText(g, "johore")).toBe("2T terror village");
  });

  it("1.7 Resources stay between 0 and 20, and what goes beyond is lost", () => {
    const g = position({}, { resources: 17 });
    special(g, "extract", "ec_north", "ec_south");
    expect(g.resources).toBe(20);
    changeResources(g, "1.7", -25);
    expect(g.resources).toBe(0);
  });

  it("1.7 Resources pay for nothing: without any, all four Japanese Operations are open", () => {
    const g = position({ perak: "2T / 1M(1A)", johore: "1T" }, { resources: 0 });
    for (const kind of ["deploy", "construct", "sweep", "assault"] as const)
      expect([kind, operationBar(g, kind, LIMITED_OPERATION.japanese)]).toEqual([kind, undefined]);
  });

  it("1.8 an Ambush sends a Kempeitai marker to Kuala Lumpur for one Resistance", () => {
    const g = position({ kedah: "K / 1M F" }, { resistance: 5 });
    operation(g, "ambush", "limited", "die:1", "kempeitai.kedah");
    expect(boardText(g)).toEqual({ kedah: "/ 1M(1A) F", kuala_lumpur: "K" });
    expect(g.resistance).toBe(6);
  });

  it("1.8 Kempeitai are no forces: an Assault or a Construct does not count them", () => {
    const g = position({ johore: "1T K2 / 1M", pahang: "K / 1M(1A)" });
    expect(operationBar(g, "construct", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.2" });
    expect(operationBar(g, "assault", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.4" });
  });

  it("1.9 Force 136 opens spaces for Train, Sabotage and Ambush, and nothing else does", () => {
    const g = position({ perak: "1T / 2M F camp", johore: "1T / 2M camp", kedah: "1T / 1N" });
    for (const kind of ["train", "sabotage", "ambush"] as const) {
      const open = operation(g, kind, "full");
      expect(keysOf(open).filter((key) => key === "johore" || key === "kedah")).toEqual([]);
      expect(whyClosed(open, "johore")).toMatch(/why\.no-force136$/);
    }
  });

  it("1.9 several Force 136 in one space serve it once", () => {
    const g = position({ kedah: "3M F2", johore: "F" });
    expect(keysOf(operation(g, "train", "limited", "kedah", "others:1"))).not.toContain("kedah");
    const h = position({ perak: "3M F3" });
    expect(operation(h, "sabotage", "limited", "railway:R3")).toBeUndefined();
    expect(spaceText(h, "perak")).toBe("/ 3M(1A) F3");
  });

  it("1.10 with none Available a Jungle Camp must be taken from the map, by Contact the British pick", () => {
    const g = position({ perak: "camp", johore: "camp", pahang: "camp", kelantan: "camp" });
    const open = operation(g, "contact", "limited", "kedah");
    expect(open?.seat).toBe("british");
    expect(keysOf(open)).toEqual(["camps.perak", "camps.kelantan", "camps.pahang", "camps.johore"]);
    operation(g, "contact", "limited", "trengganu", "camps.johore");
    expect(spaceText(g, "johore")).toBe("");
    expect(spaceText(g, "trengganu")).toBe("/ F camp");
    expect(g.available.camps).toBe(0);
  });

  it("1.10 by Seize Supplies the Japanese pick it", () => {
    const g = position({ perak: "camp", johore: "camp", pahang: "camp", kelantan: "camp", kedah: "C" });
    const open = icon(g, "supplies");
    expect(open?.seat).toBe("japanese");
    expect(keysOf(open)).toEqual(["camps.perak", "camps.kelantan", "camps.pahang", "camps.johore"]);
    icon(g, "supplies", "camps.perak");
    expect([spaceText(g, "perak"), spaceText(g, "kedah")]).toEqual(["", "/ camp"]);
    expect(g.available.caches).toBe(3);
  });

  it("1.12 Terror keeps Opposition from the Mobilize icon and from the British at Propaganda", () => {
    const g = position({ johore: "camp terror", negri_sembilan: "terror" }, { sabotage: { R7: 1 } });
    icon(g, "mobilize");
    played(g, oppositionPhase(g), []);
    expect(boardText(g)).toEqual({ johore: "/ camp terror", negri_sembilan: "terror" });
  });

  it("1.12 Terror does not keep Construct from setting Opposition, nor the MPAJA from mobilizing there", () => {
    const g = position({ johore: "2T terror", kedah: "opposition terror" });
    operation(g, "construct", "limited");
    expect(spaceText(g, "johore")).toBe("2T opposition terror village");
    played(g, mpajaPhase(g), []);
    expect(spaceText(g, "kedah")).toBe("/ 1M opposition terror");
  });

  it("1.13 Resistance stays between 0 and 20, and what goes beyond is lost at once", () => {
    const g = position({}, { resistance: 19 });
    changeResistance(g, "1.13", 3);
    expect(g.resistance).toBe(20);
    changeResistance(g, "1.13", -1);
    expect(g.resistance).toBe(19);
    changeResistance(g, "1.13", -30);
    expect(g.resistance).toBe(0);
    const h = position({ kedah: "K / 1M F" }, { resistance: 20 });
    operation(h, "ambush", "limited", "die:6", "kempeitai.kedah");
    expect(h.resistance).toBe(20);
  });
});

describe("New Villages", () => {
  it("1.15 one goes when British forces are there and no Japanese, and may be built again", () => {
    const g = position({ johore: "1T opposition village", negri_sembilan: "1N F" });
    operation(
      g,
      "contact",
      "limited",
      "force136.negri_sembilan",
      "johore",
      "other_underground.negri_sembilan",
    );
    expect(spaceText(g, "johore")).toBe("1T / 1N F camp opposition village");
    operation(g, "sweep", "limited", "ec_south", "troops.johore");
    expect(spaceText(g, "johore")).toBe("/ 1N F camp opposition");
    expect(g.available.villages).toBe(4);
  });

  it("1.15 an empty Province keeps it, and so does one with markers only", () => {
    const g = position({ johore: "1T opposition village" });
    operation(g, "sweep", "limited", "pahang", "troops.johore");
    expect(spaceText(g, "johore")).toBe("opposition village");
    operation(g, "contact", "limited", "johore");
    expect(spaceText(g, "johore")).toBe("/ F camp opposition village");
  });

  it("1.15 Kempeitai do not hold it", () => {
    const g = position({ johore: "1T K / 1M opposition village" });
    operation(g, "sweep", "limited", "pahang", "troops.johore");
    expect(spaceText(g, "johore")).toBe("K / 1M opposition");
  });

  it("1.15 Police alone hold it, until Kill Traitors or an Ambush takes them", () => {
    const g = position({ johore: "1P / 1M opposition village" });
    expect(spaceText(g, "johore")).toBe("1P / 1M opposition village");
    icon(g, "traitors");
    expect(spaceText(g, "johore")).toBe("/ 1M opposition");
    const h = position({ johore: "1P / 1M F opposition village" });
    operation(h, "ambush", "limited");
    expect(spaceText(h, "johore")).toBe("/ 1M(1A) F opposition");
  });

  it("1.15 Train, Raid, Reprisal, Supply, Deploy and the MPAJA phase can cost one", () => {
    const train = position({ johore: "F village" });
    operation(train, "train", "limited", "others:1");
    expect(spaceText(train, "johore")).toBe("/ 1N F");
    const raid = position({ johore: "village", pahang: "1M C" });
    special(raid, "raid", "johore", "none");
    expect(spaceText(raid, "johore")).toBe("/ 1M");
    const reprisal = position({ johore: "village", negri_sembilan: "1T / 1M" });
    special(reprisal, "reprisal", "johore");
    expect(spaceText(reprisal, "johore")).toBe("/ 1M");
    const supply = position({ johore: "F camp village" });
    special(supply, "supply");
    expect(spaceText(supply, "johore")).toBe("/ C F");
    const deploy = position({ johore: "1P / 1M village", kedah: "1T 5P" });
    operation(deploy, "deploy", "limited", "kuala_lumpur", "police.johore");
    expect(spaceText(deploy, "johore")).toBe("/ 1M");
    const mobilized = position({ johore: "opposition village" });
    played(mobilized, mpajaPhase(mobilized), []);
    expect(spaceText(mobilized, "johore")).toBe("/ 1M opposition");
  });

  it("1.15 checked after every step: all movement of a Sweep is one, two Sweeps are two", () => {
    const g = position({ johore: "1T / 1M village", pahang: "1T" });
    const moves = ["ec_south", "troops.johore", "done", "johore", "troops.pahang", "all", "done"];
    operation(g, "sweep", "full", ...moves);
    expect(boardText(g)).toEqual({ johore: "1T / 1M village", ec_south: "1T" });
    const h = position({ johore: "1T / 1M village", pahang: "1T" });
    operation(h, "sweep", "limited", "ec_south", "troops.johore", "done");
    operation(h, "sweep", "limited", "johore", "troops.pahang", "done");
    expect(boardText(h)).toEqual({ johore: "1T / 1M", ec_south: "1T" });
  });

  it("1.15 the pool holds four, and none can be built when they are out", () => {
    const g = position({
      perak: "1T village",
      kelantan: "1T village",
      pahang: "1T village",
      negri_sembilan: "1T village",
      johore: "2T",
    });
    expect(g.available.villages).toBe(0);
    expect(operationBar(g, "construct", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.2" });
  });
});

describe("What Resistance counts", () => {
  it("1.14 Zipper shows how far the preparations are: more caches, more Supply, more Raid", () => {
    const delay = position({});
    const ready = position({}, { zipper: "20", resistance: 20 });
    expect([delay.available.caches, ready.available.caches]).toEqual([3, 5]);
    expect(forecastResistance(ready).caches).toBe(0);
  });
});
