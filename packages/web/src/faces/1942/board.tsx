import type { Place } from "@sandtable/protocol";
import { useCallback, useMemo, useRef } from "react";
import type { BoardProps } from "../face.ts";
import { COUNTER, fanOut, isUnder, placeKey, type Spot, usePointing, useZoom } from "../hex/index.ts";
import { arrange, pileSpot } from "./arrange.ts";
import { Boxes } from "./boxes.tsx";
import { Beaches, Cities } from "./cities.tsx";
import { Counters, PileCounts } from "./counters.tsx";
import { FanTray } from "./fan.tsx";
import { Ground, HexNumbers } from "./ground.tsx";
import { Risk, SupplyLine, SupplyMarks, Umbrellas, Zones } from "./layers.tsx";
import { HEX, MARGIN, SHEET } from "./layout.ts";
import { Assaults, Battle, DestinationLabels, Destinations, Way } from "./movement.tsx";
import { type Overlay, useOverlays } from "./overlays.ts";
import { Targets, targetsOf } from "./touch.tsx";
import { tableOf } from "./view.ts";
import "./board.css";
import "./boxes.css";
import "./layers.css";

const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SHEET.width + 2 * MARGIN} ${SHEET.height + 2 * MARGIN}`;

export function Board(props: BoardProps) {
  return <Drawing {...props} overlays={useOverlays()} />;
}

/** The whole table: from below to above, the printed map, what lies over it, the counters, and what is pointed at. */
export function Drawing({
  view: shown,
  choices,
  closed,
  onPlace,
  onLook,
  looked,
  animate,
  overlays,
}: BoardProps & { readonly overlays: Readonly<Record<Overlay, boolean>> }) {
  const view = tableOf(shown);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg);
  const arrangement = useMemo(() => arrange(view), [view]);
  const open = useMemo(() => new Set(choices.map(({ place }) => placeKey(place))), [choices]);
  const shut = useMemo(() => new Set(closed.map(({ place }) => placeKey(place))), [closed]);
  const targets = useMemo(
    () => targetsOf(choices, arrangement, view.mover?.unit),
    [choices, arrangement, view.mover],
  );
  const { laidOut, layOut, on } = usePointing({
    svg,
    layout: HEX,
    stacks: arrangement,
    open,
    closed: shut,
    inHand: view.mover !== null,
    onPlace,
    onLook,
  });

  const pile = laidOut === undefined ? undefined : arrangement.piles.get(laidOut);
  const fan = useMemo(
    () =>
      laidOut === undefined || pile === undefined || pile.length < 2
        ? undefined
        : fanOut(pileSpot(laidOut), pile.length, zoom, SHEET),
    [laidOut, pile, zoom],
  );
  const ringOf = (place: Place): string | undefined => {
    const at = place.on === "piece" && fan && pile ? pile.indexOf(place.id) : -1;
    if (at < 0 || !fan) return undefined;
    const { x, y } = fan.spots[at];
    const half = (COUNTER / 2 + 2) * fan.scale;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  };
  const isCovered = (spot: Spot): boolean => fan !== undefined && isUnder(fan, spot, COUNTER / 2);
  const onFocus = useCallback(
    (place: Place | undefined, at: string | undefined): void => {
      onLook(place);
      layOut(at);
    },
    [onLook, layOut],
  );

  const lookedHex = hexOf(looked, arrangement.pileOf);
  const lookedTo = looked?.on === "track" ? looked.id : lookedHex;
  const lookedKey = looked && placeKey(looked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with many places, not a form.
    <svg
      ref={svg}
      className={`hexes p42${animate ? " animate" : ""}${view.mover ? " has-mover" : ""}`}
      data-detail="middle"
      viewBox={VIEW_BOX}
      role="group"
      aria-label="The table: map of South-East Asia, boxes and counters"
      {...on}
    >
      <Ground />
      <Boxes view={view} labels={arrangement.labels} />
      {overlays.risk && <Risk umbrellas={view.umbrellas} seat={view.phasing} />}
      {overlays.zones && <Zones zones={view.zones} cityZones={view.cityZones} />}
      {overlays.umbrellas && <Umbrellas umbrellas={view.umbrellas} />}
      {overlays.numbers && <HexNumbers />}
      {view.mover && <Destinations mover={view.mover} />}
      {lookedHex !== undefined && <path className="looked-hex" d={HEX.outline(lookedHex, -2)} />}
      <Counters view={view} arrangement={arrangement} />
      <Cities view={view} />
      <Beaches beaches={view.beaches} />
      {overlays.supply && <SupplyMarks supply={view.supply} />}
      {overlays.supply && lookedHex !== undefined && <SupplyLine supply={view.supply} hex={lookedHex} />}
      <Assaults assaults={view.assaults} />
      {view.mover && <DestinationLabels mover={view.mover} />}
      {view.mover && lookedTo !== undefined && <Way view={view} mover={view.mover} to={lookedTo} />}
      {view.battle && <Battle battle={view.battle} arrangement={arrangement} />}
      {fan && pile && laidOut !== undefined && <FanTray view={view} hex={laidOut} ids={pile} fan={fan} />}
      <Targets
        targets={targets}
        looked={lookedKey}
        ringOf={ringOf}
        isCovered={isCovered}
        onFocus={onFocus}
        onPlace={onPlace}
      />
      <PileCounts arrangement={arrangement} fan={fan} />
    </svg>
  );
}

function hexOf(place: Place | undefined, pileOf: (piece: string) => string | undefined): string | undefined {
  const hex = place?.on === "hex" ? place.id : place?.on === "piece" ? pileOf(place.id) : undefined;
  return hex !== undefined && HEX.has(hex) ? hex : undefined;
}
