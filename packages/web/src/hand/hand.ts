import type { Closed, Place } from "@sandtable/protocol";
import type { GameFace } from "../faces/face.ts";
import { placeKey, placeOf, samePlace } from "../faces/face.ts";
import { Carrier } from "../table/carrier.ts";
import { type Load, loadAt } from "../table/carry.ts";
import type { TableController } from "../table/controller.ts";
import type { BoardHandle } from "../table/page.ts";
import { Aims } from "./aims.ts";
import { Carried, standAt } from "./drawing.ts";
import "./hand.css";

/** A press that moves further than this takes the piece along. */
const SLOP = 6;

export interface HandParts {
  readonly board: BoardHandle;
  readonly controller: TableController;
  readonly face: GameFace;
  look(place: Place | undefined): void;
  /** A place in a few words. */
  nameOf(place: Place): string;
  /** What is to be done with a way that has been shown, in the place of going it: whether somebody keeps it. */
  keep?(piece: Place, to: Place): boolean;
}

/** A piece that could be picked up, and what it could be. */
interface Held {
  readonly piece: Place;
  readonly load: Load;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** What goes: a piece, or the pile that it lies in. */
  readonly held: readonly Held[];
}

/** A piece at the pointer. */
interface Drag extends Press {
  readonly carried: Carried;
  readonly aims: Aims;
  /** How many entries the match had before anything was picked up. */
  readonly entries: number;
  /** Whether the places it may go to are known: asked for when it was picked up. */
  readonly lifted: Promise<boolean>;
  point: { readonly x: number; readonly y: number };
  over?: Place | undefined;
  most?: number;
}

/** The places of the pieces that a press means: a counter by itself, all of its pile, or a kind of piece in a space. */
function pressed(target: EventTarget | null, sheet: HTMLElement, isAll: boolean): readonly Place[] {
  if (!(target instanceof Element)) return [];
  const marked = target.closest<SVGElement>("[data-place]");
  const place = marked?.dataset.place === undefined ? undefined : placeOf(marked.dataset.place);
  const tray = target.closest<SVGElement>("[data-fan]")?.dataset.fan;
  if (tray !== undefined && place && !isAll) return [place];
  const pile = tray ?? target.closest<SVGElement>("[data-pile]")?.dataset.pile;
  if (pile === undefined) return place?.on === "piece" ? [place] : [];
  const found = sheet.querySelectorAll<SVGElement>(`[data-pile="${CSS.escape(pile)}"]`);
  return [...found].flatMap(({ dataset }) => (dataset.place ? (placeOf(dataset.place) ?? []) : [])).reverse();
}

/**
 * A hand at the board: what may go is picked up by a press that moves, and put down where there is light. It answers by the places of
 * the choices alone; what cannot be taken back is asked about.
 */
class Hand {
  readonly #parts: HandParts;
  readonly #carrier: Carrier;
  readonly #window: HTMLElement;
  readonly #sheet: HTMLElement;
  #press: Press | undefined;
  #drag: Drag | undefined;

  constructor(parts: HandParts) {
    this.#parts = parts;
    this.#carrier = new Carrier(parts.controller, parts.face.bearings);
    this.#window = parts.board.window;
    this.#sheet = parts.board.sheet;
  }

