import type { GameListing } from "@sandtable/protocol";
import type { RatingList } from "@sandtable/protocol/people";
import { type JSX, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../../api.ts";
import { personPath } from "../../route.ts";
import { botName, useWords } from "../../words/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { Frame, Paper, Trouble } from "../people/frame.tsx";
import { Meetings } from "../people/meetings.tsx";
import { useTask } from "../people/use-task.ts";
import { standing } from "./api.ts";
import { Figure } from "./figure.tsx";
import { ratingsPath } from "./paths.ts";

/** The strongest at a game, people and bots on one list. */
export function RatingsPage({ game }: { readonly game?: string }): JSX.Element {
  const words = useStandingWords();
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameListing[]>([]);
  const [list, setList] = useState<RatingList>();
  const { run, ...task } = useTask();
  useEffect(() => {
    run(async () => {
      const listings = await api.games();
      setGames(listings);
      setList(await standing.ratings(game ?? listings[0].id));
    });
  }, [game, run]);
  const shown = list && games.find(({ id }) => id === list.game);
  return (
    <Frame title={words.ratings}>
      <Meetings here="ratings" />
      <p className="people-lead">{words.ratingsLead}</p>
      <Trouble task={{ run, ...task }} />
      {shown && (
        <Paper title={shown.title} id="ratings">
          <label className="field">
            <span>{words.ratingsGame}</span>
            <select
              value={shown.id}
              data-testid="ratings-game"
              onChange={({ target }) => go(ratingsPath(target.value))}
            >
              {games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {list.players.length === 0 ? <p>{words.ratingsNone}</p> : <List list={list} />}
        </Paper>
      )}
    </Frame>
  );
}

function List({ list: { players } }: { readonly list: RatingList }): JSX.Element {
  const words = useStandingWords();
  const shell = useWords();
  return (
    <>
      <table className="score-table rating-table">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.played}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ rank, name, bot, ...rated }) => (
            <tr key={rank}>
              <th scope="row">
                {rank}.{" "}
                {name === undefined ? (
                  words.botPlayer({ bot: botName(shell, bot ?? "") })
                ) : (
                  <Link href={personPath(name)}>{name}</Link>
                )}
              </th>
              <td>
                <Figure rated={rated} />
              </td>
              <td>{rated.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{words.provisional}</p>
    </>
  );
}
