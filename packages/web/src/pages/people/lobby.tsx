import type { GameListing, NewTable, TableLine } from "@sandtable/protocol";
import type { LobbyView, OpenInvitation } from "@sandtable/protocol/people";
import { type JSX, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../../api.ts";
import { GameArt } from "../../parts/art.tsx";
import { useGameWords, valueName } from "../../parts/game-words.ts";
import { personPath, tablePath } from "../../route.ts";
import { paceWords } from "../../table/clock.ts";
import { rememberSeen } from "../../table/memory.ts";
import { useWords } from "../../words/index.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import { type StandingWords, useStandingWords } from "../../words/standing/index.ts";
import { Figure } from "../standing/figure.tsx";
import { people } from "./api.ts";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { Meetings } from "./meetings.tsx";
import { useTask } from "./use-task.ts";

const NewTableDialog = lazy(() => import("../../parts/new-table.tsx"));

/** How often it is looked who has come, while somebody looks on. */
const AGAIN = 8000;

/** Who asks for company, who is here, and what goes on. */
export default function LobbyPage(): JSX.Element {
  const words = usePeopleWords();
  const { lobby: title } = useWords();
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameListing[]>([]);
  const [view, setView] = useState<LobbyView>();
  const [choosing, setChoosing] = useState<GameListing>();
  const task = useTask();
  const look = useCallback(async () => setView(await people.lobby()), []);
  const { run } = task;

  useEffect(() => {
    run(async () => {
      setGames(await api.games());
      await look();
    });
    const timer = setInterval(() => {
      // One that fails is tried again soon.
      if (!document.hidden) look().catch(() => undefined);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [look, run]);

  const invite = (wish: NewTable): void =>
    task.run(async () => {
      const { id } = await api.newTable(wish);
      setChoosing(undefined);
      if (wish.opponent.kind === "friend") await look();
      else go(tablePath(id));
    });
  const listingOf = (id: string): GameListing | undefined => games.find((game) => game.id === id);

  return (
    <Frame title={title}>
      <Meetings here="lobby" />
      <p className="people-lead">{words.lobbyLead}</p>
      <Trouble task={task} />
      <Paper title={words.invite} id="invite">
        <p className="buttons">
          {games.map((game) => (
            <button
              key={game.id}
              type="button"
              className="button"
              data-testid={`invite-${game.id}`}
              onClick={() => setChoosing(game)}
            >
              {game.title}
            </button>
          ))}
        </p>
      </Paper>
      <Paper title={words.invitations} id="invitations">
        {view?.invitations.length === 0 && <p>{words.invitationsNone}</p>}
        <ul className="person-list">
          {view?.invitations.map((invitation) => {
            const game = listingOf(invitation.game);
            return (
              game && (
                <InvitationLine
                  key={invitation.id}
                  invitation={invitation}
                  game={game}
                  isBusy={task.isBusy}
                  onJoin={() =>
                    task.run(async () => {
                      await people.join(invitation.id);
                      rememberSeen(invitation.id, 0);
                      go(tablePath(invitation.id));
                    })
                  }
                  onWithdraw={() =>
                    task.run(async () => {
                      await people.withdraw(invitation.id);
                      await look();
                    })
                  }
                />
              )
            );
          })}
        </ul>
      </Paper>
      <Paper title={words.watch} id="watch">
        {view?.games.length === 0 && <p>{words.watchNone}</p>}
        <ul className="person-list">
          {view?.games.map((line) => (
            <WatchLine key={line.table.id} line={line} game={listingOf(line.table.game)} />
          ))}
        </ul>
      </Paper>
      <Paper title={words.here} id="here">
        {view?.here.length === 0 && <p>{words.hereNone}</p>}
        <ul className="names">
          {view?.here.map((name) => (
            <li key={name}>
              <Link href={personPath(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      </Paper>
      {choosing && (
        <Suspense>
          <NewTableDialog
            game={choosing}
            first="lobby"
            isBusy={task.isBusy}
            problem={task.problem}
            onClose={() => setChoosing(undefined)}
            onSet={invite}
          />
        </Suspense>
      )}
    </Frame>
  );
}

interface InvitationLineProps {
  readonly invitation: OpenInvitation;
  readonly game: GameListing;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
  readonly onWithdraw: () => void;
}

function InvitationLine(props: InvitationLineProps): JSX.Element {
  const { invitation, game, isBusy, onJoin, onWithdraw } = props;
  const words = usePeopleWords();
  const shell = useWords();
  const standing = useStandingWords();
  const { joinSit, toTable, paceFree } = shell;
  const gameWords = useGameWords(game.id);
  const pace = invitation.pace ? paceWords(shell, invitation.pace) : paceFree;
  const scenario = game.scenarios.find(({ id }) => id === invitation.scenario)?.title;
  const unusual = game.options.flatMap(({ id, title, values: [usual] }) => {
    const value = invitation.options[id] ?? usual;
    return value === usual ? [] : [`${title}: ${valueName(gameWords, id, value)}`];
  });
  const seat = game.roles.find((role) => role.seat === invitation.seat)?.name ?? invitation.seat;
  return (
    <li className="offer" data-testid={`offer-${invitation.id}`}>
      <GameArt game={game.id} />
      <span className="offer-text">
        <strong>{game.title}</strong>
        <span>
          {invitation.isYours && words.yourInvitation}
          {!invitation.isYours && invitation.host === undefined && words.guest}
          {!invitation.isYours && invitation.host !== undefined && (
            <Link href={personPath(invitation.host)}>{invitation.host}</Link>
          )}{" "}
          {invitation.rated?.host && (
            <>
              {" "}
              (<Figure rated={invitation.rated.host} />)
            </>
          )}{" "}
          · {words.seatFree({ seat })}
        </span>
        <small>
          {[scenario, ...unusual, pace, ...ratedTerms(standing, invitation)].filter(Boolean).join(" · ")}
        </small>
        {invitation.bar !== undefined && (
          <small className="bar" data-testid="bar">
            {barWords(standing, invitation.bar)}
          </small>
        )}
      </span>
      <span className="buttons">
        {invitation.isYours ? (
          <>
            <Link className="button small" href={tablePath(invitation.id)}>
              {toTable}
            </Link>
            <button
              type="button"
              className="button small"
              disabled={isBusy}
              data-testid="withdraw"
              onClick={onWithdraw}
            >
              {words.withdraw}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button small strong"
            disabled={isBusy || invitation.bar !== undefined}
            data-testid="sit"
            onClick={onJoin}
          >
            {joinSit}
          </button>
        )}
      </span>
    </li>
  );
}

/** That a game is rated, and for whom. */
function ratedTerms(words: StandingWords, { rated }: OpenInvitation): string[] {
  if (!rated) return [];
  const { least, most } = rated;
  if (least !== undefined && most !== undefined) return [words.rated, words.rangeBoth({ least, most })];
  if (least !== undefined) return [words.rated, words.rangeFrom({ least })];
  return most === undefined ? [words.rated] : [words.rated, words.rangeTo({ most })];
}

function barWords(words: StandingWords, bar: NonNullable<OpenInvitation["bar"]>): string {
  if (bar === "no-name") return words.barNoName;
  return bar.is === "below" ? words.barBelow(bar) : words.barAbove(bar);
}

interface WatchLineProps {
  readonly line: TableLine;
  readonly game: GameListing | undefined;
}

function WatchLine({ line: { table, toMove }, game }: WatchLineProps): JSX.Element {
  const words = usePeopleWords();
  const shell = useWords();
  const mover = table.seats.find(({ seat }) => seat === toMove)?.name;
  return (
    <li className="offer">
      <GameArt game={table.game} />
      <span className="offer-text">
        <strong>{game?.title ?? table.game}</strong>
        <span>{table.seats.map(({ name, who }) => `${name}: ${who ?? words.guest}`).join(" · ")}</span>
        {mover !== undefined && <small>{shell.theirTurn({ who: mover })}</small>}
      </span>
      <Link className="button small" href={tablePath(table.id)}>
        {words.watchDo}
      </Link>
    </li>
  );
}
