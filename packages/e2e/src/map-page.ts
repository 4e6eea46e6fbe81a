import type { Locator, Page } from "playwright-core";
import { TablePage } from "./table-page.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The table of a hex game under a real mouse. A hex has no element of its own: it is where the drawing has it. */
export class MapPage extends TablePage {
  static override async open(page: Page, url: string, id: string): Promise<MapPage> {
    await page.goto(`${url}/table/${id}`);
    return await MapPage.on(page);
  }

  /** The table that the page shows. */
  static async on(page: Page): Promise<MapPage> {
    const table = new MapPage(page);
    await table.drawing.waitFor();
    return table;
  }

  get drawing(): Locator {
    return this.page.locator(".board-sheet svg.hexes");
  }

  /** The aid above the choices. */
  get aid(): Locator {
    return this.page.locator(".aid");
  }

  /** What lies at the place under the pointer, in words. */
  get card(): Locator {
    return this.page.locator(".look-card");
  }

  counter(unit: string): Locator {
    return this.page.locator(`.counters [data-place="piece ${unit} map"]`);
  }

  /** A counter of the pile that is laid out. */
  laidOut(unit: string): Locator {
    return this.page.locator(`[data-fan] [data-place="piece ${unit} map"]`);
  }

  /** The middle of a hex on the screen, worked out from that of Singapore, which is always drawn. */
  async middle(hex: string): Promise<Spot> {
    return await this.drawing.evaluate((svg, wanted) => {
      const step = { x: 60, y: Math.sqrt(3) * 40 };
      const at = (id: string) => {
        const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
        return { x: column * step.x, y: (row + (column % 2 === 0 ? 0.5 : 0)) * step.y };
      };
      const known = svg.querySelector<SVGGElement>('.city[data-place="hex 0813"]');
      const matrix = known?.getScreenCTM();
      if (!matrix) throw new Error("Singapore is not drawn");
      const [from, to] = [at("0813"), at(wanted)];
      const { x, y } = new DOMPoint(to.x - from.x, to.y - from.y).matrixTransform(matrix);
      return { x, y };
    }, hex);
  }

  /** Take the mouse off the board, so that no pile is laid out over other hexes. */
  async clear(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.page.locator("[data-fan]").waitFor({ state: "detached" });
  }

  /** Point at a hex beside the counters in it. */
  async pointAt(hex: string): Promise<void> {
    await this.clear();
    const { x, y } = await this.middle(hex);
    const { x: next } = await this.middle(
      `${String(Number(hex.slice(0, 2)) + 2).padStart(2, "0")}${hex.slice(2)}`,
    );
    await this.page.mouse.move(x - (next - x) / 4, y);
  }

  async clickHex(hex: string): Promise<void> {
    await this.clear();
    const { x, y } = await this.middle(hex);
    await this.page.mouse.click(x, y);
  }

  /** Lay a pile out by a click. */
  async layOut(hex: string): Promise<void> {
    await this.clickHex(hex);
    await this.page.locator(`[data-fan="${hex}"]`).waitFor();
  }

  /** Click a counter: in its pile, which is laid out first if several of it could be meant. */
  async clickCounter(unit: string): Promise<void> {
    const before = await this.number();
    if (!(await this.laidOut(unit).isVisible())) {
      await this.clear();
      const box = await this.counter(unit).boundingBox();
      if (!box) throw new Error(`${unit} is not drawn`);
      await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await this.page.waitForFunction(
        ([id, number]) =>
          document.querySelector(`[data-fan] [data-place="piece ${id} map"]`) !== null ||
          document.querySelector(".refusal") !== null ||
          document.querySelector<HTMLElement>("[data-testid=prompt]")?.dataset.number !== number,
        [unit, before ?? ""] as const,
      );
    }
    if (await this.laidOut(unit).isVisible()) await this.laidOut(unit).click();
  }

  /** Choose a unit by a click on the board. */
  async pick(unit: string): Promise<void> {
    await this.taken(() => this.clickCounter(unit));
  }

  /** Choose a hex by a click on the board. */
  async go(hex: string): Promise<void> {
    await this.taken(() => this.clickHex(hex));
  }

  async readLog(): Promise<string> {
    await this.page.getByTestId("tab-log").click();
    return (await this.page.getByTestId("log").textContent()) ?? "";
  }
}
