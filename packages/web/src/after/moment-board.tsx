import type { Place, View } from "@sandtable/protocol";
import { type JSX, type ReactNode, useRef, useState } from "react";
import type { GameFace } from "../faces/face.ts";
import { BoardFrame } from "../parts/board-frame.tsx";
import type { BoardHandle } from "../table/page.ts";

const NONE: readonly never[] = [];
const nothing = (): void => {};
/** So many lines say what stands at a place. */
const MOST_LINES = 8;

interface MomentBoardProps {
  readonly face: GameFace;
  readonly view: View;
  /** Places that are marked as changed. */
  readonly touched?: readonly Place[];
  /** What lies over the board. */
  readonly children?: ReactNode;
}

/** The board as it stood at some moment: to look at, and not to play. */
export function MomentBoard({ face, view, touched = NONE, children }: MomentBoardProps): JSX.Element {
  const handle = useRef<BoardHandle>(null);
  const [looked, setLooked] = useState<Place>();
  const told = looked && face.describe(looked, view);
  return (
    <BoardFrame
      handle={handle}
      touched={touched}
      advised={NONE}
      overlay={
        told && (
          <div className="paper look-card" aria-hidden="true">
            <strong>{told.title}</strong>
            <ul>
              {told.lines.slice(0, MOST_LINES).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )
      }
    >
      <face.Board
        view={view}
        choices={NONE}
        closed={NONE}
        onPlace={nothing}
        onLook={setLooked}
        looked={looked}
        animate={false}
      />
      {children}
    </BoardFrame>
  );
}
