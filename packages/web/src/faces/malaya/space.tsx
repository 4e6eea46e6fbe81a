import type { SpaceId } from "@sandtable/coin/malaya-map";
import { ECONOMIC_VALUE } from "@sandtable/malaya/map";
import type { MalayaView } from "@sandtable/malaya/shape";
import {
  AttitudeBox,
  CityDisc,
  type Group,
  GroupMark,
  grown,
  MARKER,
  moveTo,
  PlaceMark,
  PopulationBox,
  type Shape,
  SpaceName,
  type Spot,
  TerrorMarker,
} from "../coin/index.ts";
import { SPACES } from "./layout.ts";
import { MAP } from "./map.ts";
import { groupName, inSpace, markersIn, spaceInShort } from "./names.ts";
import { Emblem } from "./peninsula.tsx";
import { isCenter } from "./spaces.ts";
import { ControlBox } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** What is printed on a space, and the markers on it. */

export const shapeOf = (id: SpaceId): Shape => {
  const { circle } = SPACES[id];
  return circle ? { circle } : { path: MAP.spaces[id as keyof typeof MAP.spaces] };
};

/** The space itself: name, boxes, and the shape that can be pointed at. */
export function SpaceGround({ id, view }: { readonly id: SpaceId; readonly view: MalayaView }) {
  const layout = SPACES[id];
  const space = view.spaces[id];
  const [x, y] = layout.name;
  return (
    <PlaceMark
      place={{ on: "space", id }}
      label={spaceInShort(id, view)}
      shape={shapeOf(id)}
      pin={[x, y - layout.size - 7]}
    >
      {layout.circle && <CityDisc {...layout.circle} />}
      <SpaceName
        at={layout.name}
        size={layout.size}
        lines={layout.lines}
        city={layout.circle !== undefined}
      />
      {isCenter(id) && <CenterPrint id={id as "ec_north" | "ec_south"} />}
      {layout.population && (
        <g transform={moveTo(layout.population)}>
          <PopulationBox value={space.population} />
        </g>
      )}
      {layout.control && (
        <g transform={moveTo(layout.control)}>
          <ControlBox control={space.control} />
        </g>
      )}
      {layout.attitude && (
        <g transform={moveTo(layout.attitude)}>
          <AttitudeBox attitude={space.attitude} />
        </g>
      )}
    </PlaceMark>
  );
}

function CenterPrint({ id }: { readonly id: "ec_north" | "ec_south" }) {
  const [x, y] = SPACES[id].name;
  return (
    <g className="center-print">
      <g transform={moveTo([x - 22, y + 16])}>
        <Emblem of={id} />
      </g>
      <circle cx={x + 4} cy={y + 15} r="10" />
      <text x={x + 4} y={y + 20}>
        {ECONOMIC_VALUE.value}
      </text>
    </g>
  );
}

const markerArea = ([x, y]: Spot) => grown({ x, y, width: MARKER, height: MARKER }, 1);

/** Terror, Sabotage, the New Village, and the groups of pieces: above everything printed. */
export function SpaceTop({
  id,
  view,
  groups,
}: {
  readonly id: SpaceId;
  readonly view: MalayaView;
  readonly groups: readonly Group[];
}) {
  const layout = SPACES[id];
  const space = view.spaces[id];
  return (
    <>
      {space.terror > 0 && (
        <PlaceMark
          place={{ on: "piece", id: "terror", at: id }}
          label={said.pieceIn({ pieces: markersIn(id, space.terror), space: inSpace(id) })}
          shape={{ area: markerArea(layout.terror) }}
          pin={layout.terror}
        >
          <g transform={moveTo(layout.terror)} data-count={space.terror}>
            <TerrorMarker count={space.terror} sabotage={isCenter(id)} />
          </g>
        </PlaceMark>
      )}
      {space.village && (
        <PlaceMark
          place={{ on: "piece", id: "village", at: id }}
          label={said.pieceIn({ pieces: said.village, space: inSpace(id) })}
          shape={{ area: markerArea(layout.village) }}
          pin={layout.village}
        />
      )}
      {groups
        .filter(({ at, piece }) => at === id && piece !== "villages")
        .map((group) => (
          <GroupMark key={group.piece} group={group} label={groupName(group)} />
        ))}
    </>
  );
}
