import {
  type Choice,
  type Decision,
  fastRandom,
  type LogEvent,
  type Position,
  type Random,
} from "@sandtable/engine";
import { playOn } from "./ahead.ts";
import type { Bot, Course, Intent, Step, Thinking, Thought } from "./bot.ts";
import { fate } from "./fate.ts";
import { instinctively, otherwise } from "./instinct.ts";
import { replay } from "./replay.ts";
import type { SearchSettings } from "./settings.ts";

/** A complete plan for the turn, and what the looks along it have shown. */
interface Plan {
  readonly steps: readonly Step[];
  /** By look. */
  readonly values: number[];
  /** How far ahead of the officer's plan they are under the same fate: the sum, and the sum of squares. */
  lead: number;
  squares: number;
}

/** How a look along a plan is made. */
interface Guide {
  /** What to answer while it is listed; instinct does the rest. */
  readonly steps: readonly Step[];
  /** The question from which on to answer otherwise; none if negative. */
  readonly strayAt: number;
}

/** How a look ended: what was done, and what came of it. */
interface Look {
  readonly steps: readonly Step[];
  readonly value: number;
}

const NOTHING: Guide = { steps: [], strayAt: -1 };
const PLANS_TOLD = 3;
/** How much looks are taken to differ before it is seen. */
const UNKNOWN = 0.1;

/**
 * Open-loop search over whole turns. A plan is all that the seat answers until the card or player-turn ends. The
 * first is the officer's; others are made of the best so far by answering one question otherwise. A look plays a
 * plan through in a world drawn anew, goes on by instinct for both sides up to the horizon, and takes the
 * game's evaluation there. Looks go to the plans that promise most.
 */
export const search = (settings: SearchSettings): Bot => ({
  think(thought) {
    const { game, decision, intent, random } = thought;
    const state = game.clone(thought.checkpoint);
    replay(thought, state);
    const beat = game.judgement.beat(state);
    const thinksAgain = settings.again > 0;
    if (intent?.beat !== beat || (thinksAgain && intent.steps.length === 0))
      return new Search(thought, settings, beat, undefined).run();
    const next = nextListed(intent.steps, 0, decision);
    const isForeseen = next === 0 && intent.steps[0].asked === questionOf(decision);
    if (!isForeseen && thinksAgain) return new Search(thought, settings, beat, intent).run();
    const key = next < 0 ? instinctively(game, state, decision, 0, random).key : intent.steps[next].key;
    return { key, intent: { beat, steps: intent.steps.slice(next + 1) }, courses: [], looks: 0 };
  },
});

/** The first answer of a plan, from a place in it on, that is listed now; none if negative. */
function nextListed(steps: readonly Step[], from: number, { choices }: Decision): number {
  for (let at = from; at < steps.length; at++)
    if (choices.some(({ key }) => key === steps[at].key)) return at;
  return -1;
}

/** A question by its rule and what it lists: enough to notice that things went otherwise. */
function questionOf({ rule, choices }: Decision): string {
  return `${rule} ${choices.length} ${choices[0].key} ${choices[choices.length - 1].key}`;
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
    this.#open(NOTHING);
    if (this.#intent) this.#open({ steps: this.#intent.steps, strayAt: -1 });
    while (this.#looks < most && !hurry?.()) {
      if (this.#plans.length < widening * Math.sqrt(this.#looks)) this.#open(this.#stray());
      else this.#lookAlong(this.#promising());
    }
    return this.#told();
  }

  /** Look along a plan that may be new. */
  #open(guide: Guide): void {
    const { steps, value } = this.#look(guide, 0);
    const name = steps.map(({ key }) => key).join(" ");
    let plan = this.#known.get(name);
    if (plan) {
      this.#lookAlong(plan);
      return;
    }
    plan = { steps, values: [], lead: 0, squares: 0 };
    this.#known.set(name, plan);
    this.#plans.push(plan);
    this.#note(plan, value);
  }

  /** One look more along a plan, or along the officer's where it has not met that fate yet. */
  #lookAlong(plan: Plan): void {
    const [usual] = this.#plans;
    const along = plan.values.length < usual.values.length ? plan : usual;
    this.#note(along, this.#look({ steps: along.steps, strayAt: -1 }, along.values.length).value);
  }

  /** What a look has shown, beside what the officer's plan comes to under the same fate. */
  #note(plan: Plan, value: number): void {
    const [usual] = this.#plans;
    const look = plan.values.push(value) - 1;
    this.#looks++;
    if (plan === usual) return;
    const lead = value - usual.values[look];
    plan.lead += lead;
    plan.squares += lead * lead;
  }

  /** Another plan than one of the best. */
  #stray(): Guide {
    const { random } = this.#thought;
    const from = this.#ranked()[random.below(Math.min(PLANS_TOLD, this.#plans.length))];
    return { steps: from.steps, strayAt: random.below(from.steps.length) };
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
    const [{ steps }] = ranked;
    return {
      key: steps[0].key,
      intent: { beat: this.#beat, steps: steps.slice(1) },
      courses: ranked.map((plan) => this.#course(plan)),
      looks: this.#looks,
    };
  }

  #course(plan: Plan): Course {
    const { values, steps } = plan;
    const [usual] = this.#plans;
    const usually = usual.values.reduce((sum, value) => sum + value, 0) / usual.values.length;
    const expected = Math.max(0, Math.min(1, usually + this.#belief(plan)));
    const course = { keys: steps.map(({ key }) => key), expected, looks: values.length };
    if (!this.#thought.explain) return { ...course, events: [] };
    let typical = 0;
    for (let at = 1; at < values.length; at++)
      if (Math.abs(values[at] - expected) < Math.abs(values[typical] - expected)) typical = at;
    const events: LogEvent[] = [];
    this.#look({ steps, strayAt: -1 }, typical, (event) => events.push(event));
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
    const taken: Step[] = [];
    let follows = 0;
    const until = this.#beat + (listener ? 1 : horizon);
    playOn(game, state, open, until, fate(this.#luck + index), (decision) => {
      if (decision.seat !== seat || game.judgement.beat(state) !== this.#beat)
        return instinctively(game, state, decision, temperature, luck);
      let choice: Choice;
      [choice, follows] = this.#planned(guide, follows, taken.length, state, decision, luck);
      taken.push({ asked: questionOf(decision), key: choice.key });
      return choice;
    });
    return { steps: taken, value: game.evaluate(state, seat) };
  }

  /** The guide's next answer that is listed, and where to go on in it. */
  #planned(
    { steps, strayAt }: Guide,
    follows: number,
    asked: number,
    state: S,
    decision: Decision,
    luck: Random,
  ): [Choice, number] {
    const { game, random } = this.#thought;
    const { variety, span } = this.#settings;
    if (asked === strayAt)
      return [otherwise(game, state, decision, variety, random, steps[follows]?.key ?? ""), follows + 1];
    if (strayAt >= 0 && asked > strayAt && asked < strayAt + span)
      return [instinctively(game, state, decision, variety, random), follows + 1];
    const next = nextListed(steps, follows, decision);
    if (next < 0) return [instinctively(game, state, decision, 0, luck), follows];
    return [decision.choices.find(({ key }) => key === steps[next].key)!, next + 1];
  }
}
