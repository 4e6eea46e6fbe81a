import { type LogEvent, nextQuestion, promptOf, say } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { randomOf, randomPosition } from "../combat/random.ts";
import { isCombat } from "../combat/testing.ts";
import { play } from "../play.ts";
import { columnName, combat, combatLog } from "./en-combat.ts";

const words = { ...combat, ...combatLog };

describe("the words of a combat phase", () => {
  it("names the columns as the table does", () => {
    expect([0, 1, 4, 9].map(columnName)).toEqual(["24%-", "25-49%", "100-149%", "500%+"]);
  });

  it("say everything that is asked and happens in whole sentences", () => {
    const said = new Set<string>();
    const hear = (key: string, sentence: string): void => {
      said.add(key);
      expect(sentence, key).not.toMatch(/undefined|\[|\bj-|\ba-/u);
    };
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomOf(seed);
      const g = randomPosition(random);
      g.log = (event: LogEvent) => {
        const key = `log.${event.kind}`;
        if (key in words) hear(key, say(words, { ...event, key }));
      };
      while (isCombat(g)) {
        const part = play(g);
        for (let decision = nextQuestion(part); decision; ) {
          hear(decision.about.kind, say(words, promptOf(decision.about)));
          for (const { why } of decision.closed?.() ?? []) hear(why.key, say(words, why));
          decision = nextQuestion(part, decision.choices[random(decision.choices.length)]);
        }
      }
    }
    const unheard = Object.keys(words).filter(
      (key) => !key.startsWith("choice.") && !said.has(key) && !said.has(key.replace("prompt.", "")),
    );
    expect(unheard).toEqual([]);
  });
});
