import { describe, expect, test } from "vitest";
import { choice, question, setUp, standing, table, update } from "../testing/table.ts";
import { advisedChoice, isAsked, ownChoices } from "./state.ts";

const bySouth = (number: number) => update(number, { seat: "south" });

describe("coming to a table", () => {
  test("a welcome shows the latest position and its question", () => {
    const { welcome, state } = setUp();
    welcome(5);
    expect(state().view).toEqual({ n: 5 });
    expect(state().standing?.number).toBe(5);
    expect(isAsked(state())).toBe(true);
  });

  test("an earlier visit is continued: the last position seen comes first, the rest is played back", () => {
    const { welcome, hear, sent, state, tick } = setUp(3);
    welcome(5);
    expect(sent).toEqual([{ do: "catch-up", after: 2 }]);
    hear({ say: "updates", updates: [update(3), bySouth(4), bySouth(5)], standing: standing(5) });
    expect(state().before).toEqual({ n: 3 });
    expect(state().view).toEqual({ n: 4 });
    tick();
    expect(state().view).toEqual({ n: 5 });
    tick();
    expect(state().playback).toBeUndefined();
    expect(isAsked(state())).toBe(true);
  });

  test("a new table is shown from its start", () => {
    const { welcome, hear, sent, state } = setUp(0);
    welcome(2);
    expect(sent).toEqual([{ do: "catch-up", after: 0 }]);
    hear({
      say: "updates",
      updates: [update(1, { act: "start", seat: undefined } as never), bySouth(2)],
      standing: standing(2),
    });
    expect(state().playback?.update.number).toBe(2);
  });

  test("what was shown is remembered", () => {
    const { welcome, remembered } = setUp();
    welcome(7);
    expect(remembered).toEqual([7]);
  });
});

