import type { UpdateSent } from "@sandtable/protocol";
import { describe, expect, test } from "vitest";
import { setUp, standing, update } from "../testing/table.ts";

/** An update of the viewer's own as it is sent to a page that has the view before it. */
function sent(number: number, n?: number): UpdateSent {
  const { view, ...told } = update(number);
  return n === undefined ? told : { ...told, change: { parts: { n: { to: n } } } };
}

describe("updates that come as changes", () => {
  test("lead from the view before to the next one, and one without a change leaves it as it is", () => {
    const { welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [sent(6, 60)], standing: standing(6) });
    expect(state().view).toEqual({ n: 60 });
    hear({ say: "updates", updates: [sent(7), sent(8, 80)], standing: standing(8) });
    expect(state().view).toEqual({ n: 80 });
    hear({ say: "updates", updates: [sent(9)], standing: standing(9) });
    expect([state().view, state().shown]).toEqual([{ n: 80 }, 9]);
  });

  test("follow from the last one that came, whatever is shown by now", () => {
    const { welcome, hear, state, tick } = setUp();
    welcome(5);
    const bySouth = (number: number, n: number) => ({ ...sent(number, n), seat: "south" });
    hear({ say: "updates", updates: [bySouth(6, 60), bySouth(7, 70)], standing: standing(7) });
    hear({ say: "updates", updates: [bySouth(8, 80)], standing: standing(8) });
    expect(state().view).toEqual({ n: 60 });
    tick();
    expect(state().view).toEqual({ n: 70 });
    tick();
    expect(state().view).toEqual({ n: 80 });
  });

  test("are asked for whole where the view before is missing", () => {
    const { welcome, hear, sent: said, state } = setUp(3);
    welcome(5);
    hear({ say: "updates", updates: [sent(6, 60)], standing: standing(6) });
    expect(said.map((frame) => "after" in frame && frame.after)).toEqual([2, 2]);
    expect(state().view).toBeUndefined();
    hear({ say: "updates", updates: [update(3), sent(4, 40), sent(5), sent(6, 60)], standing: standing(6) });
    expect(state().view).toEqual({ n: 60 });
  });

  test("that were heard before change nothing when they are told again", () => {
    const { welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [sent(6, 60)], standing: standing(6) });
    hear({ say: "updates", updates: [update(5), sent(6, 60)], standing: standing(6) });
    expect([state().view, state().shown]).toEqual([{ n: 60 }, 6]);
  });
});
