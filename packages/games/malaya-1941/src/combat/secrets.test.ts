import { CHANCE, type Decision, type LogEvent, nextQuestion, type Play } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { GRID, isLand, otherSide, SEATS, SIDES, type Side } from "../map.ts";
import { play } from "../play.ts";
import { ACTIVE, Campaign, IDLE, MARKERS_OF, MOVED, onMap, RETREATED, SUPPRESSED } from "../state.ts";
import { keys, played, position } from "../testing/index.ts";
import { IS_HQ, IS_SUPPLY, UNITS_OF } from "../units.ts";
import { view } from "../view.ts";
import { randomOf, randomPosition } from "./random.ts";
import { isCombat } from "./testing.ts";

/** Two worlds that look the same to a viewer ask it the same, for as long as it is told the same. */

class World {
  readonly g: Campaign;
  readonly told: string[] = [];
  #part: Play | undefined;
  decision: Decision | undefined;

  constructor(g: Campaign, viewer: Side) {
    this.g = g;
    g.log = (event: LogEvent) => {
      if (!event.audience || event.audience.includes(SEATS[viewer])) this.told.push(JSON.stringify(event));
    };
    this.#goOn();
  }

  answer(key: string): void {
    const choice = this.decision?.choices.find((each) => each.key === key);
    if (!choice || !this.#part) throw new Error(`no choice ${key}`);
    this.decision = nextQuestion(this.#part, choice);
    this.#goOn();
  }

  #goOn(): void {
    while (!this.decision && isCombat(this.g)) {
      this.#part = play(this.g);
      this.decision = nextQuestion(this.#part);
    }
  }
}

/** The same position with something changed that the viewer may not know. */
function disguised(g: Campaign, viewer: Side, random: (below: number) => number): Campaign {
  const twin = new Campaign(g);
  const enemy = otherSide(viewer);
  const isHidden = (id: number): boolean => {
    const at = g.at[id];
    if (!onMap(at) || !isLand(at)) return false;
    return viewer !== g.phasing || ![...GRID.around[at]].some((hex) => g.occupies(viewer, hex));
  };
  const hidden = UNITS_OF[enemy].filter(isHidden);
  if (hidden.length > 1 && random(2) === 0) {
    const [one, other] = [hidden[random(hidden.length)], hidden[random(hidden.length)]];
    const [here, there] = [twin.at[one], twin.at[other]];
    twin.put(one, there);
    twin.put(other, here);
  }
  const states = UNITS_OF[enemy].filter((id) => onMap(g.at[id]) && !IS_SUPPLY[id]);
  if (states.length > 0 && random(2) === 0) {
    const changed = states[random(states.length)];
    const flag = IS_HQ[changed] ? ACTIVE : SUPPRESSED;
    twin.mark(changed, flag, !twin.has(changed, flag));
  }
  const markers = MARKERS_OF[enemy];
  const held = markers.filter((marker) => g.hand[marker] > 0);
  for (const marker of held) twin.hand[marker] = 0;
  for (let left = held.length; left > 0; left--) twin.hand[markers[random(markers.length)]]++;
  return twin;
}

const shown = (decision: Decision): unknown => ({
  rule: decision.rule,
  about: decision.about,
  keys: decision.choices.map(({ key }) => key),
  closed: decision.closed?.().map(({ key, rule, why }) => ({ key, rule, why })),
});

/** Whom a position asks next, and what about, after these answers. */
const asked = (g: Campaign, ...answers: readonly string[]): unknown => {
  const { decision } = played(g, ...answers);
  return { seat: decision?.seat, about: decision?.about.kind };
};

describe("MB-150 a pause that tells nothing", () => {
  // 3139 and 3141 lie on two sides of 3140. Suppressed stacks need not be attacked.
  const two = { "a-8ind": "3139", "a-22ind": "3141" };
  const flags = { "a-8ind": SUPPRESSED, "a-22ind": SUPPRESSED };
  const attack = ["to:3139", "end"];

  it("MB-108 whoever could attack another stack is asked whether anybody is left to do so or not", () => {
    const alone = position({ stage: "contact", flags, units: { ...two, "j-11-5": "3140" } });
    const more = position({ stage: "contact", flags, units: { ...two, "j-11-5": "3140", "j-21-5": "3140" } });
    const left = asked(alone, ...attack);
    expect(left).toEqual({ seat: "japanese", about: "target" });
    expect(asked(more, ...attack, "unit:j-11-5", "end")).toEqual(left);
  });

  it("MB-108 a hex with supply alone is asked for its attack like any other", () => {
    const units = { "a-8ind": "3139", "j-sup-01": "3140" };
    const g = position({ stage: "contact", units });
    expect(keys(played(g))).toEqual(["end"]);
    expect(keys(played(g, "end"))).not.toContain("to:3139");
  });

  it("15.2 which of two alike is lost is not asked because one of them has moved", () => {
    const units = { "j-b228-01": "3139", "j-b228-02": "3139", "a-8ind": "3140" };
    const at = (flags: Readonly<Record<string, number>>): unknown =>
      asked(position({ stage: "contact", units, flags }), "to:3140", "raid", "die:2");
    expect(at({ "j-b228-02": MOVED })).toEqual(at({}));
  });

  it("15.33 a retreat is asked for one hex, too: whether others are full is hidden", () => {
    const units = { "j-11-5": "3139", "a-8ind": "3140" };
    const full = {
      ...{ "a-22ind": "3141", "a-6ind": "3141", "a-15ind": "3141" },
      ...{ "a-28ind": "3240", "a-44": "3240", "a-45": "3240" },
    };
    const answers = ["to:3140", "assault", "die:5", "unit:a-8ind"];
    const crowded = { ...units, ...full };
    const to = (of: Readonly<Record<string, string>>) =>
      played(position({ stage: "contact", units: of }), ...answers);
    expect(to(crowded).decision).toMatchObject({
      about: { kind: "retreat" },
      secret: ["japanese", "allied"],
    });
    expect(keys(to(crowded))).toEqual(["to:3040"]);
    expect(keys(to(units))).toEqual(["to:3240", "to:3141", "to:3040"]);
  });

  it("12.5 who retreated into a full hex does not show by his state that it is full", () => {
    const g = position({
      units: { "a-8ind": "3140", "j-11-5": "3139" },
      flags: { "a-8ind": IDLE | RETREATED },
      phasing: "allied",
      stage: "battle",
      battles: [{ targets: ["3139"], attackers: ["a-8ind"] }],
    });
    for (const viewer of ["japanese", "spectator"])
      expect(view(g, viewer)).toMatchObject({
        sides: [{}, { units: [{ id: "a-8ind", at: "3140", retreated: true }] }],
      });
    expect(JSON.stringify(view(g, "japanese"))).not.toContain('"idle":true');
  });
});

describe("what a seat is asked in a combat phase", () => {
  it("follows from what it was told", () => {
    let compared = 0;
    let differing = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      for (const viewer of SIDES) {
        const random = randomOf(seed);
        const start = randomPosition(random);
        const twin = new World(disguised(start, viewer, random), viewer);
        const world = new World(new Campaign(start), viewer);
        for (let turn = 0; turn < 400; turn++) {
          const [one, other] = [world.decision, twin.decision];
          if (world.told.join() !== twin.told.join()) break;
          if (!one || !other) {
            expect(one?.seat === SEATS[viewer] || other?.seat === SEATS[viewer]).toBe(false);
            break;
          }
          const isEnemySecret = ({ seat, secret }: Decision): boolean =>
            secret !== undefined && seat !== SEATS[viewer] && seat !== CHANCE;
          if (isEnemySecret(one) || isEnemySecret(other)) {
            if (isEnemySecret(one)) world.answer(one.choices[random(one.choices.length)].key);
            if (isEnemySecret(other)) twin.answer(other.choices[random(other.choices.length)].key);
            differing++;
            continue;
          }
          expect(other.seat, `seed ${seed}`).toBe(one.seat);
          if (one.seat === SEATS[viewer]) {
            expect(shown(other), `seed ${seed}`).toEqual(shown(one));
            compared++;
          }
          const both = one.choices.filter(({ key }) => other.choices.some((each) => each.key === key));
          if (both.length === 0) break;
          const { key } = both[random(both.length)];
          world.answer(key);
          twin.answer(key);
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
    expect(differing).toBeGreaterThan(0);
  });
});
