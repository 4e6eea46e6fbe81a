import type { ModerationView, Order, ReportShown } from "@sandtable/protocol/chat";
import { Trouble } from "../problem.ts";
import type { StoredLine } from "../store/chat.ts";
import type { StoredReport } from "../store/moderation.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";

const PAGE = 20;
const LOG = 50;
/** So many lines before the one that was reported, and after it. */
const AROUND = 5;
const HOUR = 60 * 60 * 1000;

/** What was reported, and what moderators do about it; each act is written down. */
export class Moderators {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async view({
    closed,
    before,
  }: {
    closed: "yes" | "no";
    before?: number | undefined;
  }): Promise<ModerationView> {
    const { moderation } = this.#store;
    const [reports, log] = await Promise.all([
      moderation.reports(closed === "yes", PAGE, before),
      moderation.log(LOG),
    ]);
    return {
      reports: await Promise.all(reports.map((report) => this.#shown(report))),
      log: log.map(({ at, ...deed }) => ({ ...deed, at: dateOf(at) })),
    };
  }

  async #shown(report: StoredReport): Promise<ReportShown> {
    const { id, table, room, number, at, name, why, word } = report;
    const { chat, moderation } = this.#store;
    const [stored, context] = await Promise.all([
      this.#store.table(table),
      chat.lines(table, room, 2 * AROUND + 1, number + AROUND + 1),
    ]);
    const writer = context.find((line) => line.number === number)?.by;
    const until = writer === undefined ? undefined : await moderation.silentUntil(writer);
    return {
      id,
      table,
      game: stored?.game ?? "",
      room,
      number,
      at: dateOf(at),
      ...(name !== undefined && { by: name }),
      why,
      context: context.filter((line) => Math.abs(line.number - number) <= AROUND).map(told),
      ...(until !== undefined && until > this.#now() && { silentUntil: dateOf(until) }),
      ...(word !== undefined && { word }),
    };
  }

  async carryOut(moderator: StoredAccount, order: Order): Promise<void> {
    const { moderation, chat } = this.#store;
    const report = await moderation.reportNamed(order.report);
    if (!report) throw new Trouble(404, "There is no such report.");
    const { table, room, number } = report;
    const about = (await chat.line(table, room, number))?.by;
    if (order.do === "close") {
      if (!(await moderation.close(report.id, order.word.trim())))
        throw new Trouble(409, "This report is closed already.");
      await this.#note(moderator, { did: "close", about, table, detail: order.word.trim() });
      return;
    }
    if (about === undefined) throw new Trouble(404, "There is no such line.");
    const until = order.do === "silence" ? this.#now() + order.hours * HOUR : undefined;
    await moderation.silence(about, until);
    await this.#note(moderator, {
      did: order.do,
      about,
      table,
      ...(order.do === "silence" && { detail: String(order.hours) }),
    });
  }

  /** The words of a line were taken away, or put back. */
  hid(
    moderator: StoredAccount,
    line: Pick<StoredLine, "table" | "room" | "number">,
    about: string,
    is: boolean,
  ) {
    const detail = `${line.room} ${line.number}`;
    return this.#note(moderator, { did: is ? "hide" : "show", about, table: line.table, detail });
  }

  async #note(
    { holder }: StoredAccount,
    {
      about,
      ...deed
    }: { did: "hide" | "show" | "silence" | "lift" | "close"; about: string | undefined } & {
      table: string;
      detail?: string;
    },
  ): Promise<void> {
    await this.#store.moderation.note({
      ...deed,
      at: this.#now(),
      moderator: holder,
      ...(about !== undefined && { about }),
    });
  }
}

const told = ({ number, at, name, seat, says, isHidden }: StoredLine) => ({
  number,
  at: dateOf(at),
  ...(name !== undefined && { who: name }),
  ...(seat !== undefined && { seat }),
  says,
  isHidden,
});

const dateOf = (time: number): string => new Date(time).toISOString();
