import { promptOf } from "@sandtable/engine";
import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { ownQuestion, type Refusal } from "../table/state.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { RuleLink } from "./rule-link.tsx";

const REASONS = {
  closed: (words) => words.refusalOther,
  "nothing-here": (words) => words.refusalNothing,
  "cannot-carry": (words) => words.refusalCarry,
  "not-your-turn": (words) => words.refusalNotYourTurn,
  lost: (words) => words.reconnecting,
  stale: (words) => words.refusalStale,
  "out-of-turn": (words) => words.refusalNotYourTurn,
  "not-listed": (words) => words.refusalOther,
  "nothing-to-undo": (words) => words.refusalUndo,
  over: (words) => words.refusalOver,
  "bad-frame": (words) => words.refusalOther,
  "not-yours": (words) => words.refusalNotYours,
  "too-much": (words) => words.refusalTooMuch,
  "not-stored": (words) => words.refusalNotStored,
} as const satisfies Record<Refusal["reason"], (words: ShellWords) => string>;

/** The words of the game, or of the page; only the server knows how long somebody has to wait. */
function reasonOf(
  { why, reason }: Refusal,
  say: ReturnType<typeof useSay>,
  words: ShellWords,
  asked: string | undefined,
): string {
  if (typeof why === "object") return say(why);
  if (reason === "nothing-here" && asked !== undefined) return words.refusalElse({ asked });
  return reason === "too-much" && why !== undefined ? why : REASONS[reason](words);
}

/** Why something was not done: seen, read out, and with the rule to read on. */
export function RefusalNote(): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { controller } = useTable();
  const refusal = useTableState((state) => state.refusal);
  const about = useTableState((state) => ownQuestion(state)?.about);
  return (
    <div className="refusal-corner" role="alert" aria-live="assertive">
      {refusal && (
        <div className="paper refusal" data-testid="refusal">
          <Icon name="warn" />
          <p>
            {refusal.what !== undefined && (
              <strong>{words.refusalTitle({ what: say(refusal.what) })}. </strong>
            )}
            {reasonOf(refusal, say, words, about && say(promptOf(about)))}{" "}
            {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
          </p>
          <button
            type="button"
            className="quiet icon-only"
            aria-label={words.dismiss}
            onClick={() => controller.refuse(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
