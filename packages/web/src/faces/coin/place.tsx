import type { ChoiceShown, Place } from "@sandtable/protocol";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo } from "react";
import { type BoardProps, placeKey } from "../face.ts";
import { type Area, type Circle, moveTo, type Spot } from "./geometry.ts";
import { said } from "./words/index.ts";

/** A place of the drawing that can be pointed at, by mouse, finger and keyboard. */

interface Touch {
  readonly open: ReadonlySet<string>;
  readonly looked: string | undefined;
  onPlace(place: Place): void;
  onLook(place: Place | undefined): void;
}

const TouchContext = createContext<Touch>({
  open: new Set(),
  looked: undefined,
  onPlace: () => {},
  onLook: () => {},
});

export const openPlaces = (choices: readonly ChoiceShown[]): ReadonlySet<string> =>
  new Set(choices.map(({ place }) => placeKey(place)));

export function Touchable({
  choices,
  looked,
  onPlace,
  onLook,
  children,
}: Pick<BoardProps, "choices" | "looked" | "onPlace" | "onLook"> & { readonly children: ReactNode }) {
  const touch = useMemo(
    () => ({
      open: openPlaces(choices),
      looked: looked && placeKey(looked),
      onPlace,
      onLook,
    }),
    [choices, looked, onPlace, onLook],
  );
  return <TouchContext value={touch}>{children}</TouchContext>;
}

/** What is hit and outlined: a path, a circle or a box. */
export type Shape =
  | { readonly path: string }
  | { readonly circle: Circle }
  | { readonly area: Area; readonly round?: number };

export function Drawn({ shape, className }: { readonly shape: Shape; readonly className: string }) {
  if ("path" in shape) return <path className={className} d={shape.path} />;
  if ("circle" in shape) {
    const { x, y, radius } = shape.circle;
    return <circle className={className} cx={x} cy={y} r={radius} />;
  }
  const { area, round = 5 } = shape;
  return <rect className={className} {...area} rx={round} />;
}

export function PlaceMark({
  place,
  label,
  shape,
  pin,
  children,
}: {
  readonly place: Place;
  /** In words, for those who do not see the drawing. */
  readonly label: string;
  readonly shape: Shape;
  /** Where the sign stands that a choice is open here. */
  readonly pin: Spot;
  readonly children?: ReactNode;
}) {
  const touch = useContext(TouchContext);
  const key = placeKey(place);
  const open = touch.open.has(key);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    touch.onPlace(place);
  };
  const state = `${open ? " is-open" : ""}${touch.looked === key ? " is-looked" : ""}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element. */}
      <g
        className={`place on-${place.on}${state}`}
        role="button"
        tabIndex={0}
        aria-label={open ? said.canBeChosen({ place: label }) : label}
        data-place={key}
        onClick={() => touch.onPlace(place)}
        onKeyDown={onKeyDown}
        onMouseEnter={() => touch.onLook(place)}
        onMouseLeave={() => touch.onLook(undefined)}
        onFocus={() => touch.onLook(place)}
        onBlur={() => touch.onLook(undefined)}
      >
        <Drawn shape={shape} className="hit" />
        <Drawn shape={shape} className="ring" />
      </g>
      {/* On the button, not in it: its label says in words what the letters of the drawing stand for. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: this group takes no focus. */}
      <g aria-hidden="true" className="drawn-on">
        {children}
        {open && <path className="pin" transform={moveTo(pin)} d="M0-9 8 0 0 9-8 0z" />}
      </g>
    </>
  );
}
