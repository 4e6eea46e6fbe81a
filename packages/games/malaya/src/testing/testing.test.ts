import { describe, expect, it } from "vitest";
import { boardText, event, keysOf, playOn, position, probe, spaceText } from "./index.ts";

describe("The helpers of tests", () => {
  it("name an answer that is forced with a question mark, or not at all", () => {
    const open = { perak: "1P / 1G", johore: "1P / 1G" };
    for (const answers of [["perak?", "johore?"], ["perak"], ["perak", "johore?"]]) {
      const g = position(open);
      expect(event(g, "mcp", 32, "shaded", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ 1G", johore: "/ 1G" });
    }
    expect(() => event(position(open), "mcp", 32, "shaded", "perak", "kedah?")).toThrow("kedah");
    expect(() => event(position(open), "mcp", 32, "shaded", "kedah?")).toThrow("not listed");
  });

  it("look at what would come of it, and the position stays as it is", () => {
    const g = position({ johore: "1P support" });
    expect(probe(g, (copy) => event(copy, "mcp", 16, "shaded", "johore"))).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("1P support");
  });

  it("play across checkpoints, the draws of cards among the answers", () => {
    const g = position({}, { british: 5, mcp: 5 });
    const open = playOn(g, "M14", "box:limited", "pass", "box:event", "shaded", "M7");
    expect([g.played, g.resources, open?.seat]).toEqual([[14, 7], { british: 3, mcp: 5 }, "british"]);
  });

  it("leave so many of a force Available, and put the others where nobody looks", () => {
    const g = position({ perak: "2P" }, { pool: { police: 1, guerrillas: 0, rest: "johore" } });
    expect([g.available.police, g.available.guerrillas]).toEqual([1, 0]);
    expect(boardText(g)).toEqual({ perak: "2P", johore: "12P / 15G" });
    expect(() => position({ perak: "2P" }, { pool: { police: 14, rest: "johore" } })).toThrow("13 police");
  });

  it("lay a deck of which some cards are gone: the fifth of a pile may be Propaganda", () => {
    const g = position({}, { played: [1, 2, 3, 4] });
    expect(keysOf(probe(g, playOn))).toContain("propaganda");
    const next = position({}, { played: [1, 2, 3, 4, 0, 5, 6, 7] });
    expect([next.propagandaRounds, next.deck.pile, next.deck.drawn]).toEqual([1, 1, 1]);
    expect(keysOf(playOn(next))).not.toContain("propaganda");
  });
});
