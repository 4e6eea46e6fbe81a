import { memo } from "react";
import {
  AttitudeBox,
  Compass,
  Key,
  type Sign,
  TableGround,
  TerrorMarker,
  Title,
  Wood,
} from "../coin/index.ts";
import { KIT } from "./kit.ts";
import { COMPASS, KEY, TITLE } from "./layout.ts";
import { Peninsula } from "./peninsula.tsx";
import { ControlBox } from "./symbols.tsx";

/** What never moves: the table, the map, its title and its key. */

const SIGNS: readonly Sign[] = [
  { words: "Troops", sign: <Wood kind={KIT.troops} /> },
  { words: "Police", sign: <Wood kind={KIT.police} /> },
  { words: "Underground", sign: <Wood kind={KIT.underground} /> },
  { words: "Active", sign: <Wood kind={KIT.active} /> },
  { words: "Base", sign: <Wood kind={KIT.bases} /> },
  { words: "British Control", sign: <ControlBox control={1} /> },
  { words: "MCP Control", sign: <ControlBox control={-1} /> },
  { words: "Support", sign: <AttitudeBox attitude={1} /> },
  { words: "Opposition", sign: <AttitudeBox attitude={-1} /> },
  { words: "Terror", sign: <TerrorMarker count={1} sabotage={false} /> },
];

export const Ground = memo(function Ground() {
  return (
    <TableGround>
      <Peninsula />
      <Compass at={COMPASS} />
      <Title area={TITLE} name="Malaya" below="The Emergency, 1948–1960" />
      <Key area={KEY} signs={SIGNS} />
    </TableGround>
  );
});
