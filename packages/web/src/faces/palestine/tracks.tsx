import { CHIT_VALUES, type ChitValue, type PalestineView } from "@sandtable/palestine/shape";
import { earlyVictory } from "@sandtable/palestine/victory";
import {
  CoinTracks,
  edgeZones,
  moveTo,
  Panel,
  PieceBox,
  PlaceMark,
  Silent,
  squareMark,
} from "../coin/index.ts";
import { AVAILABLE, AVAILABLE_ROOM, chitColumn, INTEL, MUST_PASS, PRISON, TRACKS } from "./layout.ts";
import { counted, isStarred, words } from "./names.ts";
import { CHIT, IntelChit } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** The printed boxes around the map: tracks, boxes of pieces and chits, cards. */

const SIDES = {
  british: { tone: "blue", letter: "B" },
  irgun: { tone: "red", letter: "I" },
} as const;

const IRGUN_WIN = { tone: "red", word: said.irgunWin } as const;
/** 7.0.1 Where the Irgun win. */
const ZONES = edgeZones((politicalWill) => (earlyVictory({ politicalWill }) ? IRGUN_WIN : undefined));

/** 5.4 The star of a card, on its banner. */
const Star = () => (
  <text className="card-star" x="242" y="24">
    ★
  </text>
);

/** What the tables of the family have alike. */
export function SharedTracks({ view, animate }: { readonly view: PalestineView; readonly animate: boolean }) {
  return (
    <CoinTracks
      view={view}
      layout={TRACKS}
      words={words}
      title={said.title}
      sides={SIDES}
      marks={[squareMark("political-will", said.politicalWill, view.politicalWill, said.letters)]}
      zones={ZONES}
      onCard={view.card !== null && isStarred(view.card) && <Star />}
      animate={animate}
    >
      {view.mustPass && (
        <Silent className="must-pass">
          <rect {...MUST_PASS} rx="3" />
          <text x={MUST_PASS.x + MUST_PASS.width / 2} y={MUST_PASS.y + 15.5}>
            {said.mustPass}
          </text>
        </Silent>
      )}
    </CoinTracks>
  );
}

const room = (force: keyof typeof AVAILABLE_ROOM, view: PalestineView) => ({
  area: AVAILABLE_ROOM[force],
  name: [said.rooms[force]],
  count: view.available[force],
});

export function AvailableBoxes({ view }: { readonly view: PalestineView }) {
  return (
    <>
      <PieceBox
        area={AVAILABLE.british}
        title={said.availableBox.british}
        tone="blue"
        rooms={[room("troops", view), room("police", view), room("curfews", view)]}
      />
      <PieceBox
        area={AVAILABLE.irgun}
        title={said.availableBox.irgun}
        tone="red"
        rooms={[room("cells", view), room("caches", view)]}
      />
    </>
  );
}

/** 1.3.6 The Prison, behind bars; the Cells in it are tokens. */
export function PrisonBox({ view: { prison, exiled } }: { readonly view: PalestineView }) {
  const { x, y, width, height } = PRISON;
  const bars = Array.from(
    { length: 12 },
    (_, index) => `M${x + 12 + index * 21.2} ${y + 34}V${y + height - 10}`,
  );
  return (
    <>
      <Panel area={PRISON} title={said.prison} />
      <Silent className="prison">
        <rect className="yard" x={x + 8} y={y + 32} width={width - 16} height={height - 40} rx="3" />
        <path className="bars" d={bars.join("")} />
        {exiled > 0 && (
          <text className="exiled" x={x + width - 14} y={y + height - 14}>
            {said.exiled({ count: exiled })}
          </text>
        )}
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "prison" }}
        label={said.prisonSaid({ cells: counted("cells", prison), exiled })}
        shape={{ area: PRISON, round: 6 }}
        pin={[x + 22, y + 18]}
      />
    </>
  );
}

/** Chits of one value lie side by side; three outlines are printed for them. */
const STEP = 25;
const THREE = [0, 1, 2];

function Column({ value, view }: { readonly value: ChitValue; readonly view: PalestineView }) {
  const { x, y, width } = chitColumn(value);
  const [held, bag] = [view.intel.held[value], view.intel.bag[value]];
  const left = x + (width - CHIT.width - 2 * STEP) / 2;
  return (
    <g>
      {THREE.map((index) => (
        <g key={index} transform={moveTo([left + index * STEP, y + 22])}>
          {index < held ? (
            <IntelChit value={value} />
          ) : (
            <rect className="chit-slot" width={CHIT.width} height={CHIT.height} rx="4" />
          )}
        </g>
      ))}
      <text className="box-name" x={x + width / 2} y={y + 15}>
        {said.value({ value })}
      </text>
      <text className="side chit-count" x={x + width / 2} y={y + 78}>
        {said.held({ count: held })}
      </text>
      <text className="fine" x={x + width / 2} y={y + 97}>
        {said.inBag({ count: bag })}
      </text>
    </g>
  );
}

/** 1.6.1 Intel Chits: those the British hold, by value, and what is left in the bag. */
export function IntelBox({ view }: { readonly view: PalestineView }) {
  const { held, bag } = view.intel;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const strength = CHIT_VALUES.reduce<number>((total, value) => total + value * held[value], 0);
  return (
    <>
      <g className="of-blue">
        <Panel area={INTEL} title={said.intel} />
      </g>
      <Silent className="intel">
        {CHIT_VALUES.map((value) => (
          <rect key={value} className="field" {...chitColumn(value)} rx="4" />
        ))}
        {CHIT_VALUES.map((value) => (
          <Column key={value} value={value} view={view} />
        ))}
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "intel" }}
        label={said.intelSaid({ held: sum(held), worth: strength, bag: sum(bag) })}
        shape={{ area: INTEL, round: 6 }}
        pin={[INTEL.x + 22, INTEL.y + 18]}
      />
      {CHIT_VALUES.map((value) => {
        const column = chitColumn(value);
        return (
          <PlaceMark
            key={value}
            place={{ on: "track", id: `intel:${value}` }}
            label={said.chitsSaid({ value, held: held[value], bag: bag[value] })}
            shape={{ area: column, round: 4 }}
            pin={[column.x + column.width / 2, column.y + column.height]}
          />
        );
      })}
    </>
  );
}
