import type { CurvePoint, GameListing } from "@sandtable/protocol";
import { type JSX, useMemo, useState } from "react";
import { type GameFace, placeKey } from "../faces/face.ts";
import { sayChanges } from "../parts/changes.tsx";
import { marksOf } from "../table/curve.ts";
import { percentOf } from "../table/plans.ts";
import { changesAt } from "../table/touched.ts";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";
import { MomentBoard } from "./moment-board.tsx";
import { type Shown, useMoment } from "./use-moment.ts";
import { Wait } from "./wait.tsx";

/** So many differences are told; the rest is marked on the boards. */
const MOST = 30;

interface CompareProps {
  readonly id: string;
  readonly listing: GameListing;
  readonly face: GameFace;
  readonly points: readonly CurvePoint[];
}

/** Any two moments of the game side by side, with what differs between them. */
export default function Compare({ id, listing, face, points }: CompareProps): JSX.Element {
  const words = useAfterWords();
  const shell = useWords();
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(points.length - 1);
  const [one, other] = [useMoment(id, points[first].at), useMoment(id, points[second].at)];
  const differences = useMemo(() => changesAt(face, one.view, other.view), [face, one.view, other.view]);
  const touched = useMemo(() => differences.map(({ place }) => place), [differences]);
  const moments = [
    { name: words.compareFirst, nth: first, set: setFirst, shown: one, id: "first" },
    { name: words.compareSecond, nth: second, set: setSecond, shown: other, id: "second" },
  ];
  const isBoth = one.view !== undefined && other.view !== undefined;
  return (
    <div className="compare" data-testid="compare">
      <p className="fine">{words.compareHint}</p>
      <div className="compare-boards">
        {moments.map(({ name, nth, set, shown, id: which }) => (
          <section key={which} aria-label={name} data-testid={`compare-${which}`}>
            <label className="compact-select">
              <span>{name}</span>
              <select value={nth} onChange={({ target }) => set(Number(target.value))}>
                <Moments listing={listing} face={face} points={points} />
              </select>
            </label>
            <p className="fine">
              {listing.roles
                .map(
                  (role) =>
                    `${role.name} ${percentOf(points[nth].chances[role.seat] ?? 0, points[nth].seat !== undefined)} %`,
                )
                .join(" · ")}
            </p>
            <div className="compare-frame">
              <Position face={face} shown={shown} touched={touched} waiting={shell.loading} />
            </div>
          </section>
        ))}
      </div>
      <section aria-labelledby="compare-differs" className="compare-differs">
        <h3 id="compare-differs">{words.compareDiffers}</h3>
        {isBoth && differences.length === 0 && <p>{words.compareSame}</p>}
        <ul data-testid="differences">
          {differences.slice(0, MOST).map((difference) => (
            <li key={placeKey(difference.place)}>
              {difference.changes.some(({ is }) => is !== "moved") &&
                other.view !== undefined &&
                face.describe(difference.place, other.view)?.title}{" "}
              <b>{sayChanges(shell, difference)}</b>
            </li>
          ))}
        </ul>
        {differences.length > MOST && (
          <p className="fine">{words.compareMore({ count: differences.length - MOST })}</p>
        )}
      </section>
    </div>
  );
}

interface PositionProps {
  readonly face: GameFace;
  readonly shown: Shown;
  readonly touched: Parameters<typeof MomentBoard>[0]["touched"];
  readonly waiting: string;
}

function Position({ face, shown: { view, isMissing }, touched, waiting }: PositionProps): JSX.Element {
  const words = useAfterWords();
  return view === undefined ? (
    <Wait text={isMissing ? words.momentFailed : waiting} />
  ) : (
    <MomentBoard face={face} view={view} touched={touched ?? []} />
  );
}

/** Every point of the curve, by its turn and by what divides the game there. */
function Moments({ listing, face, points }: Pick<CompareProps, "listing" | "face" | "points">): JSX.Element {
  const words = useAfterWords();
  const shell = useWords();
  const marks = useMemo(
    () => new Map(marksOf(points, face.milestone).map(({ nth, name }) => [nth, name])),
    [points, face],
  );
  return (
    <>
      {points.map(({ at, seat }, nth) => {
        const who = listing.roles.find((role) => role.seat === seat)?.name ?? shell.curveEnd;
        const mark = marks.get(nth);
        return (
          <option key={at} value={nth}>
            {words.compareTurn({ nth: nth + 1, who })}
            {mark !== undefined && ` · ${mark}`}
          </option>
        );
      })}
    </>
  );
}
