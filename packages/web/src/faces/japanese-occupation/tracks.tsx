import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import { victor } from "@sandtable/japanese-occupation/victory";
import {
  CoinTracks,
  cylinderMark,
  edgeZones,
  Glide,
  Lines,
  Panel,
  PieceBox,
  PlaceMark,
  Silent,
  squareMark,
} from "../coin/index.ts";
import { AVAILABLE, AVAILABLE_ROOM, AWAY, AWAY_ROOM, TRACKS, ZIPPER, zipperBox } from "./layout.ts";
import { words, zipperName } from "./names.ts";
import type { Pooled } from "./spaces.ts";
import { ZIPPER_BOXES } from "./spaces.ts";
import { MpajaIcon } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** The printed boxes around the map: tracks, boxes of pieces and cards. */

interface Shown {
  readonly view: OccupationView;
  readonly animate: boolean;
}

const SIDES = {
  british: { tone: "blue", letter: "B" },
  japanese: { tone: "red", letter: "J" },
} as const;

const JAPANESE = { tone: "red", word: said.zones.japanese } as const;
const MIDDLE = { tone: "middle", word: said.zones.middle } as const;
const BRITISH = { tone: "blue", word: said.zones.british } as const;

/** 7.0.1 Who wins where on the edge track: in the middle the markers on the map decide. */
const ZONES = edgeZones((resistance) => {
  const [more, fewer] = [victor(resistance, 1, 0), victor(resistance, 0, 1)];
  if (more !== fewer) return MIDDLE;
  return more === "japanese" ? JAPANESE : BRITISH;
});

/** What the tables of the family have alike. */
export function SharedTracks({ view, animate }: Shown) {
  return (
    <CoinTracks
      view={view}
      layout={TRACKS}
      words={words}
      title={said.title}
      titleRoom={20}
      sides={SIDES}
      marks={[
        squareMark("resistance", said.resistance, view.resistance, "★"),
        cylinderMark("resources", said.resources, view.resources, "red"),
      ]}
      zones={ZONES}
      onCard={
        view.icon && (
          <g transform="translate(212 10)">
            <MpajaIcon icon={view.icon} />
          </g>
        )
      }
      animate={animate}
    />
  );
}

/** 6.7 How far the invasion is prepared, and the Supply Caches that wait for it. */
export function ZipperTrack({ view, animate }: Shown) {
  const { box, stored } = view.zipper;
  const here = zipperBox(box);
  return (
    <>
      <Panel area={ZIPPER} title={said.zipper} />
      <Silent className="zipper">
        {ZIPPER_BOXES.map((id, index) => {
          const field = zipperBox(id);
          return (
            <g key={id}>
              <rect className="field" {...field} rx="4" />
              <text className={index === 0 ? "box-name word" : "box-name"} x={field.x + 29} y={field.y + 19}>
                {index === 0 ? said.delay : id}
              </text>
              <Lines
                className="fine"
                lines={said.zipperPrint[id]}
                x={field.x + 29}
                y={field.y + 96}
                step={12.5}
              />
            </g>
          );
        })}
        <Glide to={[here.x + 29, here.y + 40]} animate={animate}>
          <g>
            <path className="zipper-arrow" d="M-24-13H18L26 0 18 13H-24Z" />
            <text className="zipper-word" y="5">
              {said.zipperWord}
            </text>
          </g>
        </Glide>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "zipper" }}
        label={said.zipperSaid({ box: zipperName(box), six: stored["6"], twelve: stored["12"] })}
        shape={{ area: ZIPPER, round: 6 }}
        pin={[ZIPPER.x + 22, ZIPPER.y + 18]}
      />
    </>
  );
}

const room = (piece: Pooled, view: OccupationView) => ({
  area: AVAILABLE_ROOM[piece],
  name: said.rooms[piece],
  count: view.available[piece],
});

/** The Available boxes, and the box for what is away or gone. */
export function Boxes({ view }: { readonly view: OccupationView }) {
  return (
    <>
      <PieceBox
        area={AVAILABLE.british}
        title={said.availableBox.british}
        tone="blue"
        rooms={[
          room("mpaja", view),
          room("others", view),
          room("caches", view),
          room("camps", view),
          room("force136", view),
        ]}
      />
      <PieceBox
        area={AVAILABLE.japanese}
        title={said.availableBox.japanese}
        tone="red"
        rooms={[room("police", view), room("villages", view), room("troops", view)]}
      />
      <PieceBox
        area={AWAY}
        title={said.offMap}
        tone="red"
        rooms={[
          { area: AWAY_ROOM.troops, name: said.offMapRooms.troops, count: view.away.troops },
          { area: AWAY_ROOM.force136, name: said.offMapRooms.force136, count: view.away.force136 },
          {
            area: AWAY_ROOM.gone,
            name: said.offMapRooms.gone,
            count: view.gone.caches + view.gone.kempeitai,
          },
        ]}
      />
    </>
  );
}
