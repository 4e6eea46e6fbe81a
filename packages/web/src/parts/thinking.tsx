import { type JSX, useEffect, useState } from "react";
import { useWords } from "../words/index.ts";

/** Twice a second is enough to see that it goes on. */
const TICK = 500;

interface ThinkingProps {
  /** When it began, by the clock of the page. */
  readonly from: number;
  /** The most seconds it takes, if that is known. */
  readonly most: number | undefined;
}

/** How long a bot has been thinking, and how long it may at most. */
export function Thinking({ from, most }: ThinkingProps): JSX.Element {
  const words = useWords();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - from) / 1000));
  const text = most === undefined ? words.thinkingSoFar({ seconds }) : words.thinkingMost({ seconds, most });
  return (
    // What changes by itself is not read out again and again.
    <span className="thinking" data-testid="thinking" aria-hidden="true">
      {most !== undefined && <progress max={most} value={Math.min(most, (now - from) / 1000)} />}
      <span className="fine">{text}</span>
    </span>
  );
}
