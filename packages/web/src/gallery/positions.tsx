import type { Place, View } from "@sandtable/protocol";
import { type JSX, useRef, useState } from "react";
import type { GameFace } from "../faces/face.ts";
import { BoardFrame } from "../parts/board-frame.tsx";
import type { BoardHandle } from "../table/page.ts";
import "../styles/table.css";
import "./gallery.css";

/** A position that was made by hand, and not played. */
export interface MadePosition {
  readonly name: string;
  readonly view: View;
}

/** What a random game hardly comes upon, made by hand. */
const MADE: ReadonlyMap<string, () => Promise<readonly MadePosition[]>> = new Map([
  ["malaya-1941", async () => (await import("./malaya-1941.ts")).positions()],
]);

/** The positions of a game that are made by hand. */
export const madePositions = (id: string): Promise<readonly MadePosition[]> =>
  MADE.get(id)?.() ?? Promise.resolve([]);

const nothing = (): void => {};
const NONE: readonly never[] = [];

/** Positions made by hand, each a link to itself in a frame. */
export function MadeRow({
  id,
  face,
  positions,
  theme,
}: {
  readonly id: string;
  readonly face: GameFace;
  readonly positions: readonly MadePosition[];
  readonly theme: string;
}): JSX.Element {
  return (
    <div className="gallery-row" data-testid="made">
      {positions.map(({ name, view }) => (
        <figure key={name}>
          <figcaption>
            <a href={`/gallery/${id}/${name}?theme=${theme}`}>{name}</a>
          </figcaption>
          <face.Board
            view={view}
            choices={NONE}
            closed={NONE}
            onPlace={nothing}
            onLook={nothing}
            animate={false}
          />
        </figure>
      ))}
    </div>
  );
}

/** A board as the table frames it, with what it says of the place under the pointer. */
export function Framed({ face, view }: { readonly face: GameFace; readonly view: View }): JSX.Element {
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
      <BoardFrame handle={handle} touched={NONE} advised={NONE} leads={NONE} overlay={card}>
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
