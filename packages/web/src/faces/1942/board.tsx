import type { TableView } from "@sandtable/1942/shape";
import { hexName, unitName } from "@sandtable/1942/words";
import { useMemo } from "react";
import type { BoardProps } from "../face.ts";
import {
  DestinationLabels,
  Destinations,
  HexBoard,
  HexNumbers,
  type Looked,
  SupplyLine,
  SupplyMarks,
  strengthText,
  Zones,
} from "../hex/index.ts";
import { type Arranged, arrange } from "./arrange.ts";
import { Battle } from "./battle.tsx";
import { Boxes } from "./boxes.tsx";
import { Beaches, Cities } from "./cities.tsx";
import { countersOf } from "./counters.tsx";
import { SEATS, seatOf, unitOf } from "./data.ts";
import { PrintedMap } from "./ground.tsx";
import { ALLIED_OFF_MAP, FACE, HEX, JAPANESE_OFF_MAP, SHEET } from "./layout.ts";
import { type Laid, overlays } from "./overlays.ts";
import { Risk, Umbrellas } from "./umbrellas.tsx";
import { tableOf } from "./view.ts";
import { Assaults, Voyage } from "./voyage.tsx";
import { words } from "./words/index.ts";
import "./nations.css";
import "./board.css";
import "./boxes.css";
import "./layers.css";

export function Board(props: BoardProps) {
  return <Drawing {...props} laid={overlays.use()} />;
}

/** The whole table, with what is laid over it. */
export function Drawing({ view: shown, laid, ...props }: BoardProps & { readonly laid: Laid }) {
  const view = tableOf(shown);
  const arrangement = useMemo(() => arrange(view), [view]);
  const counters = useMemo(() => countersOf(view), [view]);
  const mover = view.mover?.unit;
  const names = useMemo(() => namesOf(mover), [mover]);
  return (
    <HexBoard
      {...props}
      className={FACE}
      label={words.board}
      sheet={SHEET}
      layout={HEX}
      arrangement={arrangement}
      counters={counters}
      names={names}
      titlesOf={titlesOf}
      inHand={view.mover !== null}
      isBare={laid.bare}
      below={<Below view={view} arrangement={arrangement} laid={laid} />}
      above={(looked) => <Above view={view} arrangement={arrangement} laid={laid} looked={looked} />}
    />
  );
}

/** What places are called; off the map means the box of the unit that goes there. */
const namesOf = (mover: string | undefined) => {
  const unit = mover === undefined ? undefined : unitOf(mover);
  const isJapanese = unit !== undefined && seatOf(unit.nation) === "japanese";
  return {
    hexName,
    unitName,
    box: (id: string) =>
      id === "off-map"
        ? { area: isJapanese ? JAPANESE_OFF_MAP : ALLIED_OFF_MAP, label: words.offTheMap }
        : undefined,
  };
};

/** The hex and the strength in it; the strength alone where that is too long. */
function titlesOf(hex: string, ids: readonly string[]): readonly string[] {
  const strength = strengthText(ids.reduce((sum, id) => sum + (unitOf(id)?.strength ?? 0), 0));
  return [words.pile({ hex: hexName(hex), strength }), words.pileStrength({ strength })];
}

interface Layers {
  readonly view: TableView;
  readonly arrangement: Arranged;
  readonly laid: Laid;
}

function Below({ view, arrangement, laid }: Layers) {
  const { zones, cityZones, mover } = view;
  const held = useMemo(
    () =>
      SEATS.map((seat) => ({
        seat,
        hexes: zones[seat],
        faint: { className: "city-zone", hexes: cityZones[seat] },
      })),
    [zones, cityZones],
  );
  return (
    <>
      <PrintedMap />
      <Boxes view={view} labels={arrangement.labels} />
      {laid.risk && <Risk umbrellas={view.umbrellas} seat={view.phasing} />}
      {laid.zones && <Zones game={FACE} layout={HEX} zones={held} />}
      {laid.umbrellas && <Umbrellas umbrellas={view.umbrellas} />}
      {(laid.numbers || laid.allNumbers) && <HexNumbers layout={HEX} isAlways={laid.allNumbers} />}
      {mover && <Destinations layout={HEX} destinations={mover.destinations} />}
    </>
  );
}

function Above({ view, arrangement, laid, looked }: Layers & { readonly looked: Looked }) {
  const { supply, mover, battle } = view;
  return (
    <>
      <Cities view={view} />
      <Beaches beaches={view.beaches} />
      {laid.supply && <SupplyMarks layout={HEX} supply={supply} />}
      {laid.supply && looked.hex !== undefined && (
        <SupplyLine layout={HEX} supply={supply} hex={looked.hex} />
      )}
      <Assaults assaults={view.assaults} />
      {mover && <DestinationLabels layout={HEX} destinations={mover.destinations} />}
      {mover && looked.to !== undefined && <Voyage view={view} mover={mover} to={looked.to} />}
      {battle && <Battle battle={battle} arrangement={arrangement} />}
    </>
  );
}
