import { type Choice, type Decision, fastRandom, type LogEvent, type Position } from "@sandtable/engine";
import { playOn } from "./ahead.ts";
import type { Bot, Course, Exception, Intent, Thinking, Thought } from "./bot.ts";
import { fate } from "./fate.ts";
import { instinctively, otherwise } from "./instinct.ts";
import { replay } from "./replay.ts";
import type { SearchSettings } from "./settings.ts";

/** A plan for the turn: what the officer does, but for some exceptions; and what the looks along it have shown. */
interface Plan {
  readonly exceptions: readonly Exception[];
  /** What was asked and answered when it was made. */
  readonly foreseen: readonly string[];
  readonly keys: readonly string[];
  /** By look. */
  readonly values: number[];
  /** How far it is believed to be ahead of the officer's plan. */
  lead: number;
}

/** How a look along a plan is made. */
interface Guide {
  readonly exceptions: readonly Exception[];
  /** The question from which on to answer otherwise; none if negative. */
  readonly strayAt: number;
}

/** How a look ended: what was asked and done in the turn, and what came of it. */
interface Look {
  readonly exceptions: readonly Exception[];
  readonly foreseen: readonly string[];
  readonly keys: readonly string[];
  readonly value: number;
  /** Cards or player-turns that were played. */
  readonly length: number;
}

const OFFICERS: Guide = { exceptions: [], strayAt: -1 };
const PLANS_TOLD = 3;
/** How much two plans are taken to differ from look to look before it is seen. */
const UNKNOWN = 0.02;

/**
 * Open-loop search over whole turns. A plan is all that the seat answers until the card or player-turn ends: the
 * officer's answers, but for exceptions, so that it stays a plan when the dice fall otherwise. The officer's plan is the
 * first to be the best; others are made of the best by answering some questions otherwise, and challenge it. A look plays
 * a plan through in a world drawn anew, goes on by instinct for both sides up to the horizon, and takes the game's
 * evaluation there. Both plans meet the same fates, one after the other, for as long as the challenger is ahead; it takes
 * the place of the best once its lead is proved. Most challengers fail at the first look, so many can be tried.
 */
export const search = (settings: SearchSettings): Bot => ({
  think(thought) {
    const { game, decision, intent, random } = thought;
    const state = game.clone(thought.checkpoint);
    replay(thought, state);
    const beat = game.judgement.beat(state);
    if (intent?.beat !== beat) return new Search(thought, settings, beat, undefined).run();
    const { foreseen, exceptions } = intent;
    if (!isPlanned(settings, intent, beat, decision))
      return new Search(thought, settings, beat, foreseen.length > 0 ? intent : undefined).run();
    const usual = instinctively(game, state, decision, 0, random);
    const left = [...exceptions];
    const { key } = followed(left, decision, usual);
    return {
      key,
      intent: { beat, foreseen: foreseen.slice(1), exceptions: left },
      courses: [],
      looks: 0,
    };
  },
});

/** Whether a plan that was made answers a question: then nothing has to be thought anew. */
export const isPlanned = (
  { again }: SearchSettings,
  intent: Intent | undefined,
  beat: number,
  decision: Decision,
): boolean => intent?.beat === beat && (again === 0 || intent.foreseen[0] === questionOf(decision));

/** A question by its rule and what it lists: enough to notice that things went otherwise. */
function questionOf({ rule, choices }: Decision): string {
  return `${rule} ${choices.length} ${choices[0].key} ${choices[choices.length - 1].key}`;
}

/** A question by its words, and what instinct says to it. */
function circumstance({ rule, about }: Decision, usual: Choice): string {
  return `${rule} ${Object.values(about).join(" ")} ${usual.key}`;
}

