import { promptOf } from "@sandtable/engine";
import type { GameListing, Seat } from "@sandtable/protocol";
import type { JSX } from "react";
import { actorName, seatName, useSay, useTable, useTableState } from "../table/context.ts";
import { isLessonOver, ownQuestion, shownQuestion } from "../table/state.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { RuleLink } from "./rule-link.tsx";
import { Thinking } from "./thinking.tsx";

/** Who acts, what is owed, and under which rule: always in the same place. */
export function Prompt(): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { listing } = useTable();
  const standing = useTableState((state) => state.standing);
  const playback = useTableState((state) => state.playback);
  const isSending = useTableState(({ pending }) => pending !== undefined);
  const isDone = useTableState(isLessonOver);
  const question = useTableState(shownQuestion);
  const isYours = useTableState(ownQuestion) !== undefined;
  const seat = playback ? playback.update.seat : question?.seat;
  const who = actorName(words, listing, seat);
  const sitter = useTableState(({ table }) => table?.seats.find((own) => own.seat === seat)?.sitter);

  let text = "";
  if (playback) text = words.playbackTitle;
  else if (isDone) text = words.courseOver;
  else if (standing?.outcome) text = `${words.over}. ${wonBy(words, listing, standing.outcome.winners)}.`;
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
        {isSending && <span className="badge">{words.sending}</span>}
      </p>
      <p className="prompt-text" role="status">
        {text}
        {!isYours && sitter === "bot" && !playback && <span className="dots" aria-hidden="true" />}
      </p>
      {!playback && seat !== undefined && <BotThinking seat={seat} />}
    </div>
  );
}

/** Who won: it is read out where the questions were. */
const wonBy = (words: ShellWords, listing: GameListing, winners: readonly Seat[]): string =>
  winners.length === 0
    ? words.overDraw
    : words.overWinner({ who: winners.map((seat) => seatName(listing, seat)).join(", ") });

/** How long the bot at a seat has been thinking, while it does. */
function BotThinking({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const thinking = useTableState(({ standing }) => standing?.thinking);
  const toldAt = useTableState((state) => state.toldAt);
  const most = useTableState(({ table }) => table?.seats.find((own) => own.seat === seat)?.seconds);
  if (thinking?.seat !== seat) return null;
  return <Thinking from={toldAt - thinking.since} most={most} />;
}
