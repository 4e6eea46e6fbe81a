import { tableOf } from "@sandtable/malaya/shape";
import { GroupMark, SpaceFigures, SpaceTints, Table, Tokens, useTokens } from "../coin/index.ts";
import type { BoardProps } from "../face.ts";
import { arrange } from "./arrange.ts";
import { Ground } from "./ground.tsx";
import { KIT, TOKENS } from "./kit.ts";
import { groupName } from "./names.ts";
import { SpaceGround, SpaceTop } from "./space.tsx";
import { SPACE_IDS } from "./spaces.ts";
import { AvailableBoxes, CommanderTrack, SharedTracks } from "./tracks.tsx";
import "./malaya.css";
import { overlays } from "./overlays.ts";
import { standings } from "./standings.ts";
import { said } from "./words/index.ts";

/** The whole table: from below to above, what is printed, what lies on it, and what can be pointed at. */
export function Board(props: BoardProps) {
  const view = tableOf(props.view);
  const { animate } = props;
  const laid = overlays.use();
  const spaces = standings(view);
  const { groups, tokens } = useTokens(view, arrange, TOKENS);
  return (
    <Table name="peninsula malaya" isBare={laid.bare} label={said.table} props={props}>
      <Ground />
      <SpaceTints spaces={spaces} laid={laid} />
      {SPACE_IDS.map((id) => (
        <SpaceGround key={id} id={id} view={view} />
      ))}
      <SpaceTints spaces={spaces} laid={laid} isOnDiscs={true} />
      <CommanderTrack view={view} animate={animate} />
      <AvailableBoxes view={view} />
      <SharedTracks view={view} animate={animate} />
      <Tokens kit={KIT} tokens={tokens} animate={animate} />
      {SPACE_IDS.map((id) => (
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
