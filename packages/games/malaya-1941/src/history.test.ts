import { beforeAll, describe, expect, it } from "vitest";
import { USUAL_SETUP } from "./data/units.ts";
import type { MalayaEvent } from "./log.ts";
import { JAPANESE, OBJECTIVES } from "./map.ts";
import { Script } from "./testing/script.ts";

/** As in the war, with a brigade at Kampar and one at the Slim River from the beginning. */
const SETUP: Readonly<Record<string, string>> = {
  ...USUAL_SETUP,
  "a-28ind": "1523",
  "a-12ind": "1727",
  // The airfields come in the order of the map.
  "a-af4": "1421",
  "a-af5": "2032",
  "a-af6": "3327",
  "a-af7": "2510",
};
const SUPPLY = ["3845", "3845", "3845", "0909", "2510", "1932"];

/** With its boats nine battalions: one more, and its HQ would turn inactive (12.5). */
const FIFTH = ["j-5-hq", "j-11-5", "j-41-5", "j-1-tk"];
const PATANI = ["j-25a-hq", "j-42-5", "j-21-5", "j-6-tk"];
const KOTA_BHARU = ["j-55-18", "j-56-18", "j-114-18"];
const GUARDS = ["j-3ig", "j-4ig", "j-5ig"];
const RESERVES = ["a-22a", "a-27a", "a-8a-hq", "a-3ind-hq", "a-df", "a-100-tk"];
const STAFF = ["japanese-staff", "japanese-staff"];
const DESTROY = { table: "assault", die: 6 } as const;

/** December I: Force Z; Singora, Patani and Kota Bharu; Kroh and Jitra. */
function decemberI(s: Script): void {
  s.draws.japanese = ["amphibious-move", "tank-shock", "naval-ca"];
  s.setUp(SETUP, SUPPLY);
  s.fly("japanese", 4, 6).fly("allied", 4).answer("allied", "commit-force-z", "yes");
  s.answer("japanese", "attack-force-z", "count:6");
  s.ferry("j-1-9-amph", "1002", ...FIFTH).ferry("j-2-9-amph", "1604", ...PATANI);
  s.staff("j-5-hq", "j-25a-hq");
  s.sail("extra-lift:amphibious-move", "2510", ...KOTA_BHARU).answer("japanese", "approach", "to:2509");
  s.march("0908", ...FIFTH).march("1412", ...PATANI);
  s.plan("2510", DESTROY)
    .plan("0909", { ...DESTROY, plays: ["tank-shock"] })
    .plan("1413", DESTROY);
  s.fight();
  s.march("2836", ...RESERVES).fight();
  s.march("0809", ...FIFTH)
    .plan("0810", DESTROY)
    .fight();
}

/** December II: down the trunk road, Ipoh and Kampar; the Guards come by land. */
function decemberII(s: Script): void {
  s.draws.japanese = [...STAFF, "naval-dd"];
  s.draws.allied = ["indian-army", "allied-staff"];
  s.untilTurn(2);
  s.arrive("a-45", "2740");
  s.staff("j-5-hq", "j-25a-hq");
  s.march("1002", ...GUARDS)
    .march("0810", "j-ig-rec")
    .march("0909", "j-18-rec");
  s.sail("j-2-9-amph", "2510");
  s.march("0913", ...FIFTH).march("1420", ...PATANI);
  s.plan("1013", DESTROY).plan("1421", DESTROY).fight();
  s.march("3643", ...RESERVES).fight();
  s.march("0914", ...FIFTH).march("1522", ...PATANI);
  s.plan("0915", DESTROY).plan("1523", DESTROY).fight();
}

/** January I: Penang, Kuantan, the Slim River and Kuala Lumpur. */
function januaryI(s: Script): void {
  s.draws.japanese = [...STAFF, "banzai"];
  s.draws.allied = ["morale", "matador"];
  s.untilTurn(3);
  s.staff("j-5-hq", "j-25a-hq");
  s.sail("j-1-9-amph", "0815", ...GUARDS);
  s.sail("j-2-9-amph", "3427", "j-55-18", "j-56-18");
  s.march("1726", ...PATANI)
    .march("1421", "j-18-rec")
    .march("1524", ...FIFTH);
  s.plan("0815", DESTROY)
    .plan("3327", { ...DESTROY, stay: ["j-2-9-amph", "j-56-18", "j-55-18"] })
    .plan("1727", DESTROY)
    .fight();
  s.march("3945", "a-22a", "a-27a").march("3745", "a-8a-hq", "a-3ind-hq", "a-df", "a-100-tk").fight();
  s.march("1932", ...PATANI)
    .plan("2032", DESTROY)
    .fight();
}

/** January II: Malacca, Muar, Mersing and Johore Baru. */
function januaryII(s: Script): void {
  s.draws.japanese = [...STAFF, "yamashita"];
  s.draws.allied = ["weather", "allied-thais"];
  s.untilTurn(4);
  s.staff("j-5-hq", "j-25a-hq");
  s.sail("j-2-9-amph", "3837", "j-56-18");
  s.march("2539", "j-6-tk").march("2639", "j-25a-hq", "j-42-5", "j-21-5");
  s.march("2032", "j-1-tk").march("2336", "j-5-hq", "j-11-5", "j-41-5");
  s.plan("2740", DESTROY).fight();
  s.march("3744", "j-42-5", "j-21-5", "j-25a-hq").march("3341", "j-5-hq", "j-11-5", "j-41-5");
  s.plan("3440", { ...DESTROY, stay: ["j-5-hq", "j-11-5", "j-41-5"] }).fight();
}

