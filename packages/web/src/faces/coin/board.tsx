import type { ReactNode } from "react";
import type { BoardProps } from "../face.ts";
import { Touchable } from "./place.tsx";
import { Dim, HEIGHT, WIDTH } from "./table.tsx";
import "./coin.css";
import "./tracks.css";
import "./spaces.css";
import "./key.css";
import "./cards.css";
import "./places.css";

/** The drawing of a whole table: its children from below to above, what is printed, what lies on it, what can be pointed at. */
export function Table({
  name,
  label,
  isBare,
  props: { choices, looked, onPlace, onLook, animate },
  children,
}: {
  /** Classes of the game's own styles. */
  readonly name: string;
  readonly label: string;
  /** The pieces are not drawn: the map alone. */
  readonly isBare: boolean;
  readonly props: BoardProps;
  readonly children: ReactNode;
}) {
  return (
    <Touchable choices={choices} looked={looked} onPlace={onPlace} onLook={onLook}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with many places, not a form. */}
      <svg
        className={`coin ${name}${animate ? " animate" : ""}${isBare ? " is-bare" : ""}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={label}
      >
        {children}
        <Dim />
      </svg>
    </Touchable>
  );
}
