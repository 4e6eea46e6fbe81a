import type { ZipperBox } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import {
  cylinderMark,
  EdgeTrack,
  type EdgeZone,
  Glide,
  InitiativeTrack,
  Lines,
  Panel,
  PieceBox,
  PlaceMark,
  RoundsTrack,
  Silent,
  squareMark,
  TableCards,
} from "../coin/index.ts";
import {
  AVAILABLE,
  AVAILABLE_ROOM,
  AWAY,
  AWAY_ROOM,
  CARDS,
  INITIATIVE,
  ROUNDS,
  ZIPPER,
  zipperBox,
} from "./layout.ts";
import { words, zipperName } from "./names.ts";
import type { Pooled } from "./spaces.ts";
import { ZIPPER_BOXES } from "./spaces.ts";
import { MpajaIcon } from "./symbols.tsx";

/** The printed boxes around the map: tracks, boxes of pieces and cards. */

interface Shown {
  readonly view: OccupationView;
  readonly animate: boolean;
}

const TONES = { british: "blue", japanese: "red" } as const;
const CYLINDERS = {
  british: { tone: "blue", letter: "B" },
  japanese: { tone: "red", letter: "J" },
} as const;

/** 7.0.1 Who wins where on the edge track. */
const ZONES: readonly EdgeZone[] = [
  { from: 0, to: 17, tone: "red", word: "Japanese victory" },
  { from: 18, to: 19, tone: "middle", word: "MPAJA or British" },
  { from: 20, to: 20, tone: "blue", word: "British" },
];

/** What the tables of the family have alike. */
export function SharedTracks({ view, animate }: Shown) {
  return (
    <>
      <InitiativeTrack
        area={INITIATIVE}
        initiative={view.initiative}
        cylinders={CYLINDERS}
        words={words}
        animate={animate}
      />
      <RoundsTrack area={ROUNDS} held={view.propagandaRounds} />
      <EdgeTrack
        marks={[
          squareMark("resistance", "Resistance", view.resistance, "★"),
          cylinderMark("resources", "Japanese Resources", view.resources, "red"),
        ]}
        zones={ZONES}
        animate={animate}
      />
      <TableCards
        view={view}
        layout={CARDS}
        words={words}
        foot="Japanese Occupation"
        tones={TONES}
        titleRoom={20}
        extra={
          view.icon && (
            <g transform="translate(212 10)">
              <MpajaIcon icon={view.icon} />
            </g>
          )
        }
      />
    </>
  );
}

const ZIPPER_EFFECTS: Readonly<Record<ZipperBox, readonly string[]>> = {
  delay: ["no help", "yet"],
  "6": ["frees", "a cache"],
  "12": ["cache;", "Supply", "in 3"],
  "18": ["MPAJA", "or British"],
  "20": ["British;", "Raid in 3"],
};

/** 6.7 How far the invasion is prepared, and the Supply Caches that wait for it. */
export function ZipperTrack({ view, animate }: Shown) {
  const { box, stored } = view.zipper;
  const here = zipperBox(box);
  return (
    <>
      <Panel area={ZIPPER} title="Operation Zipper" />
      <Silent className="zipper">
        {ZIPPER_BOXES.map((id, index) => {
          const field = zipperBox(id);
          return (
            <g key={id}>
              <rect className="field" {...field} rx="4" />
              <text className={index === 0 ? "box-name word" : "box-name"} x={field.x + 29} y={field.y + 19}>
                {index === 0 ? "Delay" : id}
              </text>
              <Lines
                className="fine"
                lines={ZIPPER_EFFECTS[id]}
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
              Zipper
            </text>
          </g>
        </Glide>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "zipper" }}
        label={`Operation Zipper Track: ${zipperName(box)}; Supply Caches waiting: ${stored["6"]} at 6, ${stored["12"]} at 12`}
        shape={{ area: ZIPPER, round: 6 }}
        pin={[ZIPPER.x + 22, ZIPPER.y + 18]}
      />
    </>
  );
}

const room = (piece: Pooled, view: OccupationView, ...name: string[]) => ({
  area: AVAILABLE_ROOM[piece],
  name,
  count: view.available[piece],
});

/** The Available boxes, and the box for what is away or gone. */
export function Boxes({ view }: { readonly view: OccupationView }) {
  return (
    <>
      <PieceBox
        area={AVAILABLE.british}
        title="British Available"
        tone="blue"
        rooms={[
          room("mpaja", view, "MPAJA"),
          room("others", view, "non-MPAJA"),
          room("caches", view, "Caches"),
          room("camps", view, "Camps"),
          room("force136", view, "Force 136"),
        ]}
      />
      <PieceBox
        area={AVAILABLE.japanese}
        title="Japanese Available"
        tone="red"
        rooms={[
          room("police", view, "Police"),
          room("villages", view, "New", "Villages"),
          room("troops", view, "Troops"),
        ]}
      />
      <PieceBox
        area={AWAY}
        title="Off the Map"
        tone="red"
        rooms={[
          { area: AWAY_ROOM.troops, name: ["Burma", "J17"], count: view.away.troops },
          { area: AWAY_ROOM.force136, name: ["Davis", "J25"], count: view.away.force136 },
          {
            area: AWAY_ROOM.gone,
            name: ["Out of", "the game"],
            count: view.gone.caches + view.gone.kempeitai,
          },
        ]}
      />
    </>
  );
}