/** February I: over the Causeway by day, over the strait by night; a staff feigns at Changi (14.24). */
function februaryI(s: Script): void {
  s.draws.japanese = [...STAFF, "naval-dd"];
  s.untilTurn(5);
  s.staff("j-5-hq", "j-25a-hq");
  s.sail("j-1-9-amph", "3644", "j-3ig", "j-4ig").march("3643", "j-5-hq", "j-11-5", "j-41-5");
  s.plan("3844", DESTROY).fight();
  s.march("3744", "j-5-hq", "j-11-5", "j-41-5");
  s.plan("3945", { table: "raid", die: 6, by: ["j-25a-hq"] });
  s.plan("3845", { ...DESTROY, stay: ["j-21-5"] });
  s.plan("3745", { ...DESTROY, stay: ["j-5-hq", "j-1-9-amph"] }).fight();
  s.untilTurn(6);
}

/** Something that happened, and on which turn. */
type Dated = MalayaEvent & { readonly turn: number };

describe("25.0 the war as it was", () => {
  const s = new Script();
  let events: readonly Dated[] = [];
  beforeAll(() => {
    decemberI(s);
    decemberII(s);
    januaryI(s);
    januaryII(s);
    februaryI(s);
    let turn = 0;
    events = s.events.map((event) => {
      if (event.kind === "turn") turn = event.turn;
      return { ...event, turn };
    });
  });

  /** On which turn a hex was fought for, with what result, and whether its enemy went in. */
  const fights = (hex: string): readonly string[] =>
    events.flatMap((event, at) => {
      if (event.kind !== "battle" || !event.targets.includes(hex)) return [];
      const after = events.slice(at + 1);
      const results = after.slice(
        0,
        after.findIndex(({ kind }) => kind === "battle-over"),
      );
      const found = results.find(({ kind }) => kind === "combat-result");
      const isTaken = results.some((each) => each.kind === "pursued" && each.to === hex);
      return [
        `turn ${event.turn}, ${event.seat}: ${found?.kind === "combat-result" && found.result}${isTaken ? ", taken" : ""}`,
      ];
    });

  it("25.7, 22.1 begins with landings at Singora and Patani on turn 1", () => {
    const arrived = events.filter((event) => event.kind === "arrived" && event.turn === 1);
    expect(arrived).toMatchObject([{ hex: "1002" }, { hex: "1604" }]);
  });

  it("22.4 takes Kota Bharu from the sea on turn 1", () => {
    expect(events.find(({ kind }) => kind === "assaulting")).toMatchObject({
      turn: 1,
      to: "2509",
      target: "2510",
    });
    expect(fights("2510")).toEqual(["turn 1, japanese: DE, taken"]);
  });

  it("26.16a sinks Force Z on turn 1: it was sent out, and six air points found it", () => {
    expect(events.find(({ kind }) => kind === "force-z")).toMatchObject({ turn: 1, points: 6, result: "D" });
    expect(events.find((event) => event.kind === "scored" && event.rule === "26.16a")).toMatchObject({
      seat: "japanese",
      points: 20,
    });
  });

  it("14.0, 6.22 breaks through at Jitra and Kroh on turn 1 with what has landed on turn 1, the tanks in front", () => {
    expect(fights("0909")).toEqual(["turn 1, japanese: DZ, taken"]);
    expect(fights("1413")).toEqual(["turn 1, japanese: DZ, taken"]);
    expect(events.find((event) => event.kind === "played" && event.marker === "tank-shock")?.turn).toBe(1);
  });

  it("10.2 comes by Ipoh to Kampar in the follow-on impulse of turn 2", () => {
    expect(fights("1421")).toEqual(["turn 2, japanese: DZ, taken"]);
    expect(fights("1523")).toEqual(["turn 2, japanese: DZ, taken"]);
  });

  it("4.1 fights at the Slim River on turn 3, and is in Kuala Lumpur in the same fortnight", () => {
    expect(fights("1727")).toEqual(["turn 3, japanese: DZ, taken"]);
    expect(fights("2032")).toEqual(["turn 3, japanese: DZ, taken"]);
    expect(fights("0815")).toEqual(["turn 3, japanese: DS, taken"]);
  });

  it("25.6 meets at Muar on turn 4 the Indian brigade that came by its marker", () => {
    expect(events.find((event) => event.kind === "drawn" && event.marker === "indian-army")?.turn).toBe(2);
    expect(fights("2740")).toEqual(["turn 4, japanese: DZ, taken"]);
  });

  it("25.3 takes Singapore on turn 5, and with it every objective: the war is over on 15 February 1942", () => {
    for (const hex of ["3844", "3845", "3745"])
      expect(fights(hex).find((fight) => fight.endsWith("taken"))).toMatch(/^turn 5, japanese: D[EZ]/);
    expect(s.g.turn).toBe(5);
    expect(OBJECTIVES.filter((hex) => !s.g.occupies(JAPANESE, hex))).toEqual([]);
    expect(s.g.outcome).toMatchObject({ winners: ["japanese"], reason: "25.3" });
  });

  it("is legal to the last answer: what is not on offer cannot be ordered", () => {
    const other = new Script();
    expect(() => other.setUp({ ...SETUP, "a-1m": "0909" }, SUPPLY)).toThrow(
      /"to:0909" does not answer allied/,
    );
  });
});
