import type { TableInfo } from "@sandtable/protocol";
import type { JSX } from "react";
import { Link } from "wouter";
import { tablePath } from "../route.ts";
import { botName, type ShellWords, useWords } from "../words/index.ts";
import { GameArt } from "./art.tsx";
import { sortedLines, stateOf, type TablesProps } from "./table-list.tsx";

const MOST = 4;

/** Who sits opposite, as they are called. */
function opposite(words: ShellWords, { seats }: TableInfo): string | undefined {
  const other = seats.find(({ sitter }) => sitter !== "you");
  if (other === undefined || other.sitter === "nobody") return undefined;
  if (other.sitter === "gone") return words.sitterGone;
  return other.who ?? (other.bot === undefined ? words.sitterFriend : botName(words, other.bot));
}

/** The games that go on, before everything else: whose move it is, and against whom. */
export function MyGames({ games, lines }: TablesProps): JSX.Element | undefined {
  const words = useWords();
  const running = sortedLines(lines).filter(({ table, outcome }) => table.kind === "game" && !outcome);
  if (running.length === 0) return undefined;
  return (
    <section className="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{words.myGames}</h2>
      <ul>
        {running.slice(0, MOST).map((line) => {
          const { table } = line;
          const who = opposite(words, table);
          const state = stateOf(words, line);
          return (
            <li key={table.id}>
              <Link href={tablePath(table.id)} className="paper my-game" data-testid="my-game">
                <GameArt game={table.game} />
                <span>
                  <strong>{games.find(({ id }) => id === table.game)?.title ?? table.game}</strong>
                  {who !== undefined && <small>{words.against({ who })}</small>}
                  <span className={state === words.yourTurn ? "badge yours" : "badge"}>{state}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
