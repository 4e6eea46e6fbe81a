import {
  type ChanceSource,
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  type Json,
  Match,
  type Outcome,
  type Position,
  playOut,
  type Random,
  Refused,
  Run,
  readTranscript,
  totalWeight,
  type View,
  verify,
  writeTranscript,
} from "../index.ts";
import { lawsOfSecrets } from "./secrets.ts";
import { Broken, everyGame, insist, keys, type Length, same, sometimes, walk } from "./trial.ts";

/** The same outcomes again: for comparing two futures. */
const sameChance = (seed: number): ChanceSource => fastChance(fastRandom(seed));

function finish<S extends Position>(match: Match<S>, seed: number): string {
  const random = fastRandom(seed);
  while (match.decision) chooseAny(match, random);
  return match.hash;
}

const begun = <S extends Position>(game: Game<S>, scenario: string, seed: number): Match<S> =>
  Match.start(game, { scenario, chance: sameChance(seed) });

function chooseAny<S extends Position>(match: Match<S>, random: Random): void {
  const { seat, choices } = match.decision as Decision;
  match.choose(seat, choices[random.below(choices.length)].key);
}

const refused = (act: () => void): Refused => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Broken("something unlisted was accepted");
};

export type Law =
  | "T1"
  | "T2"
  | "T3"
  | "T4"
  | "T5"
  | "T6"
  | "T7"
  | "T8"
  | "T9"
  | "T10"
  | "T12"
  | "T13"
  | "T14"
  | "T16"
  | "T17"
  | "T20";

export const LAWS: Readonly<Record<Law, string>> = {
  T1: "random games end within the bound, with a legal choice at every decision",
  T2: "choices are deterministic, unique and all accepted; anything else is refused and changes nothing",
  T3: "playing on never changes a clone, nor a view that was taken",
  T4: "save and restore give the same position and the same future",
  T5: "replaying the transcript gives every hash again",
  T6: "undo equals replay of the prefix and stops at dice, draws, reveals and other seats",
  T7: "chance outcomes are exhaustive and weighted",
  T8: "what a viewer cannot tell apart looks the same to it",
  T9: "determinize keeps what the viewer knows, and takes its randomness from the caller",
  T10: "a choice's key leads back to the choice",
  T12: "the invariants hold after every choice",
  T13: "outcomes are in bounds and the winners have the best score",
  T14: "random games come upon every landmark",
  T16: "matches played in turns equal the same ones played one after the other",
  T17: "a question, its list, its reasons and its marks follow from what the seat may know",
  T20: "from the umpire nothing is hidden, and without secrets all see the same",
};

