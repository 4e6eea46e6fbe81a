import {
  botFor,
  type Circumstances,
  type Intent,
  randomFor,
  SECONDS,
  type Thinking,
  thoughtOf,
} from "@sandtable/bots";
import {
  type Closed,
  type Decision,
  type LoggedEvent,
  Refused,
  type Seat,
  say,
  type View,
} from "@sandtable/engine";
import type { Board } from "../boards/index.ts";
import { wrap } from "../columns.ts";
import { type Io, print } from "../io.ts";
import { oneLine, Problem } from "../problem.ts";
import { type Sitting, sittingText } from "./keep.ts";
import type { Lines } from "./lines.ts";
import { goesBy, type Order, readOrder } from "./orders.ts";
import { OwnFiles } from "./own.ts";
import { planLines } from "./plans.ts";
import {
  aid,
  type Brush,
  closedLine,
  closedList,
  helpText,
  logLines,
  numbersOf,
  question,
  type Rulebook,
} from "./screen.ts";
import type { Sitter } from "./seats.ts";

export interface Table extends Sitting {
  readonly io: Io;
  readonly lines: Lines;
  readonly board: Board;
  readonly brush: () => Brush;
  readonly book: Rulebook;
  /** Where the game is kept after every choice. */
  readonly save?: string;
  /** Whether that file may be somebody else's at first. */
  readonly force: boolean;
  /** Where the game comes from. */
  readonly load?: string;
  /** Where its record will go. */
  readonly transcript?: string;
}

/** Looks ahead, and is soon back. */
const ADVISER = "colonel";

/** A game at the terminal, from the first question to the end or until the person leaves. */
export class Host {
  readonly #table: Table;
  /** How many events have been told. */
  #told = 0;
  #turn: Seat | undefined;
  /** What called for drawing the board when that was last done. */
  #occasion = "";
  /** What each bot means to do in its turn. */
  readonly #intents = new Map<Seat, Intent | undefined>();
  readonly #own: OwnFiles;
  #unsaved = false;
  /** Has been warned that the game is not saved. */
  #leaving = false;

  constructor(table: Table) {
    this.#table = table;
    this.#own = new OwnFiles(table.transcript === undefined ? [] : [table.transcript]);
    if (table.load !== undefined) this.#own.add(table.load);
  }

  /** Ends when the game is over, the person quits, or nothing more is typed. */
  async play(): Promise<void> {
    for (;;) {
      this.#botsMove();
      this.#autosave();
      const { decision } = this.#table.match;
      this.#tellNews(decision?.seat);
      if (!decision) return this.#print("", ...this.#ending());
      this.#showTable(decision.seat);
      this.#putQuestion(decision);
      if (!(await this.#ask(decision))) return;
    }
  }

  /** Listen until something has changed; false when the person leaves. */
  async #ask(decision: Decision): Promise<boolean> {
    for (;;) {
      const line = await this.#table.lines.next("> ");
      if (line === undefined) {
        if (this.#unsaved && !this.#leaving && this.#table.lines.goOn()) {
          this.#warn("Ctrl-C, Ctrl-D or q");
          continue;
        }
        this.#tell("The input has ended, and so does this sitting; the game is not over.", this.#whereKept());
        return false;
      }
      const order = readOrder(line, decision, this.#brush.words);
      if (order.do === "quit" && this.#mayLeave()) return false;
      if (order.do !== "quit" && order.do !== "nothing") this.#leaving = false;
      if (this.#obey(order, decision)) return true;
    }
  }

  /** Carry out an order; true when the position has changed. */
  #obey(order: Order, decision: Decision): boolean {
    switch (order.do) {
      case "choose":
        this.#table.match.choose(decision.seat, order.key);
        this.#unsaved = true;
        return true;
      case "undo":
      case "restart":
        return this.#takeBack(order.do);
      case "why":
        this.#print(...this.#why(decision, order.topic));
        return false;
      case "help":
        this.#print(...this.#help(order.topic));
        return false;
      case "board":
        this.#drawBoard(decision.seat);
        return false;
      case "look":
        this.#print(...this.#look(decision, order));
        return false;
      case "cards":
        this.#print(...this.#cards(decision));
        return false;
      case "log":
        this.#print(...this.#sinceLastTurn(decision.seat));
        return false;
      case "hint":
        this.#print(...this.#hint(decision));
        return false;
      case "save":
        this.#saveAs(order.file);
        return false;
      case "unknown":
        this.#print(...this.#puzzled(decision, order.typed));
        return false;
      case "nothing":
        this.#putQuestion(decision);
        return false;
      case "quit":
        return false;
    }
  }

  #takeBack(what: "undo" | "restart"): boolean {
    const { match } = this.#table;
    try {
      if (what === "undo") match.undo();
      else match.restartTurn();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tell("Nothing can be taken back behind a die, a draw, a reveal or a change of sides.");
      return false;
    }
    this.#unsaved = true;
    this.#told = Math.min(this.#told, match.events.length);
    this.#print(what === "undo" ? "The last choice is taken back." : "The turn starts again.");
    return true;
  }

  /** Bots answer until a person is asked or the game is over. */
  #botsMove(): void {
    const { match, seats } = this.#table;
    for (let decision = match.decision; decision; decision = match.decision) {
      const sitter = seats[decision.seat];
      if (sitter === "person") return;
      const { key, intent } = this.#think(sitter, decision.seat, {
        intent: this.#intents.get(decision.seat),
      });
      this.#intents.set(decision.seat, intent);
      match.choose(decision.seat, key);
      if (this.#own.latest !== undefined) this.#unsaved = true;
    }
  }

