import type { PageFrame, Standing, TableFrame } from "@sandtable/protocol";
import WebSocket from "ws";
import { FrameMeter } from "../live/meter.ts";
import { Browser } from "../testing/index.ts";

/** How a table is to be played. */
export interface Play {
  /** The nodes. A table is played at one of them after the other, */
  readonly addresses: readonly string[];
  /** and each of its guests comes to another one, if that is wished. */
  readonly isScattered?: boolean | undefined;
  readonly game: string;
  readonly spectators: number;
  /** The bot of the house that sits in the place of the second player; its answers are waited for, too. */
  readonly bot?: string | undefined;
  /** Milliseconds from one choice of the table to the next; none: as soon as it can. */
  readonly pace: number;
  /** Called with the milliseconds between a choice, or the turn of a bot, and what came of it. */
  readonly acknowledged: (milliseconds: number) => void;
}

/** Behind a proxy each table is played from an address of its own. */
export const behindProxy = (net: number, nth: number): Record<string, string> => ({
  "x-forwarded-for": `10.${net}.${nth >> 8}.${nth & 255}`,
});

/** The live connection of a browser to a table. */
export const lineOf = (
  { address, cookie }: Browser,
  table: string,
  from: Readonly<Record<string, string>>,
): WebSocket =>
  new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/live`, {
    headers: { origin: address, ...from, ...(cookie !== undefined && { cookie }) },
  });

/** Two people and their guests at one table, who choose at random; a game that is over is followed by another. */
export class PlayedTable {
  readonly #play: Play;
  readonly #nth: number;
  readonly #sockets: WebSocket[] = [];
  #random: number;
  #due = 0;
  #isLeft = false;
  #fail: (error: Error) => void = () => undefined;
  /** Rejects when something goes wrong. */
  readonly trouble: Promise<never>;

  constructor(play: Play, nth: number) {
    this.#play = play;
    this.#nth = nth;
    this.#random = nth * 7919 + 1;
    this.trouble = new Promise((_, reject) => {
      this.#fail = reject;
    });
  }

  /** Sit down at a new table, and begin. */
  async open(): Promise<void> {
    const { game, spectators, bot } = this.#play;
    const [host, friend] = [this.#browser(0), this.#browser(1)];
    const from = behindProxy(1, this.#nth);
    const opponent = bot === undefined ? { kind: "friend" } : { kind: "bot", level: bot };
    const { status, body } = await host.ask("POST", "/api/tables", { game, seat: "random", opponent }, from);
    if (status !== 200) throw new Error(body.error);
    const { id } = body;
    if (bot === undefined) {
      const { invite } = (await host.ask("GET", `/api/tables/${id}`, undefined, from)).body.table;
      const secret = invite.split("/").at(-1);
      await friend.ask("POST", `/api/tables/${id}/join`, { secret }, from);
    }
    const players = bot === undefined ? [host, friend] : [host];
    const guests = Array.from({ length: spectators }, (_, index) => this.#browser(players.length + index));
    const connected = [...players, ...guests].map(
      (browser, index) =>
        new Promise<void>((resolve) => {
          const socket = lineOf(browser, id, from);
          this.#sockets.push(socket);
          const hear = index < players.length ? this.#seat(socket) : undefined;
          socket.on("message", (data) => {
            hear?.(String(data));
            resolve();
          });
          // Whoever leaves may be about to sit down at the next table.
          socket.on("open", () => this.#isLeft && socket.close());
          socket.on("error", (error) => this.#isLeft || this.#fail(error));
          socket.on("close", (code) => {
            if (!this.#isLeft && this.#sockets.includes(socket)) this.#fail(new Error(`closed with ${code}`));
          });
        }),
    );
    await Promise.race([Promise.all(connected), this.trouble]);
  }

  #browser(guest: number): Browser {
    const { addresses, isScattered } = this.#play;
    return new Browser(addresses[(this.#nth + (isScattered ? guest : 0)) % addresses.length]);
  }

  leave(): void {
    this.#isLeft = true;
    for (const socket of this.#sockets.splice(0)) socket.close();
  }

  /** One who plays: what to do with a frame. */
  #seat(socket: WebSocket): (text: string) => void {
    const meter = new FrameMeter();
    let sent: { readonly number: number; readonly at: number } | undefined;
    return (text) => {
      const frame = JSON.parse(text) as TableFrame;
      if (frame.say === "refused") this.#fail(new Error(frame.message));
      if (!("standing" in frame) || this.#isLeft) return;
      const { number, outcome } = frame.standing;
      if (sent && number > sent.number) {
        this.#play.acknowledged(performance.now() - sent.at);
        sent = undefined;
      }
      if (outcome) this.#again();
      const choose = this.#choiceAt(frame.standing);
      const isBots = !choose && !outcome && this.#play.bot !== undefined;
      if (isBots) sent ??= { number, at: performance.now() };
      if (!choose || sent) return;
      const act = (): void => {
        sent = { number, at: performance.now() };
        this.#due = Math.max(sent.at, this.#due) + this.#play.pace;
        if (!this.#isLeft) socket.send(JSON.stringify(choose));
      };
      const wait = Math.max(this.#due - performance.now(), meter.allows(performance.now()) ? 0 : 1000);
      if (wait > 1) setTimeout(act, wait);
      else act();
    };
  }

  #choiceAt({ number, question }: Standing): PageFrame | undefined {
    const choices = question?.choices;
    if (!choices) return undefined;
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0;
    const { key } = choices[Math.floor((this.#random / 2 ** 32) * choices.length)];
    return { do: "choose", number, key };
  }

  /** The game is over: the same people at another table. */
  #again(): void {
    const old = this.#sockets.splice(0);
    if (old.length === 0) return;
    for (const socket of old) socket.close();
    this.open().catch((error: Error) => this.#fail(error));
  }
}
