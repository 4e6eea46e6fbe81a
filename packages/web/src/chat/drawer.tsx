import type { Room, RoomView } from "@sandtable/protocol/chat";
import { type FormEvent, type JSX, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useTableState } from "../table/context.ts";
import { MOST_LETTERS, READY, useChatWords, useMoment } from "../words/chat/index.ts";
import { Line } from "./line.tsx";
import { Quiet } from "./quiet.tsx";
import type { Chat } from "./use-chat.ts";

interface DrawerProps {
  readonly chat: Chat;
  readonly onClose: () => void;
}

/** What is said, beside the board or over its foot: the table stays in reach. */
export function Drawer({ chat, onClose }: DrawerProps): JSX.Element {
  const words = useChatWords();
  const [open, setOpen] = useState<Room>(chat.rooms[0]?.room ?? "players");
  const body = (room: RoomView): JSX.Element => <RoomLines room={room} chat={chat} />;
  const room = chat.rooms.find((one) => one.room === open) ?? chat.rooms[0];
  const { read } = chat;
  // Looking at a room is reading it.
  useEffect(() => {
    if (room) read(room.room);
  }, [room, read]);
  return (
    <section
      className="paper chat"
      aria-label={words.chat}
      data-testid="chat"
      onKeyDown={(event) => {
        // The keys of the table are not for who writes.
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <header className="chat-head">
        <h2>{words.chat}</h2>
        <button type="button" className="quiet icon-only" onClick={onClose} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </header>
      {chat.rooms.length > 1 ? (
        <Tabs
          label={words.rooms}
          tabs={chat.rooms.map((one) => ({ id: one.room, title: words[one.room], body: () => body(one) }))}
          open={open}
          onOpen={(id) => setOpen(id as Room)}
        />
      ) : (
        room && (
          <>
            <p className="fine chat-hint">
              {room.room === "players" ? words.playersHint : words.spectatorsHint}
            </p>
            {body(room)}
          </>
        )
      )}
      {room === chat.rooms[0] && <Say chat={chat} />}
      <Quiet />
    </section>
  );
}

/** The lines of a room, the last one in sight. */
function RoomLines({ room, chat }: { readonly room: RoomView; readonly chat: Chat }): JSX.Element {
  const words = useChatWords();
  const list = useRef<HTMLDivElement>(null);
  const last = room.lines.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what it scrolls for.
  useLayoutEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      className="chat-lines scroll"
      role="log"
      // What is new is announced by a line of its own, open or shut.
      aria-live="off"
      aria-label={words.lines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      {room.isMore && (
        <button
          type="button"
          className="button small"
          onClick={() => void chat.earlier(room.room, room.lines[0]?.number ?? 1).catch(() => undefined)}
        >
          {words.earlier}
        </button>
      )}
      {room.lines.length === 0 && <p className="fine">{words.none}</p>}
      <ol>
        {room.lines.map((line) => (
          <Line key={line.number} line={line} onChange={chat.refresh} />
        ))}
      </ol>
    </div>
  );
}

/** What one says oneself: a line that stands ready, or words of one's own. */
function Say({ chat }: { readonly chat: Chat }): JSX.Element {
  const words = useChatWords();
  const moment = useMoment();
  const isSpectator = useTableState(({ table }) => (table?.yours.length ?? 0) === 0);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const said = (saying: Promise<void>): void => {
    setProblem(undefined);
    saying.catch((error: Error) => setProblem(error.message));
  };
  const write = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    said(
      chat.say({ text: words }).then(() => {
        setText("");
        field.current?.focus();
      }),
    );
  };
  if (chat.maySay === "nothing")
    return (
      <p className="fine chat-say">
        {chat.silentUntil !== undefined && words.silent({ until: moment(chat.silentUntil) })}
      </p>
    );
  return (
    <div className="chat-say">
      <fieldset className="chat-presets">
        <legend className="unseen">{words.ready}</legend>
        {READY.map((preset) => (
          <button
            key={preset}
            type="button"
            className="chat-preset"
            onClick={() => said(chat.say({ preset }))}
            data-testid={`say-${preset}`}
          >
            {words[`preset.${preset}`]}
          </button>
        ))}
      </fieldset>
      {chat.maySay === "text" ? (
        <form className="chat-form" onSubmit={write}>
          <input
            ref={field}
            type="text"
            value={text}
            maxLength={MOST_LETTERS}
            aria-label={words.write}
            placeholder={words.write}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            data-testid="chat-text"
          />
          <button type="submit" className="button small strong" data-testid="chat-send">
            {words.send}
          </button>
        </form>
      ) : (
        <p className="fine">{words.presetsOnly}</p>
      )}
      {isSpectator && chat.rooms.length > 1 && <p className="fine">{words.spectatorsHint}</p>}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
