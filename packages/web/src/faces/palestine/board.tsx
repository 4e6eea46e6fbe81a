import { tableOf } from "@sandtable/palestine/shape";
import { GroupMark, SpaceFigures, SpaceTints, Table, Tokens, useTokens } from "../coin/index.ts";
import type { BoardProps } from "../face.ts";
import { arrange } from "./arrange.ts";
import { Ground } from "./ground.tsx";
import { HaganahTrack } from "./haganah.tsx";
import { KIT, TOKENS } from "./kit.tsx";
import { groupName } from "./names.ts";
import { overlays } from "./overlays.ts";
import { SpaceGround, SpaceTop } from "./space.tsx";
import { CITIES, DISTRICTS, RAILWAYS } from "./spaces.ts";
import { standings } from "./standings.ts";
import { AvailableBoxes, IntelBox, PrisonBox, SharedTracks } from "./tracks.tsx";
import { said } from "./words/index.ts";
import "./palestine.css";

/** Tracks run over the Districts and end under the circles. */
const FROM_BELOW = [...DISTRICTS, ...RAILWAYS, ...CITIES];

/** The whole table: from below to above, what is printed, what lies on it, and what can be pointed at. */
export function Board(props: BoardProps) {
  const view = tableOf(props.view);
  const { animate } = props;
  const laid = overlays.use();
  const spaces = standings(view);
  const { groups, tokens } = useTokens(view, arrange, TOKENS);
  return (
    <Table name="palestine" isBare={laid.bare} label={said.table} props={props}>
      <Ground />
      <SpaceTints spaces={spaces} laid={laid} />
      {FROM_BELOW.map((id) => (
        <SpaceGround key={id} id={id} view={view} />
      ))}
      <SpaceTints spaces={spaces} laid={laid} isOnDiscs={true} />
      <HaganahTrack view={view} animate={animate} />
      <AvailableBoxes view={view} />
      <PrisonBox view={view} />
      <IntelBox view={view} />
      <SharedTracks view={view} animate={animate} />
      <Tokens kit={KIT} tokens={tokens} animate={animate} />
      {FROM_BELOW.map((id) => (
        <SpaceTop key={id} id={id} view={view} groups={groups} />
      ))}
      {groups
        .filter(({ at }) => at === "available")
        .map((group) => (
          <GroupMark key={group.piece} group={group} label={groupName(group)} />
        ))}
      <SpaceFigures spaces={spaces} laid={laid} />
    </Table>
  );
}
