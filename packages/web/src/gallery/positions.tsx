import type { View } from "@sandtable/protocol";
import { type ComponentType, type JSX, useEffect, useRef, useState } from "react";
import type { BoardProps } from "../faces/face.ts";
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
  readonly Board: ComponentType<BoardProps>;
  /** Switches for what may be laid over the board. */
  readonly Layers: ComponentType;
  readonly positions: readonly MadePosition[];
}

/** Games that are drawn, but not in the library yet. */
export const DRAWN: ReadonlyMap<string, () => Promise<Made>> = new Map([
  [
    "malaya-1941",
    async () => {
      const [{ Board }, { LayersPanel: Layers }, { positions }] = await Promise.all([
        import("../faces/malaya-1941/board.tsx"),
        import("../faces/malaya-1941/panels/layers.tsx"),
        import("./malaya-1941.ts"),
      ]);
      return { Board, Layers, positions: positions() };
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
  const { Board, Layers, positions } = made;
  const draw = (view: View): JSX.Element => (
    <Board view={view} choices={NONE} closed={NONE} onPlace={nothing} onLook={nothing} animate={false} />
  );
  const one = positions.find((position) => position.name === name);
  if (one) return <Framed layers={<Layers />}>{draw(one.view)}</Framed>;
  return (
    <main id="content" className="gallery">
      <div className="gallery-row" data-testid="boards">
        {positions.map((position) => (
          <figure key={position.name}>
            <figcaption>
              <a href={`/gallery/${id}/${position.name}?theme=${theme}`}>{position.name}</a>
            </figcaption>
            {draw(position.view)}
          </figure>
        ))}
      </div>
    </main>
  );
}

function Framed({
  layers,
  children,
}: {
  readonly layers: JSX.Element;
  readonly children: JSX.Element;
}): JSX.Element {
  const handle = useRef<BoardHandle>(null);
  return (
    <main id="content" className="gallery-frame">
      <BoardFrame handle={handle} touched={NONE} advised={NONE}>
        {children}
      </BoardFrame>
      <aside className="paper">{layers}</aside>
    </main>
  );
}
