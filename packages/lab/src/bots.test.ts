import { settingsOf } from "@sandtable/bots";
import { describe, expect, it } from "vitest";
import { readBot, splitBots } from "./bots.ts";
import { gameOf } from "./games.ts";

const game = gameOf("malaya");
const nothing = (): string => {
  throw new Error("nothing is read");
};
const read = (name: string, text?: string) => readBot(name, game, text === undefined ? nothing : () => text);

describe("bots as they are typed", () => {
  it("stand in a row, each with its changes", () => {
    expect(splitBots("officer, random")).toEqual(["officer", "random"]);
    expect(splitBots("colonel:looks=50,horizon=3,general")).toEqual([
      "colonel:looks=50,horizon=3",
      "general",
    ]);
  });

  it("are a level, a level with changes, or a file", () => {
    const colonel = settingsOf("colonel", game);
    expect(read("colonel").settings).toEqual(colonel);
    expect(read("colonel:looks=5,proof=0.5").settings).toEqual({ ...colonel, looks: 5, proof: 0.5 });
    expect(read("mine.json", '{"kind":"instinct","temperature":2,"whim":0}')).toEqual({
      name: "mine.json",
      settings: { kind: "instinct", temperature: 2, whim: 0 },
    });
  });

  it.each([
    ["clever", /there is no bot "clever": it is one of random, recruit/],
    ["", /there is no bot ""/],
    ["colonel:looks", /a change of a bot is name=number, not "looks"/],
    ["colonel:looks=many", /"looks".* is a whole number from 1 .*; not "many"/],
    ["colonel:looks=", /not ""/],
    ["colonel:whim=1", /has no "whim"/],
    ["random:looks=1", /has no "looks"; it has: nothing/],
  ])("%j is refused", (name, says) => {
    expect(() => read(name)).toThrow(says);
  });

  it("in a file that is odd are refused", () => {
    expect(() => read("mine.json", "{")).toThrow("mine.json is not JSON");
    expect(() => read("mine.json", '{"kind":"oracle"}')).toThrow(/the kind of a bot is one of/);
  });
});
