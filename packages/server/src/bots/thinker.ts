import type { Intent, Thinking } from "@sandtable/bots";
import type { Save } from "@sandtable/engine";

/** A question for a bot: the match so far, the seed of the bot's luck, and what it remembers. */
export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly save: Save;
  readonly luck: string;
  /** The measure of a turn, where it is not the level's own. */
  readonly seconds?: number | undefined;
  /**
   * How many milliseconds the thought may take. Absent where the answer comes at once: for bots that do not look ahead, and for
   * what follows from the plan that was made.
   */
  readonly left?: number | undefined;
  /** What it meant to do when it last answered. */
  readonly intent?: Intent | undefined;
}

/** Who wants a thought, and how much. */
export interface Wish {
  /** Tables wait for their bots; whoever wants a hint can wait a little longer. */
  readonly purpose: "bot" | "hint";
  /** The person whose time it is. */
  readonly person: string;
  /** Whether somebody waits for it at this moment. */
  readonly isAwaited: () => boolean;
  /** A thread has begun, or had so many milliseconds ago: what was before was waiting. */
  readonly begun?: (ago?: number) => void;
  /** Tells when nobody wants it any more. */
  readonly signal: AbortSignal;
}

/** Somebody who thinks for the bots. */
export interface Thinker {
  think(task: Task, wish: Wish): Promise<Thinking>;
  close(): Promise<void>;
}

/** A thought that nobody wants any more, or for which there was no time: no fault of the bot. */
export class Dropped extends Error {
  override readonly name = "Dropped";
}
