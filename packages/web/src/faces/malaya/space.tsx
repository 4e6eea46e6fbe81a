import type { Group } from "./arrange.ts";
import { MARKER, SPACES, type Spot } from "./layout.ts";
import { MAP } from "./map.ts";
import { inSpace, spaceInShort, times } from "./names.ts";
import { GroupMark } from "./pieces.tsx";
import { PlaceMark, type Shape } from "./place.tsx";
import { AttitudeBox, ControlBox, Emblem, PopulationBox, TerrorMarker } from "./symbols.tsx";
import { isCenter, type MalayaView, type SpaceId } from "./view.ts";

/** What is printed on a space, and the markers on it. */

const shapeOf = (id: SpaceId): Shape => {
  const { circle } = SPACES[id];
  return circle ? { circle } : { path: MAP.spaces[id as keyof typeof MAP.spaces] };
};

const at = ([x, y]: Spot): string => `translate(${x} ${y})`;

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
      {layout.circle && <Disc {...layout.circle} />}
      <g className={layout.circle ? "name city" : "name"} fontSize={layout.size}>
        {layout.lines.map((line, index) => (
          <text key={line} x={x} y={y + index * (layout.size + 3)}>
            {line}
          </text>
        ))}
      </g>
      {isCenter(id) && <CenterPrint id={id as "ec_north" | "ec_south"} />}
      {layout.population && (
        <g transform={at(layout.population)}>
          <PopulationBox value={space.population} />
        </g>
      )}
      {layout.control && (
        <g transform={at(layout.control)}>
          <ControlBox control={space.control} />
        </g>
      )}
      {layout.attitude && (
        <g transform={at(layout.attitude)}>
          <AttitudeBox attitude={space.attitude} />
        </g>
      )}
    </PlaceMark>
  );
}

function Disc({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="url(#malaya-city)" className="circle" />
      <circle cx={x} cy={y} r={radius - 4} className="circle-inner" />
    </>
  );
}

function CenterPrint({ id }: { readonly id: "ec_north" | "ec_south" }) {
  const [x, y] = SPACES[id].name;
  return (
    <g className="center-print">
      <g transform={`translate(${x - 22} ${y + 16})`}>
        <Emblem of={id} />
      </g>
      <circle cx={x + 4} cy={y + 15} r="10" />
      <text x={x + 4} y={y + 20}>
        6
      </text>
    </g>
  );
}

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
  const [terrorX, terrorY] = layout.terror;
  const [villageX, villageY] = layout.village;
  const marker = isCenter(id) ? "Sabotage marker" : "Terror marker";
  return (
    <>
      {space.terror > 0 && (
        <PlaceMark
          place={{ on: "piece", id: "terror", at: id }}
          label={`${times(space.terror, marker)} in ${inSpace(id)}`}
          shape={{ area: { x: terrorX - 1, y: terrorY - 1, width: MARKER + 2, height: MARKER + 2 } }}
          pin={[terrorX, terrorY]}
        >
          <g transform={at(layout.terror)} data-count={space.terror}>
            <TerrorMarker count={space.terror} sabotage={isCenter(id)} />
          </g>
        </PlaceMark>
      )}
      {space.village && (
        <PlaceMark
          place={{ on: "piece", id: "village", at: id }}
          label={`New Village in ${inSpace(id)}`}
          shape={{ area: { x: villageX - 1, y: villageY - 1, width: MARKER + 2, height: MARKER + 2 } }}
          pin={[villageX, villageY]}
        />
      )}
      {groups
        .filter((group) => group.at === id)
        .map((group) => (
          <GroupMark key={group.piece} group={group} />
        ))}
    </>
  );
}