  listen(signal: AbortSignal): void {
    const box = this.#window;
    const here = { signal, capture: true };
    box.addEventListener("pointerdown", (event) => this.#down(event), here);
    box.addEventListener("pointermove", (event) => this.#move(event), here);
    box.addEventListener("pointerup", (event) => this.#up(event), here);
    box.addEventListener("pointercancel", () => void this.#cancel(), here);
    this.#sheet.addEventListener("panzoomchange", () => this.#drag?.aims.moved(), { signal });
    addEventListener("keydown", (event) => this.#key(event), here);
    signal.addEventListener("abort", () => this.#end());
  }

  #down(event: PointerEvent): void {
    // A second finger means the board: what was held goes back.
    if (!event.isPrimary) {
      void this.#cancel();
      return;
    }
    if (event.button !== 0 || this.#drag) return;
    const { question, bearings } = this.#carrier;
    const held = pressed(event.target, this.#sheet, event.shiftKey).flatMap((piece): readonly Held[] => {
      const load = loadAt(piece, question, bearings);
      return load ? [{ piece, load }] : [];
    });
    if (held.length === 0) return;
    const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
    this.#press = { id, x, y, isTouch: pointerType === "touch", held };
    this.#parts.board.hold(true);
  }

  #move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const press = this.#press;
    if (press?.id === pointerId && Math.hypot(x - press.x, y - press.y) > SLOP) {
      this.#press = undefined;
      this.#begin(press, { x, y });
    }
    if (this.#drag?.id !== pointerId) return;
    this.#drag.point = { x, y };
    this.#drag.carried.move(x, y);
    this.#aim(this.#drag);
  }

  #begin(press: Press, point: { readonly x: number; readonly y: number }): void {
    const { board, face } = this.#parts;
    const [{ piece, load }] = press.held;
    this.#window.setPointerCapture(press.id);
    const carried = new Carried(this.#sheet, piece, press.isTouch);
    carried.count(press.held.length > 1 ? press.held.length : standAt(this.#sheet, piece));
    const aims = new Aims(this.#sheet, (place) => face.at?.(place));
    aims.set(load.targets);
    const entries = this.#carrier.state.standing?.entries ?? 0;
    const lifted = load.pick ? this.#carrier.take(load.pick) : this.#carrier.ready();
    const drag: Drag = { ...press, carried, aims, entries, lifted, point };
    this.#drag = drag;
    board.frame.dataset.carrying = "";
    this.#light(load.targets);
    for (const { piece: each } of press.held) this.#mark(each, "lifted");
    carried.move(point.x, point.y);
    void lifted.then((isAsked) => {
      if (this.#drag !== drag || !load.pick) return;
      if (!isAsked) {
        this.#end();
        return;
      }
      const targets = this.#targets();
      aims.set(targets);
      this.#light(targets);
      this.#aim(drag);
    });
  }

  /** The places that what was picked up may go to. */
  #targets(): readonly Place[] {
    const { question, bearings } = this.#carrier;
    if (!bearings) return [];
    return (question?.choices ?? [])
      .map(({ place }) => place)
      .filter(({ on }) => on !== "button" && on !== "piece");
  }

  #aim(drag: Drag): void {
    const over = drag.aims.find(drag.point.x, drag.point.y);
    if (over === drag.over) return;
    if (drag.over) this.#unmark("drop");
    drag.over = over;
    if (over) this.#mark(over, "drop");
    drag.carried.over(over ? this.#parts.nameOf(over) : "");
    this.#parts.look(over);
  }

  #up({ pointerId }: PointerEvent): void {
    if (this.#press?.id === pointerId) {
      this.#press = undefined;
      this.#parts.board.hold(false);
    }
    if (this.#drag?.id === pointerId) void this.#drop(this.#drag);
  }

  async #drop(drag: Drag): Promise<void> {
    const isLifted = await drag.lifted;
    if (this.#drag !== drag) return;
    this.#aim(drag);
    const { over: to, held, entries, most, point } = drag;
    const why = to ? undefined : this.#closedAt(point);
    this.#end();
    if (!isLifted) return;
    if (!to) {
      // Something else is asked first: that is open, and not for the hand.
      if (!this.#carrier.bearings) return;
      await this.#carrier.back(entries);
      if (why) this.#parts.controller.explain(why);
      return;
    }
    await this.#carry(held, to, entries, most);
  }

  /** Everything that was picked up goes, one after the other, as far as it may. */
  async #carry(held: readonly Held[], to: Place, entries: number, most: number | undefined): Promise<void> {
    const { controller, keep } = this.#parts;
    let from = entries;
    let came = 0;
    let why: Closed | undefined;
    for (const [index, { piece, load }] of held.entries()) {
      const isPicked = index === 0 && load.pick !== undefined;
      if (keep?.(piece, to)) {
        if (isPicked) await this.#carrier.back(from);
        came++;
        continue;
      }
      const carried = await this.#carrier.carry({ piece, to, most }, new Set(isPicked ? ["piece"] : []));
      if (carried === "stopped") return;
      if (carried === "astray") {
        why ??= this.#carrier.question?.closed?.find(({ place }) => samePlace(place, to));
        await this.#carrier.back(from);
      } else came++;
      from = this.#carrier.state.standing?.entries ?? from;
    }
    if (came > 0) return;
    if (why) controller.explain(why);
    else controller.refuse({ reason: "cannot-carry" });
  }

  #closedAt({ x, y }: { readonly x: number; readonly y: number }): Closed | undefined {
    const closed = this.#carrier.question?.closed ?? [];
    const aims = new Aims(this.#sheet, (place) => this.#parts.face.at?.(place));
    aims.set(closed.map(({ place }) => place));
    const found = aims.find(x, y);
    return found && closed.find(({ place }) => samePlace(place, found));
  }

  async #cancel(): Promise<void> {
    const drag = this.#drag;
    this.#end();
    if (!drag?.held[0].load.pick) return;
    await drag.lifted;
    await this.#carrier.back(drag.entries);
  }

  #key(event: KeyboardEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === "Escape") void this.#cancel();
    // A digit says how many go.
    if (!/^[1-9]$/.test(event.key) || drag.held.length > 1) return;
    drag.most = Math.min(Number(event.key), Math.max(1, standAt(this.#sheet, drag.held[0].piece)));
    drag.carried.count(drag.most);
  }

  #end(): void {
    this.#press = undefined;
    this.#parts.board.hold(false);
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = undefined;
    drag.carried.away();
    delete this.#parts.board.frame.dataset.carrying;
    for (const mark of ["lifted", "drop", "light"] as const) this.#unmark(mark);
    this.#parts.look(undefined);
  }

  #light(places: readonly Place[]): void {
    this.#unmark("light");
    for (const place of places) this.#mark(place, "light");
  }

  #mark(place: Place, mark: "lifted" | "drop" | "light"): void {
    const at = `[data-place="${CSS.escape(placeKey(place))}"]`;
    for (const element of this.#sheet.querySelectorAll<SVGElement>(at)) element.dataset[mark] = "";
  }

  #unmark(mark: "lifted" | "drop" | "light"): void {
    for (const element of this.#sheet.querySelectorAll<SVGElement>(`[data-${mark}]`))
      delete element.dataset[mark];
  }
}

/** Put a hand to the board; the answer takes it away. */
export function takeInHand(parts: HandParts): () => void {
  const stop = new AbortController();
  new Hand(parts).listen(stop.signal);
  parts.board.frame.dataset.hand = "";
  return () => {
    stop.abort();
    delete parts.board.frame.dataset.hand;
  };
}