/** The laws as plain functions that throw: the kit registers them, and the kit's own tests break them. */
export function laws<S extends Position>(game: Game<S>, length: Length): Readonly<Record<Law, () => void>> {
  const scenarios = game.scenarios.map((scenario) => scenario.id);
  const seats = game.roles.map((role) => role.seat);

  const everyPlayout = (
    look: (decision: Decision, state: S) => void,
    done: (outcome: Outcome, decisions: number) => void,
  ): void => {
    for (const scenario of scenarios) {
      for (let seed = 1; seed <= length.playouts; seed++) {
        const random = fastRandom(seed);
        const state = game.setup(scenario, {});
        const tally = { decisions: 0 };
        try {
          const outcome = playOut(
            game,
            state,
            (decision) => {
              look(decision, state);
              return decision.choices[random.below(decision.choices.length)];
            },
            fastChance(random),
            tally,
          );
          done(outcome, tally.decisions);
        } catch (error) {
          throw new Broken(
            `${(error as Error).message}\n  ${game.id}, scenario ${scenario}, playout seed ${seed}`,
            { cause: error },
          );
        }
      }
    }
  };

  return {
    T1: () =>
      everyPlayout(
        (decision) =>
          insist(
            decision.choices.length > 0,
            `rule ${decision.rule} leaves ${decision.seat} without a choice`,
          ),
        (_, decisions) =>
          insist(
            decisions <= game.bound,
            `a game took ${decisions} decisions, more than the bound of ${game.bound}`,
          ),
      ),

    T2: () => {
      everyGame(
        game,
        length,
        sometimes(8, (match) => {
          const decision = match.decision as Decision;
          const { seat } = decision;
          const listed = keys(decision);
          insist(
            new Set(listed).size === listed.length,
            `rule ${decision.rule} lists a choice twice: ${listed.join(" ")}`,
          );
          same(
            keys(match.fork(sameChance(1)).decision),
            listed,
            "the list of choices is not the same the second time",
          );
          const before = match.hash;
          for (const other of seats) {
            if (other === seat) continue;
            insist(match.choices(other).length === 0, `${other} is offered choices out of turn`);
            insist(
              refused(() => match.choose(other, listed[0])).code === "out-of-turn",
              "a foreign choice is not told apart",
            );
          }
          for (const key of ["", `${listed[0]}x`, `x${listed[0]}`, "__proto__", listed.join(" ")]) {
            if (listed.includes(key)) continue;
            insist(refused(() => match.choose(seat, key)).message.length > 0, "a refusal gives no reason");
          }
          insist(
            refused(() => match.choose(seat, listed[0], match.number - 1)).code === "stale",
            "a stale choice is not told apart",
          );
          insist(match.hash === before, "a refusal has changed the position");
          for (const key of listed) match.fork(sameChance(2)).choose(seat, key);
          insist(match.hash === before, "a fork has changed the position");
        }),
      );
    },

    T3: () => {
      let taken: { readonly view: View; readonly text: string } | undefined;
      everyGame(
        game,
        length,
        sometimes(24, (match) => {
          insist(
            !taken || JSON.stringify(taken.view) === taken.text,
            "playing on has changed a view that was taken",
          );
          const view = match.view(seats[0]);
          taken = { view, text: JSON.stringify(view) };
          const original = match.state;
          const before = JSON.stringify(game.save(original));
          const clone = game.clone(original);
          same(game.save(clone), game.save(original), "a clone is not equal to its original");
          scramble(game, match);
          insist(
            JSON.stringify(game.save(original)) === before,
            "playing on a clone has changed the original",
          );
        }),
      );
    },

    T4: () =>
      everyGame(
        game,
        length,
        sometimes(24, (match, random) => {
          const text = JSON.stringify(match.save());
          const seed = random.below(1e6);
          const [a, b] = [sameChance(seed), sameChance(seed)];
          const restored = Match.restore(game, JSON.parse(text), a);
          insist(restored.hash === match.hash, "the restored match has another hash");
          same(keys(restored.decision), keys(match.decision), "the restored match asks something else");
          same(restored.save(), match.save(), "saving the restored match gives another save");
          insist(restored.floor === match.floor, "the restored match forgets how far undo may go");
          insist(
            finish(restored, seed) === finish(match.fork(b), seed),
            "the restored match has another future",
          );
          const state = game.save(match.state);
          same(
            game.save(game.load(JSON.parse(JSON.stringify(state)) as Json)),
            state,
            "state to JSON to state is no fixed point",
          );
        }),
      ),

    T5: () =>
      everyGame(
        game,
        length,
        () => undefined,
        (match) => {
          const text = writeTranscript(match);
          const again = verify(game, readTranscript(text));
          insist(again.hash === match.hash, "the transcript leads to another end");
          insist(writeTranscript(again) === text, "the transcript of the replay is another");
        },
      ),

    T6: () => {
      const trail = new Map<number, { readonly hash: string; readonly seat: string }>();
      everyGame(game, length, (match, random) => {
        const here = match.entries.length;
        if (here === 0) trail.clear();
        const seat = (match.decision as Decision).seat;
        trail.set(here, { hash: match.hash, seat });
        if (random.below(6) > 0) return;
        refused(() => match.undo(match.floor - 1));
        for (let at = match.floor; at < here; at++) {
          insist(
            match.entries[at].seat === seat,
            "undo would take back a die, a draw or another seat's choice",
          );
        }
        if (match.floor === here) {
          insist(refused(() => match.undo()).code === "nothing-to-undo", "undo goes behind the floor");
          return;
        }
        const to = match.floor + random.below(here - match.floor);
        const choices = match.entries.slice(to);
        const events = JSON.stringify(match.events);
        match.undo(to);
        insist(match.hash === trail.get(to)?.hash, "undo does not lead back to the position it came from");
        insist(match.decision?.seat === seat, "undo has changed whose turn it is");
        for (const entry of choices) match.choose(entry.seat, entry.key);
        insist(match.hash === trail.get(here)?.hash, "the same choices after undo lead elsewhere");
        insist(JSON.stringify(match.events) === events, "undo has garbled the log");
      });
    },

    T7: () => {
      for (const scenario of scenarios) {
        const random = fastRandom(7);
        const check = (question: Decision): void => {
          const { weights, choices } = question;
          insist(
            weights === undefined || weights.length === choices.length,
            `rule ${question.rule}: an outcome has no weight`,
          );
          insist(
            weights?.every((weight) => Number.isInteger(weight) && weight > 0) ?? true,
            `rule ${question.rule}: a weight is no positive integer`,
          );
          insist(totalWeight(question) > 0, `rule ${question.rule}: nothing can happen`);
          insist(
            new Set(keys(question)).size === choices.length,
            `rule ${question.rule}: an outcome is listed twice`,
          );
        };
        const chance = fastChance(random);
        const checked: ChanceSource = {
          answer(question, asked) {
            check(question);
            const index = chance.answer(question, asked);
            insist(index >= 0 && index < question.choices.length, "chance has answered beyond the outcomes");
            return index;
          },
        };
        for (let game_ = 0; game_ < length.games; game_++) {
          playOut(
            game,
            game.setup(scenario, {}),
            (decision) => decision.choices[random.below(decision.choices.length)],
            checked,
          );
        }
      }
    },

    ...lawsOfSecrets(game, length),

    T10: () =>
      everyPlayout(
        (decision) => {
          for (const choice of decision.choices) sameChoice(game, choice);
        },
        () => undefined,
      ),

    T12: () =>
      everyPlayout(
        (decision, state) => {
          const broken = game.invariants(state);
          insist(broken.length === 0, `before rule ${decision.rule}: ${broken.join("; ")}`);
        },
        () => undefined,
      ),

    T13: () =>
      everyPlayout(
        () => undefined,
        (outcome) => {
          const scores = Object.entries(outcome.scores);
          same(scores.map(([seat]) => seat).sort(), [...seats].sort(), "not every seat has a score");
          insist(
            scores.every(([, score]) => score >= 0 && score <= 1),
            "a score is out of bounds",
          );
          const best = Math.max(...scores.map(([, score]) => score));
          insist(
            outcome.winners.every((winner) => outcome.scores[winner] === best),
            "a winner has not the best score",
          );
          insist(outcome.reason.length > 0, "the outcome has no reason");
        },
      ),

    T16: () => {
      for (const scenario of scenarios) {
        const seeds = [1, 2].map((seed) => seed + length.games);
        const apart = seeds.map((seed) => finish(begun(game, scenario, seed), seed));
        const open = seeds.map((seed) => ({ match: begun(game, scenario, seed), random: fastRandom(seed) }));
        while (open.some(({ match }) => match.decision))
          for (const { match, random } of open) if (match.decision) chooseAny(match, random);
        same(
          open.map(({ match }) => match.hash),
          apart,
          "two matches played in turns are not what they are one after the other",
        );
      }
    },

    T14: () => {
      const missing = landmarkCounts(game, length.playouts).filter(([, count]) => count === 0);
      insist(missing.length === 0, `never seen in random games: ${missing.map(([name]) => name).join(", ")}`);
    },
  };
}