/** The answer to a question by a plan: the usual one, or the first exception that is for it and can be made, which is then used up. */
function followed(exceptions: Exception[], decision: Decision, usual: Choice): Choice {
  if (exceptions.length === 0) return usual;
  const now = circumstance(decision, usual);
  for (let at = 0; at < exceptions.length; at++) {
    if (exceptions[at].asked !== now) continue;
    const choice = decision.choices.find(({ key }) => key === exceptions[at].key);
    if (!choice) continue;
    exceptions.splice(at, 1);
    return choice;
  }
  return usual;
}

/** How far one plan is ahead of another where both met the same fates, and the standard error of that. */
function compared(
  plan: Plan,
  other: Plan,
): { readonly looks: number; readonly lead: number; readonly error: number } {
  const looks = Math.min(plan.values.length, other.values.length);
  let sum = 0;
  let squares = UNKNOWN * UNKNOWN;
  for (let at = 0; at < looks; at++) {
    const lead = plan.values[at] - other.values[at];
    sum += lead;
    squares += lead * lead;
  }
  const lead = sum / looks;
  return { looks, lead, error: Math.sqrt(squares / looks - lead * lead) / Math.sqrt(looks) };
}

class Search<S extends Position> {
  readonly #thought: Thought<S>;
  readonly #settings: SearchSettings;
  readonly #beat: number;
  readonly #intent: Intent | undefined;
  /** Fate is shared: the n-th look along every plan meets the same dice. */
  readonly #luck: number;
  readonly #most: number;
  /** Whether the enemy is expected to do anything at all. */
  readonly #isWild: boolean;
  readonly #plans = new Map<string, Plan>();
  #best: Plan;
  #looks = 0;
  /** The looks, each by its length: one that meets the end of the game is short. */
  #spent = 0;

  constructor(thought: Thought<S>, settings: SearchSettings, beat: number, intent: Intent | undefined) {
    this.#thought = thought;
    this.#settings = settings;
    this.#beat = beat;
    this.#intent = intent;
    this.#luck = thought.random.below(0x40000000);
    this.#isWild = settings.wild !== undefined && (thought.wildness?.() ?? 0) > settings.wild;
    this.#best = this.#open(OFFICERS);
    const { looks, again, full, long } = settings;
    const questions = this.#best.keys.length;
    const share = Math.min(1, questions / full, long / questions) * (intent ? again : 1);
    this.#most = Math.max(1, Math.round(looks * share));
  }

  run(): Thinking {
    if (this.#intent) this.#challenge(this.#open({ exceptions: this.#intent.exceptions, strayAt: -1 }));
    while (!this.#isOver()) {
      // Where all challengers fail at once, the best would hardly be known.
      if (this.#best.values.length < Math.sqrt(this.#looks)) this.#lookAlong(this.#best);
      else this.#challenge(this.#open(this.#stray()));
    }
    return this.#told();
  }

  #isOver(): boolean {
    return this.#spent >= this.#most || this.#thought.hurry?.() === true;
  }

  /** The plan that a first look comes to. If it is known already it has one look more. */
  #open(guide: Guide): Plan {
    const { value, length, ...made } = this.#look(guide, 0);
    this.#spend(length);
    const name = made.keys.join(" ");
    const known = this.#plans.get(name);
    if (known) {
      if (!this.#isOver()) this.#lookAlong(known);
      return known;
    }
    const plan = { ...made, values: [value], lead: 0 };
    this.#plans.set(name, plan);
    return plan;
  }

  #lookAlong(plan: Plan): void {
    const { value, length } = this.#look({ exceptions: plan.exceptions, strayAt: -1 }, plan.values.length);
    plan.values.push(value);
    this.#spend(length);
  }

