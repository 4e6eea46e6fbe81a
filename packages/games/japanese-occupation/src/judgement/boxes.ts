import { enemyOf, type Faction, type Occupation, type Shading } from "../state.ts";
import { signOf, type To } from "./answers.ts";
import { contactGain, expectBritish, type Prospects } from "./british-plans.ts";
import { eventWorth } from "./events.ts";
import { deployGain, expectJapanese } from "./japanese-plans.ts";

/** The Initiative Track (2.4): what each box promises, and what it leaves to the enemy. */

const expect = (g: Occupation, faction: Faction): Prospects =>
  faction === "british" ? expectBritish(g) : expectJapanese(g);

const most = (gains: Readonly<Record<string, number>>): number => {
  let best = 0;
  for (const kind in gains) if (gains[kind] > best) best = gains[kind];
  return best;
};

/** Being 1st Eligible on the next card is worth what the choice of boxes is worth. */
const FIRST = 0.5;
/** How much of what the enemy could do next counts against a box. */
const DENIED = 0.6;

const currentCard = (g: Occupation): number => g.played[g.played.length - 1];

export const box: To<"box"> = (g, { seat, about, choices }, into) => {
  const own = seat as Faction;
  const enemy = enemyOf(own);
  const card = currentCard(g);
  const leads = about.first === true;
  const { alone, together } = expect(g, own);
  const limited = most(alone);
  const full = most(together);
  const unshaded = eventWorth(g, card, "unshaded", own);
  const shaded = eventWorth(g, card, "shaded", own);
  const sign = signOf(seat);
  const event = Math.max(sign * unshaded, sign * shaded);
  let theirFull = 0;
  let theirLimited = 0;
  let theirEvent = 0;
  if (leads) {
    const theirs = expect(g, enemy);
    theirFull = most(theirs.together);
    theirLimited = most(theirs.alone) + FIRST * 0.5;
    theirEvent = Math.max(-sign * unshaded, -sign * shaded) + FIRST * 0.25;
  }
  for (let at = 0; at < choices.length; at++) {
    switch (choices[at].value) {
      case "limited":
        into[at] = limited + FIRST - DENIED * Math.max(theirFull, theirEvent);
        break;
      case "event":
        into[at] =
          event +
          (leads ? 0.5 : g.firstBox === "full" ? 1 : 0) * FIRST -
          DENIED * Math.max(theirFull, theirLimited);
        break;
      default:
        into[at] = full - DENIED * Math.max(theirLimited, theirEvent);
    }
  }
};

export const event: To<"event"> = (g, { seat, choices }, into) => {
  const own = seat as Faction;
  const sign = signOf(seat);
  const card = currentCard(g);
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Shading | "pass";
    if (value === "pass") into[at] = own === "british" ? 0.5 * contactGain(g) - 0.2 : deployGain(g, 1) - 0.2;
    else into[at] = sign * eventWorth(g, card, value, own);
  }
};
