import { isBotName, isForeseen, type Thinking } from "@sandtable/bots";
import { deadline } from "@sandtable/club";
import type { LogEvent, Seat } from "@sandtable/engine";
import {
  type Hint,
  isTalk,
  type PageFrame,
  type PositionShown,
  type Standing,
  type TableFrame,
  type TableInfo,
  type TableLine,
  type Talk,
  type UpdateSent,
  type Why,
} from "@sandtable/protocol";
import { type Wish as Care, Dropped, type Task, type Thinker } from "../bots/thinker.ts";
import type { Timekeeper } from "../clocks/timekeeper.ts";
import type { Limits } from "../fair/limits.ts";
import { inSlices } from "../fair/slices.ts";
import { measured } from "../fair/work.ts";
import type { Shelf } from "../games.ts";
import type { Happening, Herald } from "../notices/herald.ts";
import { choiceSeconds, guests, refusals } from "../operating/figures.ts";
import type { Warn } from "../operating/log.ts";
import { Moved, messageOf, Trouble } from "../problem.ts";
import { Unstored } from "../store/guarded.ts";
import type { Lease } from "../store/leases.ts";
import type { Pact } from "../store/pact.ts";
import {
  type Act,
  isQuiet,
  type Store,
  type StoredAction,
  type StoredSeat,
  type StoredTable,
} from "../store/store.ts";
import { hashOf, isAccountToken } from "../tokens.ts";
import { shownCourse } from "./course.ts";
import { hintTask, mustBeAsked } from "./hint.ts";
import { infoOf, thinkingTime } from "./info.ts";
import { Mind } from "./mind.ts";
import { earlier, mustKeep, openStory } from "./opening.ts";
import { clockShown, dueOf, leftToMove, offerShown, pactAfter, type Setting } from "./pact.ts";
import { happenedAfter, told, updatesAfter, updatesStepwise, whole } from "./retell.ts";
import { Refusal, type Story, type Wish } from "./story.ts";
import { granted } from "./talk.ts";
import { type Viewer, viewerOf } from "./viewer.ts";

/** What every table needs from its surroundings. */
export interface Surroundings {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly time: Timekeeper;
  /** Who tells those that are away. */
  readonly herald: Herald;
  readonly warn: Warn;
  readonly limits: Limits;
  /** Told when a game has ended, or one of the two has given way to a bot. */
  readonly over: (table: string) => Promise<void>;
}

/** By what right a table is open here. */
export interface Holding {
  readonly lease: Lease;
  /** Told when another node has opened it since. */
  readonly lost: () => void;
}

/** Something that is said to guests: written out once, and in the bytes that go out, however many hear it. */
export class Said {
  readonly frame: TableFrame;
  #bytes: Buffer | undefined;

  constructor(frame: TableFrame) {
    this.frame = frame;
  }

  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(JSON.stringify(this.frame));
    return this.#bytes;
  }
}

/** A live connection as the table knows it. */
export interface Guest {
  /** The browser's secret: who it is at this table follows from it. */
  readonly token: string | undefined;
  send(said: Said): void;
  /** Where it comes from; nothing for those who do not watch. */
  readonly network?: string;
  /** Pay for work that was done at this guest's wish, in milliseconds. */
  spend(milliseconds: number): void;
  /** Whether this guest may be told so many updates once more; one who may not is let go. */
  pays(updates: number): boolean;
  /** The table is open here no longer: this guest finds it by coming again. */
  sendAway(): void;
}

/** What is known of a guest who has been welcomed. */
interface Seated {
  viewer: Viewer;
  /** The last update this guest has been told. */
  told: number;
  /** So much is being told once more that it takes a while: what is new meanwhile comes after that. */
  isBehind: boolean;
}

const NO_HINT = "Too many bots are thinking, or the table has moved on: ask for the hint again in a minute.";
/** No alarm of Node's goes further; the next one does. */
const LONGEST_ALARM = 2 ** 31 - 1;
/** Updates in one frame; more go in several, and nobody at the table waits until they are told once more. */
export const FRAME_OF_UPDATES = 50;

/**
 * A table that is open: one thing after another, each checked, stored, and only then told to everybody, to each
 * their own side.
 */
