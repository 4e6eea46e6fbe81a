import type { GameListing } from "@sandtable/protocol";
import type { Player, TournamentView } from "@sandtable/protocol/standing";
import { type JSX, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { api } from "../../api.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { Notice, Waiting } from "../../parts/notice.tsx";
import { useMe } from "../../parts/use-me.ts";
import { personPath } from "../../route.ts";
import { paceWords } from "../../table/clock.ts";
import { botName, useWords } from "../../words/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { Frame, Paper, Trouble } from "../people/frame.tsx";
import { Meetings } from "../people/meetings.tsx";
import { type Task, useTask } from "../people/use-task.ts";
import { standing } from "./api.ts";
import { Crosstable } from "./crosstable.tsx";
import { kindShort, PlayerName, usePlayerName } from "./player.tsx";
import { Rounds } from "./rounds.tsx";
import "../../styles/standing.css";

/** How often it is looked what has happened, while somebody looks on. */
const AGAIN = 15_000;

/** A tournament: who takes part, its table, and its rounds. */
export function TournamentPage({ id }: { readonly id: string }): JSX.Element {
  const words = useStandingWords();
  const { loading } = useWords();
  const [view, setView] = useState<TournamentView>();
  const [listing, setListing] = useState<GameListing>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => setView(await standing.tournament(id)), [id]);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const found = await standing.tournament(id);
      setListing(await api.game(found.game));
      setView(found);
    };
    begin().catch((error: Error) => setProblem(error.message));
    const timer = setInterval(() => {
      // One that fails is tried again soon.
      if (!document.hidden) look().catch(() => undefined);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [id, look]);
  if (problem !== undefined)
    return (
      <Notice title={words.tournamentNone}>
        <p role="alert">{problem}</p>
      </Notice>
    );
  if (!view) return <Waiting text={loading} />;
  return <Shown view={view} listing={listing} look={look} />;
}

interface ShownProps {
  readonly view: TournamentView;
  readonly listing: GameListing | undefined;
  readonly look: () => Promise<void>;
}

function Shown({ view, listing, look }: ShownProps): JSX.Element {
  const words = useStandingWords();
  const shell = useWords();
  const task = useTask();
  const { state, organiser, table, players } = view;
  const scenario = listing?.scenarios.find(({ id }) => id === view.scenario)?.title;
  const about = [
    listing?.title ?? view.game,
    scenario,
    kindShort(words, view.kind),
    view.pace && paceWords(shell, view.pace),
    view.days !== undefined && `${words.days}: ${words.daysOf({ count: view.days })}`,
    view.rated && words.rated,
    words[`state-${state}`],
  ];
  const [best] = table;
  const nameOf = usePlayerName();
  return (
    <Frame title={view.title}>
      <Meetings />
      <p className="people-lead">
        {about.filter(Boolean).join(" · ")} ·{" "}
        {organiser === undefined ? (
          words.organiserGone
        ) : (
          <Link href={personPath(organiser)}>{words.by({ name: organiser })}</Link>
        )}
      </p>
      <Trouble task={task} />
      {state === "over" && best && (
        <Paper title={words.winner({ name: nameOf(players[best.player]) })} id="winner">
          <Crosstable view={view} />
        </Paper>
      )}
      {state === "running" && (
        <Paper title={words.crosstable} id="table">
          <Crosstable view={view} />
        </Paper>
      )}
      <Entrants view={view} listing={listing} task={task} look={look} />
      <Rounds view={view} task={task} look={look} />
    </Frame>
  );
}

