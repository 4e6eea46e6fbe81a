import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { boardText, event, keysOf, played, position, spaceText, whyClosed } from "./testing/index.ts";

/** The six Jungle Provinces in the order of the rolls. */
const JUNGLES = ["kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"] as const;
const rolls = (...dice: number[]): string[] => dice.map((die) => `die:${die}`);

describe("Mandatory Events", () => {
  it("5.4 the Event comes after the icon and before the 1st Eligible", () => {
    const g = position({ kedah: "1M", perak: "1M" }, { stage: "icon", card: 6 });
    const first = played(g, play(g), []);
    expect([first?.seat, first?.rule]).toEqual(["japanese", "5.5"]);
    played(g, play(g), ["mpaja_underground.perak"]);
    expect(g.stage).toBe("mandatory");
    const roll = played(g, play(g), []);
    expect([roll?.seat, roll?.rule]).toEqual(["chance", "J6"]);
    played(g, play(g), rolls(3, 3, 3, 3, 3, 3));
    expect(g.stage).toBe("first");
    expect(boardText(g)).toEqual({ kedah: "/ 1M" });
  });

  it("5.4 neither player may take the Event box on that card, not even to Pass", () => {
    for (const card of [6, 9]) {
      const g = position({}, { stage: "first", card });
      const open = played(g, play(g), []);
      expect(keysOf(open)).toEqual(["box:limited", "box:full"]);
      expect(whyClosed(open, "box:event")).toBe("5.4 why.mandatory");
      played(g, play(g), ["box:limited", "pass", "done"]);
      const second = played(g, play(g), ["pass", "done"]);
      // Only one box is left, and it is taken unasked.
      expect([second, g.stage, g.firstEligible]).toEqual([undefined, "reveal", "british"]);
    }
  });

  it("5.4 the 2nd Eligible has what is left of the two boxes", () => {
    for (const [box, left] of [
      ["limited", "full"],
      ["full", "limited"],
    ] as const) {
      const g = position({}, { stage: "first", card: 6, first: "british" });
      played(g, play(g), [`box:${box}`, "pass", "done"]);
      const run = play(g);
      const step = run.next();
      expect(step.done ? [] : step.value.choices.map(({ key }) => key)).toEqual([`box:${left}`]);
    }
  });

  it("5.4 other cards leave the Event box open", () => {
    const g = position({}, { stage: "icon", card: 14 });
    played(g, play(g), []);
    expect(g.stage).toBe("first");
    expect(keysOf(played(g, play(g), []))).toContain("box:event");
  });

  it("5.4 they cannot be executed as an Event", () => {
    const g = position({}, { stage: "first", card: 6 });
    expect(() => played(g, play(g), ["box:event"])).toThrow(/not listed/);
  });
});

describe("Jungle is Neutral", () => {
  it("J6 unshaded one die for each of the six Jungle Provinces, none for Mountains, Kuala Lumpur or Economic Centers", () => {
    const spaces = {
      perak: "2T / 2M",
      selangor: "1T / 1M",
      kuala_lumpur: "1T / 1M",
      ec_north: "1T / 1M",
    } as const;
    const g = position(spaces);
    expect(event(g, "british", 6, "unshaded", ...rolls(1, 1, 1, 1, 1, 1))).toBeUndefined();
    expect(boardText(g)).toEqual(boardText(position(spaces)));
  });

  it("J6 unshaded 1 and 2 strike, 3 to 6 do not, each Province by itself", () => {
    const spaces = Object.fromEntries(JUNGLES.map((id) => [id, "1T / 1M"]));
    const g = position(spaces);
    event(g, "british", 6, "unshaded", ...rolls(1, 2, 3, 4, 5, 6));
    expect(boardText(g)).toEqual({
      trengganu: "1T / 1M",
      pahang: "1T / 1M",
      negri_sembilan: "1T / 1M",
      johore: "1T / 1M",
      kuala_lumpur: "2T",
    });
    expect([g.available.mpaja, g.available.troops]).toEqual([6, 9]);
  });

  it("J6 unshaded each side picks its own loss: Guerrilla or Supply Cache, Troop or Police", () => {
    const spaces = { kedah: "2T 1P K / 1M 1N(1A) C F camp" } as const;
    const british = event(position(spaces), "japanese", 6, "unshaded", "die:2");
    expect([british?.seat, keysOf(british)]).toEqual([
      "british",
      ["mpaja_underground.kedah", "other_active.kedah", "caches.kedah"],
    ]);
    const japanese = event(position(spaces), "british", 6, "unshaded", "die:2", "caches.kedah");
    expect([japanese?.seat, keysOf(japanese)]).toEqual(["japanese", ["troops.kedah", "police.kedah"]]);
    const g = position(spaces);
    const answers = ["die:2", "caches.kedah", "police.kedah", ...rolls(6, 6, 6, 6, 6)];
    event(g, "british", 6, "unshaded", ...answers);
    expect(spaceText(g, "kedah")).toBe("2T K / 1M 1N(1A) F camp");
    expect([g.available.caches, g.available.police]).toEqual([3, 6]);
  });

  it("J6 unshaded markers are no forces, and a side without forces loses nothing", () => {
    const g = position({ kedah: "K / F camp", johore: "1P", pahang: "1N" });
    event(g, "british", 6, "unshaded", ...rolls(1, 1, 1, 1, 1, 1));
    expect(boardText(g)).toEqual({ kedah: "K / F camp" });
  });

  it("J6 unshaded a New Village left to the Guerrillas goes", () => {
    const g = position({ johore: "1T / 2M village" });
    event(g, "british", 6, "unshaded", ...rolls(6, 6, 6, 6, 6, 1));
    expect(boardText(g)).toEqual({ johore: "/ 1M", kuala_lumpur: "1T" });
  });
});

describe("Atomic Bombings", () => {
  it("J9 unshaded in the first two Campaigns nothing happens", () => {
    for (const rounds of [0, 1]) {
      const g = position({ kedah: "intel:2" }, { stage: "mandatory", card: 9, rounds, resistance: 5 });
      played(g, play(g), []);
      expect([g.stage, g.resistance, g.propagandaRounds]).toEqual(["first", 5, rounds]);
    }
  });

  it("J9 unshaded in the third the war ends: MPAJA and Resistance phases, then victory, no further card", () => {
    const g = position(
      { kedah: "opposition intel:2", johore: "F", perak: "F" },
      { stage: "mandatory", card: 9, rounds: 2, resistance: 17 },
    );
    played(g, play(g), []);
    expect(g.stage).toBe("mpaja");
    played(g, play(g), []);
    expect(spaceText(g, "kedah")).toBe("/ 1M opposition intel:2");
    played(g, play(g), []);
    // Intel 2 and one space with more Guerrillas, 14 Neutral: 17 + 3 - 2.
    expect([g.stage, g.resistance, g.outcome?.winners]).toEqual(["over", 18, ["british"]]);
    expect(g.played).toEqual([9]);
  });

  it("J9 unshaded the icon still comes first", () => {
    const g = position({ kedah: "camp", perak: "camp" }, { stage: "icon", card: 9, rounds: 2 });
    expect(played(g, play(g), [])?.about.icon).toBe("mobilize");
    played(g, play(g), ["kedah"]);
    expect([g.stage, spaceText(g, "kedah")]).toEqual(["mandatory", "/ camp opposition"]);
  });
});
