import type { ChoiceShown, Place } from "@sandtable/protocol";
import type { KeyboardEvent } from "react";
import { COUNTER, placeKey, type Spot } from "../hex/index.ts";
import type { Arrangement } from "./arrange.ts";
import { seatOf, unitOf } from "./data.ts";
import { ALLIED_OFF_MAP, HEX, JAPANESE_OFF_MAP } from "./layout.ts";
import { unitPlace } from "./places.ts";
import { hexName, unitName } from "./words.ts";

/** The places with open choices: a ring for the eye, and a stop for the keyboard, in reading order. */

interface Target {
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

const square = ({ x, y }: Spot, side: number): string => {
  const half = side / 2 + 2;
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
};

const boxed = ({ x, y, width, height }: typeof ALLIED_OFF_MAP): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function targetOf(place: Place, { lying }: Arrangement, isJapanese: boolean): Target | undefined {
  const key = placeKey(place);
  if (place.on === "hex" && HEX.has(place.id))
    return {
      place,
      key,
      label: hexName(place.id),
      spot: HEX.centre(place.id),
      ring: HEX.outline(place.id, -3),
    };
  if (place.on === "piece") {
    const item = lying.get(place.id);
    const spot = item && { x: item.x, y: item.y };
    return (
      item &&
      spot && {
        place,
        key,
        label: item.hex === undefined ? unitName(place.id) : `${unitName(place.id)} in ${hexName(item.hex)}`,
        // A pile is read as one, from below to above.
        spot: item.hex === undefined ? spot : HEX.centre(item.hex),
        ring: square(spot, COUNTER * item.scale),
        pile: item.hex,
      }
    );
  }
  if (place.on === "track" && place.id === "off-map") {
    const area = isJapanese ? JAPANESE_OFF_MAP : ALLIED_OFF_MAP;
    return { place, key, label: "Off the map", spot: area, ring: boxed(area) };
  }
  return undefined;
}

const ROW = 35;
const reading = (a: Target, b: Target): number =>
  Math.round(a.spot.y / ROW) - Math.round(b.spot.y / ROW) || a.spot.x - b.spot.x;

export function targetsOf(
  choices: readonly ChoiceShown[],
  arrangement: Arrangement,
  mover: string | undefined,
): readonly Target[] {
  const unit = mover === undefined ? undefined : unitOf(mover);
  const isJapanese = unit !== undefined && seatOf(unit.nation) === "japanese";
  const places = new Map(choices.map(({ place }) => [placeKey(place), place]));
  const targets = [...places.values()].flatMap((place) => targetOf(place, arrangement, isJapanese) ?? []);
  const below = new Set(
    [...arrangement.piles.values()].flatMap((pile) =>
      pile
        .map((id) => placeKey(unitPlace(id)))
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
          aria-label={`${label}. Can be chosen.`}
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