/** Who takes part, and what can be done about it. */
function Entrants(props: ShownProps & { readonly task: Task }): JSX.Element | undefined {
  const { view, listing, task, look } = props;
  const words = useStandingWords();
  const { cancel } = useWords();
  const nameOf = usePlayerName();
  const hasName = useMe()?.account !== undefined;
  const { id, state, players, isYours, isIn } = view;
  const [asking, setAsking] = useState<"leave" | "call-off" | Player>();
  if (state === "over") return undefined;
  const isOpen = state === "open";
  const [title, hint, work] =
    asking === "call-off"
      ? [words.callOff, words.callOffHint, () => standing.callOff(id)]
      : asking === "leave"
        ? [words.leave, words.leaveHint, () => standing.leave(id)]
        : [
            words.removeWho({ name: asking ? nameOf(asking) : "" }),
            words.removeHint,
            () => standing.leave(id, asking?.who),
          ];
  const act = (work: () => Promise<unknown>): void =>
    task.run(async () => {
      await work();
      await look();
    });
  return (
    <Paper title={words.entrants} id="entrants">
      {players.length === 0 && <p>{words.entrantsNone}</p>}
      {(isOpen || isYours) && (
        <ul className="person-list">
          {players.map((player) => (
            <li key={player.who} data-testid="entrant">
              <PlayerName player={player} />
              {isYours && state !== "off" && player.who !== "" && (
                <button
                  type="button"
                  className="button small"
                  disabled={task.isBusy}
                  aria-label={words.removeWho({ name: nameOf(player) })}
                  onClick={() => (isOpen ? act(() => standing.leave(id, player.who)) : setAsking(player))}
                >
                  {words.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="buttons">
        {isOpen && hasName && !isIn && (
          <button
            type="button"
            className="button strong"
            disabled={task.isBusy}
            data-testid="enter"
            onClick={() => act(() => standing.enter(id))}
          >
            {words.enter}
          </button>
        )}
        {state !== "off" && isIn && (
          <button
            type="button"
            className="button"
            disabled={task.isBusy}
            data-testid="leave"
            onClick={() => (isOpen ? act(() => standing.leave(id)) : setAsking("leave"))}
          >
            {words.leave}
          </button>
        )}
        {isOpen && isYours && (
          <button
            type="button"
            className="button strong"
            disabled={task.isBusy || players.length < 4}
            data-testid="start"
            onClick={() => act(() => standing.start(id))}
          >
            {words.start}
          </button>
        )}
        {isYours && state !== "off" && (
          <button
            type="button"
            className="button"
            disabled={task.isBusy}
            data-testid="call-off"
            onClick={() => setAsking("call-off")}
          >
            {words.callOff}
          </button>
        )}
      </p>
      {isOpen && isYours && <p className="fine">{words.startHint}</p>}
      {isOpen && isYours && listing && (
        <Bots
          bots={listing.bots}
          isBusy={task.isBusy}
          onEnter={(bot) => act(() => standing.enter(id, bot))}
        />
      )}
      {asking !== undefined && (
        <Dialog title={title} onClose={() => setAsking(undefined)}>
          <p>{hint}</p>
          <div className="buttons end">
            <button type="button" className="button" onClick={() => setAsking(undefined)}>
              {cancel}
            </button>
            <button
              type="button"
              className="button strong"
              data-testid="sure"
              onClick={() => {
                setAsking(undefined);
                act(work);
              }}
            >
              {title}
            </button>
          </div>
        </Dialog>
      )}
    </Paper>
  );
}

interface BotsProps {
  readonly bots: readonly string[];
  readonly isBusy: boolean;
  readonly onEnter: (bot: string) => void;
}

function Bots({ bots, isBusy, onEnter }: BotsProps): JSX.Element {
  const words = useStandingWords();
  const shell = useWords();
  const [bot, setBot] = useState(bots[0]);
  return (
    <form
      className="bots-row"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(bot);
      }}
    >
      <label className="field">
        <span>{words.addBotLevel}</span>
        <select value={bot} data-testid="bot-level" onChange={({ target }) => setBot(target.value)}>
          {bots.map((level) => (
            <option key={level} value={level}>
              {botName(shell, level)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" disabled={isBusy} data-testid="add-bot">
        {words.addBot}
      </button>
    </form>
  );
}
