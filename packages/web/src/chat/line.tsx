import type { ChatLine } from "@sandtable/protocol/chat";
import { type FormEvent, type JSX, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../parts/icon.tsx";
import { personPath } from "../route.ts";
import { seatName, useTable } from "../table/context.ts";
import { saidIn, useChatWords, useMoment, writerOf } from "../words/chat/index.ts";
import { chat } from "./api.ts";

interface LineProps {
  readonly line: ChatLine;
  /** Something was done about the writer. */
  readonly onChange: () => Promise<void>;
}

/** One line: who, when, what; and for those of others, what can be done about it. */
export function Line({ line, onChange }: LineProps): JSX.Element {
  const words = useChatWords();
  const moment = useMoment();
  const { listing } = useTable();
  const [isAsked, setAsked] = useState(false);
  const { who, seat, at, says, isYours } = line;
  const name = writerOf(words, line);
  return (
    <li className={isYours ? "chat-line yours" : "chat-line"} data-testid="chat-line">
      <p className="chat-who">
        {seat !== undefined && <span className="pawn" data-seat={seat} aria-hidden="true" />}
        {who !== undefined && !isYours ? <Link href={personPath(who)}>{name}</Link> : <b>{name}</b>}{" "}
        {seat !== undefined && <span className="fine">{seatName(listing, seat)}</span>}{" "}
        <time className="fine" dateTime={at}>
          {moment(at)}
        </time>
        {!isYours && (
          <button
            type="button"
            className="quiet icon-only chat-more"
            aria-expanded={isAsked}
            aria-label={words.about({ who: name })}
            onClick={() => setAsked(!isAsked)}
            data-testid="chat-more"
          >
            <Icon name="flag" />
          </button>
        )}
      </p>
      <p className={says === undefined ? "chat-text fine" : "chat-text"}>{saidIn(words, says)}</p>
      {isAsked && <About line={line} onChange={onChange} />}
    </li>
  );
}

/** Not to hear the writer any more, not to meet them, or to ask a moderator to look at the line. */
function About({ line, onChange }: LineProps): JSX.Element {
  const words = useChatWords();
  const { id } = useTable();
  const [isReporting, setReporting] = useState(false);
  const [why, setWhy] = useState("");
  const [told, setTold] = useState<string>();
  const { room, number } = line;
  const act = (doing: Promise<unknown>, done: string): void => {
    doing.then(
      () => setTold(done),
      (error: Error) => setTold(error.message),
    );
  };
  const avoid = (how: "mute" | "block"): void =>
    act(
      chat.avoidWriter(id, { room, number }, how).then(onChange),
      how === "mute" ? words.muted : words.blocked,
    );
  const report = (event: FormEvent): void => {
    event.preventDefault();
    act(chat.report(id, { room, number }, why), words.reported);
  };
  if (told !== undefined)
    return (
      <p className="fine" role="status">
        {told}
      </p>
    );
  if (isReporting)
    return (
      <form className="chat-about" onSubmit={report}>
        <label className="field">
          <span>{words.reportWhy}</span>
          <textarea
            rows={2}
            maxLength={500}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            data-testid="report-why"
          />
        </label>
        <div className="buttons">
          <button type="submit" className="button small strong" data-testid="report-send">
            {words.reportSend}
          </button>
          <button type="button" className="button small" onClick={() => setReporting(false)}>
            {words.cancel}
          </button>
        </div>
      </form>
    );
  return (
    <div className="chat-about">
      <button type="button" className="button small" onClick={() => avoid("mute")} data-testid="mute">
        {words.mute}
      </button>
      <button type="button" className="button small" onClick={() => avoid("block")} data-testid="block">
        {words.block}
      </button>
      <button type="button" className="button small" onClick={() => setReporting(true)} data-testid="report">
        {words.report}
      </button>
    </div>
  );
}
