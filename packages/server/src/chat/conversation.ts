import { createHash } from "node:crypto";
import type { ChatLine, ChatView, LineNamed, Room, RoomView, Says } from "@sandtable/protocol/chat";
import type { Who } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import type { Rate, StoredLine } from "../store/chat.ts";
import type { Store, StoredSeat, StoredTable } from "../store/store.ts";
import type { House } from "../tables/house.ts";
import { viewerOf } from "../tables/viewer.ts";
import { hashOf } from "../tokens.ts";

const PAGE = 50;
/** As fast as anybody writes who wants to be read. */
const RATE: Rate = { most: 12, within: 60_000 };
/** Whoever reports more has been heard. */
const MOST_REPORTS = 20;

const NO_LINE = "There is no such line.";

interface Parts {
  readonly store: Store;
  readonly house: House;
  readonly now: () => number;
}

interface Part {
  readonly room?: Room | undefined;
  readonly before?: number | undefined;
}

/** A table as far as it matters to what is said there. */
interface Place {
  readonly table: StoredTable;
  readonly seats: readonly StoredSeat[];
  /** It began in the lobby: anybody may come by. */
  readonly isPublic: boolean;
  readonly hasSecrets: boolean;
}

/** What people say to each other at a table: players with players, spectators with spectators. */
export class Conversation {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async view(id: string, { token, account }: Who, part: Part): Promise<ChatView> {
    const { store, now } = this.#parts;
    const place = await this.#place(id);
    const open = roomsOf(place, token);
    const asked = part.room === undefined ? open : open.filter((room) => room === part.room);
    const rooms = await Promise.all(asked.map((room) => this.#room(id, room, token, part.before)));
    const silent = token === undefined ? undefined : await store.moderation.silentUntil(hashOf(token));
    const isSilent = silent !== undefined && silent > now();
    const mayWrite = account !== undefined || !place.isPublic;
    return {
      rooms,
      maySay: isSilent ? "nothing" : mayWrite ? "text" : "presets",
      ...(isSilent && { silentUntil: dateOf(silent) }),
    };
  }

  async #room(
    id: string,
    room: Room,
    token: string | undefined,
    before: number | undefined,
  ): Promise<RoomView> {
    const { chat } = this.#parts.store;
    const found = await chat.lines(id, room, PAGE + 1, before);
    const holder = token === undefined ? undefined : hashOf(token);
    const avoided = holder === undefined ? new Map() : await chat.avoidedBy(holder);
    const heard = found.slice(-PAGE).filter(({ by }) => !avoided.has(by));
    return {
      room,
      lines: heard.map((line) => shown(line, holder)),
      isMore: found.length > PAGE,
      unread: holder === undefined ? 0 : await chat.unread(id, room, holder),
    };
  }

  async say(id: string, token: string, { account }: Who, said: Says): Promise<ChatLine> {
    const { store, now } = this.#parts;
    const place = await this.#place(id);
    const by = hashOf(token);
    const says = plain(said);
    const silent = await store.moderation.silentUntil(by);
    if (silent !== undefined && silent > now())
      throw new Trouble(409, "A moderator has asked you to say nothing for a while.");
    if ("text" in says && !account && place.isPublic)
      throw new Trouble(409, "Guests say what stands ready here: for words of your own, get a name.");
    const [room] = roomsOf(place, token);
    const [seat] = viewerOf(place.seats, token).seats;
    const line = await store.chat.say({ table: id, room, by, ...(seat && { seat }), says, at: now() }, RATE);
    if (!line) throw new Trouble(429, "That is a lot at once: go on in a minute.", RATE.within / 1000);
    await store.chat.read(id, room, by, line.number);
    await this.#tell(place, line);
    return shown(line, by);
  }

  /** Everybody who is there and may hear it is told, but for those who would rather not hear the writer. */
  async #tell(place: Place, line: StoredLine): Promise<void> {
    const { store, house } = this.#parts;
    const deaf = await store.chat.avoidersOf(line.by);
    const open = await house.table(line.table);
    open.tellGuests(({ token }) => {
      const holder = token === undefined ? undefined : hashOf(token);
      if (holder !== undefined && deaf.has(holder)) return undefined;
      if (!roomsOf(place, token).includes(line.room)) return undefined;
      return { say: "chat", line: shown(line, holder) };
    });
    if (line.room === "players" && !line.isHidden)
      open.tellAway("chat", line.number, (_, holders) =>
        holders.some((holder) => holder !== line.by && !deaf.has(holder)),
      );
  }

