import type { GameInfo } from "@sandtable/engine";
import type { BrowserContext, Locator, Page } from "playwright-core";

/** The sides of a table that can be asked for. */
type Opponent =
  | { readonly kind: "bot"; readonly level: string; readonly seconds?: number }
  | { readonly kind: "hotseat" }
  | { readonly kind: "friend" };

/** Make a table through the HTTP interface, as the page would; the cookie stays in the context. */
export async function makeTable(
  context: BrowserContext,
  url: string,
  opponent: Opponent,
  { id, roles }: Pick<GameInfo, "id" | "roles">,
  seat = roles[0].seat,
): Promise<string> {
  return await post(context, `${url}/api/tables`, { game: id, seat, opponent });
}

export async function makeLesson(context: BrowserContext, url: string, game: string): Promise<string> {
  return await post(context, `${url}/api/lessons`, { game });
}

async function post(context: BrowserContext, address: string, data: object): Promise<string> {
  const { origin } = new URL(address);
  const answer = await context.request.post(address, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** A table in the browser, played the way a person does it. */
export class TablePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, url: string, id: string): Promise<TablePage> {
    await page.goto(`${url}/table/${id}`);
    const table = new TablePage(page);
    await table.seated();
    return table;
  }

  get prompt(): Locator {
    return this.page.getByTestId("prompt");
  }

  /** What falls between two who share a screen, where something is hidden from one of them. */
  get curtain(): Locator {
    return this.page.getByTestId("curtain");
  }

  /** At the table, with the curtain lifted if there is one. */
  async seated(): Promise<void> {
    await this.prompt.or(this.curtain).waitFor();
    await this.liftCurtain();
  }

  async liftCurtain(): Promise<void> {
    if (!(await this.curtain.isVisible())) return;
    await this.curtain.getByRole("button").click();
    await this.prompt.waitFor();
  }

  choice(key: string): Locator {
    return this.page.getByTestId(`choice-${key}`).first();
  }

  place(key: string): Locator {
    return this.page.locator(`[data-place="${key}"]`).first();
  }

  /** The keys now on offer in the menu. */
  async keys(): Promise<string[]> {
    const found = await this.page
      .locator(".choice-list [data-testid^='choice-']")
      .evaluateAll((buttons) =>
        buttons.map((button) => (button as unknown as { dataset: { testid: string } }).dataset.testid),
      );
    return found.map((id) => id.slice("choice-".length));
  }

  /** The number of the open question: another one with every accepted choice; none behind a curtain. */
  async number(): Promise<string | null> {
    return await this.prompt.evaluateAll(([prompt]) => prompt?.dataset.number ?? null);
  }

  /**
   * Answer whatever is asked before a turn is open: a card may ask something before anybody takes a box. What is passed over is left
   * out where that is on offer; of all else the first is taken.
   */
  async toTurn(opens: RegExp, passes?: RegExp): Promise<void> {
    for (let asked = 0; asked < 100; asked++) {
      const keys = await this.keys();
      if (keys.some((key) => opens.test(key))) return;
      if (keys.length === 0) await this.page.waitForTimeout(20);
      else await this.choose(keys.find((key) => passes?.test(key)) ?? keys[0]);
    }
    throw new Error(`no turn to take: ${await this.prompt.textContent()}`);
  }

  /** Take a choice from the menu, and confirm it if it leads to a die or a draw. */
  async choose(key: string): Promise<void> {
    await this.unfold(key);
    await this.taken(() => this.choice(key).click());
  }

  /** A long list is divided, and its parts are folded away. */
  async unfold(key: string): Promise<void> {
    await this.choice(key).waitFor({ state: "attached" });
    await this.choice(key).evaluate((choice) => {
      const group = choice.closest<HTMLDetailsElement>("details.choice-group");
      if (group) group.open = true;
    });
  }

  /** The same, once the other side has done what it does. */
  async chooseWhenAsked(key: string): Promise<void> {
    await this.choice(key).waitFor({ state: "attached" });
    await this.choose(key);
  }

  /** Take a choice where it lies on the board; what has no place is taken from the menu. */
  async chooseOnBoard(key: string, place: string | undefined): Promise<void> {
    if (place === undefined) return await this.choose(key);
    await this.taken(async () => {
      const before = await this.number();
      await this.clickPlace(place);
      // The only choice of a pile is taken at once; the pile may still be laid out while that is on its way.
      if ((await this.page.locator(".choice.pending").count()) > 0 || (await this.number()) !== before)
        return;
      const laidOut = this.page.locator(`[data-fan] [data-place="${place}"]`);
      if (await laidOut.isVisible()) await laidOut.click();
      const several = this.page.getByTestId("place-menu").getByTestId(`choice-${key}`);
      if (await several.isVisible()) await several.click();
    });
  }

  /**
   * A real click of the mouse, on a point where this place lies uppermost: spaces have odd shapes, and pieces on them.
   * A piece below others is meant by a click on its pile, a hex by one on whatever lies in it.
   */
  async clickPlace(key: string): Promise<void> {
    await this.#foldUp();
    const point = await this.pointOf(key);
    await this.page.mouse.click(point.x, point.y);
  }

  /** A point where a place lies uppermost. */
  async pointOf(key: string): Promise<{ x: number; y: number }> {
    await this.place(key).waitFor({ state: "attached" });
    const point = await this.page.evaluate((wanted) => {
      const at = (x: number, y: number): string | undefined =>
        document.elementFromPoint(x, y)?.closest<SVGElement>("[data-place]")?.dataset.place;
      const { left, top, width, height } = document
        .querySelector(`[data-place="${wanted}"]`)
        ?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
      for (let step = 0; step < 400; step++) {
        const x = left + (width * (((step * 7) % 20) + 0.5)) / 20;
        const y = top + (height * (Math.floor(step / 20) + 0.5)) / 20;
        if (at(x, y) === wanted) return { x, y };
      }
      return /^(?:piece|hex) /.test(wanted) ? { x: left + width / 2, y: top + height / 2 } : undefined;
    }, key);
    if (!point) throw new Error(`${key} is nowhere to be pointed at`);
    return point;
  }

  /** What is carried, at the pointer. */
  get carried(): Locator {
    return this.page.getByTestId("carried");
  }

  /** The board takes drags: what that needs is fetched when a pointer first moves. */
  async takeInHand(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(3, 3);
    await this.page.locator("[data-hand]").waitFor();
  }

  /** Take hold of a piece with the mouse, and carry it over a place that is lit by then; it is still held. */
  async carry(piece: string, to: string): Promise<void> {
    await this.takeInHand();
    await this.carryFrom(await this.pointOf(piece), to);
  }

  async carryFrom({ x, y }: { x: number; y: number }, to: string): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 5, y + 8);
    await mouse.move(x + 10, y + 16);
    await this.carried.waitFor();
    await this.page.locator(`[data-place="${to}"][data-light]`).first().waitFor({ state: "attached" });
    const point = await this.pointOf(to);
    await mouse.move(point.x, point.y, { steps: 4 });
    await this.page.locator(`[data-place="${to}"][data-drop]`).first().waitFor({ state: "attached" });
  }

  /** Drag a piece to a place, and wait until it has come there. */
  async drag(piece: string, to: string): Promise<void> {
    await this.carry(piece, to);
    await this.taken(() => this.page.mouse.up());
    await this.carried.waitFor({ state: "detached" });
  }

  /** A pile that is laid out hides what is under it until the mouse rests elsewhere on the board. */
  async #foldUp(): Promise<void> {
    await this.page.mouse.move(0, 0);
    const fan = this.page.locator("[data-fan]");
    const board = (await fan.isVisible()) ? await this.page.locator("svg.hexes").boundingBox() : null;
    if (board) await this.page.mouse.move(board.x + 3, board.y + 3);
    await fan.waitFor({ state: "detached" });
  }

  /** Do something that is a choice, and wait until it is accepted. */
  async taken(act: () => Promise<unknown>): Promise<void> {
    const before = await this.number();
    await act();
    const confirm = this.page.getByTestId("confirm");
    for (let tries = 0; tries < 500; tries++) {
      if ((await this.number()) !== before) return await this.liftCurtain();
      if (await confirm.isVisible()) await confirm.getByRole("button").last().click();
      await this.page.waitForTimeout(10);
    }
    throw new Error(`nothing came of it at question ${before}: ${await this.prompt.textContent()}`);
  }
}
