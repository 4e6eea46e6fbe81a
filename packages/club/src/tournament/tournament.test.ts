import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./cup.ts";
import { MEETING, type Meeting, type PlayedGame, pointsIn, scoreOf, type Tournament } from "./kinds.ts";
import { matched } from "./matching.ts";
import { isFinished, meetingsOf, openGames, roundsOf, whyNot } from "./rounds.ts";
import { standings } from "./standings.ts";
import { usualRounds } from "./swiss.ts";

const field = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index + 1}`);
const fresh = (kind: Tournament["kind"], count: number, more: Partial<Tournament> = {}): Tournament => ({
  kind,
  entrants: field(count),
  games: [],
  withdrawn: [],
  ...more,
});

/** Whoever stands higher in the draw wins on both sides. */
const asDrawn = ({ entrants }: Tournament, first: string, second: string): number =>
  entrants.indexOf(first) < entrants.indexOf(second) ? 1 : 0;

type Result = (tournament: Tournament, first: string, second: string) => number;

/** Play on until nothing is open, or for so many rounds; `leave` may take somebody out after a round. */
function playOut(
  tournament: Tournament,
  result: Result,
  leave: (round: number) => string | undefined = () => undefined,
): Tournament {
  let now = tournament;
  for (let guard = 0; guard <= 70 && !isFinished(now); guard++) {
    const open = openGames(now);
    const round = open[0].round;
    const games: PlayedGame[] = open
      .filter((game) => game.round === round)
      .map((game) => ({ ...game, points: result(now, game.first, game.second) }));
    now = { ...now, games: [...now.games, ...games] };
    const gone = leave(round);
    const isThere = gone !== undefined && !now.withdrawn.some(({ entrant }) => entrant === gone);
    if (isThere) now = { ...now, withdrawn: [...now.withdrawn, { entrant: gone, after: round }] };
  }
  expect(isFinished(now)).toBe(true);
  return now;
}

const count = fc.integer({ min: 4, max: 24 });
const small = fc.integer({ min: 4, max: 17 });
/** Results that look like chance and follow from the games. */
const resultBy =
  (seed: number): Result =>
  (_, first, second) => {
    let hash = seed | 0;
    for (const letter of `${first} ${second}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return [0, 0.5, 1][(hash >>> 8) % 3];
  };

const namesOf = ({ one, other }: Meeting): string[] => (other === undefined ? [one] : [one, other]);
const pairOf = (meeting: Meeting): string => namesOf(meeting).sort().join(" ");

