import {
  CHANCE,
  type Choice,
  type Decision,
  fastRandom,
  foresee,
  type Game,
  type GameInfo,
  type LogEvent,
  nextQuestion,
  type Play,
  type Position,
  type Random,
  type Viewer,
} from "../index.ts";
import { everyGame, insist, keys, type Length, same, sometimes } from "./trial.ts";

const viewers = (game: GameInfo): Viewer[] => [...game.roles.map((role) => role.seat), "spectator"];

/** What no viewer may learn, and what follows from what it may know (docs/secrets.md). */
export function lawsOfSecrets<S extends Position>(
  game: Game<S>,
  length: Length,
): Readonly<Record<"T8" | "T9" | "T17" | "T20", () => void>> {
  const scenarios = game.scenarios.map((scenario) => scenario.id);
  const seats = game.roles.map((role) => role.seat);
  return {
    T8: () => {
      everyGame(game, length, (match, random) => {
        const viewer = viewers(game)[random.below(seats.length + 1)];
        const truth = match.state;
        const world = game.determinize(truth, viewer, random);
        same(
          game.view(world, viewer),
          game.view(truth, viewer),
          `${viewer} sees a difference between two worlds it cannot tell apart`,
        );
      });
      const counterparts: Counterparts = new Map();
      for (const scenario of scenarios) {
        const random = fastRandom(8);
        for (let count = 0; count < length.games; count++) {
          const state = game.setup(scenario, {});
          while (!game.outcome(state)) {
            for (const viewer of viewers(game))
              sideBySide(game, state, game.determinize(state, viewer, random), viewer, random, counterparts);
            randomStretch(game, state, random);
          }
        }
      }
    },

    T9: () => {
      /** By what a viewer sees, wherever it has come from: the world that one and the same luck makes of it. */
      const worlds = new Map<string, string>();
      everyGame(game, length, (match, random) => {
        const viewer = viewers(game)[random.below(seats.length + 1)];
        const truth = match.state;
        const before = JSON.stringify(game.save(truth));
        const seed = random.below(1e6);
        const world = game.determinize(truth, viewer, fastRandom(seed));
        same(
          game.save(game.determinize(truth, viewer, fastRandom(seed))),
          game.save(world),
          "determinize draws on something else than the caller's randomness",
        );
        insist(JSON.stringify(game.save(truth)) === before, "determinize has changed the truth");
        same(game.invariants(world), [], "determinize makes a world that cannot be");
        same(
          game.save(game.determinize(world, viewer, fastRandom(seed + 1))),
          game.save(game.determinize(truth, viewer, fastRandom(seed + 1))),
          `determinize goes by something that ${viewer} cannot know`,
        );
        if (!game.secrets) return;
        const seen = `${viewer} ${JSON.stringify(game.view(truth, viewer))}`;
        const made = JSON.stringify(game.save(game.determinize(truth, viewer, fastRandom(0))));
        insist(
          (worlds.get(seen) ?? made) === made,
          `determinize makes two worlds of what looks the same to ${viewer}`,
        );
        worlds.set(seen, made);
      });
    },

    T17: () =>
      everyGame(
        game,
        length,
        sometimes(game.secrets ? 2 : 24, (match, random) => {
          const decision = match.decision as Decision;
          const { seat } = decision;
          const { checkpoint, since } = match.stretch;
          const truth = new Table(game, checkpoint, seat);
          const world = new Table(game, game.determinize(checkpoint, seat, random), seat);
          for (const choice of since) {
            const secret = truth.decision?.secret;
            insist(
              secret === undefined || secret.includes(seat),
              `${seat} is asked rule ${decision.rule} before the stretch ends in which something was hidden from it`,
            );
            insist(
              world.decision?.choices.includes(choice) === true,
              `${choice.key}, which was chosen, is not listed in another world`,
            );
            truth.take(choice);
            world.take(choice);
            same(truth.told, world.told, `${seat} has learnt something since the checkpoint`);
          }
          same(
            world.decision && question(world.decision),
            question(decision),
            `${seat} would be asked something else at rule ${decision.rule} in another world`,
          );
          same(
            game.view(world.state, seat),
            game.view(match.state, seat),
            `${seat} would see something else at rule ${decision.rule} in another world`,
          );
          same(
            foresee(game, decision, { checkpoint: game.determinize(checkpoint, seat, random), since }),
            foresee(game, decision, { checkpoint, since }),
            `what its choices lead to at rule ${decision.rule} tells ${seat} something`,
          );
        }),
      ),

    T20: () => {
      /** By what the umpire sees, what everybody sees. */
      const sights = new Map<string, string>();
      everyGame(
        game,
        length,
        sometimes(game.secrets ? 2 : 24, ({ state }, random) => {
          const whole = JSON.stringify(game.view(state, "umpire"));
          const views = viewers(game).map((viewer) => JSON.stringify(game.view(state, viewer)));
          if (!game.secrets)
            insist(
              views.every((view) => view === whole),
              "somebody sees something else, but the game has no secrets",
            );
          const sight = views.join();
          insist((sights.get(whole) ?? sight) === sight, "somebody sees what the umpire does not");
          sights.set(whole, sight);
          same(
            game.save(game.determinize(state, "umpire", random)),
            game.save(state),
            "the umpire's world is not the truth",
          );
        }),
      );
    },
  };
}

