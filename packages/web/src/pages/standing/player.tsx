import type { Player } from "@sandtable/protocol/standing";
import type { JSX } from "react";
import { Link } from "wouter";
import { personPath } from "../../route.ts";
import { botName, useWords } from "../../words/index.ts";
import { type StandingWords, useStandingWords } from "../../words/standing/index.ts";

/** What somebody who takes part is called; several bots of a level are told apart by a number. */
export function usePlayerName(): (player: Player) => string {
  const words = useStandingWords();
  const shell = useWords();
  return ({ who, name, bot }) => {
    if (bot === undefined) return name ?? words.entrantGone;
    const nth = who.split("#")[1];
    return words.botPlayer({
      bot: nth === undefined ? botName(shell, bot) : `${botName(shell, bot)} ${nth}`,
    });
  };
}

/** The same, with the way to their page. */
export function PlayerName({ player }: { readonly player: Player }): JSX.Element {
  const nameOf = usePlayerName();
  const name = nameOf(player);
  return player.name === undefined ? <span>{name}</span> : <Link href={personPath(player.name)}>{name}</Link>;
}

/** What somebody got, as such figures are written. */
export const pointsShown = (points: number): string =>
  points === 0.5 ? "½" : `${Math.floor(points)}${points % 1 === 0 ? "" : "½"}`;

export const kindShort = (words: StandingWords, kind: "round-robin" | "swiss" | "cup"): string =>
  words[`short-${kind}`];
