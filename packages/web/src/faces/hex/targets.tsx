import type { ChoiceShown, Place } from "@sandtable/protocol";
import type { KeyboardEvent } from "react";
import { placeKey } from "../face.ts";
import type { Arrangement } from "./arrange.ts";
import type { HexLayout, Spot } from "./geometry.ts";
import { type Area, piecePlace } from "./place.tsx";
import { COUNTER } from "./stack.ts";
import { words } from "./words/index.ts";

/** The places with open choices: a ring for the eye, and a stop for the keyboard, in reading order. */

export interface Target {
  readonly place: Place;
  readonly key: string;
  readonly label: string;
  readonly spot: Spot;
  readonly ring: string;
  /** The pile it lies in. */
  readonly pile?: string | undefined;
  /** Another of its pile lies above it: one ring is enough for a pile. */
  readonly isBelow?: boolean;
}

/** What a face says of its places, to whoever goes through them by keyboard. */
export interface PlaceNames {
  hexName(id: string): string;
  unitName(id: string): string;
  /** A box or a marker beside the map that can be chosen now. */
  box?(id: string): { readonly area: Area; readonly label: string } | undefined;
}

export const squareAround = ({ x, y }: Spot, half: number): string =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;

const boxed = ({ x, y, width, height }: Area): string => `M${x} ${y}h${width}v${height}h${-width}z`;

interface TargetsOf {
  readonly layout: HexLayout;
  readonly arrangement: Arrangement;
  readonly names: PlaceNames;
}

function targetOf(place: Place, { layout, arrangement, names }: TargetsOf): Target | undefined {
  const key = placeKey(place);
  if (place.on === "hex" && layout.has(place.id))
    return {
      place,
      key,
      label: names.hexName(place.id),
      spot: layout.centre(place.id),
      ring: layout.outline(place.id, -3),
    };
  if (place.on === "piece") {
    const item = arrangement.lying.get(place.id);
    if (!item) return undefined;
    const unit = names.unitName(place.id);
    return {
      place,
      key,
      label: item.hex === undefined ? unit : words.unitInHex({ unit, hex: names.hexName(item.hex) }),
      // A pile is read as one, from below to above.
      spot: item.hex === undefined ? item : layout.centre(item.hex),
      ring: squareAround(item, (COUNTER * item.scale) / 2 + 2),
      pile: item.hex,
    };
  }
  const isBeside = place.on === "track" || place.on === "card";
  const box = isBeside ? names.box?.(place.id) : undefined;
  return box && { place, key, label: box.label, spot: box.area, ring: boxed(box.area) };
}

const ROW = 35;
const reading = (a: Target, b: Target): number =>
  Math.round(a.spot.y / ROW) - Math.round(b.spot.y / ROW) || a.spot.x - b.spot.x;

export function targetsOf(choices: readonly ChoiceShown[], of: TargetsOf): readonly Target[] {
  const places = new Map(choices.map(({ place }) => [placeKey(place), place]));
  const targets = [...places.values()].flatMap((place) => targetOf(place, of) ?? []);
  const below = new Set(
    [...of.arrangement.piles.values()].flatMap((pile) =>
      pile
        .map((id) => placeKey(piecePlace(id)))
        .filter((key) => places.has(key))
        .slice(0, -1),
    ),
  );
  return targets.map((target) => ({ ...target, isBelow: below.has(target.key) })).sort(reading);
}

export function Targets({
  targets,
  looked,
  ringOf,
  isCovered,
  onFocus,
  onPlace,
}: {
  readonly targets: readonly Target[];
  readonly looked: string | undefined;
  /** Where a counter of the pile that is laid out lies instead. */
  ringOf(place: Place): string | undefined;
  /** Under the pile that is laid out: its ring would lie over other counters. */
  isCovered(spot: Spot): boolean;
  /** A place has the focus; or nothing of the board has it any more. */
  onFocus(place: Place | undefined, pile: string | undefined): void;
  onPlace(place: Place): void;
}) {
  const onKey = (event: KeyboardEvent, place: Place): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <g className="targets">
      {targets.map(({ place, key, label, spot, ring, pile, isBelow }) => (
        // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element.
        <g
          key={key}
          className={`place is-open on-${place.on}${key === looked ? " is-looked" : ""}`}
          role="button"
          tabIndex={0}
          aria-label={words.canBeChosen({ place: label })}
          data-place={key}
          onKeyDown={(event) => onKey(event, place)}
          onFocus={() => onFocus(place, pile)}
          // A press beside the board takes the focus to nothing: what it is aimed at must not close first.
          onBlur={({ relatedTarget }) => relatedTarget && onFocus(undefined, undefined)}
        >
          <path
            className={ringOf(place) === undefined && (isBelow || isCovered(spot)) ? "ring covered" : "ring"}
            d={ringOf(place) ?? ring}
          />
        </g>
      ))}
    </g>
  );
}
