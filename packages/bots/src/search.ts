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
  /** How far ahead of the officer's plan they are under the same fate: the sum, and the sum of squares. */
  lead: number;
  squares: number;
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
/** How much looks are taken to differ before it is seen. */
const UNKNOWN = 0.1;

/**
 * Open-loop search over whole turns. A plan is all that the seat answers until the card or player-turn ends: the
 * officer's answers, but for exceptions, so that it stays a plan when the dice fall otherwise. The first has none; others
 * are made of the best so far by answering one question otherwise. A look plays a plan through in a world drawn anew,
 * goes on by instinct for both sides up to the horizon, and takes the game's evaluation there. Looks go to the plans that
 * promise most.
 */
export const search = (settings: SearchSettings): Bot => ({
  think(thought) {
    const { game, decision, intent, random } = thought;
    const state = game.clone(thought.checkpoint);
    replay(thought, state);
    const beat = game.judgement.beat(state);
    if (intent?.beat !== beat) return new Search(thought, settings, beat, undefined).run();
    const { foreseen, exceptions } = intent;
    if (settings.again > 0 && foreseen[0] !== questionOf(decision))
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

/** A question by its rule and what it lists: enough to notice that things went otherwise. */
function questionOf({ rule, choices }: Decision): string {
  return `${rule} ${choices.length} ${choices[0].key} ${choices[choices.length - 1].key}`;
}

/** A question by its words, and what instinct says to it. */
function circumstance({ rule, prompt }: Decision, usual: Choice): string {
  return `${rule} ${Object.values(prompt).join(" ")} ${usual.key}`;
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

class Search<S extends Position> {
  readonly #thought: Thought<S>;
  readonly #settings: SearchSettings;
  readonly #beat: number;
  readonly #intent: Intent | undefined;
  /** Fate is shared: the n-th look along every plan meets the same dice. */
  readonly #luck: number;
  readonly #plans: Plan[] = [];
  readonly #known = new Map<string, Plan>();
  #looks = 0;
  /** The looks, each by its length: one that meets the end of the game is short. */
  #spent = 0;

  constructor(thought: Thought<S>, settings: SearchSettings, beat: number, intent: Intent | undefined) {
    this.#thought = thought;
    this.#settings = settings;
    this.#beat = beat;
    this.#intent = intent;
    this.#luck = thought.random.below(0x40000000);
  }

  run(): Thinking {
    const { looks, again, widening } = this.#settings;
    const { hurry } = this.#thought;
    const most = this.#intent ? Math.max(1, Math.round(looks * again)) : looks;
    this.#open(OFFICERS);
    if (this.#intent) this.#open({ exceptions: this.#intent.exceptions, strayAt: -1 });
    while (this.#spent < most && !hurry?.()) {
      if (this.#plans.length < widening * Math.sqrt(this.#looks)) this.#open(this.#stray());
      else this.#lookAlong(this.#promising());
    }
    return this.#told();
  }

  /** Look along a plan that may be new. */
  #open(guide: Guide): void {
    const { value, length, ...made } = this.#look(guide, 0);
    const name = made.keys.join(" ");
    let plan = this.#known.get(name);
    if (plan) {
      this.#lookAlong(plan);
      return;
    }
    plan = { ...made, values: [], lead: 0, squares: 0 };
    this.#known.set(name, plan);
    this.#plans.push(plan);
    this.#note(plan, value, length);
  }

  /** One look more along a plan, or along the officer's where it has not met that fate yet. */
  #lookAlong(plan: Plan): void {
    const [usual] = this.#plans;
    const along = plan.values.length < usual.values.length ? plan : usual;
    const { value, length } = this.#look({ exceptions: along.exceptions, strayAt: -1 }, along.values.length);
    this.#note(along, value, length);
  }

  /** What a look has shown, beside what the officer's plan comes to under the same fate. */
  #note(plan: Plan, value: number, length: number): void {
    const [usual] = this.#plans;
    const look = plan.values.push(value) - 1;
    this.#looks++;
    this.#spent += Math.max(1, length) / this.#settings.horizon;
    if (plan === usual) return;
    const lead = value - usual.values[look];
    plan.lead += lead;
    plan.squares += lead * lead;
  }

  /** Another plan than one of the best. */
  #stray(): Guide {
    const { random } = this.#thought;
    const from = this.#ranked()[random.below(Math.min(PLANS_TOLD, this.#plans.length))];
    return { exceptions: from.exceptions, strayAt: random.below(from.keys.length) };
  }

  /** The plan that may be the best, given how little it is known; the officer's only if there is no other. */
  #promising(): Plan {
    const { exploration } = this.#settings;
    const doubt = exploration * this.#spread() * Math.sqrt(Math.log(this.#looks));
    let found = this.#plans[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const plan of this.#plans) {
      const { length } = plan.values;
      const promise = plan.lead / length + doubt / Math.sqrt(length);
      if (promise <= most || plan === this.#plans[0]) continue;
      most = promise;
      found = plan;
    }
    return found;
  }

  /** How much the lead over the officer's plan differs from look to look, all plans together. */
  #spread(): number {
    let squares = 0;
    let free = 0;
    for (const plan of this.#plans) {
      const { length } = plan.values;
      if (length < 2 || plan === this.#plans[0]) continue;
      squares += plan.squares - (plan.lead * plan.lead) / length;
      free += length - 1;
    }
    return free > 0 ? Math.sqrt(squares / free) : UNKNOWN;
  }

  /** The lead that a plan is believed to have: less while it is little known. */
  #belief({ lead, values }: Plan): number {
    return lead / (values.length + this.#settings.caution);
  }

  /** The best three plans, the best first; a lead must be proved. */
  #ranked(): Plan[] {
    const doubt = this.#settings.proof * this.#spread();
    const top: { readonly plan: Plan; readonly lead: number }[] = [];
    for (const plan of this.#plans) {
      const lead = plan === this.#plans[0] ? 0 : this.#belief(plan) - doubt / Math.sqrt(plan.values.length);
      let at = top.length;
      while (at > 0 && top[at - 1].lead < lead) at--;
      if (at >= PLANS_TOLD) continue;
      top.splice(at, 0, { plan, lead });
      top.length = Math.min(top.length, PLANS_TOLD);
    }
    return top.map(({ plan }) => plan);
  }

  #told(): Thinking {
    const ranked = this.#ranked();
    const [{ keys, foreseen, exceptions }] = ranked;
    const isUsual = keys[0] === this.#plans[0].keys[0];
    return {
      key: keys[0],
      intent: {
        beat: this.#beat,
        foreseen: foreseen.slice(1),
        exceptions: isUsual ? exceptions : exceptions.slice(1),
      },
      courses: ranked.map((plan) => this.#course(plan)),
      looks: this.#looks,
    };
  }

  #course(plan: Plan): Course {
    const { values, keys, exceptions } = plan;
    const [usual] = this.#plans;
    const usually = usual.values.reduce((sum, value) => sum + value, 0) / usual.values.length;
    const expected = Math.max(0, Math.min(1, usually + this.#belief(plan)));
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
    const open = replay(this.#thought, state);
    if (listener) state.log = listener;
    const left = [...guide.exceptions];
    const exceptions: Exception[] = [];
    const foreseen: string[] = [];
    const keys: string[] = [];
    const until = this.#beat + (listener ? 1 : horizon);
    playOn(game, state, open, until, fate(this.#luck + index), (decision) => {
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
