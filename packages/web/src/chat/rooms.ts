import type { ChatLine, ChatView, Room, RoomView } from "@sandtable/protocol/chat";

/** The rooms with a line more, or with a line as it is now. Where it is not known yet, it is news. */
export function withLine(rooms: readonly RoomView[], line: ChatLine): readonly RoomView[] {
  return rooms.map((room) => {
    if (room.room !== line.room) return room;
    const isKnown = room.lines.some(({ number }) => number === line.number);
    const lines = isKnown
      ? room.lines.map((known) => (known.number === line.number ? line : known))
      : [...room.lines, line].sort((one, other) => one.number - other.number);
    // Something old that has changed is neither news nor shown: it is fetched with the lines around it.
    const isOld = !isKnown && line.number < (room.lines[0]?.number ?? 0);
    if (isOld) return room;
    const isNews = !isKnown && !line.isYours && line.says !== undefined;
    return { ...room, lines, unread: room.unread + (isNews ? 1 : 0) };
  });
}

/** The rooms with lines from before. */
export function withEarlier(rooms: readonly RoomView[], { rooms: [earlier] }: ChatView): readonly RoomView[] {
  if (!earlier) return rooms;
  return rooms.map((room) =>
    room.room === earlier.room
      ? { ...room, lines: [...earlier.lines, ...room.lines], isMore: earlier.isMore }
      : room,
  );
}

/** The rooms when everything in one of them has been read. */
export const whenRead = (rooms: readonly RoomView[], read: Room): readonly RoomView[] =>
  rooms.map((room) => (room.room === read ? { ...room, unread: 0 } : room));

export const unreadIn = (rooms: readonly RoomView[]): number =>
  rooms.reduce((sum, { unread }) => sum + unread, 0);