export class Table {
  readonly #surroundings: Surroundings;
  readonly #shelf: Shelf;
  readonly #table: StoredTable;
  readonly #lease: Lease;
  /** Whom to tell that another node has opened it. */
  readonly #lost: () => void;
  #isClosed = false;
  #seats: readonly StoredSeat[];
  #rematch: string | undefined;
  #story: Story;
  /** What those who sit here have agreed upon beside the game. */
  #pact: Pact;
  /** When something is to be done about the clocks, as it was kept last. */
  #due: number | undefined;
  #alarm: NodeJS.Timeout | undefined;
  /** The seats whose people have been here: clocks start when all have. */
  readonly #came = new Set<Seat>();
  /** The action after which the last checkpoint was kept. */
  #keptAt: number;
  readonly #guests = new Map<Guest, Seated>();
  #queue: Promise<unknown> = Promise.resolve();
  /** Those who missed much are told one after the other, while the table goes on. */
  #lookingBack: Promise<unknown> = Promise.resolve();
  /** Whether the story is the stored one; not so while an action is being stored, or when that went wrong. */
  #isStored = true;
  #thinking = 0;
  /** Whose turn it was when those who are away were told last. */
  #called: Seat | undefined;
  /** How long the last action waited for the store: time that costs nobody. */
  #waited = 0;
  /** The bot whose turn it is, and since when. */
  #atWork: { readonly seat: Seat; readonly since: number } | undefined;
  readonly #minds = new Map<Seat, Mind>();
  /** The last hint that was asked for: asked again, it is the same. */
  #hint: { readonly number: number; readonly thinking: Promise<Thinking> } | undefined;
  /** Stops every thought about the question that is open; none while nobody thinks about it. */
  #thoughts: AbortController | undefined;

  private constructor(
    surroundings: Surroundings,
    shelf: Shelf,
    table: StoredTable,
    { lease, lost }: Holding,
    seats: readonly StoredSeat[],
    rematch: string | undefined,
    { story, keptAt }: Awaited<ReturnType<typeof openStory>>,
    pact: Pact,
  ) {
    this.#surroundings = surroundings;
    this.#shelf = shelf;
    this.#table = table;
    this.#lease = lease;
    this.#lost = lost;
    this.#seats = seats;
    this.#rematch = rematch;
    this.#story = story;
    this.#keptAt = keptAt;
    this.#pact = pact;
    this.#called = story.toMove;
    this.#keep();
    this.#wakeBot();
    if (pact.clocks) void this.tick().catch(() => undefined);
  }

  static async open(
    surroundings: Surroundings,
    shelf: Shelf,
    table: StoredTable,
    holding: Holding,
  ): Promise<Table> {
    const { store } = surroundings;
    // As it stands now that nobody else can write it.
    const pact = (await store.table(table.id))?.mark.pact ?? {};
    await seatStandIns(surroundings, table, pact);
    const [seats, rematch, story] = await Promise.all([
      store.seats(table.id),
      store.rematchOf(table.id),
      openStory(surroundings, shelf, table),
    ]);
    return new Table(surroundings, shelf, table, holding, seats, rematch, story, pact);
  }

  /**
   * Nothing is said or done here any more, for it is open at another node, or may be; everybody is told to come again. The lease
   * is told once what was under way is done.
   */
  async close(): Promise<Lease> {
    this.#isClosed = true;
    clearTimeout(this.#alarm);
    this.#thoughts?.abort();
    const guests = [...this.#guests.keys()];
    this.#guests.clear();
    for (const guest of guests) guest.sendAway();
    await this.#queue;
    return this.#lease;
  }

  /** Whether somebody needs it in memory. */
  get isBusy(): boolean {
    return this.#guests.size > 0 || this.#thinking > 0;
  }

  /** Look at the table between two actions, never in the middle of one. */
  look<T>(see: (story: Story, seats: readonly StoredSeat[]) => T): Promise<T> {
    return this.#inTurn(() => see(this.#story, this.#seats));
  }

  /** The same, with every action that was ever taken: for those who look back. */
  recall<T>(
    see: (story: Story, seats: readonly StoredSeat[], actions: readonly StoredAction[]) => T,
  ): Promise<T> {
    return this.#inTurn(async () => {
      const actions = await this.#surroundings.store.actions(this.#table.id, 0);
      return see(this.#story, this.#seats, actions);
    });
  }

  /** Look at the table, and at what has happened after an update of a viewer and still stands. */
  lookBack<T>(
    viewer: Viewer,
    after: number,
    see: (story: Story, happened: readonly LogEvent[]) => T,
  ): Promise<T> {
    return this.#inTurn(async () => see(this.#story, await this.#happened(viewer, after)));
  }

  async #happened(viewer: Viewer, after: number): Promise<readonly LogEvent[]> {
    const { number, events } = this.#story.sightOf(viewer).last;
    if (after >= number) return [];
    if (after === number - 1) return events;
    const [story, actions] = await this.#before(after);
    return happenedAfter(story, actions, viewer, after);
  }

