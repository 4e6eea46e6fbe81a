import type { GameListing, TableInfo, TableLine } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { tablePath } from "../route.ts";
import { timeWords } from "../table/clock.ts";
import { hadTables, rememberTables } from "../table/memory.ts";
import { botName, type ShellWords, useWords } from "../words/index.ts";

const TablePicture = lazy(() => import("./table-picture.tsx"));

/** So many stand on the front page. */
const MOST = 12;

/** The tables of this visitor: not known yet, or not to be had now. */
export type MyTables = readonly TableLine[] | "unknown" | undefined;

/** Whose turn it is, or how it stands otherwise. */
function stateOf(words: ShellWords, { table, toMove, outcome }: TableLine): string {
  if (outcome) return words.ended;
  if (table.kind === "import") return words.imported;
  if (table.seats.some(({ sitter }) => sitter === "nobody")) return words.waitingForFriend;
  if (toMove !== undefined && table.yours.includes(toMove)) return words.yourTurn;
  const who = table.seats.find(({ seat }) => seat === toMove)?.name;
  return who === undefined ? "" : words.theirTurn({ who });
}

/** Who sits opposite, as they are called. */
function opposite(words: ShellWords, { seats }: TableInfo): string | undefined {
  const other = seats.find(({ sitter }) => sitter !== "you");
  if (other === undefined || other.sitter === "nobody") return undefined;
  if (other.sitter === "gone") return words.sitterGone;
  return other.who ?? (other.bot === undefined ? words.sitterFriend : botName(words, other.bot));
}

const isYours = ({ table, toMove, outcome }: TableLine): boolean =>
  !outcome && toMove !== undefined && table.yours.includes(toMove);

/** The tables of this visitor, those that wait for them first. */
export function useMyTables(): MyTables {
  const [lines, setLines] = useState<MyTables>(() => (hadTables() ? undefined : []));
  useEffect(() => {
    api.tables().then(
      (found) => {
        rememberTables(found.length > 0);
        setLines(
          found.toSorted(
            (a, b) =>
              Number(isYours(b)) - Number(isYours(a)) || b.table.startedAt.localeCompare(a.table.startedAt),
          ),
        );
      },
      () => setLines("unknown"),
    );
  }, []);
  return lines;
}

interface TableListProps {
  readonly lines: MyTables;
  readonly games: readonly GameListing[];
}

/** The tables of this visitor, each with its picture. Whoever had some before finds their place kept free. */
export function TableList({ lines, games }: TableListProps): JSX.Element {
  const words = useWords();
  return (
    <section className="paper tables" aria-labelledby="tables-title" data-testid="my-tables">
      <h2 id="tables-title">{words.myTables}</h2>
      {lines === "unknown" && <p>{words.tablesUnknown}</p>}
      {Array.isArray(lines) && lines.length === 0 && <p>{words.noTables}</p>}
      {lines !== "unknown" && lines?.length !== 0 && (
        <ul className="table-cards">
          {lines?.slice(0, MOST).map((line) => (
            <li key={line.table.id}>
              <TableCard
                line={line}
                title={games.find(({ id }) => id === line.table.game)?.title ?? line.table.game}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TableCard({ line, title }: { readonly line: TableLine; readonly title: string }): JSX.Element {
  const words = useWords();
  const { table, number } = line;
  const own = table.seats.filter(({ seat }) => table.yours.includes(seat)).map(({ name }) => name);
  const date = new Date(table.startedAt).toLocaleDateString();
  const who = table.kind === "game" ? opposite(words, table) : undefined;
  const against = who === undefined ? [] : [words.against({ who })];
  const moves = number === undefined ? [] : [words.turnCount({ count: number })];
  return (
    <Link href={tablePath(table.id)} className="table-line" data-testid="table-line">
      <Suspense fallback={<div className="table-picture" />}>
        <TablePicture id={table.id} game={table.game} />
      </Suspense>
      <span className="table-title">
        {title}
        {table.kind === "lesson" && ` · ${words.lesson}`}
      </span>
      <small>{[own.join(", "), ...against, ...moves, date].filter((part) => part !== "").join(" · ")}</small>
      <span className={isYours(line) ? "badge yours" : "badge"}>
        {stateOf(words, line)}
        {line.left !== undefined && ` · ${words.timeLeft({ time: timeWords(words, line.left) })}`}
      </span>
    </Link>
  );
}
