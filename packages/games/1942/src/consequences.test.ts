import { CHANCE, type Choice, fastChance, fastRandom, type LogEvent, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import { campaign } from "./game.ts";
import type { CampaignEvent } from "./log.ts";
import type { BattleView, FateCause } from "./shape.ts";
import { type Campaign, LANDED } from "./state.ts";
import { playedPart, position, unit } from "./testing/index.ts";
import { view } from "./view.ts";

/** Battles of random games; with `SANDTABLE_LONG=1` ten thousand of them. */
const BATTLES = process.env.SANDTABLE_LONG ? 10_000 : 1_500;
const EACH = 10;
const SEGMENT = new Set(["segment", "player-turn", "turn", "sailed", "attack"]);

/** A battle as it can be brought back: the position before it, and the answers since. */
interface Open {
  readonly checkpoint: Campaign;
  readonly since: readonly Choice[];
  readonly fight: Choice;
  readonly battle: BattleView;
}

/** Attacks that may be made, of random games. */
function* battles(): Generator<Open> {
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const luck = fastChance(random);
    const state = campaign.setup("campaign", {});
    const run = new Run(campaign, state);
    let checkpoint = campaign.clone(state);
    let since: Choice[] = [];
    run.reached = (at) => {
      checkpoint = campaign.clone(at);
      since = [];
      return false;
    };
    let asked = 0;
    for (let open = run.next(); open; ) {
      const { seat, choices, about } = open;
      const fight = about.kind === "join" ? choices.find(({ key }) => key === "fight") : undefined;
      const { battle } = view(state);
      if (fight && battle) yield { checkpoint, since: [...since], fight, battle };
      const answer = choices[seat === CHANCE ? luck.answer(open, asked++) : random.below(choices.length)];
      since.push(answer);
      open = run.next(answer);
    }
  }
}

/** Fight it out, the dice and all that is chosen by chance: everything that was told, up to the next act. */
function fought({ checkpoint, since, fight }: Open, below: (bound: number) => number): CampaignEvent[] {
  const state = campaign.clone(checkpoint);
  const run = new Run(campaign, state);
  run.next();
  for (const answer of since) run.next(answer);
  const events: CampaignEvent[] = [];
  state.log = (event: LogEvent) => events.push(event as CampaignEvent);
  let isOver = false;
  run.reached = () => {
    isOver = true;
    return true;
  };
  for (let open = run.next(fight); open && !isOver; )
    open = run.next(open.choices[below(open.choices.length)]);
  return events;
}

const unitsOf = (events: readonly CampaignEvent[], kind: "eliminated" | "surrendered"): string[] =>
  events.flatMap((event) => (event.kind === kind ? [event.unit] : []));

const said = (fates: BattleView["results"][number]["fates"], ...causes: FateCause[]): string[] =>
  (fates ?? []).filter(({ cause }) => causes.includes(cause)).flatMap(({ units }) => [...units]);

describe("what a result means is told before the die", () => {
  it("6.0 and is what then happens, in random battles", { timeout: 600_000 }, () => {
    const random = fastRandom(5);
    const seen = new Set<string>();
    let count = 0;
    for (const open of battles()) {
      for (let i = 0; i < EACH; i++) {
        const events = fought(open, (bound) => random.below(bound));
        const attack = events.find((event) => event.kind === "attack");
        if (attack?.kind !== "attack") throw new Error("no attack was made");
        const until = events.findIndex(({ kind }, at) => at > events.indexOf(attack) && SEGMENT.has(kind));
        const battle = events.slice(0, until < 0 ? events.length : until);
        const told = open.battle.results.find(({ result }) => result === attack.result);
        const context = JSON.stringify({ told, battle });
        const lost = unitsOf(battle, "eliminated");
        const sure = said(told?.fates, "sea", "eliminated", "no-way");
        for (const unitId of sure) expect(lost, context).toContain(unitId);
        const perhaps = said(told?.fates, "crowded");
        for (const unitId of lost) expect([...sure, ...perhaps], context).toContain(unitId);
        expect(unitsOf(battle, "surrendered").toSorted(), context).toEqual(
          said(told?.fates, "surrender").toSorted(),
        );
        if (told?.fates?.some(({ cause }) => cause === "fortress"))
          expect(
            battle.some(({ kind }) => kind === "fortress"),
            context,
          ).toBe(true);
        for (const { cause } of told?.fates ?? []) seen.add(cause);
        count++;
      }
      if (count >= BATTLES) break;
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(["crowded", "eliminated", "no-way", "sea", "surrender"]),
    );
  });

  /** The fates of each result, of an attack that is prepared. */
  function told(units: Readonly<Record<string, string>>, target: string, attackers: readonly string[]) {
    const g = position({ turn: 2, phasing: "japanese", stage: "combat", units });
    for (const id of attackers) g.mark(unit(id), LANDED);
    g.siteChanges++;
    playedPart(g, combatAct(g), `attack:${target}`, ...attackers.map((id) => `with:${id}`));
    const results = view(g).battle?.results ?? [];
    return Object.fromEntries(results.map(({ result, fates }) => [result, fates]));
  }

  it("5.C who landed before a coast and is not let ashore is lost, and it is said so of every such result", () => {
    const fates = told({ "jp-11": "1710", "gb-punjab": "1711" }, "1711", ["jp-11"]);
    const drowned = { cause: "sea", units: ["jp-11"] };
    for (const [result, said] of Object.entries(fates))
      if (result.startsWith("D")) expect(said ?? [], result).not.toContainEqual(drowned);
      else expect(said, result).toContainEqual(drowned);
  });
});
