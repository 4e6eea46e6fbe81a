import { describe, expect, it } from "vitest";
import {
  CHANCE,
  type Decision,
  digest,
  fastRandom,
  type Game,
  type LogEvent,
  type Play,
  Run,
} from "../index.ts";
import { type Ambush, ambush, dealings } from "./ambush.ts";
import { type Law, laws } from "./laws.ts";

/** The rules with something of every question changed. */
const asking = (change: (decision: Decision, g: Ambush) => Decision): Game<Ambush>["play"] =>
  function* (g): Play {
    const play = ambush.play(g);
    for (let step = play.next(); !step.done; ) step = play.next(yield change(step.value, g));
  };

/** The rules with something of every event changed; nothing: it is not told at all. */
const telling = (change: (event: LogEvent, g: Ambush) => LogEvent | undefined): Game<Ambush>["play"] =>
  function* (g): Play {
    const { log } = g;
    g.log = (event) => {
      const told = change(event, g);
      if (told) log?.(told);
    };
    yield* ambush.play(g);
    g.log = log;
  };

const everyone = ({ audience: _, ...event }: LogEvent): LogEvent => event;
const seen =
  (more: (g: Ambush) => object): Game<Ambush>["view"] =>
  (g, viewer) => ({ ...(ambush.view(g, viewer) as object), ...more(g) });
const isHiddenGun = (g: Ambush, key: string): boolean => {
  const there = g.at.indexOf(Number(key.replace("to:", "")));
  return there >= 0 && g.rank[there] === 3 && !g.shown[there];
};
const piecesInOrderOf = (g: Ambush, by: readonly number[]): number[] =>
  g.at.map((_, piece) => piece).sort((a, b) => by[a] - by[b]);

/** Each is one way in which a game could betray what it hides, and the law that must notice it. */
const LEAKS: readonly (readonly [Law, string, Partial<Game<Ambush>>])[] = [
  ["T8", "a view that shows the enemy's ranks", { view: seen((g) => ({ ranks: g.rank })) }],
  [
    "T8",
    "a view whose size depends on a hidden rank",
    { view: seen((g) => ({ pad: "x".repeat(g.rank[3]) })) },
  ],
  [
    "T8",
    "a view whose keys stand in an order that depends on hidden ranks",
    {
      view: seen((g) =>
        Object.fromEntries(piecesInOrderOf(g, g.rank).map((piece) => [`piece ${piece}`, true])),
      ),
    },
  ],
  [
    "T8",
    "a view with a digest of the whole state",
    { view: seen((g) => ({ hash: digest(JSON.stringify(ambush.save(g))) })) },
  ],
  [
    "T8",
    "a hidden draw that is told to everybody",
    {
      play: telling((event, g) =>
        event.kind === "drawn" ? ({ ...everyone(event), chit: g.chit } as LogEvent) : event,
      ),
    },
  ],
  [
    "T8",
    "a secret answer that is told before its time",
    {
      play: telling((event, g) =>
        event.kind === "allots" ? ({ ...everyone(event), sorties: g.sorties } as LogEvent) : event,
      ),
    },
  ],
  [
    "T8",
    "an act that names what was moved",
    {
      play: telling((event, g) => {
        if (event.kind !== "moved") return event;
        const { to } = event as LogEvent & { readonly to: number };
        return { ...event, rank: g.rank[g.at.indexOf(to)] } as LogEvent;
      }),
    },
  ],
  [
    "T8",
    "something shown of which nothing is told",
    { play: telling((event) => (event.kind === "contact" ? undefined : event)) },
  ],
  [
    "T8",
    "a list of targets that leaves hidden guns out",
    {
      play: asking((decision, g) => {
        const choices = decision.choices.filter(({ key }) => !isHiddenGun(g, key));
        return decision.about.kind === "spot" && choices.length > 0 ? { ...decision, choices } : decision;
      }),
    },
  ],
  [
    "T8",
    "a reason that betrays a hidden gun",
    {
      play: asking((decision, g) => {
        const guns = decision.choices.filter(({ key }) => isHiddenGun(g, key));
        const why = { rule: "5", why: { key: "strong" } };
        const closed = () => [...(decision.closed?.() ?? []), ...guns.map((gun) => ({ ...gun, ...why }))];
        return decision.about.kind === "spot" ? { ...decision, closed } : decision;
      }),
    },
  ],
  [
    "T8",
    "a prompt that names the enemy's chit",
    {
      play: asking((decision, g) =>
        decision.seat === CHANCE
          ? decision
          : { ...decision, about: { ...decision.about, chits: g.chit.join() } },
      ),
    },
  ],
  [
    "T8",
    "a question that is not asked where only guns are left",
    { play: asking(({ telling: _, ...decision }) => decision) },
  ],
  ["T9", "a world that is the truth", { determinize: (g) => ambush.clone(g) }],
  [
    "T9",
    "a world made from the truth by turning it round",
    {
      determinize: (g, viewer, random) => {
        const world = ambush.determinize(g, viewer, random);
        if (viewer === "east") world.rank = [...g.rank.slice(0, 3), g.rank[4], g.rank[5], g.rank[3]];
        return ambush.invariants(world).length > 0 ? ambush.clone(g) : world;
      },
    },
  ],
  [
    "T9",
    "a world in which a gun has moved",
    {
      determinize: (g, viewer, random) => {
        const still = Object.assign(ambush.clone(g), { moved: g.moved.map(() => false) });
        return Object.assign(ambush.determinize(still, viewer, random), { moved: g.moved });
      },
    },
  ],
  [
    "T17",
    "a question in the stretch of another's secret answer",
    {
      play: function* (g): Play {
        const isFirst = g.stage === "allot" && g.sorties[0] < 0;
        yield* ambush.play(g);
        if (isFirst) yield* ambush.play(g);
      },
    },
  ],
];

