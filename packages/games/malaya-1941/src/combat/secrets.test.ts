import { CHANCE, type Decision, type LogEvent, nextQuestion, type Play } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { GRID, isLand, otherSide, SEATS, SIDES, type Side } from "../map.ts";
import { play } from "../play.ts";
import { ACTIVE, Campaign, MARKERS_OF, onMap, SUPPRESSED } from "../state.ts";
import { IS_HQ, IS_SUPPLY, UNITS_OF } from "../units.ts";
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
