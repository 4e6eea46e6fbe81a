import {
  ask,
  type Bar,
  CHANCE,
  type Choice,
  ChoiceBook,
  type Closed,
  type Decision,
  type Game,
  type Json,
  type LogEvent,
  type Outcome,
  type Play,
  type Position,
  type Random,
  type Seat,
  type Viewer,
} from "../index.ts";

/**
 * A game of five minutes with everything that can be hidden: two sides of three pieces each face each other along a row of
 * seven spots, and nobody sees the other's ranks. In each of four rounds both allot sorties in secret, whoever allots more
 * moves first and draws a chit, and each may move a piece by one spot. Who moves onto an enemy fights: both pieces are
 * shown, the attacker may add its chit, the stronger one stays. A gun (rank 3) never moves, and a rank 1 does
 * not attack a gun that has been shown. Small enough that every world can be counted.
 */
export class Ambush implements Position {
  log: ((event: LogEvent) => void) | undefined = undefined;
  stage: Stage = "deal";
  round: number = 0;
  /** By piece: 0 to 2 are East's, 3 to 5 West's. No rank: not dealt yet. No spot: lost. */
  rank: number[] = [0, 0, 0, 0, 0, 0];
  at: number[] = [0, 1, 2, 6, 5, 4];
  shown: boolean[] = [false, false, false, false, false, false];
  moved: boolean[] = [false, false, false, false, false, false];
  /** By side, while there is one. */
  chit: [number, number] = [NONE, NONE];
  sorties: [number, number] = [NONE, NONE];
  first: Side = 0;
  turn: Side = 0;
  attacker: number = NONE;
  defender: number = NONE;
}

type Side = 0 | 1;
type Stage = "deal" | "allot" | "draw" | "first" | "second" | "fight";

const NONE = -1;
const SPOTS = 7;
const ROUNDS = 4;
const GUN = 3;
const SEATS: readonly [Seat, Seat] = ["east", "west"];
const PIECES = [0, 1, 2, 3, 4, 5] as const;

const book = new ChoiceBook();
const button = { on: "button" } as const;
const onSpot = (spot: number) => ({ on: "hex", id: `${spot}` }) as const;
const RANKS: readonly Choice<number>[] = [1, 2, 3].map((rank) =>
  book.define(`rank:${rank}`, rank, button, { key: "rank", rank }),
);
const SORTIES: readonly Choice<number>[] = [0, 1, 2].map((count) =>
  book.define(`sorties:${count}`, count, button, { key: "sorties", count }),
);
const CHITS: readonly Choice<number>[] = [0, 1, 2].map((chit) =>
  book.define(`chit:${chit}`, chit, button, { key: "chit", chit }),
);
const spots = Array.from({ length: SPOTS }, (_, spot) => spot);
const FROM = spots.map((spot) => book.define(`from:${spot}`, spot, onSpot(spot), { key: "from", spot }));
const TO = spots.map((spot) => book.define(`to:${spot}`, spot, onSpot(spot), { key: "to", spot }));
const PASS: Choice<number> = book.define("pass", NONE, button, { key: "pass" });
const ADD = book.define("add", true, button, { key: "add" });
const KEEP = book.define("keep", false, button, { key: "keep" });

const sideOf = (piece: number): Side => (piece < 3 ? 0 : 1);
const piecesOf = (side: Side): readonly number[] => PIECES.filter((piece) => sideOf(piece) === side);
const pieceAt = (g: Ambush, spot: number): number => g.at.indexOf(spot);
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** 1 The next piece gets one of its side's ranks that is left, for its owner alone to know. */
function* deal(g: Ambush): Play {
  const piece = g.rank.indexOf(0);
  const side = sideOf(piece);
  const left = RANKS.filter(({ value }) => !piecesOf(side).some((other) => g.rank[other] === value));
  const secret = [SEATS[side]];
  g.rank[piece] = yield* ask({
    seat: CHANCE,
    rule: "1",
    about: { kind: "deal", piece },
    choices: left,
    secret,
  });
  g.log?.({ kind: "dealt", rule: "1", audience: secret });
  if (!g.rank.includes(0)) g.stage = "allot";
}

