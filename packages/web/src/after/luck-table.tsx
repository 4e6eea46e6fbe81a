import { type AnyCatalogue, signed } from "@sandtable/engine";
import type { Fall, GameListing } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import { useAfterWords } from "../words/after.ts";
import { causeNames, type LuckLine, luckOf, pointsOf } from "./luck.ts";
import { gainsSaid } from "./story.ts";

interface LuckProps {
  readonly falls: readonly Fall[];
  readonly listing: GameListing;
  /** The words of the game. */
  readonly game: AnyCatalogue;
}

/** What chance gave each side, by cause: expected against come, and what it did to the chances. */
export function LuckTable({ falls, listing, game }: LuckProps): JSX.Element {
  const words = useAfterWords();
  const { roles } = listing;
  const { gains, groups } = useMemo(
    () => luckOf(falls, listing.roles, causeNames(listing, game)),
    [falls, listing, game],
  );
  if (groups.length === 0) return <p data-testid="luck">{words.luckNone}</p>;
  return (
    <div className="luck" data-testid="luck">
      <p>{words.luckLead({ gains: gainsSaid(listing, words, gains) })}</p>
      <div className="luck-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.luckCause}</th>
              <th scope="col">{words.luckTimes}</th>
              <th scope="col">{words.luckExpected}</th>
              <th scope="col">{words.luckCame}</th>
              {roles.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ seat, lines }) => (
            <tbody key={seat ?? ""} data-testid="luck-group">
              <tr>
                <th colSpan={4 + roles.length} scope="rowgroup">
                  {seat === undefined
                    ? words.luckByNobody
                    : words.luckBy({ who: roles.find((role) => role.seat === seat)?.name ?? seat })}
                </th>
              </tr>
              {lines.map((line) => (
                <tr key={`${line.rule} ${line.counted?.in}`} data-testid="luck-line">
                  <th scope="row">
                    {line.cause} <span className="fine">{line.rule}</span>
                  </th>
                  <td>{line.times}</td>
                  <Counted line={line} />
                  {roles.map(({ seat: own }) => (
                    <td key={own}>{signed(pointsOf(line.gains[own] ?? 0))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="fine">{words.luckNote}</p>
    </div>
  );
}

/** What was to be expected, and what came. */
function Counted({ line: { counted, times } }: { readonly line: LuckLine }): JSX.Element {
  const words = useAfterWords();
  if (!counted) return <td colSpan={2}>{words.luckDrawn}</td>;
  const { expected, came } = counted;
  return counted.in === "successes" ? (
    <>
      <td>{words.luckSuccesses({ count: expected.toFixed(1) })}</td>
      <td>{words.luckSuccesses({ count: `${came}` })}</td>
    </>
  ) : (
    <>
      <td>{words.luckPips({ mean: (expected / times).toFixed(1) })}</td>
      <td>{words.luckPips({ mean: (came / times).toFixed(1) })}</td>
    </>
  );
}