describe("a choice", () => {
  test("is pending at once, carries the number it answers, and is confirmed by the update", () => {
    const { controller, welcome, hear, sent, state } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    expect(state().pending).toMatchObject({ key: "a", number: 5 });
    expect(sent).toEqual([{ do: "choose", number: 5, key: "a" }]);
    hear({ say: "updates", updates: [update(6)], standing: standing(6) });
    expect(state().pending).toBeUndefined();
    expect(state().view).toEqual({ n: 6 });
  });

  test("is not sent twice while it is pending", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    controller.choose(choice("b"));
    expect(sent).toHaveLength(1);
  });

  test("that leads to a die waits for a second word", () => {
    const { controller, welcome, sent, state } = setUp();
    welcome(5, { question: question({ final: ["a"] }) });
    controller.choose(choice("a"));
    expect(sent).toEqual([]);
    expect(state().asking?.key).toBe("a");
    controller.cancel();
    expect(state().asking).toBeUndefined();
    controller.choose(choice("a"));
    controller.confirm();
    expect(sent).toEqual([{ do: "choose", number: 5, key: "a" }]);
  });

  test("waits until it is known whether it can be taken back, which the page asks for every question of its own", () => {
    const { controller, welcome, hear, sent, state } = setUp();
    const unseen = question({ closed: undefined, final: undefined } as never);
    welcome(5, { question: unseen });
    expect(sent).toEqual([{ do: "look", number: 5 }]);
    controller.choose(choice("b"));
    expect(sent).toHaveLength(1);
    const { closed = [] } = question();
    hear({ say: "look", number: 4, closed, final: ["b"], ends: {}, odds: {} });
    expect(sent).toHaveLength(1);
    hear({ say: "look", number: 5, closed, final: ["a"], ends: { b: "north" }, odds: { a: 0.5 } });
    expect(sent.at(-1)).toEqual({ do: "choose", number: 5, key: "b" });
    expect(state().standing?.question).toEqual(
      question({ final: ["a"], ends: { b: "north" }, odds: { a: 0.5 } }),
    );
    // The same question told again is known already.
    hear({
      say: "refused",
      reason: "not-listed",
      message: "no",
      standing: standing(5, { question: unseen }),
    });
    expect(sent).toHaveLength(2);
    controller.choose(choice("a"));
    expect([state().asking?.key, sent.length]).toEqual(["a", 2]);
  });

  test("of a question that is gone is not taken at the next one", () => {
    const { controller, welcome, hear, sent } = setUp();
    const unseen = question({ closed: undefined, final: undefined } as never);
    welcome(5, { question: unseen });
    controller.choose(choice("b"));
    hear({ say: "updates", updates: [update(6)], standing: standing(6, { question: unseen }) });
    hear({ say: "look", number: 6, closed: [], final: [], ends: {}, odds: {} });
    expect(sent).toEqual([
      { do: "look", number: 5 },
      { do: "look", number: 6 },
    ]);
  });

  test("that the game has a word about waits too, and the word is gone with the answer", () => {
    const { controller, welcome, sent, state } = setUp();
    controller.heed((key, view) => (key === "a" ? `view ${(view as { n: number }).n}: two left` : undefined));
    welcome(5);
    controller.choose(choice("a"));
    expect(sent).toEqual([]);
    expect([state().asking?.key, state().warning]).toEqual(["a", "view 5: two left"]);
    controller.cancel();
    expect([state().asking, state().warning]).toEqual([undefined, undefined]);
    controller.point({ on: "space", id: "a" });
    controller.confirm();
    expect(state().warning).toBeUndefined();
    expect(sent).toEqual([{ do: "choose", number: 5, key: "a" }]);
  });

  test("that hands over to somebody else is asked about once more, unless the viewer holds that seat too or wants it so", () => {
    const { controller, welcome, sent, line, state } = setUp();
    welcome(5, { question: question({ ends: { a: "south", b: "north" } }) });
    controller.choose(choice("a"));
    expect([state().asking?.key, sent.length]).toEqual(["a", 0]);
    controller.cancel();
    controller.choose(choice("b"));
    expect(sent.at(-1)).toEqual({ do: "choose", number: 5, key: "b" });
    line.asksToEnd = false;
    welcome(6, { question: question({ ends: { a: "south" } }) });
    controller.choose(choice("a"));
    expect(sent.at(-1)).toEqual({ do: "choose", number: 6, key: "a" });
  });

  test("that nobody warns of is taken at once", () => {
    const { controller, welcome, sent } = setUp();
    controller.heed(() => undefined);
    welcome(5);
    controller.choose(choice("b"));
    expect(sent).toEqual([{ do: "choose", number: 5, key: "b" }]);
  });

  test("that is final and warned of says only what holds for it", () => {
    const { controller, welcome, state } = setUp();
    controller.heed((key) => (key === "a" ? "two left" : undefined));
    welcome(5, { question: question({ final: ["b"] }) });
    controller.choose(choice("a"));
    controller.cancel();
    controller.choose(choice("b"));
    expect([state().asking?.key, state().warning]).toEqual(["b", undefined]);
  });

  test("that is refused is explained, and the question is open again", () => {
    const { controller, welcome, hear, state } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    hear({ say: "refused", reason: "not-listed", message: "no", rule: "3.1", standing: standing(5) });
    expect(state().refusal).toMatchObject({ reason: "not-listed", rule: "3.1" });
    expect(state().pending).toBeUndefined();
    expect(isAsked(state())).toBe(true);
  });

  test("that is stale asks for what was missed", () => {
    const { controller, welcome, hear, sent, state } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    hear({ say: "refused", reason: "stale", message: "stale", standing: standing(7) });
    expect(sent.at(-1)).toEqual({ do: "catch-up", after: 5 });
    expect(state().refusal?.reason).toBe("stale");
  });
});

describe("a lost connection", () => {
  test("a choice that did not arrive is sent again", () => {
    const { controller, welcome, line, sent, state } = setUp();
    welcome(5);
    line.isUp = false;
    controller.choose(choice("a"));
    expect(sent).toEqual([]);
    line.isUp = true;
    welcome(5);
    expect(sent).toEqual([{ do: "choose", number: 5, key: "a" }]);
    expect(state().pending?.resent).toBe(true);
  });

  test("a choice that had arrived is not sent again", () => {
    const { controller, welcome, sent, state } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    welcome(6);
    expect(sent).toHaveLength(1);
    expect(state().pending).toBeUndefined();
    expect(state().view).toEqual({ n: 6 });
  });

  test("called stale after it was sent again, a choice had arrived: nothing is refused", () => {
    const { controller, welcome, hear, state } = setUp();
    welcome(5);
    controller.choose(choice("a"));
    welcome(5);
    hear({ say: "refused", reason: "stale", message: "stale", standing: standing(6) });
    expect(state().refusal).toBeUndefined();
  });

  test("several missed updates are asked for, in order and without a gap", () => {
    const { welcome, hear, sent, state, controller } = setUp();
    welcome(5);
    welcome(8);
    expect(sent).toEqual([{ do: "catch-up", after: 5 }]);
    hear({ say: "updates", updates: [6, 7, 8].map(bySouth), standing: standing(8) });
    controller.skip();
    expect(state().shown).toBe(8);
    expect(state().steps.map(({ at }) => at)).toEqual([4, 5, 6, 7]);
  });

  test("an update with a gap before it is not shown; what is missing is asked for", () => {
    const { welcome, hear, sent, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [update(7)], standing: standing(7) });
    expect(state().shown).toBe(5);
    expect(sent).toEqual([{ do: "catch-up", after: 5 }]);
  });

  test("an update that comes twice is shown once", () => {
    const { welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [update(6)], standing: standing(6) });
    hear({ say: "updates", updates: [update(5), update(6)], standing: standing(6) });
    expect(state().steps.map(({ at }) => at)).toEqual([4, 5]);
  });
});

