import type { ChatLine, RoomView } from "@sandtable/protocol/chat";
import { describe, expect, it } from "vitest";
import { unreadIn, whenRead, withEarlier, withLine } from "./rooms.ts";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ room: "players", number, at: "", isYours: false, says: { preset: "hello" } },
  ...more,
});
const room = (lines: readonly ChatLine[], more: Partial<RoomView> = {}): RoomView => ({
  ...{ room: "players", lines, isMore: true, unread: 0 },
  ...more,
});
const numbers = ([first]: readonly RoomView[]): number[] => first.lines.map(({ number }) => number);

describe("a line that is heard", () => {
  it("is news once, at its place, unless it is one's own or has been taken away", () => {
    let rooms: readonly RoomView[] = [room([line(3)]), room([], { room: "spectators" })];
    for (const heard of [line(5), line(4), line(5), line(6, { isYours: true })])
      rooms = withLine(rooms, heard);
    expect([numbers(rooms), unreadIn(rooms)]).toEqual([[3, 4, 5, 6], 2]);
    const { says: _, ...gone } = line(4);
    rooms = withLine(rooms, gone);
    expect([rooms[0].lines[1].says, unreadIn(rooms)]).toEqual([undefined, 2]);
    expect(unreadIn(whenRead(rooms, "players"))).toBe(0);
  });

  it("from before all that is known waits for the lines around it", () => {
    const rooms = withLine([room([line(30)])], line(2));
    expect([numbers(rooms), unreadIn(rooms)]).toEqual([[30], 0]);
    const earlier = { rooms: [room([line(1), line(2)], { isMore: false })], maySay: "text" } as const;
    expect(numbers(withEarlier(rooms, earlier))).toEqual([1, 2, 30]);
  });
});
