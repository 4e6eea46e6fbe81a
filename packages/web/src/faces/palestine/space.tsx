import type { SpaceId } from "@sandtable/palestine/map";
import type { PalestineView } from "@sandtable/palestine/shape";
import {
  CityDisc,
  type Group,
  GroupMark,
  grown,
  MARKER,
  moveTo,
  PlaceMark,
  type Shape,
  SpaceName,
  type Spot,
  TerrorMarker,
} from "../coin/index.ts";
import { sabotageValue } from "./geography.ts";
import { CITY_LAYOUT, RAILWAY_LAYOUT, SPACES } from "./layout.ts";
import { MAP } from "./map.ts";
import { groupName, inSpace, spaceInShort } from "./names.ts";
import { isCity, isRailway, type RailwayId } from "./spaces.ts";
import { ValueBox } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** What is printed on a space, and the markers on it. */

/** The ring around the plate of a Railway runs outside its edge. */
const AROUND = 4;
const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A Railway is its track and its plate. */
function railwayPath(id: RailwayId): string {
  const { x, y, width, height } = grown(RAILWAY_LAYOUT[id].plate, AROUND);
  return MAP.railways[id].bed + boxPath(x, y, width, height);
}

export function shapeOf(id: SpaceId): Shape {
  if (isRailway(id)) return { path: railwayPath(id) };
  return isCity(id) ? { circle: CITY_LAYOUT[id].circle } : { path: MAP.districts[id] };
}

function Track({ id }: { readonly id: RailwayId }) {
  const { line, rails, bed } = MAP.railways[id];
  const { plate } = RAILWAY_LAYOUT[id];
  return (
    <g className="track">
      <path className="bed" d={bed} />
      <path className="sleepers" d={line} />
      <path className="rails" d={rails} />
      <rect className="plate" {...plate} rx="7" />
      <rect className="plate-line" {...grown(plate, -3.5)} rx="4.5" />
    </g>
  );
}

/** The space itself: its ground, its name and its value, and the shape that can be pointed at. */
export function SpaceGround({ id, view }: { readonly id: SpaceId; readonly view: PalestineView }) {
  const { name, size, lines, value } = SPACES[id];
  const [x, y] = name;
  return (
    <PlaceMark
      place={{ on: "space", id }}
      label={spaceInShort(id, view)}
      shape={shapeOf(id)}
      pin={isRailway(id) ? [x, RAILWAY_LAYOUT[id].plate.y] : [x, y - size - 7]}
    >
      {isRailway(id) && <Track id={id} />}
      {isCity(id) && <CityDisc {...CITY_LAYOUT[id].circle} />}
      <SpaceName at={name} size={size} lines={lines} city={isCity(id) || isRailway(id)} />
      <g transform={isRailway(id) ? `${moveTo(value)} scale(.72)` : moveTo(value)}>
        <ValueBox value={sabotageValue(id)} />
      </g>
    </PlaceMark>
  );
}

const markerArea = ([x, y]: Spot) => grown({ x, y, width: MARKER, height: MARKER }, 1);

function Marker({
  id,
  at,
  kind,
  count,
  label,
}: {
  readonly id: SpaceId;
  readonly at: Spot;
  readonly kind: "sabotage" | "terror";
  readonly count: number;
  readonly label: string;
}) {
  if (count === 0) return null;
  return (
    <PlaceMark
      place={{ on: "piece", id: kind, at: id }}
      label={said.lying({ pieces: label, where: inSpace(id) })}
      shape={{ area: markerArea(at) }}
      pin={at}
    >
      <g transform={moveTo(at)} data-count={count}>
        <TerrorMarker count={count} sabotage={kind === "sabotage"} />
      </g>
    </PlaceMark>
  );
}

/** Sabotage, Terror, the Curfew, and the groups of pieces: above everything printed. */
export function SpaceTop({
  id,
  view,
  groups,
}: {
  readonly id: SpaceId;
  readonly view: PalestineView;
  readonly groups: readonly Group[];
}) {
  const layout = SPACES[id];
  const { sabotage, terror, curfew } = view.spaces[id];
  return (
    <>
      <Marker
        id={id}
        at={layout.sabotage}
        kind="sabotage"
        count={sabotage}
        label={said.sabotage({ count: sabotage })}
      />
      <Marker
        id={id}
        at={layout.terror}
        kind="terror"
        count={terror}
        label={said.terror({ count: terror })}
      />
      {isCity(id) && curfew && (
        <PlaceMark
          place={{ on: "piece", id: "curfew", at: id }}
          label={said.lying({ pieces: said.curfew, where: inSpace(id) })}
          shape={{ area: markerArea(CITY_LAYOUT[id].curfew) }}
          pin={CITY_LAYOUT[id].curfew}
        />
      )}
      {groups
        .filter(({ at, piece }) => at === id && piece !== "curfews")
        .map((group) => (
          <GroupMark key={group.piece} group={group} label={groupName(group)} />
        ))}
    </>
  );
}
