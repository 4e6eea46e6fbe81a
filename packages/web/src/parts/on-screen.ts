import type { Place } from "@sandtable/protocol";
import { placeKey, type Square } from "../faces/face.ts";

/** Where a place is on the screen: by its element, or by where the drawing has it. */
export function onScreen(sheet: HTMLElement, place: Place, at: Square | undefined): Square | undefined {
  const target = sheet.querySelector(`[data-place="${CSS.escape(placeKey(place))}"]`);
  const { left, top, width, height } = target?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: 0,
    height: 0,
  };
  // What is not drawn just now has no size.
  if (width > 0 || height > 0) {
    return { x: left + width / 2, y: top + height / 2, size: Math.max(width, height) };
  }
  const matrix = at && sheet.querySelector("svg")?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
  return { x, y, size: at.size * matrix.a };
}