function sameChoice<S extends Position>(game: Game<S>, choice: Choice): void {
  const found = game.choice(choice.key);
  insist(found !== undefined, `the key "${choice.key}" leads nowhere`);
  same(found, choice, `the key "${choice.key}" leads to another choice`);
}

/** Play on at random on a copy. */
function scramble<S extends Position>(game: Game<S>, match: Match<S>): void {
  finish(match.fork(sameChance(3)), 3);
  const random = fastRandom(4);
  const state = game.clone(match.state);
  const run = new Run(game, state);
  for (let question = run.next(), count = 0; question && count < 50; count++)
    question = run.next(question.choices[random.below(question.choices.length)]);
}

/** How often each landmark comes up in random games of all scenarios. */
export function landmarkCounts<S extends Position>(game: Game<S>, playouts: number): [string, number][] {
  const counts = new Map(game.landmarks.map((name) => [name, 0]));
  for (const { id } of game.scenarios) {
    for (let seed = 1; seed <= playouts; seed++) {
      const random = fastRandom(seed);
      const state = game.setup(id, {});
      state.log = (event) => {
        const name = game.landmark(event);
        if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
      };
      playOut(
        game,
        state,
        (decision) => decision.choices[random.below(decision.choices.length)],
        fastChance(random),
      );
    }
  }
  return [...counts];
}

/** A whole random game as readable text, a line per answer, with the hash of each position (T11). */
export function goldenGame<S extends Position>(game: Game<S>, scenario: string, seed: number): string {
  const match = walk(game, scenario, seed, () => undefined);
  const lines = match.entries.map(
    (entry, index) =>
      `${String(index + 1).padStart(4)}  ${entry.seat.padEnd(8)} ${entry.key.padEnd(24)} ${entry.hash}`,
  );
  return [
    `${game.id} · ${scenario} · seed ${seed}`,
    ...lines,
    `outcome ${JSON.stringify(match.outcome)}`,
    "",
  ].join("\n");
}