describe("Every tournament", () => {
  const kind = fc.constantFrom<Tournament["kind"]>("round-robin", "swiss", "cup");

  it("lets nobody meet two in a round, and everybody who is there meet somebody or have a bye", () => {
    fc.assert(
      fc.property(kind, count, fc.integer(), (kind, count, seed) => {
        const over = playOut(fresh(kind, count), resultBy(seed));
        const rounds = meetingsOf(over);
        expect(rounds.length).toBe(roundsOf(over));
        for (const [index, meetings] of rounds.entries()) {
          const names = meetings.flatMap(namesOf);
          expect(new Set(names).size).toBe(names.length);
          if (kind !== "cup") expect(names.length).toBe(count);
          expect(meetings.every(({ round }) => round === index + 1)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has every pairing played both ways", () => {
    fc.assert(
      fc.property(kind, small, fc.integer(), (kind, count, seed) => {
        const over = playOut(fresh(kind, count), resultBy(seed));
        for (const meeting of meetingsOf(over).flat()) {
          if (meeting.other === undefined) continue;
          expect(pointsIn(over, meeting).every((points) => points !== undefined)).toBe(true);
          const { one, other } = scoreOf(over, meeting);
          expect(one + other).toBe(MEETING);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is paired by the games so far alone: whatever comes later changes no round that is over", () => {
    fc.assert(
      fc.property(kind, small, fc.integer(), (kind, count, seed) => {
        const over = playOut(fresh(kind, count), resultBy(seed));
        const rounds = meetingsOf(over);
        for (let round = 1; round <= rounds.length; round++) {
          const then = { ...over, games: over.games.filter((game) => game.round < round).reverse() };
          expect(meetingsOf(then)[round - 1]).toEqual(rounds[round - 1]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("comes to its end although people leave, and none of them has to be waited for", () => {
    fc.assert(
      fc.property(
        kind,
        small,
        fc.integer(),
        fc.array(fc.nat({ max: 16 }), { maxLength: 5 }),
        (kind, count, seed, gone) => {
          const over = playOut(fresh(kind, count), resultBy(seed), (round) => {
            const place = gone[round - 1];
            return place === undefined ? undefined : `p${(place % count) + 1}`;
          });
          const table = standings(over);
          expect(table.map(({ entrant }) => entrant).sort()).toEqual(field(count).sort());
          for (const { entrant, after } of over.withdrawn)
            for (const meeting of meetingsOf(over).slice(after).flat())
              if (kind !== "round-robin") expect(namesOf(meeting)).not.toContain(entrant);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("is for 4 to 64, each of them once", () => {
    expect(whyNot(fresh("cup", 3))).toBe("too-few");
    expect(whyNot(fresh("cup", 65))).toBe("too-many");
    expect(whyNot(fresh("swiss", 6, { rounds: 6 }))).toBe("rounds");
    expect(whyNot({ ...fresh("cup", 4), entrants: ["a", "b", "c", "a"] })).toBe("twice");
    for (const kind of ["round-robin", "swiss", "cup"] as const)
      expect(whyNot(fresh(kind, 64))).toBeUndefined();
  });
});

describe("A round robin", () => {
  it("has everybody meet everybody once, with as many byes for each", () => {
    for (let entrants = 4; entrants <= 64; entrants++) {
      const meetings = meetingsOf(fresh("round-robin", entrants)).flat();
      const pairs = meetings.filter(({ other }) => other !== undefined).map(pairOf);
      expect(new Set(pairs).size).toBe((entrants * (entrants - 1)) / 2);
      expect(pairs.length).toBe(new Set(pairs).size);
      const byes = meetings.filter(({ other }) => other === undefined).map(({ one }) => one);
      expect([...byes].sort()).toEqual(entrants % 2 === 0 ? [] : field(entrants).sort());
    }
  });

  it("is won by who wins everything, and its crosstable adds up", () => {
    const over = playOut(fresh("round-robin", 8), asDrawn);
    const table = standings(over);
    expect(table.map(({ entrant }) => entrant)).toEqual(field(8));
    expect(table.map(({ points }) => points)).toEqual([14, 12, 10, 8, 6, 4, 2, 0]);
    expect(table[1].against).toEqual({
      p1: [0, 0],
      ...Object.fromEntries(["p3", "p4", "p5", "p6", "p7", "p8"].map((name) => [name, [1, 1]])),
    });
  });

  it("breaks ties by what the level did against each other, whoever stands higher in the draw", () => {
    // p1 and p2 are level: p2 won their meeting, and lost one that p1 won.
    const winners: Readonly<Record<string, string>> = {
      "p1 p2": "p2",
      "p1 p3": "p1",
      "p1 p4": "p1",
      "p2 p3": "p2",
      "p2 p4": "p4",
      "p3 p4": "p3",
    };
    const result: Result = (_, first, second) =>
      winners[[first, second].sort().join(" ")] === first ? 1 : 0;
    const table = standings(playOut(fresh("round-robin", 4), result));
    expect(table.map(({ entrant, points }) => [entrant, points])).toEqual([
      ["p2", 4],
      ["p1", 4],
      ["p3", 2],
      ["p4", 2],
    ]);
    const level = standings(playOut(fresh("round-robin", 4), () => 0.5));
    expect(level.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });

  it("takes out who leaves before half of it, and has those win who would have met one that leaves later", () => {
    const early = playOut(fresh("round-robin", 6), asDrawn, (round) => (round === 1 ? "p1" : undefined));
    const [first] = standings(early);
    expect([first.entrant, first.points]).toEqual(["p2", 8]);
    expect(standings(early).find(({ entrant }) => entrant === "p1")).toMatchObject({
      points: 0,
      hasLeft: true,
    });
    const late = playOut(fresh("round-robin", 6), asDrawn, (round) => (round === 3 ? "p1" : undefined));
    const total = standings(late).reduce((sum, { points }) => sum + points, 0);
    expect(total).toBe(15 * MEETING);
    expect(standings(late).find(({ entrant }) => entrant === "p1")?.points).toBe(6);
  });
});

describe("A Swiss", () => {
  /** Whether all of these can be paired anew, found by trying everything. */
  const canPair = (left: readonly string[], met: ReadonlySet<string>): boolean => {
    if (left.length === 0) return true;
    const [one, ...others] = left;
    return others.some(
      (other) =>
        !met.has([one, other].sort().join(" ")) &&
        canPair(
          others.filter((entrant) => entrant !== other),
          met,
        ),
    );
  };

  it("lets nobody meet twice as long as that can be", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.integer(), (count, seed) => {
        const over = playOut(fresh("swiss", count, { rounds: count - 1 }), resultBy(seed));
        const met = new Set<string>();
        for (const meetings of meetingsOf(over)) {
          const paired = meetings.filter(({ other }) => other !== undefined);
          const again = paired.filter((meeting) => met.has(pairOf(meeting)));
          if (again.length > 0) expect(canPair(paired.flatMap(namesOf), met)).toBe(false);
          for (const meeting of paired) met.add(pairOf(meeting));
        }
      }),
      { numRuns: 300 },
    );
    for (const entrants of [16, 33, 64]) {
      const over = playOut(
        fresh("swiss", entrants, { rounds: usualRounds(entrants) + 4 }),
        resultBy(entrants),
      );
      const pairs = meetingsOf(over).flat().map(pairOf);
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  it("gives nobody a second bye before everybody has had one, and the first to the last", () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 7, 9, 11), fc.integer(), (count, seed) => {
        const over = playOut(fresh("swiss", count, { rounds: count - 1 }), resultBy(seed));
        const byes = meetingsOf(over).flatMap((round) => round.filter(({ other }) => other === undefined));
        expect(byes.length).toBe(count - 1);
        expect(new Set(byes.map(({ one }) => one)).size).toBe(byes.length);
        expect(byes[0].one).toBe(`p${count}`);
      }),
      { numRuns: 100 },
    );
  });

  it("finds the strongest, and pairs those who have done as well", () => {
    const over = playOut(fresh("swiss", 16), asDrawn);
    expect(meetingsOf(over).length).toBe(4);
    const table = standings(over);
    expect(table[0]).toMatchObject({ entrant: "p1", points: 8, rank: 1 });
    expect(table.filter(({ points }) => points === 8).length).toBe(1);
    expect(meetingsOf(over)[0].map(pairOf)[0]).toBe("p1 p9");
  });

  it("breaks ties by the points of the opponents first", () => {
    const over = playOut(fresh("swiss", 8), asDrawn);
    const [, second, third] = standings(over);
    expect([second.points, third.points]).toEqual([4, 4]);
    expect(second.tieBreaks[0]).toBeGreaterThanOrEqual(third.tieBreaks[0]);
  });
});

describe("A cup", () => {
  it("has the right bracket for every size", () => {
    for (let entrants = 4; entrants <= 64; entrants++) {
      const over = playOut(fresh("cup", entrants), asDrawn);
      const rounds = meetingsOf(over);
      expect(rounds.length).toBe(Math.ceil(Math.log2(entrants)));
      const [first] = rounds;
      const byes = first.filter(({ other }) => other === undefined).map(({ one }) => one);
      expect([...byes].sort()).toEqual(field(2 ** rounds.length - entrants).sort());
      for (const round of rounds.slice(1)) expect(round.every(({ other }) => other !== undefined)).toBe(true);
      expect(rounds.at(-1)?.map(pairOf)).toEqual(["p1 p2"]);
      expect(rounds.at(-2)?.map(pairOf).sort()).toEqual(["p1 p4", "p2 p3"]);
      const table = standings(over);
      expect(table.slice(0, 2).map(({ entrant }) => entrant)).toEqual(["p1", "p2"]);
      expect(table.slice(2, 4).map(({ rank }) => rank)).toEqual([3, 3]);
    }
    expect(draw(8)).toEqual([0, 7, 4, 3, 2, 5, 6, 1]);
  });

  it("gives a level meeting to who stands higher in the draw", () => {
    const over = playOut(fresh("cup", 8), () => 0.5);
    expect(standings(over)[0].entrant).toBe("p1");
  });
});

it("As many pairs are made as can be, found by trying everything", () => {
  const most = (left: readonly number[], friends: ReadonlySet<string>): number => {
    if (left.length < 2) return 0;
    const [one, ...others] = left;
    return Math.max(
      most(others, friends),
      ...others
        .filter((other) => friends.has(`${one} ${other}`))
        .map(
          (other) =>
            1 +
            most(
              others.filter((left) => left !== other),
              friends,
            ),
        ),
    );
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.array(fc.boolean(), { minLength: 45, maxLength: 45 }),
      (size, edges) => {
        const friends = new Set<string>();
        let at = 0;
        for (let one = 0; one < size; one++)
          for (let other = one + 1; other < size; other++)
            if (edges[at++]) friends.add(`${one} ${other}`).add(`${other} ${one}`);
        const partner = matched(size, (one, other) => friends.has(`${one} ${other}`));
        for (const [one, other] of partner.entries()) {
          if (other === undefined) continue;
          expect(partner[other]).toBe(one);
          expect(friends.has(`${one} ${other}`)).toBe(true);
        }
        const pairs = partner.filter((other) => other !== undefined).length / 2;
        expect(pairs).toBe(
          most(
            Array.from({ length: size }, (_, index) => index),
            friends,
          ),
        );
      },
    ),
    { numRuns: 500 },
  );
});
