import type { BoardProps } from "../face.ts";
import { EdgeTrack } from "./edge-track.tsx";
import { Ground } from "./ground.tsx";
import { HEIGHT, WIDTH } from "./layout.ts";
import { GroupMark, Tokens, useTokens } from "./pieces.tsx";
import { Touchable } from "./place.tsx";
import { SpaceGround, SpaceTop } from "./space.tsx";
import { TableCards } from "./table-cards.tsx";
import { AvailableBoxes, CommanderTrack, InitiativeTrack, RoundsTrack } from "./tracks.tsx";
import { read, SPACE_IDS } from "./view.ts";
import "./malaya.css";
import "./tracks.css";
import "./spaces.css";
import "./key.css";
import "./cards.css";
import "./places.css";

/** The whole table: from below to above, what is printed, what lies on it, and what can be pointed at. */
export function Board({ view: given, choices, onPlace, onLook, looked, animate }: BoardProps) {
  const view = read(given);
  const { groups, tokens } = useTokens(view);
  return (
    <Touchable choices={choices} looked={looked} onPlace={onPlace} onLook={onLook}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with many places, not a form. */}
      <svg
        className={animate ? "malaya animate" : "malaya"}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label="The table: map of Malaya, tracks, boxes and cards"
      >
        <Ground />
        {SPACE_IDS.map((id) => (
          <SpaceGround key={id} id={id} view={view} />
        ))}
        <CommanderTrack view={view} animate={animate} />
        <InitiativeTrack view={view} animate={animate} />
        <AvailableBoxes view={view} />
        <RoundsTrack view={view} />
        <EdgeTrack view={view} animate={animate} />
        <TableCards view={view} />
        <Tokens tokens={tokens} animate={animate} />
        {SPACE_IDS.map((id) => (
          <SpaceTop key={id} id={id} view={view} groups={groups} />
        ))}
        {groups
          .filter(({ at }) => at === "available")
          .map((group) => (
            <GroupMark key={group.piece} group={group} />
          ))}
        <rect className="dim" width={WIDTH} height={HEIGHT} />
      </svg>
    </Touchable>
  );
}