  /** Let a bot think, and say so on a terminal where that takes a while. */
  #think(bot: Exclude<Sitter, "person">, seat: Seat, circumstances: Circumstances): Thinking {
    const { match, io } = this.#table;
    const isSeen = SECONDS[bot] !== undefined && io.stdout.isTTY === true && io.env.TERM !== "dumb";
    const who = match.game.roles.find((role) => role.seat === seat)?.name ?? seat;
    if (isSeen) io.stdout.write(`The ${bot} is thinking for the ${who}…`);
    const luck = randomFor(match, match.head.commitment ?? "");
    const thinking = botFor(bot, match.game).think(thoughtOf(match, luck, circumstances));
    if (isSeen) io.stdout.write("\r\x1b[K");
    return thinking;
  }

  /** What a bot would do in the place of whoever is asked. */
  #hint({ seat, choices }: Decision): string[] {
    const { key, courses, looks } = this.#think(ADVISER, seat, { explain: true });
    const { words, width } = this.#brush;
    const choice = choices.find((candidate) => candidate.key === key);
    return [
      ...wrap(
        `A ${ADVISER} would choose: ${choice ? say(words, choice.label) : key} [${key}]. A guess from ${looks} looks ahead.`,
        width,
      ),
      ...planLines(this.#brush, courses, seat),
    ];
  }

  /** What has happened since the last question: the person's own doing first, then the others'. */
  #tellNews(seat: Seat | undefined): void {
    const { match } = this.#table;
    const news = match.events.slice(this.#told).filter(mayKnow(seat));
    this.#told = match.events.length;
    const last = match.entries.findLastIndex((entry) => entry.seat === this.#turn);
    const isOwn = ({ at }: LoggedEvent): boolean => this.#turn !== undefined && at <= last + 1;
    this.#print(...logLines(this.#brush, news.filter(isOwn)));
    const others = logLines(
      this.#brush,
      news.filter((event) => !isOwn(event)),
    );
    if (others.length > 0)
      this.#print("", this.#brush.paint("bold", seat ? "What has happened:" : "The end:"), ...others);
  }

  /** Everything between the seat's last turn and this one. */
  #sinceLastTurn(seat: Seat): string[] {
    const { entries, events } = this.#table.match;
    let at = entries.length;
    while (at > 0 && entries[at - 1].seat === seat) at--;
    while (at > 0 && entries[at - 1].seat !== seat) at--;
    const lines = logLines(this.#brush, events.filter((event) => event.at > at).filter(mayKnow(seat)));
    return lines.length > 0 ? lines : ["Nothing has happened yet."];
  }

  #help(topic: string): string[] {
    const { book, board } = this.#table;
    const sights = { cards: board.cards !== undefined, near: board.near && board.place };
    return topic === "" ? helpText(this.#brush, book, sights) : aid(this.#brush, book, topic);
  }

  #cards(decision: Decision): readonly string[] {
    const { cards } = this.#table.board;
    return cards
      ? cards(this.#view(decision.seat), this.#brush)
      : wrap("This game has no cards.", this.#brush.width);
  }

  /** The map around a place, in a game that has such a look. */
  #look(decision: Decision, { place, typed }: Extract<Order, { do: "look" }>): readonly string[] {
    const { near } = this.#table.board;
    if (!near) return this.#puzzled(decision, typed);
    const none = `The map has no place "${place}": name a city, a region, a hex by its number or a unit by its key.`;
    return near(this.#view(decision.seat), this.#brush, place) ?? wrap(none, this.#brush.width);
  }

  #why(decision: Decision, topic: string): string[] {
    const closed = decision.closed?.() ?? [];
    if (topic === "") return closedList(this.#brush, closed);
    const found = this.#closedBy(closed, topic);
    if (found) return closedLine(this.#brush, found);
    return wrap(`"${topic}" is not closed here; ? tells all that is.`, this.#brush.width);
  }

  #closedBy(closed: readonly Closed[], typed: string): Closed | undefined {
    const { words } = this.#brush;
    const wanted = typed.toLowerCase();
    return closed.find((entry) => goesBy(words, entry, wanted));
  }

  /** What was typed is not listed: if it is closed, tell why. */
  #puzzled(decision: Decision, typed: string): string[] {
    const closed = this.#closedBy(decision.closed?.() ?? [], typed);
    if (closed) return closedLine(this.#brush, closed);
    const { words, width } = this.#brush;
    const numbers = numbersOf(words, decision);
    const said = /^[+-]?\d+$/.test(typed)
      ? `${typed} is not a choice: ${numbers[0]} to ${numbers.at(-1)}.`
      : `"${typed}" is neither a choice nor a command: type a number from the list, or h for help.`;
    return wrap(said, width);
  }

  /** A file that cannot be written ends nothing but a game that has not begun. */
  #autosave(): void {
    const { save, force } = this.#table;
    if (save === undefined) return;
    if (this.#own.has(save)) this.#try(() => this.#write(save));
    else this.#write(save, force);
  }

  #saveAs(file: string): void {
    this.#try(() => {
      if (file === "") throw new Problem("Name a file to save to: s my-game.json");
      this.#write(file);
      this.#print(`Saved to ${file}.`);
    });
  }

  /** Tell a problem and go on. */
  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#tell(oneLine(error.message));
    }
  }

  #write(file: string, force = false): void {
    this.#own.write(file, sittingText(this.#table), force);
    this.#unsaved = false;
  }

  /** The first `q` of an unsaved game only warns. */
  #mayLeave(): boolean {
    if (this.#unsaved && !this.#leaving) {
      this.#warn("q");
      return false;
    }
    this.#tell("You leave the table; the game is not over.", this.#whereKept());
    return true;
  }

  #warn(how: string): void {
    this.#leaving = true;
    this.#tell(`This game is not saved: s my-game.json saves it, ${how} once more leaves it.`);
  }

  #whereKept(): string {
    const file = this.#own.latest;
    if (file !== undefined && !this.#unsaved)
      return `It is kept in ${file}: sandtable play ${this.#table.match.game.id} --load ${file} goes on with it.`;
    return "It is not saved; with --save my-game.json a game is kept after every choice.";
  }

  #ending(): string[] {
    const { match, seed } = this.#table;
    const { words, width, paint } = this.#brush;
    const { winners = [], reason = "" } = match.outcome ?? {};
    return [
      ...wrap(say(words, { key: `outcome.${reason}`, winners }), width).map((line) => paint("bold", line)),
      ...wrap(`The seed of the dice was ${seed}.`, width),
    ];
  }

  /** The board is drawn for another seat and on every new occasion: another card, another player-turn. */
  #showTable(seat: Seat): void {
    const occasion = this.#table.board.occasion(this.#view(seat));
    if (seat !== this.#turn || occasion !== this.#occasion) this.#drawBoard(seat);
    this.#turn = seat;
    this.#occasion = occasion;
  }

  #drawBoard(seat: Seat): void {
    this.#print("", ...this.#table.board.board(this.#view(seat), this.#brush));
  }

  #putQuestion(decision: Decision): void {
    const { board, match } = this.#table;
    const view = this.#view(decision.seat);
    const asked = question(this.#brush, match.game, decision, {
      remark: (key) => board.remark?.(view, key) ?? "",
      isTold: (key) => board.isTold?.(view, key, decision) ?? false,
    });
    this.#print("", ...(board.atHand?.(view, this.#brush, decision) ?? []), ...asked);
  }

  #view(seat: Seat): View {
    return this.#table.match.view(seat);
  }

  get #brush(): Brush {
    return this.#table.brush();
  }

  #print(...lines: readonly string[]): void {
    if (lines.length > 0) print(this.#table.io, ...lines);
  }

  /** Print sentences, broken at their spaces. */
  #tell(...sentences: readonly string[]): void {
    this.#print(...sentences.flatMap((sentence) => wrap(sentence, this.#brush.width)));
  }
}

/** Whether a seat may know of an event; once the game is over, all may. */
const mayKnow =
  (seat: Seat | undefined) =>
  ({ event }: LoggedEvent): boolean =>
    seat === undefined || (event.audience?.includes(seat) ?? true);