describe("the kit finds every leak", () => {
  for (const [law, what, leak] of LEAKS) {
    it(`${law} ${what}`, () => {
      const kit = laws({ ...ambush, ...leak }, { games: 40, playouts: 20 });
      expect(kit[law]).toThrow();
    });
  }
});

describe("T18 worlds", () => {
  /** Every world that shows the viewer the same: counted out, not drawn. */
  function worldsOf(g: Ambush, viewer: "east" | "west"): string[] {
    const [from, other] = viewer === "east" ? [3, 1] : [0, 0];
    const view = JSON.stringify(ambush.view(g, viewer));
    const worlds: string[] = [];
    for (const ranks of dealings([1, 2, 3], [false, false, false]))
      for (const chit of g.chit[other] < 0 ? [-1] : [0, 1, 2])
        for (const sorties of g.sorties[other] < 0 ? [-1] : [0, 1, 2]) {
          const world = ambush.clone(g);
          for (const [index, rank] of ranks.entries()) world.rank[from + index] = rank;
          world.chit[other] = chit;
          world.sorties[other] = sorties;
          const isSame = JSON.stringify(ambush.view(world, viewer)) === view;
          if (isSame && ambush.invariants(world).length === 0)
            worlds.push(JSON.stringify(ambush.save(world)));
        }
    return worlds;
  }

  it("are all reached, each as often as the others: the deal, the chits and the sorties are even", () => {
    const DRAWS = 4000;
    let most = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const random = fastRandom(seed);
      const run = new Run(ambush, ambush.setup("plain", {}));
      let question = run.next();
      const stopAt = 7 + random.below(20);
      for (let asked = 0; question && asked < stopAt; asked++)
        question = run.next(question.choices[random.below(question.choices.length)]);
      for (const viewer of ["east", "west"] as const) {
        const counts = new Map(worldsOf(run.state, viewer).map((world) => [world, 0]));
        most = Math.max(most, counts.size);
        for (let drawn = 0; drawn < DRAWS; drawn++) {
          const world = JSON.stringify(ambush.save(ambush.determinize(run.state, viewer, random)));
          expect(counts.has(world)).toBe(true);
          counts.set(world, counts.get(world)! + 1);
        }
        const even = DRAWS / counts.size;
        const spread = Math.sqrt(even * (1 - 1 / counts.size));
        for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThanOrEqual(5 * spread);
      }
    }
    expect(most).toBeGreaterThanOrEqual(18);
  });
});
