import type { Seat } from "@sandtable/protocol";
import type { JSX } from "react";
import { useWords } from "../words/index.ts";

interface WhyButtonProps {
  readonly seat: Seat;
  readonly onAsk: (seat: Seat) => void;
}

/** Asks a bot for its reasons. */
export function WhyButton({ seat, onAsk }: WhyButtonProps): JSX.Element {
  const words = useWords();
  return (
    <button type="button" className="chip why-ask" data-testid="why-ask" onClick={() => onAsk(seat)}>
      {words.why}
    </button>
  );
}
