import type { GameListing, TableLine } from "@sandtable/protocol";
import type { JSX } from "react";
import { Link } from "wouter";
import { tablePath } from "../route.ts";
import { type ShellWords, useWords } from "../words/index.ts";

/** Whose turn it is, or how it stands otherwise. */
export function stateOf(words: ShellWords, { table, toMove, outcome }: TableLine): string {
  if (outcome) return words.ended;
  if (table.kind === "import") return words.imported;
  if (table.seats.some(({ sitter }) => sitter === "nobody")) return words.waitingForFriend;
  if (toMove !== undefined && table.yours.includes(toMove)) return words.yourTurn;
  const who = table.seats.find(({ seat }) => seat === toMove)?.name;
  return who === undefined ? "" : words.theirTurn({ who });
}

/** The tables of somebody, once they are known, or that they cannot be. */
export type Lines = readonly TableLine[] | "unknown" | undefined;

export interface TablesProps {
  readonly games: readonly GameListing[];
  readonly lines: Lines;
}

/** Whether a table waits for whoever looks. */
const isYours = ({ table, toMove, outcome }: TableLine): boolean =>
  !outcome && toMove !== undefined && table.yours.includes(toMove);

/** Those that wait for somebody first, then the newest. */
export const sortedLines = (lines: Lines): readonly TableLine[] =>
  Array.isArray(lines)
    ? [...(lines as readonly TableLine[])].sort(
        (a, b) =>
          Number(isYours(b)) - Number(isYours(a)) || b.table.startedAt.localeCompare(a.table.startedAt),
      )
    : [];

/** The tables of this visitor, those that wait for them first. */
export function TableList({ games, lines }: TablesProps): JSX.Element {
  const words = useWords();
  const sorted = sortedLines(lines);
  return (
    <section className="paper tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{words.myTables}</h2>
      {lines === "unknown" && <p>{words.tablesUnknown}</p>}
      {Array.isArray(lines) && sorted.length === 0 && <p>{words.noTables}</p>}
      <ul>
        {sorted.slice(0, 12).map((line) => {
          const { table } = line;
          const title = games.find(({ id }) => id === table.game)?.title ?? table.game;
          const own = table.seats.filter(({ seat }) => table.yours.includes(seat)).map(({ name }) => name);
          return (
            <li key={table.id}>
              <Link href={tablePath(table.id)} className="table-line">
                <span className="table-title">
                  {title}
                  {table.kind === "lesson" && ` · ${words.lesson}`}
                  <small>
                    {own.join(", ")} ·{" "}
                    {line.number !== undefined && `${words.turnCount({ count: line.number })} · `}
                    {new Date(table.startedAt).toLocaleDateString()}
                  </small>
                </span>
                <span className={isYours(line) ? "badge yours" : "badge"}>{stateOf(words, line)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
