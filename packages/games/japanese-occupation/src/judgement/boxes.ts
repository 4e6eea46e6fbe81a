import { enemyOf, type Faction, type Occupation, type Side } from "../state.ts";
import { type Handler, signOf } from "./answers.ts";
import { britishFull, britishLimited, contactGain } from "./british-plans.ts";
import { bestEvent, eventWorth } from "./events.ts";
import { deployGain, japaneseFull, japaneseLimited } from "./japanese-plans.ts";

/** The Initiative Track (2.4): what each box promises, and what it leaves to the enemy. */

const fullGain = (g: Occupation, faction: Faction): number =>
  faction === "british" ? britishFull(g) : japaneseFull(g);
const limitedGain = (g: Occupation, faction: Faction): number =>
  faction === "british" ? britishLimited(g) : japaneseLimited(g);

/** Being 1st Eligible on the next card is worth what the choice of boxes is worth. */
const FIRST = 0.5;
/** How much of what the enemy could do next counts against a box. */
const DENIED = 0.6;

const currentCard = (g: Occupation): number => g.played[g.played.length - 1];

export const box: Handler = (g, { seat, prompt, choices }, into) => {
  const own = seat as Faction;
  const enemy = enemyOf(own);
  const card = currentCard(g);
  const leads = prompt.first === true;
  const full = fullGain(g, own);
  const limited = limitedGain(g, own);
  const event = bestEvent(g, card, own);
  let theirFull = 0;
  let theirLimited = 0;
  let theirEvent = 0;
  if (leads) {
    theirFull = fullGain(g, enemy);
    theirLimited = limitedGain(g, enemy) + FIRST * 0.5;
    theirEvent = bestEvent(g, card, enemy) + FIRST * 0.25;
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

export const event: Handler = (g, { seat, choices }, into) => {
  const own = seat as Faction;
  const sign = signOf(seat);
  const card = currentCard(g);
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Side | "pass";
    if (value === "pass") into[at] = own === "british" ? 0.5 * contactGain(g) - 0.2 : deployGain(g, 1) - 0.2;
    else into[at] = sign * eventWorth(g, card, value, own);
  }
};