  #spend(length: number): void {
    this.#looks++;
    this.#spent += Math.max(1, length) / this.#settings.horizon;
  }

  /** Another plan than the best. */
  #stray(): Guide {
    const { exceptions, keys } = this.#best;
    return { exceptions, strayAt: this.#thought.random.below(keys.length) };
  }

  /** Look along a plan for as long as it is ahead of the best; in the end it is the best itself, or let go. */
  #challenge(plan: Plan): void {
    const { trial, patience, proof } = this.#settings;
    const best = this.#best;
    if (plan === best) return;
    for (;;) {
      const { looks, lead, error } = compared(plan, best);
      const isProved = looks >= trial && lead > proof * error;
      plan.lead = best.lead + (isProved ? lead : Math.min(0, lead));
      if (isProved) this.#best = plan;
      if (isProved || lead <= 0 || looks >= patience || this.#isOver()) return;
      this.#lookAlong(plan.values.length < best.values.length ? plan : best);
    }
  }

  #told(): Thinking {
    const best = this.#best;
    const ranked = [...this.#plans.values()].filter((plan) => plan !== best).sort((a, b) => b.lead - a.lead);
    const [officers] = this.#plans.values();
    const isUsual = best.keys[0] === officers.keys[0];
    return {
      key: best.keys[0],
      intent: {
        beat: this.#beat,
        foreseen: best.foreseen.slice(1),
        exceptions: isUsual ? best.exceptions : best.exceptions.slice(1),
      },
      courses: [best, ...ranked.slice(0, PLANS_TOLD - 1)].map((plan) => this.#course(plan)),
      looks: this.#looks,
    };
  }

  #course({ values, keys, exceptions, lead }: Plan): Course {
    const best = this.#best;
    const atBest = best.values.reduce((sum, value) => sum + value, 0) / best.values.length;
    const expected = Math.max(0, Math.min(1, atBest + lead - best.lead));
    const course = { keys, expected, looks: values.length };
    if (!this.#thought.explain) return { ...course, events: [] };
    let typical = 0;
    for (let at = 1; at < values.length; at++)
      if (Math.abs(values[at] - expected) < Math.abs(values[typical] - expected)) typical = at;
    const events: LogEvent[] = [];
    this.#look({ exceptions, strayAt: -1 }, typical, (event) => events.push(event));
    return { ...course, events };
  }

  /** Play the guide's answers, then by instinct up to the horizon. With a listener, up to the end of the turn. */
  #look(guide: Guide, index: number, listener?: (event: LogEvent) => void): Look {
    const { game, seat, checkpoint } = this.#thought;
    const { horizon, temperature } = this.#settings;
    const luck = fastRandom(this.#luck + index);
    const state = game.determinize(checkpoint, seat, luck);
    const run = replay(this.#thought, state);
    if (listener) state.log = listener;
    const left = [...guide.exceptions];
    const exceptions: Exception[] = [];
    const foreseen: string[] = [];
    const keys: string[] = [];
    const until = this.#beat + (listener ? 1 : this.#isWild ? Number.POSITIVE_INFINITY : horizon);
    const lots = this.#isWild ? fate(~(this.#luck + index)) : undefined;
    playOn(run, until, fate(this.#luck + index), (decision) => {
      if (lots && decision.seat !== seat) return decision.choices[lots.answer(decision, 0)];
      if (decision.seat !== seat || game.judgement.beat(state) !== this.#beat)
        return instinctively(game, state, decision, temperature, luck);
      const usual = instinctively(game, state, decision, 0, luck);
      const planned = followed(left, decision, usual);
      const choice = this.#strayed(keys.length - guide.strayAt, planned, guide, state, decision);
      if (choice !== usual) exceptions.push({ asked: circumstance(decision, usual), key: choice.key });
      foreseen.push(questionOf(decision));
      keys.push(choice.key);
      return choice;
    });
    const length = game.judgement.beat(state) - this.#beat;
    return { exceptions, foreseen, keys, value: game.evaluate(state, seat), length };
  }

  /** What is planned, or another answer where the guide strays. */
  #strayed(since: number, planned: Choice, { strayAt }: Guide, state: S, decision: Decision): Choice {
    const { game, random } = this.#thought;
    const { variety, span } = this.#settings;
    if (strayAt < 0 || since < 0 || since >= span) return planned;
    if (since === 0) return otherwise(game, state, decision, variety, random, planned.key);
    return instinctively(game, state, decision, variety, random);
  }
}
