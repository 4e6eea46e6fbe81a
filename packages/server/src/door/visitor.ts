import type { Seat } from "@sandtable/engine";
import type { Ending, NewTable } from "@sandtable/protocol";
import {
  type Ask,
  askFor,
  type Forfeit,
  type Hello,
  helloFor,
  type Over,
  overFor,
  WRONG_ANSWERS,
  type Wrong,
} from "@sandtable/protocol/door";
import { Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import { seatOfLink } from "../tables/info.ts";
import { Refusal, type Story } from "../tables/story.ts";
import type { Table } from "../tables/table.ts";
import { viewerOf } from "../tables/viewer.ts";
import { isAccountToken, isBotToken, newBotToken } from "../tokens.ts";

/** Wrong answers to the question that is open, by table and seat: forgotten with the table, or when it moves on. */
const strikes = new WeakMap<Table, Map<Seat, { readonly number: number; readonly wrong: number }>>();

/** A bot from outside that holds one seat of a table by its token. */
export class Visitor {
  readonly table: Table;
  readonly seat: Seat;
  readonly token: string;

  private constructor(table: Table, seat: Seat, token: string) {
    this.table = table;
    this.seat = seat;
    this.token = token;
  }

  /** By the secret of an invitation the seat is taken, if it is free; from then on its token opens the door. */
  static async sitDown(house: House, id: string, secret: string): Promise<Visitor> {
    const table = await house.table(id);
    const invited = await table.look((_, seats) => seatOfLink(seats, secret));
    if (invited === undefined) return Visitor.back(house, id, secret);
    const token = newBotToken();
    await house.join(id, secret, token);
    return new Visitor(table, invited, token);
  }

  /** A table of the bot's own making. */
  static async host(house: House, wish: NewTable): Promise<{ readonly id: string; readonly token: string }> {
    if (wish.opponent.kind === "hotseat")
      throw new Trouble(400, "The door is for one seat: play a bot of the house, or ask for a link.");
    const token = newBotToken();
    return { id: await house.create(wish, token), token };
  }

  /** By the token of the seat. A browser's is none, so that whoever is handed a bot's cannot go on as its owner. */
  static async back(house: House, id: string, token: string): Promise<Visitor> {
    const table = await house.table(id);
    if (!isBotToken(token) && !isAccountToken(token))
      throw new Trouble(403, "This opens no seat of this table: ask for a new link.");
    const { held, kind } = await table.look(({ table: { kind } }, seats) => ({
      held: viewerOf(seats, token).seats,
      kind,
    }));
    if (held.length === 0) throw new Trouble(403, "This opens no seat of this table: ask for a new link.");
    if (held.length > 1 || kind !== "game")
      throw new Trouble(409, "The door is for one seat of a game: this is all of them, or no game.");
    return new Visitor(table, held[0], token);
  }

  hello(): Promise<Hello> {
    const { token, seat } = this;
    this.table.come([seat]);
    return this.table.look(({ shelf: { game }, table }) =>
      helloFor({ game, seat }, table, isBotToken(token) ? { token } : {}),
    );
  }

  /** What there is to say to one who has answered everything up to that number. */
  next(after: number): Promise<Ask | Over | undefined> {
    const { seat } = this;
    return this.table.lookBack({ seats: [seat] }, after, (story, happened) => {
      const { shelf, match, ending, toMove } = story;
      const number = story.numberFor({ seats: [seat] });
      const told = { game: shelf.game, seat };
      if (ending) {
        return overFor(told, ending, match.view(seat), happened, beyondRules(story, ending));
      }
      if (toMove !== seat || number <= after || !match.decision) return undefined;
      return askFor(told, number, match.decision, match.view(seat), happened);
    });
  }

  /**
   * Something it said was not taken. What is wrong in itself is counted, and at last the game is forfeit; what only
   * came too late, or when it was not its turn, is told.
   */
  async wrong(error: string, isCounted: boolean): Promise<Wrong | Forfeit> {
    const left = await this.table.look((story) =>
      this.#count(story.numberFor({ seats: [this.seat] }), isCounted ? 1 : 0),
    );
    if (left > 0) return { type: "error", error, left };
    return { type: "forfeit", error: `${WRONG_ANSWERS} wrong answers, the last: ${error}` };
  }

  /** Give the game up, unless it is over. */
  async resign(): Promise<void> {
    try {
      await this.table.resign(this.token);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #count(number: number, more: number): number {
    const ofTable = strikes.get(this.table) ?? new Map();
    strikes.set(this.table, ofTable);
    const before = ofTable.get(this.seat);
    const wrong = (before?.number === number ? before.wrong : 0) + more;
    ofTable.set(this.seat, { number, wrong });
    return WRONG_ANSWERS - wrong;
  }
}

/** How it ended, where no rule of the game has ended it. */
function beyondRules(story: Story, { resigned, late, adjudged }: Ending): string | undefined {
  if (resigned !== undefined) return `${nameOf(story, resigned)} resigned.`;
  if (late !== undefined) return `${nameOf(story, late)} was out of time.`;
  return adjudged ? "Both sides had the bots judge the position." : undefined;
}

const nameOf = ({ shelf }: Story, seat: Seat): string =>
  shelf.game.roles.find((role) => role.seat === seat)?.name ?? seat;
