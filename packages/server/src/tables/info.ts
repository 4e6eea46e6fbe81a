import type { Seat } from "@sandtable/engine";
import type { Sitter, TableInfo, TableLine } from "@sandtable/protocol";
import { type Shelf, secondsOf } from "../games.ts";
import { LEFT } from "../store/people.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import { hashOf, linkToken } from "../tokens.ts";
import { type Viewer, viewerOf } from "./viewer.ts";

/** What the browser with this token may know about a table, whoever is to move. */
export function infoOf(
  { game }: Shelf,
  table: StoredTable,
  seats: readonly StoredSeat[],
  token: string | undefined,
  { over, rematch }: { readonly over: boolean; readonly rematch?: string | undefined },
): TableInfo {
  const viewer = viewerOf(seats, token);
  const invite = token === undefined ? undefined : inviteFor(table.id, seats, token);
  const { id, kind, scenario, options, commitment, seed, startedAt, pace } = table;
  return {
    id,
    game: game.id,
    scenario,
    options,
    kind,
    seats: seats.map((stored) => {
      const seconds = thinkingTime(stored);
      return {
        seat: stored.seat,
        name: game.roles.find(({ seat }) => seat === stored.seat)?.name ?? stored.seat,
        sitter: sitterOf(stored, viewer),
        ...(stored.bot !== undefined && { bot: stored.bot }),
        ...(seconds !== undefined && { seconds }),
        ...(stored.names?.length === 1 && { who: stored.names[0] }),
      };
    }),
    yours: kind === "import" ? [] : viewer.seats,
    ...(invite !== undefined && { invite }),
    ...(commitment !== undefined && { commitment }),
    ...(commitment !== undefined && over && seed !== "" && { seed }),
    ...(rematch !== undefined && { rematch }),
    startedAt,
    ...(pace && { pace }),
    ...(table.rated && { rated: true }),
  };
}

/**
 * A line of a list, from what is stored alone. What is stored counts every answer, those too that others gave in secret: until the
 * game is over only somebody who sees everything is told how many there are.
 */
export function lineOf(
  shelf: Shelf,
  table: StoredTable,
  seats: readonly StoredSeat[],
  token: string | undefined,
): TableLine {
  const { number, pact: _, ...mark } = table.mark;
  const over = mark.outcome !== undefined;
  const isCounted = over || !shelf.game.secrets || viewerOf(seats, token).seats.length === seats.length;
  return { table: infoOf(shelf, table, seats, token, { over }), ...mark, ...(isCounted && { number }) };
}

/** How many seconds the bot of a seat thinks in a turn at most; none for people, and for bots that do not look ahead. */
export const thinkingTime = ({ bot, seconds }: StoredSeat): number | undefined =>
  seconds ?? (bot === undefined ? undefined : secondsOf(bot));

function sitterOf({ seat, bot, holders }: StoredSeat, viewer: Viewer): Sitter {
  if (bot !== undefined) return "bot";
  if (viewer.seats.includes(seat)) return "you";
  if (holders.includes(LEFT)) return "gone";
  return holders.length > 0 ? "friend" : "nobody";
}

/** The path to the seat that is still free, if this is the token of who invites. */
function inviteFor(table: string, seats: readonly StoredSeat[], token: string): string | undefined {
  for (const { seat, link, linkAlso, holders } of seats) {
    if (link === undefined || holders.length > 0) continue;
    const secret = linkToken(token, table, seat);
    if ([link, linkAlso].includes(hashOf(secret))) return `/join/${table}/${secret}`;
  }
  return undefined;
}

/** The seat to which a link leads. */
export const seatOfLink = (seats: readonly StoredSeat[], secret: string): Seat | undefined =>
  seats.find(({ link, linkAlso }) => [link, linkAlso].includes(hashOf(secret)))?.seat;
