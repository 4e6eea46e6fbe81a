import type { SpaceId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import {
  AttitudeBox,
  area,
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
  TerrorMarker,
} from "../coin/index.ts";
import { MAP } from "../malaya/map.ts";
import { Emblem } from "../malaya/peninsula.tsx";
import { SPACES } from "./layout.ts";
import { groupName, inSpace, intelInShort, spaceInShort, spaceName } from "./names.ts";
import { isCenter } from "./spaces.ts";
import { IntelChit } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** What is printed on a space, and the markers on it. */

export const shapeOf = (id: SpaceId): Shape => {
  const { circle } = SPACES[id];
  return circle ? { circle } : { path: MAP.spaces[id as keyof typeof MAP.spaces] };
};

interface Shown {
  readonly id: SpaceId;
  readonly view: OccupationView;
}

/** The space itself: name, population, attitude, and the shape that can be pointed at. */
export function SpaceGround({ id, view }: Shown) {
  const { name, size, lines, circle, population, attitude } = SPACES[id];
  const space = view.spaces[id];
  return (
    <PlaceMark
      place={{ on: "space", id }}
      label={spaceInShort(id, view)}
      shape={shapeOf(id)}
      pin={[name[0], name[1] - size - 7]}
    >
      {circle && <CityDisc {...circle} />}
      <SpaceName at={name} size={size} lines={lines} city={circle !== undefined} />
      {isCenter(id) && (
        <g transform={moveTo([name[0], name[1] + 16])}>
          <Emblem of={id} />
        </g>
      )}
      {population && (
        <g transform={moveTo(population)}>
          <PopulationBox value={space.population} />
        </g>
      )}
      {attitude && (
        <g transform={moveTo(attitude)}>
          <AttitudeBox attitude={space.opposition ? -1 : 0} />
        </g>
      )}
    </PlaceMark>
  );
}

/** Intel, Terror, and the groups of pieces and markers: above everything printed. */
export function SpaceTop({ id, view, groups }: Shown & { readonly groups: readonly Group[] }) {
  const { intel: chit, terror: mark } = SPACES[id];
  const { intel, terror } = view.spaces[id];
  return (
    <>
      {chit && intel && (
        <PlaceMark
          place={{ on: "piece", id: "intel", at: id }}
          label={said.marker({ what: intelInShort(intel), space: spaceName(id) })}
          shape={{ area: grown(area(...chit, 32, 32), 1) }}
          pin={chit}
        >
          <g transform={moveTo(chit)} data-intel={intel.state}>
            <IntelChit intel={intel} />
          </g>
        </PlaceMark>
      )}
      {terror > 0 && (
        <PlaceMark
          place={{ on: "piece", id: "terror", at: id }}
          label={said.pieceIn({ pieces: said.terror({ count: terror }), space: inSpace(id) })}
          shape={{ area: grown(area(...mark, MARKER, MARKER), 1) }}
          pin={mark}
        >
          <g transform={moveTo(mark)} data-count={terror}>
            <TerrorMarker count={terror} sabotage={false} />
          </g>
        </PlaceMark>
      )}
      {groups
        .filter((group) => group.at === id)
        .map((group) => (
          <GroupMark key={group.piece} group={group} label={groupName(group)} />
        ))}
    </>
  );
}