describe("playback", () => {
  test("others' moves are shown one by one, and the question comes after them", () => {
    const { welcome, hear, state, tick } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [bySouth(6), bySouth(7)], standing: standing(7) });
    expect(state().playback).toMatchObject({ nth: 1, of: 2 });
    expect(isAsked(state())).toBe(false);
    expect(state().standing?.number).toBe(5);
    tick();
    expect(state().playback).toMatchObject({ nth: 2, of: 2 });
    tick();
    expect(state().playback).toBeUndefined();
    expect(state().standing?.number).toBe(7);
  });

  test("skip shows everything at once", () => {
    const { controller, welcome, hear, state, waiting } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [6, 7, 8].map(bySouth), standing: standing(8) });
    controller.skip();
    expect(state().view).toEqual({ n: 8 });
    expect(waiting).toEqual([]);
    expect(isAsked(state())).toBe(true);
  });

  test("moves that arrive during the playback wait their turn", () => {
    const { welcome, hear, state, tick } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [bySouth(6)], standing: standing(6) });
    hear({ say: "updates", updates: [bySouth(7)], standing: standing(7) });
    expect(state().view).toEqual({ n: 6 });
    tick();
    expect(state().view).toEqual({ n: 7 });
  });

  test("a long story in several frames shows its question only at its end", () => {
    const { welcome, hear, state, controller } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [update(6)], standing: standing(7) });
    expect(state().standing?.number).toBe(5);
    hear({ say: "updates", updates: [update(7)], standing: standing(7) });
    controller.skip();
    expect(state().standing?.number).toBe(7);
  });

  test("the marks of what others changed stay until the viewer acts", () => {
    const { controller, welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [bySouth(6)], standing: standing(6) });
    controller.skip();
    expect(state().before).toEqual({ n: 5 });
    controller.choose(choice("a"));
    expect(state().before).toBeUndefined();
  });
});

describe("undo", () => {
  test("takes back the last choice", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5, { entries: 4, floor: 2 });
    controller.undo();
    expect(sent).toEqual([{ do: "undo", number: 5, to: 3 }]);
  });

  test("to here goes back to before the choice that was pointed at", () => {
    const { controller, welcome, hear, sent, state } = setUp();
    welcome(5, { entries: 4, floor: 4 });
    hear({ say: "updates", updates: [update(6)], standing: standing(6, { floor: 4 }) });
    hear({ say: "updates", updates: [update(7)], standing: standing(7, { floor: 4 }) });
    const own = ownChoices(state());
    expect(own).toEqual([
      { to: 4, label: { key: "choice.space", space: "s6" } },
      { to: 5, label: { key: "choice.space", space: "s7" } },
    ]);
    controller.undo(own[0].to);
    expect(sent).toEqual([{ do: "undo", number: 7, to: 4 }]);
  });

  test("restart goes back to the floor", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5, { entries: 4, floor: 1 });
    controller.restart();
    expect(sent).toEqual([{ do: "undo", number: 5, to: 1 }]);
  });

  test("behind the floor is refused here, without asking the server", () => {
    const { controller, welcome, sent, state } = setUp();
    welcome(5, { entries: 4, floor: 4 });
    controller.undo();
    controller.restart();
    expect(sent).toEqual([]);
    expect(state().refusal?.reason).toBe("nothing-to-undo");
  });

  test("an undo takes the lines of the log away", () => {
    const { welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "updates", updates: [update(6)], standing: standing(6) });
    hear({
      say: "updates",
      updates: [update(7, { act: "undo", entries: 4, events: [] })],
      standing: standing(7, { entries: 4 }),
    });
    expect(state().steps.map(({ at }) => at)).toEqual([4]);
    expect(state().undone).toBe(7);
  });
});

