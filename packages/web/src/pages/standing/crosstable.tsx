import type { TournamentView } from "@sandtable/protocol/standing";
import type { JSX } from "react";
import { useStandingWords } from "../../words/standing/index.ts";
import { PlayerName, pointsShown } from "./player.tsx";

type Row = TournamentView["table"][number];
type TieBreak = "direct" | "sonneborn-berger" | "won" | "buchholz" | "round";

/** Who stands where, and who got what against whom: on the first side, and on the second. */
export function Crosstable({ view }: { readonly view: TournamentView }): JSX.Element {
  const words = useStandingWords();
  const { table, players, kind } = view;
  const tieBreaks = view.tieBreaks as readonly TieBreak[];
  const isCup = kind === "cup";
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by the arrow keys */}
      <section className="wide" aria-label={words.crosstable} tabIndex={0}>
        <table className="score-table crosstable" data-testid="crosstable">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {!isCup && <th scope="col">{words.points}</th>}
              {!isCup &&
                table.map(({ player }, index) => (
                  <th key={player} scope="col">
                    {index + 1}
                  </th>
                ))}
              {tieBreaks.map((how) => (
                <th key={how} scope="col">
                  {words[`tie-${how}`]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((row) => (
              <tr key={row.player} data-testid="standing">
                <th scope="row">
                  {row.rank}. <PlayerName player={players[row.player]} />
                  {row.hasLeft && <small> {words.hasLeft}</small>}
                </th>
                {!isCup && (
                  <td>
                    <strong>{pointsShown(row.points)}</strong>
                  </td>
                )}
                {!isCup &&
                  table.map(({ player }) => (
                    <td key={player} className={player === row.player ? "self" : undefined}>
                      {player === row.player ? "–" : against(row, player)}
                    </td>
                  ))}
                {row.tieBreaks.map((value, index) => (
                  <td key={tieBreaks[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="fine">{tieBreaks.map((how) => words.tieHint[how]).join(" ")}</p>
    </>
  );
}

/** Both games of a meeting; a dot for one that is to come. */
function against({ against }: Row, player: number): string {
  const both = against[player];
  if (!both || both.every((points) => points === null)) return "";
  return both.map((points) => (points === null ? "·" : pointsShown(points))).join(" ");
}
