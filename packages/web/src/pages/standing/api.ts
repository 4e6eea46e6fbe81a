import type { RatingList } from "@sandtable/protocol/people";
import type { NewTournament, TournamentLine, TournamentView } from "@sandtable/protocol/standing";
import { ask, send } from "../../api.ts";

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

/** Everything that pages about ratings and tournaments ask of the server. */
export const standing = {
  ratings: (game: string) => ask<RatingList>(`/api/ratings?game=${encodeURIComponent(game)}`),
  tournaments: () => ask<readonly TournamentLine[]>("/api/tournaments"),
  tournament: (id: string) => ask<TournamentView>(at(id)),
  hold: (wish: NewTournament) => send<{ readonly id: string }>("POST", "/api/tournaments", wish),
  callOff: (id: string) => send<object>("DELETE", at(id), {}),
  enter: (id: string, bot?: string) =>
    send<object>("POST", `${at(id)}/entries`, bot === undefined ? {} : { bot }),
  leave: (id: string, who?: string) =>
    send<object>("DELETE", `${at(id)}/entries`, who === undefined ? {} : { who }),
  start: (id: string) => send<object>("POST", `${at(id)}/start`, {}),
  award: (id: string, table: string, points: number) =>
    send<object>("POST", `${at(id)}/awards`, { table, points }),
};
