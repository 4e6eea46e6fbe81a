import { type PalestineView, TRACK_CACHES, TRACK_CELLS } from "@sandtable/palestine/shape";
import { type Area, Glide, moveTo, Panel, PlaceMark, Silent, Text } from "../coin/index.ts";
import { HAGANAH_TRACK, haganahBox, STORED_ROOM } from "./layout.ts";
import { haganahName, piecesIn } from "./names.ts";
import { HAGANAH } from "./spaces.ts";
import { HaganahMarker } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** 6.5 The Haganah Track: beside the British at 0, beside the Irgun at 4, and the pieces it withholds. */

const CELL_SLOT = "M0 9 6.500 4.500h10L23 9v6l-6.500 5.500h-10L0 15Z";
const CACHE_SLOT =
  "M0 9.500v4C0 18 6.700 21.500 15 21.500S30 18 30 13.500v-4C30 5 23.300 1.500 15 1.500S0 5 0 9.500Z";

/** 6.5.2 The printed outlines of the pieces that belong here, where the pieces themselves would lie. */
function Slots({ room: { x, y }, box }: { readonly room: Area; readonly box: "3" | "4" }) {
  const [cells, caches] = [TRACK_CELLS[Number(box)], TRACK_CACHES[Number(box)]];
  const at = (left: number): string => `${moveTo([x + left, y + 1])} scale(1.18)`;
  return (
    <g className="slots">
      {HAGANAH.slice(0, cells).map((index) => (
        <path key={index} d={CELL_SLOT} transform={at(index * 29)} />
      ))}
      {caches > 0 && <path d={CACHE_SLOT} transform={at(cells * 29 + 4)} />}
    </g>
  );
}

export function HaganahTrack({ view, animate }: { readonly view: PalestineView; readonly animate: boolean }) {
  const { value, stored } = view.haganah;
  const box = haganahBox(value);
  const withheld = {
    cells: stored["3"].cells + stored["4"].cells,
    caches: stored["3"].caches + stored["4"].caches,
  };
  return (
    <>
      <Panel area={HAGANAH_TRACK} title={said.haganahTrack} />
      <Silent className="haganah">
        {HAGANAH.map((id) => {
          const field = haganahBox(id);
          const middle = field.x + field.width / 2;
          // A box has room for one word of its name.
          const [short] = haganahName(id).split(" ");
          return (
            <g key={id} className={`haganah-${id}`}>
              <rect className="field" {...field} rx="4" />
              <text className="haganah-name" x={middle} y={field.y + 17}>
                {short}
              </text>
              <text className="haganah-value" x={middle} y={field.y + 72}>
                {id}
              </text>
            </g>
          );
        })}
        <text className="lean near" x={HAGANAH_TRACK.x + 16} y={HAGANAH_TRACK.y + 23}>
          {said.leans.british}
        </text>
        <text className="lean far" x={HAGANAH_TRACK.x + HAGANAH_TRACK.width - 16} y={HAGANAH_TRACK.y + 23}>
          {said.leans.irgun}
        </text>
        <Text
          className="fine near"
          text={said.haganahPrint[0]}
          most={20}
          x={haganahBox(0).x + 4}
          y={HAGANAH_TRACK.y + 150}
          step={14}
        />
        <text className="fine far" x={haganahBox(4).x + haganahBox(4).width} y={HAGANAH_TRACK.y + 183}>
          {said.haganahPrint[4]}
        </text>
        <Slots room={STORED_ROOM["3"]} box="3" />
        <Slots room={STORED_ROOM["4"]} box="4" />
        <Glide to={[box.x + box.width / 2, box.y + 64]} animate={animate}>
          <HaganahMarker />
        </Glide>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "haganah" }}
        label={said.haganahSaid({ value, name: haganahName(value), withheld: piecesIn(withheld) })}
        shape={{ area: HAGANAH_TRACK, round: 6 }}
        pin={[HAGANAH_TRACK.x + HAGANAH_TRACK.width / 2, HAGANAH_TRACK.y]}
      />
      {HAGANAH.map((id) => {
        const field = haganahBox(id);
        return (
          <PlaceMark
            key={id}
            place={{ on: "track", id: `haganah:${id}` }}
            label={said.haganahBoxSaid({ value: id, name: haganahName(id), isHere: id === value })}
            shape={{ area: field, round: 4 }}
            pin={[field.x + field.width / 2, field.y + field.height]}
          />
        );
      })}
    </>
  );
}
