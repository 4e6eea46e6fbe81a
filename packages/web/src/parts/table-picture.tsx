import type { View } from "@sandtable/protocol";
import { type JSX, useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { faceOf } from "../faces/index.ts";
import { useWords } from "../words/index.ts";
import "../styles/table.css";

const NONE: readonly never[] = [];
const nothing = (): void => {};

interface Picture extends Drawn {
  readonly view: View;
}

interface TablePictureProps {
  readonly id: string;
  readonly game: string;
}

/** The board of a table in small, as its game draws it, with how far the game is: fetched when it comes into sight. */
export default function TablePicture({ id, game }: TablePictureProps): JSX.Element {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen) return;
    let isCurrent = true;
    Promise.all([api.position(id), faceOf(game)]).then(
      ([{ view }, drawn]) => isCurrent && drawn && setPicture({ ...drawn, view }),
      // Without a picture the line still says all that is needed.
      nothing,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, game, isSeen]);
  const when = picture && (picture.face.when?.(picture.view) ?? cardOf(picture, words.tableCard));
  return (
    <>
      <div className="table-picture" ref={frame} inert aria-hidden="true">
        {picture && (
          <div className="board-sheet" data-testid="table-picture">
            <picture.face.Board
              view={picture.view}
              choices={NONE}
              closed={NONE}
              onPlace={nothing}
              onLook={nothing}
              animate={false}
            />
          </div>
        )}
      </div>
      {when !== undefined && <small data-testid="table-when">{when}</small>}
    </>
  );
}

/** How many cards have been turned up, in a game of cards. */
function cardOf({ face, view }: Picture, word: (p: { nth: number }) => string): string | undefined {
  const cards = face.cards?.(view);
  return cards && word({ nth: cards.played.length + (cards.current === undefined ? 0 : 1) });
}