/** 2 Sorties are allotted in secret and shown together: who has more goes first, East if they are equal. */
function* allot(g: Ambush): Play {
  const side: Side = g.sorties[0] === NONE ? 0 : 1;
  const secret = [SEATS[side]];
  g.sorties[side] = yield* ask({
    seat: SEATS[side],
    rule: "2",
    about: { kind: "allot" },
    choices: SORTIES,
    secret,
  });
  g.log?.({ kind: "allots", rule: "2", audience: secret });
  if (side === 0) return;
  const [east, west] = g.sorties;
  g.first = west > east ? 1 : 0;
  g.stage = "draw";
  g.log?.({ kind: "allotted", rule: "2", reveals: true, east, west } as LogEvent);
}

/** 3 Whoever goes first draws a chit, and looks at it alone. */
function* draw(g: Ambush): Play {
  const secret = [SEATS[g.first]];
  g.chit[g.first] = yield* ask({ seat: CHANCE, rule: "3", about: { kind: "draw" }, choices: CHITS, secret });
  g.log?.({ kind: "drawn", rule: "3", audience: secret });
  g.turn = g.first;
  g.stage = "first";
}

/** 4 Why a piece cannot be moved. */
function pieceBar(g: Ambush, piece: number): Bar | undefined {
  if (g.rank[piece] === GUN) return { rule: "4", why: { key: "gun" } };
  const isStuck = [g.at[piece] - 1, g.at[piece] + 1].every((spot) => spotBar(g, piece, spot) !== undefined);
  return isStuck ? { rule: "4", why: { key: "stuck" } } : undefined;
}

/** 4, 5 Why a piece cannot go to a spot. */
function spotBar(g: Ambush, piece: number, spot: number): Bar | undefined {
  if (spot < 0 || spot >= SPOTS) return { rule: "4", why: { key: "edge" } };
  const there = pieceAt(g, spot);
  if (there === NONE) return undefined;
  if (sideOf(there) === sideOf(piece)) return { rule: "4", why: { key: "own" } };
  const isShownGun = g.shown[there] && g.rank[there] === GUN;
  return isShownGun && g.rank[piece] === 1 ? { rule: "5", why: { key: "shown-gun" } } : undefined;
}

const closedBy = (choice: Choice, bar: Bar | undefined): Closed[] =>
  bar ? [{ key: choice.key, place: choice.place, label: choice.label, ...bar }] : [];

/** 4 Move a piece, or pass. Asked also when passing is all there is, for that would tell where the guns are. */
function* move(g: Ambush): Play {
  const seat = SEATS[g.turn];
  const own = piecesOf(g.turn).filter((piece) => g.at[piece] !== NONE);
  const mobile = own.filter((piece) => pieceBar(g, piece) === undefined);
  const from = yield* ask<number>({
    seat,
    rule: "4",
    about: { kind: "piece" },
    choices: [...mobile.map((piece) => FROM[g.at[piece]]), PASS],
    closed: () => own.flatMap((piece) => closedBy(FROM[g.at[piece]], pieceBar(g, piece))),
    telling: true,
  });
  if (from === NONE) {
    g.log?.({ kind: "passed", rule: "4" });
    return endMove(g);
  }
  const piece = pieceAt(g, from);
  const near = [from - 1, from + 1].filter((spot) => spot >= 0 && spot < SPOTS);
  const to = yield* ask<number>({
    seat,
    rule: "4",
    about: { kind: "spot", from },
    choices: near.filter((spot) => spotBar(g, piece, spot) === undefined).map((spot) => TO[spot]),
    closed: () => near.flatMap((spot) => closedBy(TO[spot], spotBar(g, piece, spot))),
    telling: true,
  });
  g.moved[piece] = true;
  const there = pieceAt(g, to);
  if (there === NONE) {
    g.at[piece] = to;
    g.log?.({ kind: "moved", rule: "4", from, to } as LogEvent);
    return endMove(g);
  }
  g.shown[piece] = g.shown[there] = true;
  [g.attacker, g.defender] = [piece, there];
  const ranks = [g.rank[piece], g.rank[there]];
  g.log?.({ kind: "contact", rule: "5", reveals: true, from, to, ranks } as LogEvent);
}

