import { meetingsOf, roundsOf, scoreOf, standings, TIE_BREAKS, type Tournament } from "@sandtable/club";
import type { MeetingGame, Player, RoundShown, TournamentView } from "@sandtable/protocol/standing";
import type { StoredTable } from "../store/store.ts";
import type { Board, StoredTournament } from "../store/tournaments.ts";
import { levelOf } from "./entrants.ts";

const DAY = 24 * 60 * 60 * 1000;

interface Known {
  readonly found: StoredTournament & { readonly boards: readonly Board[] };
  /** With those who take part, or have entered by now. */
  readonly standing: Tournament;
  readonly names: ReadonlyMap<string, string>;
  readonly tables: ReadonlyMap<string, StoredTable>;
  readonly viewer: string | undefined;
}

/** A tournament as it is shown: nobody is named but by their name, and by their place in the list. */
export function viewOf({ found, standing, names, tables, viewer }: Known): TournamentView {
  const { id, startedAt, about, state = "running", boards } = found;
  const { entrants } = standing;
  const { title, game, scenario, options, kind, pace, days, organiser, isRated = false } = about;
  const placeOf = new Map(entrants.map((entrant, index) => [entrant, index]));
  const place = (entrant: string): number => placeOf.get(entrant) ?? -1;
  const hasBegun = state === "running" || state === "over";
  const isPaired = hasBegun && entrants.length > 0;
  const boardOf = new Map(boards.map((board) => [`${board.round} ${board.first} ${board.second}`, board]));
  const gameShown = (round: number, first: string, second: string): MeetingGame => {
    const board = boardOf.get(`${round} ${first} ${second}`);
    return {
      first: place(first),
      second: place(second),
      ...(board && { table: board.table }),
      ...(board?.points !== undefined && { points: board.points }),
    };
  };
  const rounds = (isPaired ? meetingsOf(standing) : []).map((meetings, index): RoundShown => {
    const round = index + 1;
    const starts = boards.flatMap((board) => {
      const table = board.round === round ? tables.get(board.table) : undefined;
      return table ? [Date.parse(table.startedAt)] : [];
    });
    return {
      round,
      ...(days !== undefined &&
        starts.length > 0 && { until: new Date(Math.max(...starts) + days * DAY).toISOString() }),
      meetings: meetings.map((meeting) => {
        const { one, other } = meeting;
        const score = scoreOf(standing, meeting);
        return {
          one: place(one),
          ...(other !== undefined && { other: place(other) }),
          score: [score.one, score.other],
          isOver: score.isOver,
          games: other === undefined ? [] : [gameShown(round, one, other), gameShown(round, other, one)],
        };
      }),
    };
  });
  const name = names.get(organiser);
  return {
    id,
    title,
    game,
    scenario,
    options,
    kind,
    state,
    startedAt,
    ...(name !== undefined && { organiser: name }),
    ...(pace && { pace }),
    ...(days !== undefined && { days }),
    rated: isRated,
    isYours: viewer === organiser,
    isIn: viewer !== undefined && entrants.includes(viewer),
    players: entrants.map((entrant) => playerOf(entrant, names)),
    of: isPaired ? roundsOf(standing) : 0,
    rounds,
    tieBreaks: TIE_BREAKS[kind],
    table: (isPaired ? standings(standing) : []).map(
      ({ entrant, rank, points, tieBreaks, hasLeft, against }) => ({
        player: place(entrant),
        rank,
        points,
        tieBreaks,
        hasLeft,
        against: Object.fromEntries(
          Object.entries(against).map(([other, [one = null, two = null]]) => [place(other), [one, two]]),
        ),
      }),
    ),
  };
}

function playerOf(entrant: string, names: ReadonlyMap<string, string>): Player {
  const bot = levelOf(entrant);
  const name = names.get(entrant);
  if (bot !== undefined) return { who: entrant, bot };
  return name === undefined ? { who: "" } : { who: name, name };
}
