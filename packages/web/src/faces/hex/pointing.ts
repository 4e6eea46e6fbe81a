import type { Place } from "@sandtable/protocol";
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { placeKey, placeOf } from "../face.ts";
import type { Arrangement } from "./arrange.ts";
import type { HexLayout, Spot } from "./geometry.ts";
import { hexPlace, piecePlace } from "./place.tsx";

/** Pointing at a map of many hexes: one listener for all of them, which asks where the pointer is. */

/** A pile opens when the pointer rests on it so long, and closes when it has left it so long, in milliseconds. */
const OPENS = 140;
/** With a unit in hand the way leads over piles; they stay shut a little longer. */
const OPENS_IN_HAND = 550;
const CLOSES = 220;

interface PointingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly layout: HexLayout;
  readonly arrangement: Arrangement;
  /** Names of the places with open choices. */
  readonly open: ReadonlySet<string>;
  /** Names of the places that can tell why there is no choice. */
  readonly closed: ReadonlySet<string>;
  /** A unit is in hand and goes somewhere. */
  readonly inHand: boolean;
  onPlace(place: Place): void;
  onLook(place: Place | undefined): void;
}

/**
 * What a click means. A counter with a choice is meant itself; one without gives way to its hex; a pile with a single
 * counter to choose, in a hex without a choice, means that counter; any other pile is laid out first. Where nothing can
 * be chosen, whatever can tell why is meant.
 */
export function meaning(
  at: { readonly hex?: string | undefined; readonly piece?: string | undefined },
  { piles }: Pick<Arrangement, "piles">,
  open: ReadonlySet<string>,
  closed: ReadonlySet<string>,
  isLaidOut: boolean,
): { readonly place: Place } | { readonly layOut: string } | undefined {
  const { hex, piece } = at;
  const isOpen = (place: Place): boolean => open.has(placeKey(place));
  const pile = hex === undefined ? [] : (piles.get(hex) ?? []);
  const hexIsOpen = hex !== undefined && isOpen(hexPlace(hex));
  const choices = pile.filter((id) => isOpen(piecePlace(id)));
  const isClosed = (place: Place): boolean => closed.has(placeKey(place));
  const tellsWhy = (id: string): boolean => isOpen(piecePlace(id)) || isClosed(piecePlace(id));
  const hexTellsWhy = hex !== undefined && isClosed(hexPlace(hex));
  if (piece !== undefined && (isLaidOut || pile.length < 2)) {
    const isHex = !isOpen(piecePlace(piece)) && (hexIsOpen || (hexTellsWhy && !tellsWhy(piece)));
    return { place: isHex ? hexPlace(hex) : piecePlace(piece) };
  }
  if (!hexIsOpen && choices.length === 1) return { place: piecePlace(choices[0]) };
  const isHex = (hexIsOpen && choices.length === 0) || (hexTellsWhy && !pile.some(tellsWhy));
  if (hex !== undefined && piece !== undefined && !isHex) return { layOut: hex };
  return hex === undefined ? undefined : { place: hexPlace(hex) };
}

interface Found {
  readonly place?: Place | undefined;
  readonly hex?: string | undefined;
  readonly piece?: string | undefined;
  readonly isLaidOut: boolean;
}

