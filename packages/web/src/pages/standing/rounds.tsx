import type { MeetingGame, RoundShown, TournamentView } from "@sandtable/protocol/standing";
import type { JSX } from "react";
import { Link } from "wouter";
import { tablePath } from "../../route.ts";
import { useDay } from "../../words/people/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { Paper } from "../people/frame.tsx";
import type { Task } from "../people/use-task.ts";
import { standing } from "./api.ts";
import { PlayerName, pointsShown, usePlayerName } from "./player.tsx";

interface RoundsProps {
  readonly view: TournamentView;
  readonly task: Task;
  readonly look: () => Promise<void>;
}

/** Who meets whom, round by round, the last first; a round that is to come is not shown. */
export function Rounds(props: RoundsProps): JSX.Element {
  const { view } = props;
  const begun = view.rounds.filter((round) => round.meetings.some(isBegun));
  return (
    <>
      {begun.toReversed().map((round) => (
        <Round key={round.round} round={round} {...props} />
      ))}
    </>
  );
}

type Meeting = RoundShown["meetings"][number];
const isBegun = ({ games, isOver }: Meeting): boolean =>
  (games.length > 0 && isOver) || games.some(({ table }) => table !== undefined);

function Round({ round, view, ...rest }: RoundsProps & { readonly round: RoundShown }): JSX.Element {
  const words = useStandingWords();
  const day = useDay();
  const isOver = round.meetings.every((meeting) => meeting.isOver);
  return (
    <Paper title={words.round({ round: round.round, of: view.of })} id={`round-${round.round}`}>
      {round.until !== undefined && !isOver && <p>{words.deadline({ date: day(round.until) })}</p>}
      <ul className="person-list">
        {round.meetings.map((meeting) => (
          <li key={`${meeting.one} ${meeting.other}`} className="meeting">
            <span className="meeting-who">
              <PlayerName player={view.players[meeting.one]} /> –{" "}
              {meeting.other === undefined ? words.bye : <PlayerName player={view.players[meeting.other]} />}
              {meeting.games.some(({ points }) => points !== undefined) && (
                <strong>
                  {" "}
                  {pointsShown(meeting.score[0])} : {pointsShown(meeting.score[1])}
                </strong>
              )}
            </span>
            <span className="meeting-games">
              {meeting.games.map((game) => (
                <Game key={game.first} game={game} view={view} {...rest} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Game({ game, view, task, look }: RoundsProps & { readonly game: MeetingGame }): JSX.Element {
  const words = useStandingWords();
  const nameOf = usePlayerName();
  const first = nameOf(view.players[game.first]);
  const second = nameOf(view.players[game.second]);
  const { table, points } = game;
  const shown =
    points === undefined ? words.resultOpen : `${pointsShown(points)} : ${pointsShown(1 - points)}`;
  const mayAward = view.isYours && view.state === "running" && table !== undefined && points === undefined;
  return (
    <span className="meeting-game">
      {table === undefined ? (
        <span>{`${first} – ${second}`}</span>
      ) : (
        <Link href={tablePath(table)}>{`${first} – ${second}`}</Link>
      )}{" "}
      {shown}
      {mayAward && (
        <select
          className="award"
          value=""
          disabled={task.isBusy}
          aria-label={words.awardWhat({ first, second })}
          onChange={({ target }) =>
            task.run(async () => {
              await standing.award(view.id, table, Number(target.value));
              await look();
            })
          }
        >
          <option value="">{words.awardPick}</option>
          <option value="1">{words.awardFirst({ first })}</option>
          <option value="0.5">{words.awardDrawn}</option>
          <option value="0">{words.awardSecond({ second })}</option>
        </select>
      )}
    </span>
  );
}