  async read(id: string, token: string | undefined, { room, number }: LineNamed): Promise<void> {
    if (token === undefined) return;
    if (!roomsOf(await this.#place(id), token).includes(room)) return;
    await this.#parts.store.chat.read(id, room, hashOf(token), number);
  }

  /** Ask a moderator to look at a line. */
  async report(id: string, token: string, { room, number, why }: LineNamed & { why: string }): Promise<void> {
    const { store, now } = this.#parts;
    const line = await this.#line(id, token, { room, number });
    const by = hashOf(token);
    if ((await store.moderation.openOf(by)) >= MOST_REPORTS)
      throw new Trouble(429, "You have reported a lot: wait until it has been looked at.");
    const name = reportName(line, by);
    await store.moderation.report({ id: name, table: id, room, number, by, why: why.trim(), at: now() });
  }

  /** Hear nothing more of whoever wrote a line, or have nothing to do with them. */
  async avoid(
    id: string,
    token: string,
    { room, number, how }: LineNamed & { how: "none" | "mute" | "block" },
  ): Promise<void> {
    const { by } = await this.#line(id, token, { room, number });
    const holder = hashOf(token);
    if (by === holder) throw new Trouble(400, "That is you.");
    await this.#parts.store.chat.avoid(holder, by, how === "none" ? undefined : how);
  }

  /** The words of a line are taken away, or put back, for all. Whose it is. */
  async hide(id: string, { room, number }: LineNamed, isHidden: boolean): Promise<string> {
    const { chat } = this.#parts.store;
    const place = await this.#place(id);
    const line = await chat.line(id, room, number);
    if (!line) throw new Trouble(404, NO_LINE);
    await chat.hide(id, room, number, isHidden);
    await this.#tell(place, { ...line, isHidden });
    return line.by;
  }

  /** A line that whoever asks may read. */
  async #line(id: string, token: string, { room, number }: LineNamed): Promise<StoredLine> {
    const isOpen = roomsOf(await this.#place(id), token).includes(room);
    const line = isOpen ? await this.#parts.store.chat.line(id, room, number) : undefined;
    if (!line) throw new Trouble(404, NO_LINE);
    return line;
  }

  async #place(id: string): Promise<Place> {
    const { store, house } = this.#parts;
    const [table, seats, invitation] = await Promise.all([
      store.table(id),
      store.seats(id),
      store.lobby.invitation(id),
    ]);
    if (!table) throw new Trouble(404, "There is no such table: check the address.");
    const { secrets } = house.shelf(table.game).game;
    return { table, seats, isPublic: invitation !== undefined, hasSecrets: secrets === true };
  }
}

/**
 * The rooms that somebody may read, their own first. What the players say is theirs: others hear it where anybody may
 * watch, and of a game with secrets once it is over. What spectators say is for no player while the game goes on.
 */
function roomsOf({ table, seats, isPublic, hasSecrets }: Place, token: string | undefined): readonly Room[] {
  const isOver = table.mark.outcome !== undefined;
  const isSeated = viewerOf(seats, token).seats.length > 0;
  if (isSeated) return isOver ? ["players", "spectators"] : ["players"];
  return isPublic && (isOver || !hasSecrets) ? ["spectators", "players"] : ["spectators"];
}

/** Text is text: nothing in it moves what stands around it, and there is something to read. */
function plain(says: Says): Says {
  if ("preset" in says) return says;
  // Signs that cannot be seen, and those that turn the direction of what follows.
  const text = says.text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) throw new Trouble(400, "There is nothing to read in this.");
  return { text };
}

function shown(line: StoredLine, reader: string | undefined): ChatLine {
  const { room, number, at, by, name, seat, says, isHidden } = line;
  return {
    room,
    number,
    at: dateOf(at),
    isYours: by === reader,
    ...(name !== undefined && { who: name }),
    ...(seat !== undefined && { seat }),
    ...(!isHidden && { says }),
  };
}

/** One person reports one line once. */
const reportName = ({ table, room, number }: StoredLine, by: string): string =>
  createHash("sha256").update(`report ${table} ${room} ${number} ${by}`).digest("hex");

const dateOf = (time: number): string => new Date(time).toISOString();