export function usePointing({
  svg,
  layout,
  arrangement,
  open,
  closed,
  inHand,
  onPlace,
  onLook,
}: PointingProps) {
  const [laidOut, setLaidOut] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<string>(undefined);
  /** What will be laid out when the timer ends; null when none runs. */
  const due = useRef<string | undefined | null>(null);

  const stay = useCallback((): void => {
    clearTimeout(timer.current);
    due.current = null;
  }, []);
  useEffect(() => stay, [stay]);
  // The unit was picked from its pile: the pile would lie over the places it may go to, and a finger never leaves it.
  useEffect(() => {
    if (inHand) setLaidOut(undefined);
  }, [inHand]);

  /** Lay a pile out, or put it together again, when the pointer has rested. */
  const want = useCallback(
    (pile: string | undefined): void => {
      if (due.current === pile) return;
      stay();
      if (pile === laidOut) return;
      due.current = pile;
      const after = pile === undefined ? CLOSES : inHand ? OPENS_IN_HAND : OPENS;
      timer.current = setTimeout(() => {
        due.current = null;
        setLaidOut(pile);
      }, after);
    },
    [inHand, laidOut, stay],
  );

  const spotOf = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Spot | undefined => {
      const matrix = svg.current?.getScreenCTM();
      if (!matrix) return undefined;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      return { x, y };
    },
    [svg],
  );

  const find = useCallback(
    (event: MouseEvent<SVGSVGElement>): Found => {
      const target = event.target instanceof Element ? event.target : undefined;
      const tray = target?.closest("[data-fan]");
      const marked = target?.closest("[data-place]")?.getAttribute("data-place");
      const place = marked ? placeOf(marked) : undefined;
      if (place?.on === "piece")
        return {
          place,
          piece: place.id,
          hex: arrangement.pileOf(place.id),
          isLaidOut: tray !== null && tray !== undefined,
        };
      const inTray = tray?.getAttribute("data-fan") ?? undefined;
      if (inTray !== undefined) return { hex: inTray, isLaidOut: true };
      if (place) return { place, isLaidOut: false };
      const spot = spotOf(event);
      const hex = spot && layout.hexAt(spot);
      return { hex, place: hex === undefined ? undefined : hexPlace(hex), isLaidOut: false };
    },
    [layout, spotOf, arrangement],
  );

  const look = useCallback(
    (place: Place | undefined): void => {
      const key = place && placeKey(place);
      if (key === last.current) return;
      last.current = key;
      onLook(place);
    },
    [onLook],
  );

  const onPointerMove = useCallback(
    (event: PointerEvent<SVGSVGElement>): void => {
      if (event.buttons !== 0) return;
      const found = find(event);
      look(found.place);
      if (event.pointerType !== "mouse") return;
      const pile = found.piece === undefined ? undefined : found.hex;
      const isPile = pile !== undefined && (arrangement.piles.get(pile)?.length ?? 0) > 1;
      want(found.isLaidOut ? laidOut : isPile ? pile : undefined);
    },
    [find, laidOut, look, arrangement, want],
  );

  // React takes leaving from the element that is left, and misses it when that was just taken away: a counter picked;
  // and the frame, which moves the drawing, keeps from it that a button is pressed.
  useEffect(() => {
    const drawing = svg.current;
    const onPointerLeave = ({ pointerType }: globalThis.PointerEvent): void => {
      // A finger that is lifted leaves too: what it has opened stays.
      if (pointerType !== "mouse") return;
      look(undefined);
      want(undefined);
    };
    drawing?.addEventListener("pointerleave", onPointerLeave);
    // No pile opens or closes under a button that is held: the click means what was pressed.
    drawing?.addEventListener("pointerdown", stay);
    return () => {
      drawing?.removeEventListener("pointerleave", onPointerLeave);
      drawing?.removeEventListener("pointerdown", stay);
    };
  }, [svg, look, stay, want]);

  const onClick = useCallback(
    (event: MouseEvent<SVGSVGElement>): void => {
      const found = find(event);
      if (found.hex === undefined || (found.isLaidOut && found.piece === undefined)) {
        if (found.place) onPlace(found.place);
        if (!found.isLaidOut) setLaidOut(undefined);
        return;
      }
      const meant = meaning(found, arrangement, open, closed, found.isLaidOut);
      if (!meant) return;
      if ("layOut" in meant) {
        stay();
        setLaidOut(meant.layOut);
        look(hexPlace(meant.layOut));
        return;
      }
      if (!found.isLaidOut) setLaidOut(undefined);
      onPlace(meant.place);
    },
    [closed, find, look, onPlace, open, arrangement, stay],
  );

  return useMemo(
    () => ({ laidOut, layOut: setLaidOut, on: { onPointerMove, onClick } }),
    [laidOut, onPointerMove, onClick],
  );
}

/** How much of the drawing can be told apart: names and numbers come and go with it. */
type Detail = "far" | "middle" | "near";
const DETAILS = { middle: 0.56, near: 1 } as const;
const detailAt = (zoom: number): Detail =>
  zoom >= DETAILS.near ? "near" : zoom >= DETAILS.middle ? "middle" : "far";

/** The zoom counts again when the drawing has rested so long, in milliseconds. */
const RESTS = 200;

/**
 * How many pixels a unit of the drawing has, as soon as it rests. The frame around the drawing moves it by a CSS
 * transform and tells so by an event; the detail is written onto the drawing without a new rendering.
 */
export function useZoom(svg: RefObject<SVGSVGElement | null>): number {
  const [zoom, setZoom] = useState<number>(DETAILS.middle);
  useEffect(() => {
    const drawing = svg.current;
    const sheet = drawing?.parentElement;
    if (!drawing || !sheet) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      const scale = drawing.getScreenCTM()?.a;
      if (scale === undefined || scale === 0) return;
      drawing.dataset.detail = detailAt(scale);
      setZoom(Math.round(scale * 100) / 100);
    };
    const later = (): void => {
      clearTimeout(rest);
      rest = setTimeout(measure, RESTS);
    };
    measure();
    sheet.addEventListener("panzoomchange", later);
    // A board that glides there is measured when it has arrived.
    sheet.addEventListener("transitionend", measure);
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawing);
    return () => {
      clearTimeout(rest);
      sheet.removeEventListener("panzoomchange", later);
      sheet.removeEventListener("transitionend", measure);
      sizes.disconnect();
    };
  }, [svg]);
  return zoom;
}
