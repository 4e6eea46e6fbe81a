import type { Place } from "@sandtable/protocol";
import { placeKey, type Square } from "../faces/face.ts";
import { onScreen } from "../parts/on-screen.ts";

/** Where something can be put down: which of the places a point of the screen is in. */

/** A hex is met within so much of half its width: at its rim it could be the next one. */
const WITHIN = 0.47;

interface Aim {
  readonly place: Place;
  readonly key: string;
  /** Where it is if it has no shape of its own that could be met. */
  readonly square?: Square | undefined;
  readonly area?: DOMRect | undefined;
}

export class Aims {
  readonly #sheet: HTMLElement;
  readonly #at: (place: Place) => Square | undefined;
  #places: readonly Place[] = [];
  #aims: readonly Aim[] | undefined;

  constructor(sheet: HTMLElement, at: (place: Place) => Square | undefined) {
    this.#sheet = sheet;
    this.#at = at;
  }

  set(places: readonly Place[]): void {
    this.#places = places;
    this.moved();
  }

  /** The board has moved under the hand. */
  moved(): void {
    this.#aims = undefined;
  }

  /** The place at a point: what has a shape there, or whatever lies in it; or a hex, or a box, by where it is. */
  find(x: number, y: number): Place | undefined {
    this.#aims ??= this.#places.map((place) => this.#aim(place));
    const aims = this.#aims;
    const keys = new Set(
      document.elementsFromPoint(x, y).flatMap((element) => {
        const key = element.closest<SVGElement>("[data-place]")?.dataset.place;
        if (key === undefined) return [];
        const [on, , at] = key.split(" ");
        return on === "piece" && at !== undefined ? [key, `space ${at}`] : [key];
      }),
    );
    const met = aims.find(({ place, key }) => place.on !== "hex" && keys.has(key));
    if (met) return met.place;
    return aims.find(({ square, area }) =>
      square
        ? Math.hypot(x - square.x, y - square.y) < square.size * WITHIN
        : area && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom,
    )?.place;
  }

  #aim(place: Place): Aim {
    const key = placeKey(place);
    const at = this.#at(place);
    if (at) return { place, key, square: onScreen(this.#sheet, place, at) };
    const element = this.#sheet.querySelector(`[data-place="${CSS.escape(key)}"]`);
    return { place, key, area: place.on === "track" ? element?.getBoundingClientRect() : undefined };
  }
}