describe("pointing at a place", () => {
  test("takes its only choice", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5);
    controller.point({ on: "space", id: "b" });
    expect(sent).toEqual([{ do: "choose", number: 5, key: "b" }]);
  });

  test("lists several", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5, { question: question({ choices: [choice("a", "x"), choice("b", "x")] }) });
    const pointed = controller.point({ on: "space", id: "x" });
    expect(pointed).toMatchObject({ is: "several", choices: [{ key: "a" }, { key: "b" }] });
    expect(sent).toEqual([]);
  });

  test("tells why it is closed, with the rule", () => {
    const { controller, welcome, state } = setUp();
    welcome(5);
    controller.point({ on: "space", id: "c" });
    expect(state().refusal).toMatchObject({ reason: "closed", rule: "3.2.4", why: { key: "why.no-cubes" } });
  });

  test("tells that there is nothing, or that it is not the viewer's turn", () => {
    const { controller, welcome, hear, state } = setUp();
    welcome(5);
    controller.point({ on: "space", id: "nowhere" });
    expect(state().refusal?.reason).toBe("nothing-here");
    hear({ say: "updates", updates: [update(6)], standing: standing(6, { question: { seat: "south" } }) });
    controller.point({ on: "space", id: "a" });
    expect(state().refusal?.reason).toBe("not-your-turn");
  });
});

