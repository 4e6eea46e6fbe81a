import type { JSX } from "react";
import { useWords } from "../words/index.ts";

/** Between two who share a screen, when something is hidden from one of them. */
export function Curtain({ who, onLift }: { readonly who: string; readonly onLift: () => void }): JSX.Element {
  const words = useWords();
  return (
    <main id="content" className="curtain" data-testid="curtain">
      <div className="paper notice-paper">
        <h2>{words.curtainTitle({ who })}</h2>
        <p>{words.curtainText}</p>
        <button type="button" className="button strong large" onClick={onLift}>
          {words.curtainLift({ who })}
        </button>
      </div>
    </main>
  );
}
