import type { ChatLine, ChatView, Room, RoomView, Says } from "@sandtable/protocol/chat";
import { useCallback, useEffect, useState } from "react";
import { useTable, useTableState } from "../table/context.ts";
import { chat } from "./api.ts";
import { whenRead, withEarlier, withLine } from "./rooms.ts";

export interface Chat {
  readonly rooms: readonly RoomView[];
  readonly maySay: ChatView["maySay"];
  readonly silentUntil: string | undefined;
  /** The last line that has come while somebody was here. */
  readonly news: ChatLine | undefined;
  readonly say: (says: Says) => Promise<void>;
  readonly earlier: (room: Room, before: number) => Promise<void>;
  readonly read: (room: Room) => void;
  /** Fetch everything again, as after somebody was muted. */
  readonly refresh: () => Promise<void>;
}

/** What is said at the table that is open, as it is said; nothing before it is known. */
export function useChat(): Chat | undefined {
  const { id } = useTable();
  const said = useTableState((state) => state.said);
  const isLive = useTableState(({ connection }) => connection === "live");
  const isOver = useTableState(({ standing }) => standing?.outcome !== undefined);
  const yours = useTableState(({ table }) => table?.yours.join() ?? "");
  const [view, setView] = useState<ChatView>();
  const [rooms, setRooms] = useState<readonly RoomView[]>([]);

  const refresh = useCallback(async () => {
    const found = await chat.view(id);
    setView(found);
    setRooms(found.rooms);
  }, [id]);

  // What was said while the line was down is fetched; and who one is here says which rooms there are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat, or the end, opens other rooms.
  useEffect(() => {
    if (isLive) refresh().catch(() => undefined);
  }, [isLive, isOver, yours, refresh]);

  useEffect(() => {
    if (said) setRooms((known) => withLine(known, said));
  }, [said]);

  const say = useCallback(
    async (says: Says) => {
      const line = await chat.say(id, says);
      setRooms((known) => withLine(known, line));
    },
    [id],
  );
  const earlier = useCallback(
    async (room: Room, before: number) => {
      const found = await chat.before(id, room, before);
      setRooms((known) => withEarlier(known, found));
    },
    [id],
  );
  const read = useCallback(
    (name: Room) => {
      const room = rooms.find((one) => one.room === name);
      const last = room?.lines.at(-1);
      if (!room || !last || room.unread === 0) return;
      setRooms((known) => whenRead(known, name));
      chat.read(id, { room: name, number: last.number }).catch(() => undefined);
    },
    [id, rooms],
  );
  if (!view) return undefined;
  const news = said && !said.isYours && said.says ? said : undefined;
  const { maySay, silentUntil } = view;
  return { rooms, maySay, silentUntil, news, say, earlier, read, refresh };
}
