import { messageOf } from "../problem.ts";
import { Browser } from "../testing/index.ts";
import { TableMemory } from "./memory.ts";
import { type Door, Player } from "./player.ts";

/** Who sits at a table: two people, or one against a bot. */
export interface Company {
  readonly game: string;
  readonly bot?: string;
  /** So long that bot thinks. */
  readonly seconds?: number;
  /** Milliseconds from a question to the answer of a person. */
  readonly pace: number;
}

const TRY_AGAIN = 500;
const ANSWERS_WITHIN = 10_000;

/** A company that plays one game after another, whatever happens to the servers. */
export class ChaosTable {
  readonly company: Company;
  /** One for each game. */
  readonly memories: TableMemory[] = [];
  readonly #door: Door;
  readonly #tell: (what: string) => void;
  #players: Player[] = [];
  #isOver = false;

  constructor(door: Door, company: Company, tell: (what: string) => void) {
    this.#tell = tell;
    this.#door = door;
    this.company = company;
  }

  /** Sit down at a new table; tried until somebody answers. */
  async open(): Promise<void> {
    for (;;) {
      if (this.#isOver) return;
      try {
        return await this.#sitDown();
      } catch (error) {
        this.#tell(`${this.company.game}: ${messageOf(error)}`);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      }
    }
  }

  async #sitDown(): Promise<void> {
    const { game, bot, seconds, pace } = this.company;
    const [host, friend] = [this.#browser(), this.#browser()];
    const opponent =
      bot === undefined ? { kind: "friend" } : { kind: "bot", level: bot, ...(seconds && { seconds }) };
    const { id } = await this.#ask(host, "POST", "/api/tables", { game, seat: "random", opponent });
    const { table } = await this.#ask(host, "GET", `/api/tables/${id}`);
    const seats = [{ seat: table.yours[0], browser: host }];
    if (bot === undefined) {
      const secret = table.invite.split("/").at(-1);
      await this.#ask(friend, "POST", `/api/tables/${id}/join`, { secret });
      seats.push({
        seat: (await this.#ask(friend, "GET", `/api/tables/${id}`)).table.yours[0],
        browser: friend,
      });
    }
    const memory = new TableMemory(
      id,
      seats.map((one) => one.seat),
    );
    this.memories.push(memory);
    if (this.#isOver) return;
    this.#players = seats.map(({ seat: own, browser }) => {
      const over = (): void => this.#again(memory);
      return new Player(browser, this.#door, memory, { seat: own, pace, over });
    });
  }

  #browser = (): Browser => new Browser(this.#door.address());

  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  async #ask(browser: Browser, method: string, path: string, said?: unknown): Promise<any> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("no answer")), ANSWERS_WITHIN).unref();
    });
    const { status, body } = await Promise.race([browser.ask(method, path, said), late]);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${body?.error}`);
    return body;
  }

  /** Whether somebody here has done something after that moment, and was acknowledged. */
  goesOnAfter(moment: number): boolean {
    return (this.memories.at(-1)?.lastSentAt ?? 0) > moment;
  }

  /** Nobody asks for anything more; when it is known what has become of all that was asked for. */
  async rest(): Promise<void> {
    this.#isOver = true;
    for (const player of this.#players) player.rest();
    while (this.#players.some(({ isOpen }) => isOpen))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  leave(): void {
    this.#isOver = true;
    for (const player of this.#players) player.leave();
  }

  /** The game is over: the same company at another table. */
  #again(memory: TableMemory): void {
    if (this.memories.at(-1) !== memory || this.#isOver) return;
    if (this.#players.length === 0) return;
    for (const player of this.#players.splice(0)) player.leave();
    void this.open();
  }
}
