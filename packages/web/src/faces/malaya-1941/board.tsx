import type { MalayaView } from "@sandtable/malaya-1941/shape";
import { useMemo } from "react";
import type { BoardProps } from "../face.ts";
import { Destinations, HexBoard, HexNumbers, NoteMarks } from "../hex/index.ts";
import { airArea, isAirBox } from "./air.tsx";
import { arrange } from "./arrange.ts";
import { Boxes } from "./boxes.tsx";
import { countersOf } from "./counters.tsx";
import { counterOf, placeName } from "./data.ts";
import { PrintedMap } from "./ground.tsx";
import { type Piece, pieces } from "./known.ts";
import { Attacks, CommandRadius, Forts, KnownZones, OnTheMove, SupplyRadius, Works } from "./layers.tsx";
import { FACE, HEX, SHEET } from "./layout.ts";
import { markerArea, markerName } from "./markers.tsx";
import { type Laid, overlays } from "./overlays.ts";
import { PlaceMarks, PlaceNames } from "./places-printed.tsx";
import { Airfields, Found, MoverRange, OwnZones, ShipReach } from "./reach.tsx";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";
import "./nations.css";
import "./board.css";
import "./boxes.css";
import "./layers.css";

export function Board(props: BoardProps) {
  return <Drawing {...props} laid={overlays.use()} />;
}

const hexName = (hex: string): string => words.hex({ hex, name: placeName(hex) });

/** The whole table, with what is laid over it. */
export function Drawing({ view: shown, laid, ...props }: BoardProps & { readonly laid: Laid }) {
  const view = tableOf(shown);
  const all = useMemo(() => pieces(view), [view]);
  const arrangement = useMemo(() => arrange(all), [all]);
  const counters = useMemo(() => countersOf(all), [all]);
  const names = useMemo(
    () => ({ hexName, unitName: (id: string) => nameIn(all, id), box: boxesOf(view) }),
    [all, view],
  );
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
      titlesOf={(hex, ids) => titlesOf(hex, ids, all)}
      inHand={view.mover !== null}
      isBare={laid.bare}
      below={<Below view={view} laid={laid} choices={props.choices} />}
      above={() => <Above view={view} laid={laid} />}
    />
  );
}

/** Boxes of the air display, and markers in hand: they too can be chosen. */
const boxesOf = (view: MalayaView) => (id: string) => {
  if (isAirBox(id)) return { area: airArea(id), label: words.airBox[id] };
  const there = markerArea(view, id);
  return there && { area: there, label: markerName(id) };
};

function nameIn(all: readonly Piece[], id: string): string {
  const piece = all.find((each) => each.id === id);
  const counter = piece?.counter ?? counterOf(id);
  return counter ? words.unit(counter) : words.back({ seat: piece?.seat ?? "allied" });
}

/** The hex and the strength in it; of an enemy hex when it was seen. */
function titlesOf(hex: string, ids: readonly string[], all: readonly Piece[]): readonly string[] {
  const there = all.filter(({ id }) => ids.includes(id));
  const remembered = there.find(({ knowledge }) => knowledge === "last" || knowledge === "sure");
  if (remembered?.turn !== undefined) return [words.seenPile({ hex, turn: remembered.turn })];
  const attack = there.reduce((sum, { counter }) => sum + (counter?.attack ?? 0), 0);
  const defence = there.reduce((sum, { counter }) => sum + (counter?.defence ?? 0), 0);
  return [words.pile({ hex: hexName(hex), attack, defence }), words.pileShort({ attack, defence })];
}

interface BelowProps extends Pick<BoardProps, "choices"> {
  readonly view: MalayaView;
  readonly laid: Laid;
}

function Below({ view, laid, choices }: BelowProps) {
  const inHand = view.mover !== null;
  const destinations = useMemo(
    () =>
      inHand ? choices.flatMap(({ place }) => (place.on === "hex" ? [{ to: place.id, path: [] }] : [])) : [],
    [inHand, choices],
  );
  return (
    <>
      <PrintedMap />
      {laid.supply && <SupplyRadius view={view} />}
      {laid.command && <CommandRadius view={view} />}
      {(laid.numbers || laid.allNumbers) && <HexNumbers layout={HEX} isAlways={laid.allNumbers} />}
      <Forts forts={view.forts} />
      {laid.ships && <ShipReach />}
      {laid.own && <OwnZones view={view} />}
      {laid.zones && <KnownZones view={view} />}
      {laid.range && view.mover && <MoverRange mover={view.mover} />}
      <Destinations layout={HEX} destinations={destinations} />
      <Boxes view={view} />
    </>
  );
}

function Above({ view, laid }: { readonly view: MalayaView; readonly laid: Laid }) {
  return (
    <>
      <PlaceMarks />
      {laid.airfields && <Airfields view={view} />}
      <Found view={view} />
      <NoteMarks layout={HEX} side={ownSide(view)?.seat} />
      <Works view={view} />
      <Attacks view={view} />
      <PlaceNames />
      <OnTheMove mover={view.mover} />
    </>
  );
}