/** 5 The attacker may add its chit; the weaker piece is lost, both if they are equal. */
function* fight(g: Ambush): Play {
  const { attacker, defender } = g;
  const side = sideOf(attacker);
  let strength = g.rank[attacker];
  if (g.chit[side] !== NONE) {
    const adds = yield* ask({
      seat: SEATS[side],
      rule: "5",
      about: { kind: "support" },
      choices: [ADD, KEEP],
    });
    if (adds) {
      strength += g.chit[side];
      g.log?.({ kind: "supported", rule: "5", reveals: true, chit: g.chit[side] } as LogEvent);
      g.chit[side] = NONE;
    }
  }
  const lost: number[] = [];
  if (strength <= g.rank[defender]) lost.push(attacker);
  if (strength >= g.rank[defender]) lost.push(defender);
  const to = g.at[defender];
  g.log?.({ kind: "lost", rule: "5", spots: lost.map((piece) => g.at[piece]) } as LogEvent);
  for (const piece of lost) g.at[piece] = NONE;
  if (!lost.includes(attacker)) g.at[attacker] = to;
  [g.attacker, g.defender] = [NONE, NONE];
  endMove(g);
}

function endMove(g: Ambush): void {
  if (g.stage === "first") {
    g.stage = "second";
    g.turn = otherOf(g.first);
    return;
  }
  g.stage = "allot";
  g.sorties = [NONE, NONE];
  g.round++;
}

function play(g: Ambush): Play {
  if (g.attacker !== NONE) return fight(g);
  switch (g.stage) {
    case "deal":
      return deal(g);
    case "allot":
      return allot(g);
    case "draw":
      return draw(g);
    default:
      return move(g);
  }
}

function outcome(g: Ambush): Outcome | undefined {
  if (g.attacker !== NONE) return undefined;
  const alive = ([0, 1] as const).map(
    (side) => piecesOf(side).filter((piece) => g.at[piece] !== NONE).length,
  );
  if (g.round < ROUNDS && alive[0] > 0 && alive[1] > 0) return undefined;
  const winners = alive[0] > alive[1] ? [SEATS[0]] : alive[1] > alive[0] ? [SEATS[1]] : [];
  return { winners, scores: { east: alive[0] / 3, west: alive[1] / 3 }, reason: "6" };
}

function clone(from: Ambush): Ambush {
  const g = Object.assign(new Ambush(), from);
  g.log = undefined;
  g.rank = from.rank.slice();
  g.at = from.at.slice();
  g.shown = from.shown.slice();
  g.moved = from.moved.slice();
  g.chit = [from.chit[0], from.chit[1]];
  g.sorties = [from.sorties[0], from.sorties[1]];
  return g;
}

function save({ log: _, ...rest }: Ambush): Json {
  return { ...rest };
}

function load(json: Json): Ambush {
  const from = json as object as Ambush;
  if (typeof from?.round !== "number" || !Array.isArray(from.rank)) throw new Error("not a state of Ambush");
  return clone(from);
}

function invariants(g: Ambush): string[] {
  const broken: string[] = [];
  for (const piece of PIECES) {
    const [rank, spot] = [g.rank[piece], g.at[piece]];
    const twins = piecesOf(sideOf(piece)).filter((other) => g.rank[other] === rank);
    if (rank > 0 && twins.length > 1) broken.push(`two pieces have rank ${rank}`);
    if (rank === GUN && g.moved[piece]) broken.push("a gun has moved");
    if (spot !== NONE && g.at.indexOf(spot) !== piece) broken.push(`two pieces stand at ${spot}`);
  }
  return broken;
}

const knows = (viewer: Viewer, side: Side): boolean => viewer === SEATS[side] || viewer === "umpire";