  /** A story that has not come further than an update of anybody's, and how it goes on. */
  async #before(number: number): Promise<readonly [Story, readonly StoredAction[]]> {
    const { store } = this.#surroundings;
    // Nobody counts more than the store does.
    const story = await earlier(store, this.#story, number);
    return [story, await store.actions(this.#table.id, story.number)];
  }

  /** Keep where it stands now and then; nobody waits for that. */
  #keep(): void {
    const checkpoint = mustKeep(this.#story, this.#keptAt) ? this.#story.checkpoint() : undefined;
    if (!checkpoint) return;
    const { number } = checkpoint;
    this.#keptAt = number;
    const { store, warn } = this.#surroundings;
    store
      .keep(this.#table.id, { number, body: checkpoint })
      .catch((error: unknown) => warn(`checkpoint ${number}: ${messageOf(error)}`, this.#table.id));
  }

  line(token: string | undefined): Promise<TableLine> {
    return this.#inTurn(async () => {
      await this.#recognise(token);
      return {
        table: this.#info(token),
        ...this.#story.mark,
        ...leftToMove(this.#pact, this.#surroundings.time.now, this.#surroundings.time.outages),
        number: this.#story.numberFor(viewerOf(this.#seats, token)),
      };
    });
  }

  /** An account may have come by its seat at another node, when a guest was given a name: it is looked for once more. */
  async #recognise(token: string | undefined): Promise<void> {
    if (token === undefined || !isAccountToken(token) || !isSpectator(viewerOf(this.#seats, token))) return;
    const seats = await this.#surroundings.store.seats(this.#table.id);
    if (!isSpectator(viewerOf(seats, token))) this.#seat(seats);
  }

  /** The position for a picture of the table: where two share a screen, what anybody may see. */
  position(token: string | undefined): Promise<PositionShown> {
    return this.#inTurn(() => {
      const story = this.#story;
      const viewer = viewerOf(this.#seats, token);
      const isShared = viewer.seats.length > 1 && story.isLimited({ seats: [] });
      return { view: story.latest(isShared ? { seats: [] } : viewer).view };
    });
  }

  /** False when there is no room for one more spectator. */
  welcome(guest: Guest): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#recognise(guest.token);
      if (isSpectator(viewerOf(this.#seats, guest.token)) && this.#isCrowded(guest)) return false;
      this.#welcome(guest);
      return true;
    });
  }

  /** Whoever has a seat always gets in; those without are bounded, and so are those from one network. */
  #isCrowded({ network }: Guest): boolean {
    const { tableSpectators, networkSpectators } = this.#surroundings.limits;
    const watching = [...this.#guests].filter(([, { viewer }]) => isSpectator(viewer));
    const neighbours = watching.filter(([guest]) => guest.network === network);
    return watching.length >= tableSpectators || neighbours.length >= networkSpectators;
  }

  /** Say something that is no part of the game to those guests for whom there is a frame. */
  tellGuests(frameFor: (guest: Guest) => TableFrame | undefined): void {
    for (const guest of this.#guests.keys()) {
      const frame = frameFor(guest);
      if (frame) guest.send(new Said(frame));
    }
  }

  leave(guest: Guest): void {
    if (this.#guests.delete(guest)) guests.dec();
  }

  /** What a guest says on the live connection, or why it could not be understood. */
  async hear(guest: Guest, said: Exclude<PageFrame, { do: "ping" }> | Refusal): Promise<void> {
    // Looking back costs more than it takes to ask for it: it is paid for on arrival, before any of it is done.
    const heard = performance.now();
    const arrived = this.#guests.get(guest);
    const isBack = !(said instanceof Refusal) && said.do === "catch-up";
    const isPaid = arrived !== undefined && isBack;
    if (isPaid && !this.#pays(guest, arrived, said.after)) return;
    await this.#inTurn(async () => {
      const seated = this.#guests.get(guest);
      if (!seated) return;
      const began = performance.now();
      const worked = measured();
      this.#waited = 0;
      try {
        if (said instanceof Refusal) throw said;
        if (said.do === "catch-up" && isPaid) await this.#tellSince(guest, seated, said.after);
        else if (said.do === "catch-up") await this.#catchUp(guest, seated, said.after);
        else if (said.do === "look") {
          const look = this.#story.look(seated.viewer, said.number);
          if (look) guest.send(new Said({ say: "look", ...look }));
        } else if (isTalk(said)) await this.#talk(seated.viewer, said);
        else if (this.#story.isGranted(seated.viewer, said)) await this.#catchUp(guest, seated, said.number);
        else {
          await this.#grant(seated.viewer, said);
          choiceSeconds.observe((performance.now() - heard) / 1000);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { reason, message, rule } = error;
        refusals.inc({ reason });
        const standing = this.#standing(seated.viewer);
        const refused = { reason, message, ...(rule !== undefined && { rule }), standing };
        guest.send(new Said({ say: "refused", ...refused }));
      } finally {
        guest.spend(Math.min(worked(), performance.now() - began - this.#waited));
      }
    });
  }

  /** What a bot would do in the place of whoever asks, at the question of that update. Nothing changes by it. */
  async hint(token: string | undefined, number: number): Promise<Hint> {
    const { viewer, thinking } = await this.#inTurn(() => {
      const viewer = viewerOf(this.#seats, token);
      mustBeAsked(this.#story, this.#seats, viewer, number);
      // By the table's own number: two seats may count alike, and a hint is for one of them.
      const { number: now } = this.#story;
      if (this.#hint?.number !== now) {
        const task = hintTask(this.#table, this.#story.match.save());
        const thinking = this.#surroundings.thinker.think(task, {
          ...this.#care(),
          purpose: "hint",
          ...(token !== undefined && { person: hashOf(token) }),
        });
        this.#hint = { number: now, thinking };
        thinking.catch(() => {
          this.#hint = undefined;
        });
      }
      return { viewer, thinking: this.#hint.thinking };
    });
    const { courses, looks } = await thinking.catch((error: unknown): never => {
      throw error instanceof Dropped ? new Trouble(503, NO_HINT, 60) : error;
    });
    const { game } = this.#shelf;
    return { number, courses: courses.map((course) => shownCourse(game, viewer, course)), looks };
  }

  /** What the bot at a seat saw in its last turn. */
  why(token: string | undefined, seat: Seat): Promise<Why> {
    return this.#inTurn(() => {
      if (!this.#mayTellWhy)
        throw new Trouble(409, "In a game with secrets a bot gives its reasons when it is over.");
      const thoughts = this.#minds.get(seat)?.thoughts ?? [];
      const bot = this.#seats.find((stored) => stored.seat === seat)?.bot;
      if (bot === undefined || thoughts.length === 0)
        throw new Trouble(404, "No thought of that seat is remembered.");
      const viewer = this.#story.ending
        ? { seats: this.#seats.map((stored) => stored.seat) }
        : viewerOf(this.#seats, token);
      return {
        seat,
        bot,
        thoughts: thoughts.map(({ at, looks, courses }) => ({
          at,
          looks,
          courses: courses.map((course) => shownCourse(this.#shelf.game, viewer, course)),
        })),
      };
    });
  }

  get #mayTellWhy(): boolean {
    return !this.#shelf.game.secrets || this.#story.ending !== undefined;
  }

  /** Resign without a live connection. */
  resign(token: string | undefined): Promise<void> {
    return this.#inTurn(() => {
      const viewer = viewerOf(this.#seats, token);
      return this.#grant(viewer, { do: "resign", number: this.#story.numberFor(viewer) });
    });
  }

  /** Somebody has sat down, or a rematch is ready: everybody is told. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      const { store } = this.#surroundings;
      this.#rematch = await store.rematchOf(this.#table.id);
      this.#seat(await store.seats(this.#table.id));
    });
  }

  /** Who sits where from now on, told to everybody. */
  #seat(seats: readonly StoredSeat[]): void {
    this.#seats = seats;
    for (const [guest, seated] of this.#guests) {
      const viewer = viewerOf(seats, guest.token);
      if (viewer.seats.join() === seated.viewer.seats.join()) this.#tellTable(guest);
      else this.#welcome(guest);
    }
  }

  #inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => {
      if (this.#isClosed) throw new Moved();
      if (!this.#isStored) await this.#readAgain();
      return job();
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #welcome(guest: Guest): void {
    const viewer = viewerOf(this.#seats, guest.token);
    const number = this.#story.numberFor(viewer);
    if (!this.#guests.has(guest)) guests.inc();
    this.#guests.set(guest, { viewer, told: number, isBehind: false });
    const latest = this.#story.latest(viewer);
    const standing = this.#standing(viewer);
    guest.send(new Said({ say: "welcome", table: this.#info(guest.token), latest, standing }));
    this.come(viewer.seats);
    if (this.#thinking === 0) this.#wakeBot();
  }

  async #catchUp(guest: Guest, seated: Seated, after: number): Promise<void> {
    if (this.#pays(guest, seated, after)) await this.#tellSince(guest, seated, after);
  }

  #pays(guest: Guest, { viewer }: Seated, after: number): boolean {
    return guest.pays(Math.max(0, this.#story.numberFor(viewer) - after));
  }

  async #tellSince(guest: Guest, seated: Seated, after: number): Promise<void> {
    const { viewer } = seated;
    const missing = this.#story.numberFor(viewer) - after;
    if (missing <= 0) this.#tell(guest, seated, []);
    else if (missing === 1) this.#tell(guest, seated, [this.#story.latest(viewer)]);
    else if (missing > FRAME_OF_UPDATES) this.#tellMuch(guest, seated, after);
    else {
      const [story, actions] = await this.#before(after);
      this.#tell(guest, seated, updatesAfter(story, actions, viewer, after));
    }
  }

  /** The same where it takes long: out of turn and in slices, so that neither this table nor others wait for it. */
  #tellMuch(guest: Guest, seated: Seated, after: number): void {
    const { viewer } = seated;
    const isHere = (): boolean => this.#guests.get(guest) === seated;
    seated.isBehind = true;
    this.#lookingBack = this.#lookingBack
      .then(async () => {
        if (!isHere()) return;
        const [story, actions] = await this.#before(after);
        const steps = updatesStepwise(story, actions, viewer, after);
        const updates = told(await inSlices(steps, (took) => guest.spend(took)));
        await this.#inTurn(async () => {
          if (!isHere()) return;
          seated.isBehind = false;
          this.#tell(guest, seated, updates, Math.max(seated.told, after + updates.length));
          if (seated.told < this.#story.numberFor(viewer)) await this.#tellSince(guest, seated, seated.told);
          if (this.#story.ending) this.#tellTable(guest);
        });
      })
      .catch((error: unknown) => {
        if (error instanceof Moved) return;
        this.#surroundings.warn(`updates after ${after}: ${messageOf(error)}`, this.#table.id);
        if (isHere()) guest.sendAway();
      });
  }

  #tell(
    guest: Guest,
    seated: Seated,
    updates: readonly UpdateSent[],
    last = this.#story.numberFor(seated.viewer),
  ): void {
    const standing = this.#standing(seated.viewer);
    for (let at = 0; at === 0 || at < updates.length; at += FRAME_OF_UPDATES)
      guest.send(new Said({ say: "updates", updates: updates.slice(at, at + FRAME_OF_UPDATES), standing }));
    seated.told = last;
  }

  /** Where the table stands for a viewer, and what its bots are at. */
  #standing(viewer: Viewer): Standing {
    const reasons = [...this.#minds].flatMap(([seat, { thoughts }]) =>
      thoughts.length > 0 ? [{ seat, at: thoughts[0].at }] : [],
    );
    const work = this.#atWork;
    return {
      ...this.#story.standing(viewer),
      ...(work && { thinking: { seat: work.seat, since: Math.round(performance.now() - work.since) } }),
      ...(reasons.length > 0 && this.#mayTellWhy && { reasons }),
      ...this.#pactShown(),
    };
  }

  #pactShown(): Pick<Standing, "clock" | "offer"> {
    if (this.#story.ending) return {};
    const clock = clockShown(this.#pact, this.#setting, this.#surroundings.time.now);
    const offer = offerShown(this.#pact);
    return { ...(clock && { clock }), ...(offer && { offer }) };
  }

  get #setting(): Setting {
    const people = this.#seats.filter(({ bot }) => bot === undefined).map(({ seat }) => seat);
    return { pace: this.#table.pace, people, outages: this.#surroundings.time.outages };
  }

  /** Check, store, tell. */
  async #grant(viewer: Viewer, wish: Wish): Promise<void> {
    const at = this.#table.pace ? (await this.#surroundings.time.fresh()).now : undefined;
    const action = this.#story.grant(viewer, wish);
    await this.#commit(at === undefined ? action : { ...action, at });
  }

  /** Something about the table rather than the game: agreed upon, asked for, or due. */
  async #talk(viewer: Viewer, talk: Talk): Promise<void> {
    const { now } = await this.#surroundings.time.fresh();
    const { pace } = this.#table;
    const talking = { story: this.#story, seats: this.#seats, pact: this.#pact, pace, viewer, now };
    const { seat, act } = granted(talking, talk);
    await this.#note(seat, act.do === "go-back" ? await this.#goBack(act.for) : act, now);
  }

  async #note(seat: Seat, act: Act, at: number): Promise<void> {
    const action = { number: this.#story.number + 1, seat, act, at };
    this.#story.take(action);
    await this.#commit(action);
  }

  /** To the last choice of a seat, with everything that came of it. */
  async #goBack(seat: Seat): Promise<Act> {
    const actions = await this.#surroundings.store.actions(this.#table.id, 0);
    const all = whole(this.#story, actions);
    const to = all.match.entries.findLastIndex((entry) => entry.seat === seat);
    if (to < this.#table.opening.length)
      throw new Refusal("nothing-to-undo", "There is no choice of that side to take back.");
    return all.backTo(to);
  }

  /** Whoever has these seats is here, by a page or by the door for bots. */
  come(seats: readonly Seat[]): void {
    for (const seat of seats) this.#came.add(seat);
    if (this.#mayStartClocks) void this.tick().catch(() => undefined);
  }

  /** Everybody with a clock has been here, and it has not been set going. */
  get #mayStartClocks(): boolean {
    const people = this.#seats.filter(({ bot }) => bot === undefined);
    const all = people.every(({ seat, holders }) => holders.length > 0 && this.#came.has(seat));
    return this.#table.pace !== undefined && !this.#pact.clocks && !this.#story.ending && all;
  }

  /** Do what is due about the clocks, once: whoever holds the table does it, and the store keeps it under its number. */
  tick(): Promise<void> {
    return this.#inTurn(async () => {
      const { now, outages } = await this.#surroundings.time.fresh();
      const { toMove } = this.#story;
      if (this.#mayStartClocks && toMove !== undefined) await this.#note(toMove, { do: "clocks" }, now);
      const { clocks } = this.#pact;
      const due = dueOf(this.#pact, this.#setting);
      if (clocks?.running !== undefined && due !== undefined && due <= now) {
        const isOut = (deadline(clocks, outages) ?? now) <= now;
        await this.#note(clocks.running, { do: isOut ? "out" : "warn" }, now);
      }
      this.#expect(true);
    });
  }

  /** Tell the store and an alarm when there is something to do next: the one for all nodes, the other for being quick. */
  #expect(isSure = false): void {
    const { store, time, warn } = this.#surroundings;
    const due = this.#story.ending ? undefined : dueOf(this.#pact, this.#setting);
    if (due === this.#due && !isSure) return;
    this.#due = due;
    store.hours
      .expect(this.#table.id, due)
      .catch((error: unknown) => warn(`its clocks: ${messageOf(error)}`, this.#table.id));
    clearTimeout(this.#alarm);
    if (due === undefined || this.#isClosed) return;
    const left = Math.min(Math.max(0, Math.ceil(due - time.now)), LONGEST_ALARM);
    this.#alarm = setTimeout(() => void this.tick().catch(() => undefined), left).unref();
  }

  /** Store, tell. */
  async #commit(action: StoredAction): Promise<void> {
    this.#isStored = false;
    const { act } = action;
    this.#pact = pactAfter(this.#pact, action, this.#story.toMove, this.#setting);
    const isAgreed = Object.keys(this.#pact).length > 0;
    const mark = { ...this.#story.mark, ...(isAgreed && { pact: this.#pact }) };
    const asked = performance.now();
    let unstored: Unstored | undefined;
    try {
      this.#isStored = await this.#surroundings.store.append(this.#lease, action, mark);
    } catch (error) {
      if (!(error instanceof Unstored)) throw error;
      unstored = error;
    } finally {
      this.#waited = performance.now() - asked;
    }
    if (!this.#isStored) {
      if (!unstored && !(await this.#surroundings.store.leases.holds(this.#lease))) {
        this.#lost();
        throw new Moved();
      }
      await this.#readAgain();
      if (!(await this.#isKept(action)))
        throw unstored
          ? new Refusal("not-stored", unstored.message)
          : new Refusal("stale", "The table has moved on since: look again.");
      this.#tellAbsent(act);
      if (isQuiet(act)) await this.#agreed(act);
      return;
    }
    this.#expect();
    this.#tellAbsent(act);
    if (isQuiet(act)) {
      await this.#agreed(act);
      return;
    }
    this.#story.forget();
    this.#noteWork();
    await this.#tellNews();
    if (mark.outcome) void this.#surroundings.over(this.#table.id);
    this.#keep();
    this.#askAnew();
  }

  /** Whether it is there after all: the store may break off when it has kept something, and before it can say so. */
  async #isKept({ number, seat, act }: StoredAction): Promise<boolean> {
    const [kept] = await this.#surroundings.store.actions(this.#table.id, number - 1);
    return kept?.number === number && kept.seat === seat && JSON.stringify(kept.act) === JSON.stringify(act);
  }

  /** Whoever is to move, or out of time soon, or whose game is over, and has no page open here. */
  #tellAbsent({ do: act }: Act): void {
    const { toMove, ending } = this.#story;
    const isCall = !ending && toMove !== this.#called;
    this.#called = toMove;
    if (ending) this.tellAway("end", this.#story.number);
    else if (act === "warn" || isCall)
      this.tellAway(act === "warn" ? "clock" : "turn", this.#story.number, (seat) => seat === toMove);
  }

  /** Tell those who sit here and are away. */
  tellAway(
    event: Happening["event"],
    number: number,
    isMeant: (seat: Seat, holders: readonly string[]) => boolean = () => true,
  ): void {
    const here = new Set([...this.#guests.keys()].flatMap(({ token }) => token ?? []).map(hashOf));
    this.#surroundings.herald.tell({
      table: this.#table,
      event,
      number,
      seats: this.#seats.filter(({ bot, seat, holders }) => bot === undefined && isMeant(seat, holders)),
      isHere: (holder) => here.has(holder),
    });
  }

  /** Everybody is told where the table stands now. */
  async #agreed(act: Act): Promise<void> {
    if (act.do === "stand-in") {
      const { store } = this.#surroundings;
      await seatStandIns(this.#surroundings, this.#table, this.#pact);
      this.#seats = await store.seats(this.#table.id);
      for (const guest of this.#guests.keys()) this.#welcome(guest);
      this.#askAnew();
    } else for (const [guest, seated] of this.#guests) this.#tell(guest, seated, [], seated.told);
  }

  /** The table has moved on: what was thought about before is of no use, and a bot may be asked now. */
  #askAnew(): void {
    this.#thoughts?.abort();
    this.#thoughts = undefined;
    this.#wakeBot();
  }

  /** Somebody else has moved this table on, or the last action was not stored: what is stored holds. */
  async #readAgain(): Promise<void> {
    const { story, keptAt } = await openStory(this.#surroundings, this.#shelf, this.#table);
    this.#story = story;
    this.#keptAt = keptAt;
    this.#pact = (await this.#surroundings.store.table(this.#table.id))?.mark.pact ?? {};
    this.#expect();
    this.#isStored = true;
    this.#noteWork();
    await this.#tellNews();
    this.#askAnew();
  }

  /** A bot that was hindered tries again: there may be room by then, or the database is back. */
  #tryAgainLater(): void {
    const again = (): void => {
      const turn = this.#inTurn(() => {
        if (this.#thinking === 0) this.#wakeBot();
      });
      turn.catch((error: unknown) => {
        if (!(error instanceof Moved)) this.#tryAgainLater();
      });
    };
    setTimeout(again, this.#surroundings.limits.againSeconds * 1000).unref();
  }

  /** Tell every guest what they have not been told: for most of them it is the last update, and the same one. */
  async #tellNews(): Promise<void> {
    const said = new Map<string, Said>();
    const isOver = this.#story.ending !== undefined;
    for (const [guest, seated] of [...this.#guests]) {
      const { viewer, told, isBehind } = seated;
      const { number, saw } = this.#story.sightOf(viewer);
      if (told >= number || isBehind) continue;
      if (told === number - 1 && saw) {
        const audience = this.#story.audienceOf(viewer);
        let news = said.get(audience);
        if (!news) said.set(audience, (news = this.#news(viewer)));
        guest.send(news);
        seated.told = number;
      } else await this.#tellSince(guest, seated, told);
      if (isOver) this.#tellTable(guest);
    }
  }

  #news(viewer: Viewer): Said {
    return new Said({
      say: "updates",
      updates: [this.#story.news(viewer)],
      standing: this.#standing(viewer),
    });
  }

  #tellTable(guest: Guest): void {
    guest.send(new Said({ say: "table", table: this.#info(guest.token) }));
  }

  #info(token: string | undefined): TableInfo {
    const over = this.#story.ending !== undefined;
    return infoOf(this.#shelf, this.#table, this.#seats, token, { over, rematch: this.#rematch });
  }

  /** Whose turn it is among the bots. A turn of many answers is one time at work. */
  #noteWork(): void {
    const { toMove } = this.#story;
    const isBot = this.#botAt(toMove)?.bot !== undefined;
    if (toMove === undefined || !isBot) this.#atWork = undefined;
    else if (this.#atWork?.seat !== toMove) this.#atWork = { seat: toMove, since: performance.now() };
  }

  #botAt(seat: Seat | undefined): StoredSeat | undefined {
    return this.#seats.find((stored) => stored.seat === seat);
  }

  /** If a bot must decide, let it think; its answer counts only while its question is still open. */
  #wakeBot(): void {
    this.#noteWork();
    if (!this.#atWork) return;
    const { seat, since } = this.#atWork;
    const { told, match } = this.#story;
    const mind = this.#mindOf(seat);
    const at = match.made;
    let began = performance.now();
    const begun = (ago = 0): void => {
      began = performance.now() - ago;
    };
    const care: Care = { ...this.#care(), begun };
    this.#thinking++;
    const { scripted } = this.#story;
    const thought =
      scripted === undefined
        ? this.#think(this.#taskOf(seat, mind), care)
        : Promise.resolve<Thinking>({ key: scripted, courses: [], looks: 0 });
    let hasAnswered = false;
    void thought
      .then((thinking) => {
        hasAnswered = true;
        return this.#inTurn(async () => {
          if (this.#story.told !== told) return;
          mind.note(at, thinking, performance.now() - began);
          const bot = { seats: [seat] };
          const answered = this.#story.numberFor(bot);
          await this.#grant(bot, { do: "choose", number: answered, key: thinking.key });
        });
      })
      .catch((error: unknown) => {
        if (care.signal.aborted) return;
        if (this.#atWork?.since === since) this.#atWork = undefined;
        if (error instanceof Dropped || error instanceof Moved) return;
        // Where nobody waits, a thought that broke off is for whoever comes next.
        if (hasAnswered || this.#guests.size > 0) this.#tryAgainLater();
        this.#surroundings.warn(`update ${told}: ${messageOf(error)}`, this.#table.id);
      })
      .finally(() => {
        this.#thinking--;
      });
  }

  /** A bot that was hindered tries again. */
  goOn(): Promise<void> {
    return this.#inTurn(() => {
      if (this.#thinking === 0) this.#wakeBot();
    });
  }

  #mindOf(seat: Seat): Mind {
    let mind = this.#minds.get(seat);
    if (!mind) this.#minds.set(seat, (mind = new Mind()));
    return mind;
  }

  #taskOf(seat: Seat, mind: Mind): Task {
    const stored = this.#botAt(seat)!;
    const bot = stored.bot!;
    const { match } = this.#story;
    const { intent } = mind;
    const most = thinkingTime(stored);
    const isAtOnce = most === undefined || (isBotName(bot) && isForeseen(bot, match, intent));
    return {
      game: this.#table.game,
      bot,
      save: match.save(),
      luck: this.#table.seed,
      seconds: stored.seconds,
      left: isAtOnce ? undefined : mind.left(most, match.game.judgement.beat(match.state)),
      intent,
    };
  }

  /** For whom the bots of this table think: whoever sits here against them. */
  #care(): Care {
    const [person = this.#table.id] = this.#seats.flatMap(({ holders }) => holders);
    const { signal } = (this.#thoughts ??= new AbortController());
    return { purpose: "bot", person, isAwaited: () => this.#guests.size > 0, signal };
  }

  /** A thought that breaks off is begun once more at once. */
  async #think(task: Task, care: Care): Promise<Thinking> {
    const { thinker } = this.#surroundings;
    return thinker.think(task, care).catch((error: unknown) => {
      if (error instanceof Dropped) throw error;
      return thinker.think(task, care);
    });
  }
}

/** A bot that takes over has the seat: so it is put there, however often this process was ended in the midst of it. */
async function seatStandIns(
  { store, over }: Surroundings,
  { id, rated }: StoredTable,
  { standIns = {} }: Pact,
): Promise<void> {
  const all = Object.entries(standIns);
  // Whoever gives way is known by the seat as long as nobody else has it.
  if (rated && all.length > 0) await over(id);
  for (const [seat, bot] of all) await store.standIn(id, seat, bot);
}

const isSpectator = ({ seats }: Viewer): boolean => seats.length === 0;
