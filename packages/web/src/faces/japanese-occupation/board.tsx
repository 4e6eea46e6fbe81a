import { tableOf } from "@sandtable/japanese-occupation/shape";
import { GroupMark, SpaceFigures, SpaceTints, Table, Tokens, useTokens } from "../coin/index.ts";
import type { BoardProps } from "../face.ts";
import { arrange } from "./arrange.ts";
import { ExtractNumbers, ExtractWays, extracted } from "./extract.tsx";
import { Ground } from "./ground.tsx";
import { KIT, TOKENS } from "./kit.ts";
import { groupName } from "./names.ts";
import { overlays } from "./overlays.ts";
import { RailwayLines, RailwayMark } from "./railway.tsx";
import { SpaceGround, SpaceTop } from "./space.tsx";
import { isCircle, RAILWAY_IDS, SPACE_IDS } from "./spaces.ts";
import { standings } from "./standings.ts";
import { Boxes, SharedTracks, ZipperTrack } from "./tracks.tsx";
import { said } from "./words/index.ts";
import "./railways.css";
import "./japanese-occupation.css";

/** The boxes whose pieces can be pointed at; the caches of the Zipper Track belong to the track. */
const BOXED = ["available", "away", "gone"];
const CIRCLES = SPACE_IDS.filter(isCircle);
const PROVINCES = SPACE_IDS.filter((id) => !isCircle(id));

/** The whole table: from below to above, what is printed, what lies on it, and what can be pointed at. */
export function Board(props: BoardProps) {
  const view = tableOf(props.view);
  const { animate } = props;
  const laid = overlays.use();
  const spaces = standings(view);
  const { groups, tokens } = useTokens(view, arrange, TOKENS);
  const from = extracted(props.choices, props.looked);
  return (
    <Table name="peninsula japanese-occupation" isBare={laid.bare} label={said.table} props={props}>
      <Ground />
      <SpaceTints spaces={spaces} laid={laid} />
      {PROVINCES.map((id) => (
        <SpaceGround key={id} id={id} view={view} />
      ))}
      <SpaceTints spaces={spaces} laid={laid} isOnDiscs={true} />
      <RailwayLines />
      <ExtractWays view={view} from={from} />
      {RAILWAY_IDS.map((id) => (
        <RailwayMark key={id} id={id} view={view} />
      ))}
      {CIRCLES.map((id) => (
        <SpaceGround key={id} id={id} view={view} />
      ))}
      <ZipperTrack view={view} animate={animate} />
      <Boxes view={view} />
      <SharedTracks view={view} animate={animate} />
      <Tokens kit={KIT} tokens={tokens} animate={animate} />
      {SPACE_IDS.map((id) => (
        <SpaceTop key={id} id={id} view={view} groups={groups} />
      ))}
      {groups
        .filter(({ at }) => BOXED.includes(at))
        .map((group) => (
          <GroupMark key={`${group.at} ${group.piece}`} group={group} label={groupName(group)} />
        ))}
      <ExtractNumbers view={view} from={from} />
      <SpaceFigures spaces={spaces} laid={laid} />
    </Table>
  );
}
