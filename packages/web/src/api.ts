import type {
  AnalysisState,
  GameListing,
  Hint,
  HistoryStep,
  Invitation,
  LessonLine,
  NewBranch,
  NewTable,
  PositionShown,
  Problem,
  Seat,
  TableLine,
  Why,
} from "@sandtable/protocol";
import type { Me } from "@sandtable/protocol/people";
import { settings } from "./settings.ts";
import { type ShellWords, wordsOf } from "./words/index.ts";

/** A table that was made. */
export interface Made {
  readonly id: string;
}

/** An answer that is not what was asked for; the message is fit to be shown. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  /** The HTTP status; none when the server was not reached. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const words = (): ShellWords => wordsOf(settings().language);

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiProblem(words().serverSilent);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiProblem(problem.error ?? words().serverError({ status: response.status }), response.status);
}

export const ask = async <T>(path: string): Promise<T> => (await (await answer(path)).json()) as T;

/** Ask for something to be done. */
export const send = async <T>(method: string, path: string, body: unknown): Promise<T> =>
  (await (
    await answer(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json()) as T;

const post = <T>(path: string, body: unknown): Promise<T> => send("POST", path, body);

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Everything the page asks by HTTP. */
export const api = {
  game: async (id: string): Promise<GameListing | undefined> =>
    (await ask<readonly GameListing[]>(`/api/games?id=${encodeURIComponent(id)}`))[0],
  games: () => ask<readonly GameListing[]>("/api/games"),
  tables: () => ask<readonly TableLine[]>("/api/tables"),
  me: () => ask<Me>("/api/me"),
  newTable: (wish: NewTable) => post<Made>("/api/tables", wish),
  lessons: (game: string) => ask<readonly LessonLine[]>(`/api/courses/${game}`),
  newLesson: (game: string, lesson: string) => post<Made>("/api/lessons", { game, lesson }),
  newExample: (game: string) => post<Made>("/api/lessons", { game }),
  import: (transcript: string) => post<Made>("/api/imports", { transcript }),
  branch: (id: string, wish: NewBranch) => post<Made>(`${table(id)}/branch`, wish),
  rematch: (id: string) => post<Made>(`${table(id)}/rematch`, {}),
  invitation: (id: string, secret: string) => post<Invitation>(`${table(id)}/invitation`, { secret }),
  join: (id: string, secret: string) => post<Made>(`${table(id)}/join`, { secret }),
  table: (id: string) => ask<TableLine>(table(id)),
  hint: (id: string, number: number) => post<Hint>(`${table(id)}/hint`, { number }),
  why: (id: string, seat: string) => ask<Why>(`${table(id)}/why?seat=${encodeURIComponent(seat)}`),
  analyse: (id: string) => post<AnalysisState>(`${table(id)}/analysis`, {}),
  analysis: (id: string) => ask<AnalysisState>(`${table(id)}/analysis`),
  history: (id: string, as?: Seat) =>
    ask<readonly HistoryStep[]>(`${table(id)}/history${as === undefined ? "" : `?as=${as}`}`),
  /** The position after so many entries, where it is told. */
  moment: async (id: string, at: number): Promise<HistoryStep | undefined> =>
    (await ask<readonly HistoryStep[]>(`${table(id)}/history?from=${at}&to=${at}`))[0],
  position: (id: string) => ask<PositionShown>(`${table(id)}/position`),
  transcript: async (id: string): Promise<string> => (await answer(`${table(id)}/transcript`)).text(),
  exists: async (id: string): Promise<boolean> => {
    try {
      await answer(table(id));
      return true;
    } catch (problem) {
      return !(problem instanceof ApiProblem && problem.status === 404);
    }
  },
};

/** The live connection of a table. */
export function liveAddress(id: string, at: Pick<Location, "protocol" | "host">): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}${table(id)}/live`;
}
