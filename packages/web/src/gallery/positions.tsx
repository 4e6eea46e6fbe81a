import type { Place, View } from "@sandtable/protocol";
import { type JSX, useEffect, useRef, useState } from "react";
import type { GameFace } from "../faces/face.ts";
import { BoardFrame } from "../parts/board-frame.tsx";
import { Notice, Waiting } from "../parts/notice.tsx";
import type { BoardHandle } from "../table/page.ts";
import "../styles/table.css";
import "./gallery.css";

/** A position that was made by hand, and not played. */
export interface MadePosition {
  readonly name: string;
  readonly view: View;
}

interface Made {
  readonly face: GameFace;
  readonly positions: readonly MadePosition[];
}

/** Games that are drawn, but not in the library yet. */
export const DRAWN: ReadonlyMap<string, () => Promise<Made>> = new Map([
  [
    "malaya-1941",
    async () => {
      const [{ faceMalaya1941: face }, { positions }] = await Promise.all([
        import("../faces/malaya-1941/index.ts"),
        import("./malaya-1941.ts"),
      ]);
      return { face, positions: positions() };
    },
  ],
]);

const nothing = (): void => {};
const NONE: readonly never[] = [];

/** All positions of a game, or the one that is named, in the frame that the table has. */
export function Positions({
  id,
  name,
  theme,
}: {
  readonly id: string;
  readonly name: string | undefined;
  readonly theme: string;
}): JSX.Element {
  const [made, setMade] = useState<Made>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    DRAWN.get(id)?.().then(setMade, (error: Error) => setTrouble(error.message));
  }, [id]);
  if (trouble !== undefined) return <Notice title={trouble} />;
  if (!made) return <Waiting text={id} />;
  const { face, positions } = made;
  const one = positions.find((position) => position.name === name);
  if (one) return <Framed face={face} view={one.view} />;
  return (
    <main id="content" className="gallery">
      <div className="gallery-row" data-testid="boards">
        {positions.map((position) => (
          <figure key={position.name}>
            <figcaption>
              <a href={`/gallery/${id}/${position.name}?theme=${theme}`}>{position.name}</a>
            </figcaption>
            <face.Board
              view={position.view}
              choices={NONE}
              closed={NONE}
              onPlace={nothing}
              onLook={nothing}
              animate={false}
            />
          </figure>
        ))}
      </div>
    </main>
  );
}

/** A board as the table frames it, with what it says of the place under the pointer. */
function Framed({ face, view }: { readonly face: GameFace; readonly view: View }): JSX.Element {
  const handle = useRef<BoardHandle>(null);
  const [looked, setLooked] = useState<Place>();
  const [kept, setKept] = useState<Place>();
  const told = looked && face.describe(looked, view);
  const look = (place: Place | undefined): void => {
    setLooked(place);
    if (place) setKept(place);
  };
  const card = told && (
    <div className="paper look-card">
      <strong>{told.title}</strong>
      <ul>
        {told.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <main id="content" className="gallery-frame">
      <BoardFrame handle={handle} touched={NONE} advised={NONE} overlay={card}>
        <face.Board
          view={view}
          choices={NONE}
          closed={NONE}
          onPlace={nothing}
          onLook={look}
          looked={looked}
          animate={false}
        />
      </BoardFrame>
      <aside className="paper">
        {face.Aid && <face.Aid view={view} looked={kept} />}
        {face.panels?.map(({ id, title, Component }) => (
          <details key={id} name="panel">
            <summary>{title}</summary>
            <Component view={view} show={nothing} />
          </details>
        ))}
      </aside>
    </main>
  );
}
