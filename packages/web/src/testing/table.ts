import type {
  ChoiceShown,
  Closed,
  Hint,
  PageFrame,
  Question,
  Standing,
  TableFrame,
  TableInfo,
  Update,
} from "@sandtable/protocol";
import { TableController } from "../table/controller.ts";
import type { Listener, Transport } from "../table/transport.ts";

/** A table between "north" (the viewer) and "south" (a bot), for tests. */
export const table: TableInfo = {
  id: "t1",
  game: "small",
  scenario: "standard",
  options: {},
  kind: "game",
  seats: [
    { seat: "north", name: "North", sitter: "you" },
    { seat: "south", name: "South", sitter: "bot", bot: "officer" },
  ],
  yours: ["north"],
  startedAt: "2026-01-01T00:00:00.000Z",
};

export const choice = (key: string, space = key): ChoiceShown => ({
  key,
  place: { on: "space", id: space },
  label: { key: "choice.space", space },
});

const closed = (space: string): Closed => ({
  key: space,
  place: { on: "space", id: space },
  label: { key: "choice.space", space },
  rule: "3.2.4",
  why: { key: "why.no-cubes" },
});

export const question = (more: Partial<Question> = {}): Question => ({
  seat: "north",
  rule: "3.2.4",
  about: { kind: "space" },
  choices: [choice("a"), choice("b")],
  closed: [closed("c")],
  final: [],
  ...more,
});

/** Update n leads to a view that says n. */
export const update = (number: number, more: Partial<Update> = {}): Update => ({
  number,
  act: "choose",
  seat: "north",
  label: { key: "choice.space", space: `s${number}` },
  entries: number - 1,
  events: [{ kind: "move", rule: "1.1" }],
  kept: number,
  view: { n: number },
  ...more,
});

export const standing = (number: number, more: Partial<Standing> = {}): Standing => ({
  number,
  question: question(),
  floor: 0,
  entries: number - 1,
  ...more,
});

/** A controller with a wire that a test holds in its hands, and a clock that it moves. */
export function setUp(seen?: number) {
  let listener: Listener | undefined;
  const sent: PageFrame[] = [];
  const waiting: (() => void)[] = [];
  const remembered: number[] = [];
  const line = { isUp: true, asksToEnd: true };
  const clock = { now: 0 };
  const asked: { number: number; tell: (hint: Hint) => void; fail: (error: Error) => void }[] = [];
  const transport: Transport = {
    open: (given) => {
      listener = given;
    },
    send: (frame) => {
      if (line.isUp) sent.push(frame);
      return line.isUp;
    },
    close: () => {
      listener = undefined;
    },
  };
  const controller = new TableController({
    transport,
    memory: { read: () => seen, write: (number) => remembered.push(number) },
    after: (_, act) => {
      waiting.push(act);
      return () => {
        const index = waiting.indexOf(act);
        if (index >= 0) waiting.splice(index, 1);
      };
    },
    pause: () => 1,
    advise: (number) =>
      new Promise((tell, fail) => {
        asked.push({ number, tell, fail });
      }),
    now: () => clock.now,
    asksToEnd: () => line.asksToEnd,
  });
  controller.open();
  return {
    controller,
    sent,
    waiting,
    remembered,
    line,
    clock,
    asked,
    state: () => controller.store.getState(),
    hear: (frame: TableFrame) => listener?.frame(frame),
    /** Let the pause run out. */
    tick: () => waiting.shift()?.(),
    welcome: (number: number, more: Partial<Standing> = {}) =>
      listener?.frame({ say: "welcome", table, latest: update(number), standing: standing(number, more) }),
  };
}
