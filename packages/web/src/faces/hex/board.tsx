import type { Place } from "@sandtable/protocol";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { type BoardProps, placeKey } from "../face.ts";
import { type Arrangement, pileSpot } from "./arrange.ts";
import { type CounterSet, Counters, PileCounts } from "./counters.tsx";
import { FanTray } from "./fan.tsx";
import type { HexLayout, Spot } from "./geometry.ts";
import type { Area } from "./place.tsx";
import { usePointing, useZoom } from "./pointing.ts";
import { COUNTER, fanOut, isUnder } from "./stack.ts";
import { type PlaceNames, squareAround, Targets, targetsOf } from "./targets.tsx";

/** The sheet that everything is drawn on, and the table showing around it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** What is looked at: the hex; and the hex or the box beside the map. */
export interface Looked {
  readonly hex: string | undefined;
  readonly to: string | undefined;
}

interface HexBoardProps<Shown extends object> extends Omit<BoardProps, "view"> {
  /** The game's class, which names its colours. */
  readonly className: string;
  /** The whole drawing in a few words. */
  readonly label: string;
  readonly sheet: Sheet;
  readonly layout: HexLayout;
  readonly arrangement: Arrangement;
  readonly counters: CounterSet<Shown>;
  readonly names: PlaceNames;
  /** What may stand above a pile that is laid out, the fullest first. */
  titlesOf(hex: string, ids: readonly string[]): readonly string[];
  /** A unit is in hand and goes somewhere. */
  readonly inHand: boolean;
  /** The counters are not drawn: the map alone. */
  readonly isBare: boolean;
  /** Under the counters: the printed map, boxes, what is laid over the ground. */
  readonly below: ReactNode;
  /** Over the counters: marks, ways, the battle that is prepared. */
  above(looked: Looked): ReactNode;
}

/** The whole table: from below to above, the printed map, what lies over it, the counters, and what is pointed at. */
export function HexBoard<Shown extends object>({
  className,
  label,
  sheet,
  layout,
  arrangement,
  counters,
  names,
  titlesOf,
  inHand,
  isBare,
  below,
  above,
  choices,
  closed,
  onPlace,
  onLook,
  looked,
  animate,
}: HexBoardProps<Shown>) {
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg);
  const open = useMemo(() => new Set(choices.map(({ place }) => placeKey(place))), [choices]);
  const shut = useMemo(() => new Set(closed.map(({ place }) => placeKey(place))), [closed]);
  const targets = useMemo(
    () => targetsOf(choices, { layout, arrangement, names }),
    [choices, layout, arrangement, names],
  );
  const { laidOut, layOut, on } = usePointing({
    svg,
    layout,
    arrangement,
    open,
    closed: shut,
    inHand,
    onPlace,
    onLook,
  });

  const pile = laidOut === undefined ? undefined : arrangement.piles.get(laidOut);
  const fan = useMemo(
    () =>
      laidOut === undefined || pile === undefined || pile.length < 2
        ? undefined
        : fanOut(
            pileSpot(layout, laidOut),
            pile.length,
            scaleOf(svg.current) ?? zoom,
            seenOf(svg.current, sheet),
          ),
    [layout, sheet, laidOut, pile, zoom],
  );
  const ringOf = (place: Place): string | undefined => {
    const at = place.on === "piece" && fan && pile ? pile.indexOf(place.id) : -1;
    return at < 0 || !fan ? undefined : squareAround(fan.spots[at], (COUNTER / 2 + 2) * fan.scale);
  };
  const isCovered = (spot: Spot): boolean => fan !== undefined && isUnder(fan, spot, COUNTER / 2);
  const onFocus = useCallback(
    (place: Place | undefined, at: string | undefined): void => {
      onLook(place);
      layOut(at);
    },
    [onLook, layOut],
  );
  const drawn = useMemo(
    () => <Counters counters={counters} arrangement={arrangement} />,
    [counters, arrangement],
  );

  const lookedHex = hexOf(looked, arrangement, layout);
  const { width, height, margin } = sheet;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with many places, not a form.
    <svg
      ref={svg}
      className={`hexes ${className}${animate ? " animate" : ""}${inHand ? " has-mover" : ""}${isBare ? " is-bare" : ""}`}
      data-detail="middle"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="group"
      aria-label={label}
      {...on}
    >
      {below}
      {lookedHex !== undefined && <path className="looked-hex" d={layout.outline(lookedHex, -2)} />}
      {drawn}
      {above({ hex: lookedHex, to: looked?.on === "track" ? looked.id : lookedHex })}
      {fan && pile && laidOut !== undefined && (
        <FanTray counters={counters} hex={laidOut} ids={pile} titles={titlesOf(laidOut, pile)} fan={fan} />
      )}
      <Targets
        targets={targets}
        looked={looked && placeKey(looked)}
        ringOf={ringOf}
        isCovered={isCovered}
        onFocus={onFocus}
        onPlace={onPlace}
      />
      <PileCounts layout={layout} arrangement={arrangement} fan={fan} />
    </svg>
  );
}

/** How many pixels a unit of the drawing has at this moment: the zoom that is kept waits until the board rests. */
const scaleOf = (svg: SVGSVGElement | null): number | undefined => svg?.getScreenCTM()?.a || undefined;

/** The part of the sheet that can be seen in its window. */
function seenOf(svg: SVGSVGElement | null, sheet: Sheet): Area {
  const box = svg?.closest(".board-window")?.getBoundingClientRect();
  const back = svg?.getScreenCTM()?.inverse();
  if (!box || !back) return { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const from = new DOMPoint(box.left, box.top).matrixTransform(back);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
  const x = Math.max(0, from.x);
  const y = Math.max(0, from.y);
  return { x, y, width: Math.min(sheet.width, to.x) - x, height: Math.min(sheet.height, to.y) - y };
}

function hexOf(place: Place | undefined, { pileOf }: Arrangement, layout: HexLayout): string | undefined {
  const hex = place?.on === "hex" ? place.id : place?.on === "piece" ? pileOf(place.id) : undefined;
  return hex !== undefined && layout.has(hex) ? hex : undefined;
}
