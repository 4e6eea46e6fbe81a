import { type JSX, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { saidIn, useChatWords, writerOf } from "../words/chat/index.ts";
import { Drawer } from "./drawer.tsx";
import { unreadIn } from "./rooms.ts";
import { type Chat, useChat } from "./use-chat.ts";
import "./chat.css";

/** The chat of a table, where there is somebody to talk with: a button at the edge, and what lies behind it. */
export default function TableChat(): JSX.Element | null {
  const chat = useChat();
  return chat ? <ChatButton chat={chat} /> : null;
}

function ChatButton({ chat }: { readonly chat: Chat }): JSX.Element {
  const words = useChatWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = unreadIn(chat.rooms);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="bar-button chat-button"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? `${words.chat}: ${words.unread({ count: unread })}` : words.chat}
        title={words.chat}
        onClick={() => setOpen(!isOpen)}
        data-testid="open-chat"
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 5h16v11H11l-4 4v-4H4Z" />
        </svg>
        {unread > 0 && (
          <span className="chat-unread" data-testid="chat-unread">
            {unread}
          </span>
        )}
      </button>
      {createPortal(
        <>
          <Announced chat={chat} />
          {isOpen && <Drawer chat={chat} onClose={close} />}
        </>,
        document.body,
      )}
    </>
  );
}

/** What somebody says is read out when the one who listens has nothing else to hear. */
function Announced({ chat }: { readonly chat: Chat }): JSX.Element {
  const words = useChatWords();
  const [text, setText] = useState("");
  const { news } = chat;
  useEffect(() => {
    if (news) setText(words.said({ who: writerOf(words, news), text: saidIn(words, news.says) }));
  }, [news, words]);
  return (
    <p className="unseen" role="status" data-testid="chat-announced">
      {text}
    </p>
  );
}
