import type { MalayaView } from "@sandtable/malaya-1941/shape";
import { memo } from "react";
import { Box, Silent } from "../hex/index.ts";
import { AirDisplay } from "./air.tsx";
import { GONE_ROWS } from "./arrange.ts";
import { counterOf } from "./data.ts";
import { BASE, EAST, goneBox, TITLE } from "./layout.ts";
import { Legend } from "./legend.tsx";
import { CommandMarkers } from "./markers.tsx";
import { Score } from "./score.tsx";
import { Sequence, TurnRecord } from "./turns.tsx";
import { ownSide, SEATS } from "./view.ts";
import { words } from "./words/index.ts";

/** The displays beside the map: what is off it, what is planned, and how the game stands. */

const { box } = words;

function Title() {
  const { x, y, width } = TITLE;
  return (
    <Box area={TITLE} className="title">
      <text className="game" x={x + width / 2} y={y + 78}>
        {box.game}
      </text>
      <text className="below" x={x + width / 2} y={y + 112}>
        {box.below}
      </text>
    </Box>
  );
}

/** The viewer's own base with those who wait in it, and what else this turn has in store. */
function Base({ view }: { readonly view: MalayaView }) {
  const { x, y, width } = BASE;
  const own = ownSide(view);
  const waiting = own?.units.filter(({ at }) => at === "base") ?? [];
  const supply = waiting.filter(({ id }) => counterOf(id)?.type === "supply").length;
  const notes = [
    ...(view.panic ? [box.panic] : []),
    ...(view.noLandings ? [box.noLandings] : []),
    ...(view.forceZ ? [box.forceZ] : []),
    ...(view.airDue > 0 ? [box.airDue({ points: view.airDue })] : []),
  ];
  return (
    <Box
      area={BASE}
      track="base"
      className={own?.seat ?? ""}
      title={own ? box.base[own.seat] : words.title.base}
    >
      <text className="note" x={x + 14} y={y + 64}>
        {!own
          ? box.noBase
          : waiting.length === 0
            ? box.baseEmpty
            : box.baseAbout({ count: waiting.length - supply, supply })}
      </text>
      {notes.map((note, at) => (
        <text key={note} className="note strong end" x={x + width - 14} y={y + 33 + at * 30}>
          {note}
        </text>
      ))}
    </Box>
  );
}

function Gone() {
  return SEATS.flatMap((seat, column) =>
    GONE_ROWS.map((row, at) => (
      <Box
        key={`${seat} ${row}`}
        area={goneBox(column, at)}
        track={`${row}-${seat}`}
        className={`gone ${seat}`}
        title={box[row]({ side: words.sided[seat] })}
      />
    )),
  );
}

export const Boxes = memo(function Boxes({ view }: { readonly view: MalayaView }) {
  return (
    <Silent className="boxes">
      <rect className="margin-paper" {...EAST} rx="4" />
      <Title />
      <TurnRecord view={view} />
      <Sequence view={view} />
      <AirDisplay view={view} />
      <CommandMarkers view={view} />
      <Score view={view} />
      <Base view={view} />
      <Legend />
      <Gone />
    </Silent>
  );
});
