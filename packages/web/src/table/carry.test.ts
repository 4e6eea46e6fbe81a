import type { ChoiceShown, Place } from "@sandtable/protocol";
import { describe, expect, test } from "vitest";
import { choice, question, setUp, standing, table, update } from "../testing/table.ts";
import { type BearingsOf, Carrier } from "./carrier.ts";
import { loadAt, nextStep, wished } from "./carry.ts";

const cubes = (at: string): Place => ({ on: "piece", id: "cubes", at });
const piece = (at: string): ChoiceShown => ({
  key: `cubes.${at}`,
  place: cubes(at),
  label: { key: "choice.piece", piece: "cubes", space: at },
});
const count = (many: number): ChoiceShown => ({
  key: `count:${many}`,
  place: { on: "button" },
  label: { key: "choice.count", count: many },
});
const space = (id: string): Place => ({ on: "space", id });
const done = { key: "done", place: { on: "button" }, label: { key: "choice.done" } } as const;

const bearingsOf: BearingsOf = ({ kind, to, from }) => {
  if (kind === "movers") return { to: space(String(to)) };
  if (kind === "count") return { to: space(String(to)), piece: "cubes", isCount: true };
  if (kind === "destination") return { gathers: true };
  if (kind === "go") return { piece: "cubes", from: space(String(from)) };
  return kind === "pick" ? {} : undefined;
};

describe("what a drag tells", () => {
  const movers = question({ about: { kind: "movers", to: "b" }, choices: [piece("a"), done] });
  const carry = { piece: cubes("a"), to: space("b") };

  test("the piece, where the question says where to; all of them, unless fewer are wished", () => {
    expect(nextStep(movers, carry, new Set(), { to: space("b") })).toMatchObject({
      part: "piece",
      choice: { key: "cubes.a" },
    });
    expect(wished([count(1), count(2), count(3)])?.key).toBe("count:3");
    expect(wished([count(1), count(2), count(3)], 2)?.key).toBe("count:2");
  });

  test("nothing of pieces that were not meant: none of them go, and if some must, the player says how many", () => {
    const many = question({ choices: [count(0), count(1)] });
    const others = { piece: "others", isCount: true } as const;
    expect(nextStep(many, carry, new Set(["to"]), others)).toMatchObject({ choice: { key: "count:0" } });
    expect(nextStep(question({ choices: [count(1), count(2)] }), carry, new Set(["to"]), others)).toEqual({
      is: "arrived",
    });
  });

  test("nothing where two choices lie at the place: they are the player's", () => {
    const two = question({ choices: [choice("b"), choice("ambush", "b")] });
    expect(nextStep(two, carry, new Set(["piece"]), {})).toEqual({ is: "arrived" });
  });
});

describe("what can be picked up", () => {
  test("a piece of the question, and what stands where a question says; nothing else", () => {
    const movers = question({ about: { kind: "movers", to: "b" }, choices: [piece("a"), done] });
    expect(loadAt(cubes("a"), movers, { to: space("b") })).toEqual({ targets: [space("b")] });
    expect(loadAt(cubes("c"), movers, { to: space("b") })).toBeUndefined();
    const go = question({ choices: [choice("b"), choice("c")] });
    expect(loadAt(cubes("a"), go, { piece: "cubes", from: space("a") })?.targets).toHaveLength(2);
    expect(loadAt(cubes("z"), go, { piece: "cubes", from: space("a") })).toBeUndefined();
    expect(loadAt(cubes("a"), go, undefined)).toBeUndefined();
  });

  test("whoever stands elsewhere, where a destination is asked for", () => {
    const open = question({ choices: [choice("a"), choice("b")] });
    expect(loadAt(cubes("a"), open, { gathers: true })?.targets).toEqual([space("b")]);
    expect(loadAt(cubes("available"), open, { gathers: true })).toBeUndefined();
  });
});

describe("carrying", () => {
  const asks = (number: number, about: Parameters<BearingsOf>[0], choices: readonly ChoiceShown[]) =>
    standing(number, { question: question({ about, choices }) });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test("answers one question after the other, and ends when it has arrived", async () => {
    const { controller, hear, sent } = setUp();
    const open = asks(5, { kind: "destination" }, [choice("b"), done]);
    hear({ say: "welcome", table, latest: update(5), standing: open });
    const carried = new Carrier(controller, bearingsOf).carry({ piece: cubes("a"), to: space("b") });
    hear({
      say: "updates",
      updates: [update(6)],
      standing: asks(6, { kind: "movers", to: "b" }, [piece("a"), piece("c"), done]),
    });
    await settle();
    hear({
      say: "updates",
      updates: [update(7)],
      standing: asks(7, { kind: "count", to: "b" }, [count(1), count(2)]),
    });
    await settle();
    hear({
      say: "updates",
      updates: [update(8)],
      standing: asks(8, { kind: "movers", to: "b" }, [piece("c"), done]),
    });
    expect(await carried).toBe("arrived");
    expect(sent.flatMap((frame) => (frame.do === "choose" ? [frame.key] : []))).toEqual([
      "b",
      "cubes.a",
      "count:2",
    ]);
  });

  test("has arrived where the last of them went unasked", async () => {
    const { controller, hear } = setUp();
    hear({
      say: "welcome",
      table,
      latest: update(5),
      standing: asks(5, { kind: "go", from: "a" }, [choice("b"), choice("c")]),
    });
    const carried = new Carrier(controller, bearingsOf).carry({ piece: cubes("a"), to: space("b") });
    hear({ say: "updates", updates: [update(6)], standing: asks(6, { kind: "else" }, [done]) });
    expect(await carried).toBe("arrived");
  });

  test("takes nothing that cannot be taken back: it is asked about, and the carry stops", async () => {
    const { controller, sent, state, hear } = setUp();
    const open = question({ about: { kind: "pick" }, choices: [piece("a")], final: ["cubes.a"] });
    hear({ say: "welcome", table, latest: update(5), standing: standing(5, { question: open }) });
    const carried = await new Carrier(controller, bearingsOf).carry({ piece: cubes("a"), to: space("b") });
    expect([carried, state().asking?.key]).toEqual(["stopped", "cubes.a"]);
    expect(sent).toEqual([]);
  });

  test("goes astray where the place is not on offer, and goes back", async () => {
    const { controller, hear, sent } = setUp();
    hear({
      say: "welcome",
      table,
      latest: update(5),
      standing: asks(5, { kind: "pick" }, [piece("a")]),
    });
    const carrier = new Carrier(controller, bearingsOf);
    const carried = carrier.carry({ piece: cubes("a"), to: space("b") });
    hear({
      say: "updates",
      updates: [update(6)],
      standing: asks(6, { kind: "go", from: "a" }, [choice("c")]),
    });
    expect(await carried).toBe("astray");
    void carrier.back(4);
    expect(sent.at(-1)).toEqual({ do: "undo", number: 6, to: 4 });
  });
});