function view(g: Ambush, viewer: Viewer): Json {
  const rankOf = (piece: number): number | null =>
    g.shown[piece] || knows(viewer, sideOf(piece)) ? g.rank[piece] : null;
  const own = (of: readonly [number, number]): Json =>
    viewer === SEATS[0] ? of[0] : viewer === SEATS[1] ? of[1] : viewer === "umpire" ? of : null;
  const isAllotting = g.stage === "allot" || g.stage === "deal";
  return {
    stage: g.stage,
    round: g.round,
    first: g.first,
    turn: g.turn,
    dealt: g.rank.filter((rank) => rank > 0).length,
    row: spots.map((spot) => {
      const piece = pieceAt(g, spot);
      return piece === NONE
        ? null
        : {
            piece,
            side: SEATS[sideOf(piece)],
            rank: rankOf(piece),
            moved: g.moved[piece],
            shown: g.shown[piece],
          };
    }),
    lost: PIECES.filter((piece) => g.at[piece] === NONE).map((piece) => [
      piece,
      g.rank[piece],
      g.moved[piece],
    ]),
    fighting: g.attacker === NONE ? null : [g.at[g.attacker], g.at[g.defender]],
    chits: g.chit.map((chit) => chit !== NONE),
    chit: own(g.chit),
    sorties: isAllotting ? own(g.sorties) : g.sorties,
    allotted: g.sorties.map((sorties) => sorties !== NONE),
  };
}

/** Every way in which the ranks that nobody else has may lie under pieces of which this is known. */
export function* dealings(ranks: readonly number[], moved: readonly boolean[]): Generator<number[]> {
  if (moved.length === 0) {
    yield [];
    return;
  }
  for (const rank of ranks) {
    if (moved[0] && rank === GUN) continue;
    for (const rest of dealings(
      ranks.filter((other) => other !== rank),
      moved.slice(1),
    ))
      yield [rank, ...rest];
  }
}

function determinize(g: Ambush, viewer: Viewer, random: Random): Ambush {
  const world = clone(g);
  for (const side of [0, 1] as const) {
    if (knows(viewer, side)) continue;
    const hidden = piecesOf(side).filter((piece) => g.rank[piece] > 0 && !g.shown[piece]);
    const left = [1, 2, 3].filter(
      (rank) => !piecesOf(side).some((piece) => g.shown[piece] && g.rank[piece] === rank),
    );
    const ways = [
      ...dealings(
        left,
        hidden.map((piece) => g.moved[piece]),
      ),
    ];
    const way = ways[random.below(ways.length)];
    for (const [index, piece] of hidden.entries()) world.rank[piece] = way[index];
    if (g.chit[side] !== NONE) world.chit[side] = random.below(CHITS.length);
    if (g.stage === "allot" && g.sorties[side] !== NONE) world.sorties[side] = random.below(SORTIES.length);
  }
  return world;
}

export const ambush: Game<Ambush> = {
  id: "ambush",
  title: "Ambush",
  roles: [
    { seat: "east", name: "East" },
    { seat: "west", name: "West" },
  ],
  secrets: true,
  scenarios: [{ id: "plain", title: "Plain" }],
  options: [],
  bound: 6 + ROUNDS * 9,
  setup: () => new Ambush(),
  play,
  outcome,
  clone,
  save,
  load,
  invariants,
  view,
  determinize,
  choice: (key) => book.find(key),
  evaluate: (g, seat) => {
    const mine = piecesOf(seat === SEATS[0] ? 0 : 1).filter((piece) => g.at[piece] !== NONE).length;
    return mine / 3;
  },
  judgement: {
    features: ["alive"],
    measure: (g, into) => {
      into[0] = (g.at.filter((spot) => spot !== NONE).length - 3) / 3;
    },
    weights: { east: [0], west: [0] },
    beat: (g) => g.round,
    // To be warmer where the enemy is near: a bot that knew too much would be seen by it.
    appeal: (g, { choices, seat }: Decision, into) => {
      const enemies = piecesOf(seat === SEATS[0] ? 1 : 0);
      for (const [index, { value }] of choices.entries()) {
        const there = typeof value === "number" ? enemies.find((piece) => g.at[piece] === value) : undefined;
        into[index] = there === undefined ? 0 : 2 - g.rank[there];
      }
    },
  },
  landmarks: ["dealt", "allots", "allotted", "drawn", "passed", "moved", "contact", "supported", "lost"],
  landmark: (event) => event.kind,
  words: { en: {} },
};
