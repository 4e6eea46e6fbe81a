import type { Place } from "@sandtable/protocol";
import { placeKey } from "../faces/face.ts";

/** The piece at the pointer: the drawing of it that lies on the table, once more, with the number that go and where to. */

/** So large at least it is at the pointer, in pixels. */
const LEAST = 34;
/** So far from the pointer: the tip, or the finger, stays free. */
const BESIDE = { mouse: 10, touch: 34 } as const;

const SVG = "http://www.w3.org/2000/svg";

/** Where a piece is drawn on the table. */
function drawnAt(sheet: HTMLElement, place: Place): SVGGraphicsElement | null {
  if (place.on !== "piece") return null;
  const token = `[data-token][data-piece="${CSS.escape(place.id)}"][data-at="${CSS.escape(place.at)}"]`;
  return sheet.querySelector(`${token}, .counters [data-place="${CSS.escape(placeKey(place))}"]`);
}

/** How many pieces of this kind stand there. */
export const standAt = (sheet: HTMLElement, place: Place): number =>
  place.on === "piece"
    ? sheet.querySelectorAll(
        `[data-token][data-piece="${CSS.escape(place.id)}"][data-at="${CSS.escape(place.at)}"]`,
      ).length
    : 0;

export class Carried {
  readonly #box: HTMLElement;
  readonly #count: HTMLElement;
  readonly #to: HTMLElement;
  readonly #size: number;
  readonly #away: number;

  constructor(sheet: HTMLElement, place: Place, isTouch: boolean) {
    this.#box = document.createElement("div");
    this.#box.className = "carried";
    this.#box.dataset.testid = "carried";
    this.#box.setAttribute("aria-hidden", "true");
    this.#size = LEAST;
    this.#away = isTouch ? BESIDE.touch : BESIDE.mouse;
    const drawn = drawnAt(sheet, place);
    if (drawn) {
      const { x, y, width, height } = drawn.getBBox();
      const shown = drawn.getBoundingClientRect();
      this.#size = Math.max(LEAST, shown.width);
      const copy = document.createElementNS(SVG, "svg");
      copy.setAttribute("class", sheet.querySelector("svg")?.getAttribute("class") ?? "");
      copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
      copy.dataset.detail = "near";
      copy.style.width = `${this.#size}px`;
      for (const part of drawn.children) copy.append(part.cloneNode(true));
      this.#box.append(copy);
    }
    this.#count = document.createElement("b");
    this.#to = document.createElement("span");
    this.#box.append(this.#count, this.#to);
    document.body.append(this.#box);
  }

  /** How many go; nothing for a single one. */
  count(count: number): void {
    this.#count.textContent = count > 1 ? String(count) : "";
  }

  /** Where it would be put down, in words. */
  over(to: string): void {
    this.#to.textContent = to;
  }

  /** Beside the pointer, on the side where there is room. */
  move(x: number, y: number): void {
    const isRight = x > innerWidth - 2 * this.#size - 120;
    this.#box.dataset.side = isRight ? "left" : "right";
    const left = isRight ? x - this.#away : x + this.#away;
    const top = Math.max(0, y - this.#size - this.#away / 2);
    this.#box.style.transform = `translate(${left}px, ${top}px)`;
  }

  away(): void {
    this.#box.remove();
  }
}
