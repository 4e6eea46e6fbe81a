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
import { said } from "./words/index.ts";

/** What never moves: the table, the map, its title and its key. */

const SIGNS: readonly Sign[] = [
  { words: said.signs.troops, sign: <Wood kind={KIT.troops} /> },
  { words: said.signs.police, sign: <Wood kind={KIT.police} /> },
  { words: said.signs.underground, sign: <Wood kind={KIT.underground} /> },
  { words: said.signs.active, sign: <Wood kind={KIT.active} /> },
  { words: said.signs.base, sign: <Wood kind={KIT.bases} /> },
  { words: said.signs.british, sign: <ControlBox control={1} /> },
  { words: said.signs.mcp, sign: <ControlBox control={-1} /> },
  { words: said.signs.support, sign: <AttitudeBox attitude={1} /> },
  { words: said.signs.opposition, sign: <AttitudeBox attitude={-1} /> },
  { words: said.signs.terror, sign: <TerrorMarker count={1} sabotage={false} /> },
];

export const Ground = memo(function Ground() {
  return (
    <TableGround>
      <Peninsula />
      <Compass at={COMPASS} />
      <Title area={TITLE} name={said.title} below={said.subtitle} />
      <Key area={KEY} signs={SIGNS} />
    </TableGround>
  );
});