/** Play from this checkpoint to the next at random. */
function randomStretch<S extends Position>(game: Game<S>, state: S, random: Random): void {
  const play = game.play(state);
  for (let open = nextQuestion(play); open; )
    open = nextQuestion(play, open.choices[random.below(open.choices.length)]);
}

/** One of two worlds that are played side by side from a checkpoint to the next, and what the viewer is told in it. */
class Table<S extends Position> {
  readonly #game: Game<S>;
  readonly #from: S;
  readonly #viewer: Viewer;
  readonly #answers: Choice[] = [];
  readonly state: S;
  /** What the viewer was told since the last answer. */
  told: LogEvent[] = [];
  decision: Decision | undefined;
  readonly #play: Play;

  constructor(game: Game<S>, from: S, viewer: Viewer) {
    this.#game = game;
    this.#from = from;
    this.#viewer = viewer;
    this.state = game.clone(from);
    this.state.log = (event) => {
      if (event.audience === undefined || event.audience.includes(viewer)) this.told.push(event);
    };
    this.#play = game.play(this.state);
    this.decision = nextQuestion(this.#play);
  }

  take(choice: Choice): void {
    this.told = [];
    this.#answers.push(choice);
    this.decision = nextQuestion(this.#play, choice);
  }

  /** Go on over answers that are hidden from the viewer, whatever they are; says whether there were any. */
  drain(draw: (choices: readonly Choice[]) => Choice): boolean {
    const told = [...this.told];
    let isDrained = false;
    while (this.decision?.secret && !this.decision.secret.includes(this.#viewer)) {
      this.take(draw(this.decision.choices));
      told.push(...this.told);
      isDrained = true;
    }
    this.told = told;
    return isDrained;
  }

  /** What the viewer would be told if this were chosen. */
  toldBy(choice: Choice): LogEvent[] {
    const other = new Table(this.#game, this.#from, this.#viewer);
    for (const answer of [...this.#answers, choice]) other.take(answer);
    return other.told;
  }
}

/** How often an act of somebody else that looks otherwise in another world had one there that looks the same. */
type Counterparts = Map<string, { tried: number; found: number }>;
/** So often it may have none before that is taken for a leak: what is told of such acts names something hidden. */
const MOST_WITHOUT = 40;

/**
 * Play two worlds that a viewer cannot tell apart side by side from a checkpoint. For as long as the viewer is told the
 * same in both, all that it is asked and shown must be equal, too. It may be told different things only by an event that
 * reveals, or because somebody else did something else: that ends the comparison, and nothing else does.
 */
function sideBySide<S extends Position>(
  game: Game<S>,
  truth: S,
  world: S,
  viewer: Viewer,
  random: Random,
  counterparts: Counterparts,
): void {
  const a = new Table(game, truth, viewer);
  const b = new Table(game, world, viewer);
  const revealed = ({ told }: Table<S>) => JSON.stringify(told.filter((event) => event.reveals));
  const draw = (choices: readonly Choice[]): Choice => choices[random.below(choices.length)];
  for (;;) {
    // Nobody else learns how many answers were given in secret: each table goes on over its own.
    const isDrained = [a, b].map((table) => table.drain(draw)).includes(true);
    if (revealed(a) !== revealed(b)) return;
    same(a.told, b.told, `${viewer} is told something else in another world`);
    same(
      game.view(a.state, viewer),
      game.view(b.state, viewer),
      `${viewer} is shown something else in another world`,
    );
    const [first, second] = [a.decision, b.decision];
    if (isDrained && (first === undefined) !== (second === undefined)) return;
    insist(
      (first === undefined) === (second === undefined),
      `${viewer} can tell two worlds apart by how long they play`,
    );
    if (!first || !second) return;
    insist(first.seat === second.seat, `${viewer} can tell two worlds apart by who decides`);
    if (first.seat === viewer)
      same(question(first), question(second), `${viewer} is asked something else in another world`);
    if (first.seat === viewer || first.seat === CHANCE || !game.secrets) {
      const shared = first.choices.filter((choice) => second.choices.includes(choice));
      if (shared.length === 0) return;
      const choice = draw(shared);
      a.take(choice);
      b.take(choice);
      continue;
    }
    const choice = draw(first.choices);
    a.take(choice);
    const looks = JSON.stringify(a.told);
    const inTurn = [choice, ...second.choices].filter((other) => second.choices.includes(other));
    const alike = inTurn.find((other) => JSON.stringify(b.toldBy(other)) === looks);
    if (alike !== choice) {
      const kind = `${first.rule} ${first.about.kind}`;
      const count = counterparts.get(kind) ?? { tried: 0, found: 0 };
      counterparts.set(kind, count);
      count.tried++;
      if (alike) count.found++;
      insist(
        count.found > 0 || count.tried < MOST_WITHOUT,
        `what ${viewer} is told of what others do at rule ${kind} never looks the same in another world`,
      );
    }
    if (!alike) return;
    b.take(alike);
  }
}

const question = (decision: Decision): unknown => ({
  rule: decision.rule,
  about: decision.about,
  choices: keys(decision),
  closed: decision.closed?.(),
});