describe("the rest of the table", () => {
  test("somebody who sits down is shown", () => {
    const { welcome, hear, state } = setUp();
    welcome(5);
    hear({ say: "table", table: { ...table, seed: "told" } });
    expect(state().table?.seed).toBe("told");
  });

  test("the history fills the log up to the position shown", () => {
    const { controller, welcome, state } = setUp();
    welcome(4);
    const step = (at: number) => ({ ...update(at + 1), at, key: "k", label: { key: "l" }, seat: "south" });
    controller.addHistory([1, 2, 3, 4].map(step));
    expect(state().steps.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  test("resigning carries the number too", () => {
    const { controller, welcome, sent } = setUp();
    welcome(5);
    controller.resign();
    expect(sent).toEqual([{ do: "resign", number: 5 }]);
  });
});

describe("a hint", () => {
  const course = (...keys: string[]) => ({
    keys,
    labels: keys.map((key) => ({ key })),
    places: [],
    expected: 0.5,
    looks: 1,
    events: [],
  });
  const hint = (number: number) => ({ number, courses: [course("b", "a"), course("a")], looks: 2 });

  test("is asked for once at a question of one's own, and highlights the first step of its plan", async () => {
    const { controller, asked, welcome, state } = setUp();
    welcome(4);
    controller.askHint();
    controller.askHint();
    expect(asked.map(({ number }) => number)).toEqual([4]);
    expect(advisedChoice(state())).toBeUndefined();
    asked[0].tell(hint(4));
    await Promise.resolve();
    expect(advisedChoice(state())?.key).toBe("b");
  });

  test("is not asked for at a question of somebody else, or in a lesson", () => {
    const { controller, asked, welcome, hear } = setUp();
    welcome(4, { question: { seat: "south" } });
    controller.askHint();
    welcome(5);
    hear({ say: "table", table: { ...table, kind: "lesson" } });
    controller.askHint();
    expect(asked).toEqual([]);
  });

  test("goes on while its plan is followed, and is put away when it is not", async () => {
    const { controller, asked, welcome, state, hear } = setUp();
    welcome(4);
    controller.askHint();
    asked[0].tell(hint(4));
    await Promise.resolve();
    controller.choose(choice("b"));
    hear({ say: "updates", updates: [update(5)], standing: standing(5) });
    expect(state().advice).toMatchObject({ number: 5, step: 1 });
    expect(advisedChoice(state())?.key).toBe("a");
    controller.choose(choice("b"));
    hear({ say: "updates", updates: [update(6)], standing: standing(6) });
    expect(state().advice).toBeUndefined();
  });

  test("is put away when the plan comes to its end or something is taken back", async () => {
    const { controller, asked, welcome, state, hear } = setUp();
    welcome(4);
    controller.askHint();
    asked[0].tell(hint(4));
    await Promise.resolve();
    controller.undo();
    expect(state().advice).toBeUndefined();
    hear({ say: "updates", updates: [update(5, { act: "undo", entries: 2 })], standing: standing(5) });
    controller.askHint();
    asked[1].tell({ ...hint(5), courses: [course("a")] });
    await Promise.resolve();
    controller.choose(choice("a"));
    hear({ say: "updates", updates: [update(6)], standing: standing(6) });
    expect(state().advice).toBeUndefined();
  });

  test("that does not come says why, and can be asked for again", async () => {
    const { controller, asked, welcome, state } = setUp();
    welcome(4);
    controller.askHint();
    asked[0].fail(new Error("one at a time"));
    await Promise.resolve();
    await Promise.resolve();
    expect(state().advice?.trouble).toBe("one at a time");
    controller.askHint();
    expect(asked).toHaveLength(2);
    controller.dropHint();
    expect(state().advice).toBeUndefined();
  });
});

test("a bot that thinks is known by when its table was told, not by when it was shown", () => {
  const { welcome, state, clock } = setUp();
  clock.now = 5000;
  welcome(4, { question: { seat: "south" }, thinking: { seat: "south", since: 2000 } });
  expect(state().toldAt - (state().standing?.thinking?.since ?? 0)).toBe(3000);
});

describe("what is played back", () => {
  const bySouth = (number: number) => update(number, { seat: "south" });
  /** Three moves of the other side have come, and the first is shown. */
  function played() {
    const parts = setUp();
    parts.welcome(5);
    parts.hear({ say: "updates", updates: [6, 7, 8].map(bySouth), standing: standing(8) });
    const shown = () => {
      const { view, playback } = parts.state();
      return {
        n: (view as { n: number }).n,
        nth: playback?.nth,
        of: playback?.of,
        isPaused: playback?.isPaused,
      };
    };
    return { ...parts, shown };
  }

  test("stays on a move while it is paused, and goes on from there", () => {
    const { controller, tick, waiting, shown } = played();
    expect(shown()).toEqual({ n: 6, nth: 1, of: 3, isPaused: false });
    controller.pause(true);
    expect([waiting.length, shown().isPaused]).toEqual([0, true]);
    controller.pause(false);
    expect(shown()).toEqual({ n: 7, nth: 2, of: 3, isPaused: false });
    tick();
    tick();
    expect(shown()).toEqual({ n: 8, nth: undefined, of: undefined, isPaused: undefined });
  });

  test("goes back and on by steps, each with the position before it, and tells nothing twice", () => {
    const { controller, state, shown, remembered } = played();
    controller.step(1);
    controller.step(-1);
    expect(shown()).toEqual({ n: 6, nth: 1, of: 3, isPaused: true });
    expect(state().playback?.before).toEqual({ n: 5 });
    controller.step(-1);
    expect(shown().nth).toBe(1);
    controller.step(1);
    controller.step(1);
    expect([shown(), state().playback?.before]).toEqual([{ n: 8, nth: 3, of: 3, isPaused: true }, { n: 7 }]);
    controller.step(1);
    expect([shown().n, state().playback]).toEqual([8, undefined]);
    expect(remembered).toEqual([5, 6, 7, 8]);
    expect(state().steps.map(({ at }) => at)).toEqual([4, 5, 6, 7]);
  });

  test("shows the move of a line of the log, and all of it when it is skipped", () => {
    const { controller, shown, state } = played();
    controller.step(1);
    expect(controller.stepTo(5)).toBe(true);
    expect(shown()).toEqual({ n: 6, nth: 1, of: 3, isPaused: true });
    expect(controller.stepTo(99)).toBe(false);
    controller.skip();
    expect([shown().n, state().playback, state().standing?.number]).toEqual([8, undefined, 8]);
    expect(controller.stepTo(5)).toBe(false);
  });

  test("goes on being paused while more comes", () => {
    const { controller, hear, waiting, shown } = played();
    controller.pause(true);
    hear({ say: "updates", updates: [bySouth(9)], standing: standing(9) });
    expect([shown(), waiting.length]).toEqual([{ n: 6, nth: 1, of: 4, isPaused: true }, 0]);
  });
});
