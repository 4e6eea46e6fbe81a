import type { GameListing } from "@sandtable/protocol";
import type { Person, Score } from "@sandtable/protocol/people";
import { type FormEvent, type JSX, useEffect, useState } from "react";
import { Link } from "wouter";
import { api } from "../../api.ts";
import { Notice, Waiting } from "../../parts/notice.tsx";
import { tablePath } from "../../route.ts";
import { useWords } from "../../words/index.ts";
import { useDay, usePeopleWords } from "../../words/people/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { Figure } from "../standing/figure.tsx";
import { ratingsPath } from "../standing/paths.ts";
import { people } from "./api.ts";
import { DistancePaper } from "./distance.tsx";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** Somebody with a name: their games, how those went, and what one has written down about them. */
export default function PersonPage({ name }: { readonly name: string }): JSX.Element {
  const words = usePeopleWords();
  const { loading } = useWords();
  const [games, setGames] = useState<readonly GameListing[]>([]);
  const [person, setPerson] = useState<Person>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    Promise.all([people.person(name), api.games()]).then(
      ([found, listings]) => {
        setPerson(found);
        setGames(listings);
      },
      (error: Error) => setProblem(error.message),
    );
  }, [name]);
  if (problem !== undefined)
    return (
      <Notice title={words.personNone}>
        <p role="alert">{problem}</p>
      </Notice>
    );
  if (!person) return <Waiting text={loading} />;
  return <Shown person={person} games={games} />;
}

interface ShownProps {
  readonly person: Person;
  readonly games: readonly GameListing[];
}

function Shown({ person, games }: ShownProps): JSX.Element {
  const words = usePeopleWords();
  const standing = useStandingWords();
  const day = useDay();
  const listingOf = (id: string): GameListing | undefined => games.find((game) => game.id === id);
  const titleOf = (id: string): string => listingOf(id)?.title ?? id;
  const seatOf = (id: string, seat: string): string =>
    listingOf(id)?.roles.find((role) => role.seat === seat)?.name ?? seat;
  return (
    <Frame title={person.name}>
      <p className="people-lead">{words.since({ date: day(person.since) })}</p>
      {person.against && <Against score={person.against} name={person.name} />}
      {person.rated && person.rated.length > 0 && (
        <Paper title={standing.ratedBetween} id="rated">
          {person.rated.map(({ game, ...score }) => (
            <p key={game}>{standing.ratedScore({ game: titleOf(game), ...score })}</p>
          ))}
        </Paper>
      )}
      {person.ratings.length > 0 && (
        <Paper title={standing.ratingsOf} id="ratings">
          <table className="score-table">
            <thead>
              <tr>
                <th scope="col">{words.resultsOf}</th>
                <th scope="col">{standing.rating}</th>
                <th scope="col">{standing.played}</th>
              </tr>
            </thead>
            <tbody>
              {person.ratings.map(({ game, seat, ...rated }) => (
                <tr key={`${game} ${seat}`} {...(seat === undefined && { className: "score-sum" })}>
                  <th scope="row">
                    {seat === undefined ? <Link href={ratingsPath(game)}>{titleOf(game)}</Link> : null}
                    <small>{seat === undefined ? standing.bothSides : seatOf(game, seat)}</small>
                  </th>
                  <td>
                    <Figure rated={rated} />
                  </td>
                  <td>{rated.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="fine">{standing.provisional}</p>
        </Paper>
      )}
      <Paper title={words.results} id="results">
        {person.scores.length === 0 ? (
          <p>{words.resultsNone}</p>
        ) : (
          <table className="score-table">
            <thead>
              <tr>
                <th scope="col">{words.resultsOf}</th>
                <th scope="col">{words.wins}</th>
                <th scope="col">{words.losses}</th>
                <th scope="col">{words.draws}</th>
              </tr>
            </thead>
            <tbody>
              {person.scores.map(({ game, seat, won, lost, drawn }) => (
                <tr key={`${game} ${seat}`}>
                  <th scope="row">
                    {titleOf(game)} <small>{seatOf(game, seat)}</small>
                  </th>
                  <td>{won}</td>
                  <td>{lost}</td>
                  <td>{drawn}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Paper>
      <Paper title={words.personGames} id="games">
        {person.games.length === 0 && <p>{words.personGamesNone}</p>}
        <ul className="person-list">
          {person.games.map(({ table, seat, outcome }) => (
            <li key={table.id}>
              <span>
                <Link href={tablePath(table.id)}>{titleOf(table.game)}</Link>
                <small>
                  {seatOf(table.game, seat)} · {day(table.startedAt)}
                </small>
              </span>
              <span className="badge">{resultOf(words, outcome?.winners, seat)}</span>
            </li>
          ))}
        </ul>
      </Paper>
      {person.note !== undefined && <DistancePaper name={person.name} />}
      {person.note !== undefined && <Note name={person.name} written={person.note} />}
    </Frame>
  );
}

function resultOf(
  words: ReturnType<typeof usePeopleWords>,
  winners: readonly string[] | undefined,
  seat: string,
): string {
  if (winners === undefined) return words.goesOn;
  if (winners.length !== 1) return words.drawn;
  return winners[0] === seat ? words.won : words.lost;
}

function Against({ score, name }: { readonly score: Score; readonly name: string }): JSX.Element {
  const words = usePeopleWords();
  return (
    <Paper title={words.headToHead} id="against">
      <p>{score.won + score.lost + score.drawn === 0 ? words.againstNone({ name }) : words.against(score)}</p>
    </Paper>
  );
}

interface NoteProps {
  readonly name: string;
  readonly written: string;
}

/** What only its writer reads. */
function Note({ name, written }: NoteProps): JSX.Element {
  const words = usePeopleWords();
  const task = useTask();
  const [text, setText] = useState(written);
  const [isKept, setKept] = useState(false);
  const write = (event: FormEvent): void => {
    event.preventDefault();
    task.run(async () => {
      await people.note(name, text);
      setKept(true);
    });
  };
  return (
    <Paper title={words.note} id="note">
      <form className="person-form" onSubmit={write}>
        <label className="field">
          <span>{words.noteHint}</span>
          <textarea
            rows={4}
            maxLength={4000}
            value={text}
            data-testid="note"
            onChange={({ target }) => {
              setText(target.value);
              setKept(false);
            }}
          />
        </label>
        <button type="submit" className="button" disabled={task.isBusy} data-testid="note-keep">
          {words.noteKeep}
        </button>
        {isKept && <p role="status">{words.noteKept}</p>}
        <Trouble task={task} />
      </form>
    </Paper>
  );
}
