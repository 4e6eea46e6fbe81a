import type { GameListing } from "@sandtable/protocol";
import type { NewTournament, TournamentLine } from "@sandtable/protocol/standing";
import { type FormEvent, type JSX, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../../api.ts";
import { GameArt } from "../../parts/art.tsx";
import { PacePicker } from "../../parts/pace-picker.tsx";
import { useMe } from "../../parts/use-me.ts";
import { peoplePath } from "../../route.ts";
import { PACES } from "../../table/clock.ts";
import { useWords } from "../../words/index.ts";
import { useDay } from "../../words/people/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { Frame, Paper, Trouble } from "../people/frame.tsx";
import { Meetings } from "../people/meetings.tsx";
import { type Task, useTask } from "../people/use-task.ts";
import { standing } from "./api.ts";
import { tournamentPath } from "./paths.ts";
import { kindShort } from "./player.tsx";

/** All tournaments, and how to hold one. */
export function TournamentsPage(): JSX.Element {
  const words = useStandingWords();
  const { signIn } = useWords();
  const me = useMe();
  const [games, setGames] = useState<readonly GameListing[]>([]);
  const [list, setList] = useState<readonly TournamentLine[]>();
  const task = useTask();
  const { run } = task;
  useEffect(() => {
    run(async () => {
      setGames(await api.games());
      setList(await standing.tournaments());
    });
  }, [run]);
  return (
    <Frame title={words.tournaments}>
      <Meetings here="tournaments" />
      <p className="people-lead">{words.tournamentsLead}</p>
      <Trouble task={task} />
      <Paper title={words.tournaments} id="tournaments">
        {list?.length === 0 && <p>{words.tournamentsNone}</p>}
        <ul className="person-list">
          {list?.map((line) => (
            <Line key={line.id} line={line} title={games.find(({ id }) => id === line.game)?.title} />
          ))}
        </ul>
      </Paper>
      <Paper title={words.hold} id="hold">
        {me && !me.account && (
          <p>
            {words.holdNeedsName} <Link href={peoplePath("enter")}>{signIn}</Link>
          </p>
        )}
        {me?.account && games.length > 0 && <Hold games={games} task={task} />}
      </Paper>
    </Frame>
  );
}

interface LineProps {
  readonly line: TournamentLine;
  readonly title: string | undefined;
}

function Line({ line, title }: LineProps): JSX.Element {
  const words = useStandingWords();
  const day = useDay();
  const about = [title ?? line.game, kindShort(words, line.kind), words.entrantsOf({ count: line.players })];
  return (
    <li className="offer" data-testid={`tournament-${line.id}`}>
      <GameArt game={line.game} />
      <span className="offer-text">
        <Link href={tournamentPath(line.id)}>
          <strong>{line.title}</strong>
        </Link>
        <span>{about.join(" · ")}</span>
        <small>
          {line.organiser === undefined ? words.organiserGone : words.by({ name: line.organiser })} ·{" "}
          {day(line.startedAt)}
        </small>
      </span>
      <span className="badge">{words[`state-${line.state}`]}</span>
    </li>
  );
}

const KINDS = ["round-robin", "swiss", "cup"] as const;
const DAYS = [1, 2, 3, 7, 14, 30, 60];
const ROUNDS = [3, 4, 5, 6, 7, 8, 9];

/** What a new tournament is about. */
function Hold({ games, task }: { readonly games: readonly GameListing[]; readonly task: Task }): JSX.Element {
  const words = useStandingWords();
  const shell = useWords();
  const [, go] = useLocation();
  const [wish, setWish] = useState<NewTournament>({
    title: "",
    game: games[0].id,
    kind: "round-robin",
    rated: true,
  });
  const [pace, setPace] = useState<number>();
  const game = games.find(({ id }) => id === wish.game) ?? games[0];
  const set = (more: Partial<NewTournament>): void => setWish({ ...wish, ...more });
  const hold = (event: FormEvent): void => {
    event.preventDefault();
    const { rounds, ...rest } = wish;
    const isCounted = wish.kind === "swiss" && rounds !== undefined;
    task.run(async () => {
      const { id } = await standing.hold({
        ...rest,
        ...(isCounted && { rounds }),
        ...(pace !== undefined && { pace: PACES[pace] }),
      });
      go(tournamentPath(id));
    });
  };
  const number = (text: string): number | undefined => (text === "" ? undefined : Number(text));
  return (
    <form className="person-form" onSubmit={hold}>
      <label className="field">
        <span>{words.title}</span>
        <input
          type="text"
          required
          minLength={3}
          maxLength={60}
          value={wish.title}
          data-testid="tournament-title"
          onChange={({ target }) => set({ title: target.value })}
        />
      </label>
      <label className="field">
        <span>{words.game}</span>
        <select
          value={wish.game}
          data-testid="tournament-game"
          onChange={({ target }) => {
            const { scenario: _, ...rest } = wish;
            setWish({ ...rest, game: target.value });
          }}
        >
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{shell.scenario}</span>
        <select
          value={wish.scenario ?? game.scenarios[0].id}
          onChange={({ target }) => set({ scenario: target.value })}
        >
          {game.scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.kind}</span>
        <select
          value={wish.kind}
          data-testid="tournament-kind"
          onChange={({ target }) => set({ kind: target.value as NewTournament["kind"] })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words[`kind-${kind}`]}
            </option>
          ))}
        </select>
      </label>
      {wish.kind === "swiss" && (
        <label className="field">
          <span>{words.rounds}</span>
          <select value={wish.rounds ?? ""} onChange={({ target }) => set({ rounds: number(target.value) })}>
            <option value="">{words.roundsUsual}</option>
            {ROUNDS.map((rounds) => (
              <option key={rounds}>{rounds}</option>
            ))}
          </select>
        </label>
      )}
      <PacePicker pace={pace} onPace={setPace} />
      <label className="field">
        <span>{words.days}</span>
        <select value={wish.days ?? ""} onChange={({ target }) => set({ days: number(target.value) })}>
          <option value="">{words.daysNone}</option>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {words.daysOf({ count })}
            </option>
          ))}
        </select>
        <small className="fine">{words.daysHint}</small>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={wish.rated === true}
          onChange={({ target }) => set({ rated: target.checked })}
        />
        <span>{words.ratedTournament}</span>
      </label>
      <button type="submit" className="button strong" disabled={task.isBusy} data-testid="hold">
        {words.holdDo}
      </button>
    </form>
  );
}
