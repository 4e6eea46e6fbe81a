import Panzoom from "@panzoom/panzoom";
import type { Place } from "@sandtable/protocol";
import { type JSX, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { BoardHandle } from "../table/page.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { onScreen } from "./on-screen.ts";
import { useMarks } from "./use-marks.ts";

interface BoardFrameProps {
  readonly handle: RefObject<BoardHandle | null>;
  readonly children: ReactNode;
  readonly overlay?: ReactNode;
  /** Places that others have changed. */
  readonly touched: readonly Place[];
  /** Where a hint points. */
  readonly advised: readonly Place[];
  /** Where a choice that is pointed at could lead. */
  readonly leads: readonly Place[];
}

/** A press that moves further than this is a drag, not a click. */
const SLOP = 6;
/** The drawing is made sharp again when it has rested so long. */
const REST = 180;
const STRIDE = 80;
const CLOSEST = 10;
/** What is brought into the middle is at least so large. */
const LEGIBLE = 64;

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The window onto the board: wheel, pinch, drag, buttons and keys move it. The drawing is moved by a CSS transform
 * alone and is its own layer only while it moves; at rest it is drawn anew, sharp.
 */
export function BoardFrame({
  handle,
  children,
  overlay,
  touched,
  advised,
  leads,
}: BoardFrameProps): JSX.Element {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useMarks(frame, "touched", touched);
  useMarks(frame, "advised", advised);
  useMarks(frame, "leads", leads);

  useEffect(() => {
    const box = sheet.current?.parentElement;
    if (!sheet.current || !box) return;
    const moved = sheet.current;
    const panzoom = Panzoom(moved, {
      canvas: true,
      maxScale: CLOSEST,
      minScale: 1,
      contain: "outside",
      cursor: "",
      step: 0.25,
      animate: !isCalm(),
      handleStartEvent: () => {},
    });
    let press = { x: 0, y: 0, dragged: false };
    let point = { x: 0, y: 0 };
    let pointer: { readonly x: number; readonly y: number } | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const inFrame = (x: number, y: number): { x: number; y: number } => {
      const { left, top } = box.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const move = (): void => {
      moved.classList.add("is-moving");
      clearTimeout(rest);
      rest = setTimeout(() => moved.classList.remove("is-moving"), REST);
    };
    box.addEventListener("wheel", (event) => panzoom.zoomWithWheel(event), { passive: false, signal });
    moved.addEventListener("panzoomchange", move, { signal });
    box.addEventListener(
      "pointerdown",
      ({ clientX: x, clientY: y }) => {
        press = { x, y, dragged: false };
      },
      { signal, capture: true },
    );
    box.addEventListener(
      "pointermove",
      ({ clientX, clientY, buttons }) => {
        pointer = { x: clientX, y: clientY };
        if (buttons !== 0 && Math.hypot(clientX - press.x, clientY - press.y) > SLOP) press.dragged = true;
      },
      { signal, capture: true },
    );
    box.addEventListener(
      "pointerleave",
      () => {
        pointer = undefined;
      },
      { signal },
    );
    box.addEventListener(
      "click",
      (event) => {
        if (press.dragged) event.stopPropagation();
        else if (event.detail > 0) point = inFrame(event.clientX, event.clientY);
      },
      { signal, capture: true },
    );
    box.addEventListener(
      "keydown",
      ({ target }) => {
        if (!(target instanceof Element) || target === box) return;
        const { left, top, width, height } = target.getBoundingClientRect();
        point = inFrame(left + width / 2, top + height / 2);
      },
      { signal, capture: true },
    );
    const around = frame.current;
    if (!around) return;
    handle.current = {
      window: box,
      sheet: moved,
      frame: around,
      hold: (isHeld) => panzoom.setOptions({ disablePan: isHeld }),
      zoomIn: () => void panzoom.zoomIn(),
      zoomOut: () => void panzoom.zoomOut(),
      fit: () => void panzoom.reset(),
      pan: (x, y) => void panzoom.pan(x * STRIDE, y * STRIDE, { relative: true, animate: !isCalm() }),
      centre: (place, at) => {
        const there = onScreen(moved, place, at);
        if (!there) return;
        const sheetNow = moved.getBoundingClientRect();
        const now = sheetNow.width / box.clientWidth;
        // From the middle of the sheet, as long as it is not scaled: moved back by as much, it is in the middle.
        const x = (sheetNow.left + sheetNow.width / 2 - there.x) / now;
        const y = (sheetNow.top + sheetNow.height / 2 - there.y) / now;
        const size = there.size / now;
        const old = panzoom.getScale();
        const scale = Math.min(CLOSEST, Math.max(old, LEGIBLE / size));
        const animate = !isCalm();
        if (scale === old) {
          panzoom.pan(x, y, { animate });
          return;
        }
        // Panzoom keeps the sheet in its frame by what is drawn, so scale and shift go in one step: it moves towards
        // a focus, which is chosen so that the shift comes out.
        const pan = panzoom.getPan();
        const focus = (to: number, from: number): number => (scale * (to - from)) / (1 / scale - 1 / old);
        panzoom.zoom(scale, { animate, focal: { x: focus(x, pan.x), y: focus(y, pan.y) } });
      },
      reveal: (places) => {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const found = places.flatMap(({ place, at }) => {
          const there = onScreen(moved, place, at);
          return there ? [{ place, at, there }] : [];
        });
        const isSeen = found.some(({ there: { x, y } }) => x > left && x < right && y > top && y < bottom);
        if (!isSeen && found[0]) handle.current?.centre(found[0].place, found[0].at);
      },
      lastPoint: () => point,
      pointer: () => pointer,
    };
    const sizes = new ResizeObserver(() => {
      if (panzoom.getScale() === 1) panzoom.reset({ animate: false });
      // A part of the board stays in sight, however small the window becomes.
      else panzoom.pan(0, 0, { relative: true, animate: false });
    });
    sizes.observe(box);
    return () => {
      stop.abort();
      sizes.disconnect();
      clearTimeout(rest);
      panzoom.destroy();
      handle.current = null;
    };
  }, [handle]);

  return (
    <div className="board" ref={frame} data-testid="board">
      <section
        className="board-window"
        aria-label={`${words.board}. ${words.boardHint}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the board while it has the focus.
        tabIndex={0}
      >
        <div className="board-sheet" ref={sheet}>
          {children}
        </div>
      </section>
      <div className="board-tools" role="toolbar" aria-label={words.board}>
        <button
          type="button"
          onClick={() => handle.current?.zoomIn()}
          aria-label={words.zoomIn}
          title={`${words.zoomIn} (+)`}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          onClick={() => handle.current?.zoomOut()}
          aria-label={words.zoomOut}
          title={`${words.zoomOut} (-)`}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          onClick={() => handle.current?.fit()}
          aria-label={words.fit}
          title={`${words.fit} (0)`}
        >
          <Icon name="fit" />
        </button>
      </div>
      {overlay}
    </div>
  );
}
