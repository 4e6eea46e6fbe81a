import type { Place } from "@sandtable/protocol";
import { type JSX, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { placeKey } from "../faces/face.ts";
import type { Roll } from "../faces/roll.ts";
import { useSettings } from "../settings.ts";
import { useTable } from "../table/context.ts";
import { onScreen } from "./on-screen.ts";
import { Die } from "./rolls.tsx";
import { useRolls } from "./use-rolls.ts";

/** So many dice stand at one place; the newest of them. */
const MOST = 3;

interface Pin {
  readonly key: string;
  readonly place: Place;
  readonly rolls: readonly Roll[];
}

/** The dice by the places where they fell. What was drawn is told above the choices only. */
function pinsOf(rolls: readonly Roll[]): readonly Pin[] {
  const pins = new Map<string, Pin>();
  for (const roll of rolls) {
    if (!roll.place || roll.isDrawn) continue;
    const key = placeKey(roll.place);
    pins.set(key, { key, place: roll.place, rolls: [...(pins.get(key)?.rolls ?? []), roll] });
  }
  return [...pins.values()];
}

/** Dice on the board, each beside its place with what it needed; as large at every zoom, and in nobody's way. */
export function RollMarks(): JSX.Element | null {
  const isShown = useSettings(({ dice }) => dice === "map");
  const { fresh } = useRolls();
  const pins = useMemo(() => (isShown ? pinsOf(fresh) : []), [isShown, fresh]);
  return pins.length > 0 ? <Pins pins={pins} /> : null;
}

function Pins({ pins }: { readonly pins: readonly Pin[] }): JSX.Element {
  const { face } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(() => {});
  useLayoutEffect(() => {
    latest.current = () => {
      const sheet = layer.current?.parentElement;
      if (!layer.current || !sheet) return;
      const { left, top, width } = sheet.getBoundingClientRect();
      const zoom = width / sheet.offsetWidth || 1;
      layer.current.style.setProperty("--zoom", `${zoom}`);
      pins.forEach(({ place }, index) => {
        const mark = layer.current?.children[index] as HTMLElement | undefined;
        const there = onScreen(sheet, place, face.at?.(place));
        if (!mark) return;
        mark.hidden = there === undefined;
        if (!there) return;
        mark.style.left = `${(there.x - left) / zoom}px`;
        mark.style.top = `${(there.y - top) / zoom}px`;
      });
    };
    latest.current();
  }, [pins, face]);
  useEffect(() => {
    const sheet = layer.current?.parentElement;
    if (!sheet) return;
    const place = (): void => latest.current();
    const sizes = new ResizeObserver(place);
    sizes.observe(sheet);
    sheet.addEventListener("panzoomchange", place);
    sheet.addEventListener("transitionend", place);
    return () => {
      sizes.disconnect();
      sheet.removeEventListener("panzoomchange", place);
      sheet.removeEventListener("transitionend", place);
    };
  }, []);
  return (
    <div className="roll-marks" ref={layer} aria-hidden="true">
      {pins.map(({ key, rolls }) => (
        <div key={key} className="roll-mark" data-testid="roll-mark">
          {rolls.slice(-MOST).map((roll, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice at one place differ by nothing but their order.
            <span key={index} className="roll-mark-die">
              <Die roll={roll} />
              {roll.need && <span className="roll-mark-need">{roll.need.short}</span>}
            </span>
          ))}
          {rolls.length > MOST && <span className="roll-mark-need">+{rolls.length - MOST}</span>}
        </div>
      ))}
    </div>
  );
}
