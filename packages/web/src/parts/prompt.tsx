import { promptOf } from "@sandtable/engine";
import type { JSX } from "react";
import { actorName, useSay, useTable, useTableState } from "../table/context.ts";
import { isLessonOver } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { RuleLink } from "./rule-link.tsx";
import { Thinking } from "./thinking.tsx";

/** Who acts, what is owed, and under which rule: always in the same place. */
export function Prompt(): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { listing } = useTable();
  const state = useTableState((all) => all);
  const { standing, table, playback, pending } = state;
  const isDone = isLessonOver(state);
  const question = playback || isDone ? undefined : standing?.question;
  const seat = playback ? playback.update.seat : question?.seat;
  const isYours = question !== undefined && table?.yours.includes(question.seat) === true;
  const who = actorName(words, listing, seat);
  const own = table?.seats.find((candidate) => candidate.seat === seat);
  const sitter = own?.sitter;
  const thinking = playback ? undefined : standing?.thinking;

  let text = "";
  if (playback) text = words.playbackTitle;
  else if (isDone) text = words.ended;
  else if (standing?.outcome) text = words.over;
  else if (isYours && question?.about) text = say(promptOf(question.about));
  else if (question) text = sitter === "bot" ? words.botThinks({ who }) : words.waitingFor({ who });

  return (
    <div
      className={`prompt${isYours ? " yours" : ""}`}
      data-testid="prompt"
      data-seat={seat}
      data-number={standing?.number}
    >
      <p className="prompt-who">
        {seat !== undefined && <span className="pawn" data-seat={seat} aria-hidden="true" />}
        <strong>{isYours ? words.youDecide({ who }) : who}</strong>
        {isYours && question?.rule !== undefined && <RuleLink rule={question.rule} />}
        {pending && <span className="badge">{words.sending}</span>}
      </p>
      <p className="prompt-text" role="status">
        {text}
        {!isYours && sitter === "bot" && !playback && <span className="dots" aria-hidden="true" />}
      </p>
      {thinking && thinking.seat === seat && (
        <Thinking from={state.toldAt - thinking.since} most={own?.seconds} />
      )}
    </div>
  );
}
