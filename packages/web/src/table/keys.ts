/** What a key does at the table. */
export type KeyAct =
  | { readonly do: "choose"; readonly digit: number }
  | { readonly do: "end" | "filter" | "undo" | "restart" | "rules" | "escape" | "book" | "hint" }
  | { readonly do: "zoom-in" | "zoom-out" | "fit" }
  | { readonly do: "pan"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | { readonly do: "step"; readonly by: 1 | -1 }
  | { readonly do: "ends"; readonly to: "first" | "last" };

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The key is held down, and this is not its first stroke. */
  readonly repeat: boolean;
}

export interface KeyContext {
  /** Somebody is typing into a field. */
  readonly typing: boolean;
  /** The board has the focus: arrows move it. */
  readonly onBoard: boolean;
  /** Looking at the past: arrows step through it. */
  readonly replaying: boolean;
}

const PLAIN: Readonly<Record<string, KeyAct>> = {
  "/": { do: "filter" },
  x: { do: "end" },
  u: { do: "undo" },
  r: { do: "restart" },
  b: { do: "book" },
  t: { do: "hint" },
  "?": { do: "rules" },
  "+": { do: "zoom-in" },
  "=": { do: "zoom-in" },
  "-": { do: "zoom-out" },
  "0": { do: "fit" },
};

const ARROWS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const REPLAY: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { do: "step", by: -1 },
  ArrowRight: { do: "step", by: 1 },
  Home: { do: "ends", to: "first" },
  End: { do: "ends", to: "last" },
};

/** One stroke each: a key that is held down must not play a whole turn. */
const ONCE: ReadonlySet<KeyAct["do"]> = new Set(["choose", "end", "book", "hint", "undo", "restart"]);

/** What a pressed key means here; nothing when it belongs to the browser or to the field being typed into. */
export function actOf(pressed: Pressed, context: KeyContext): KeyAct | undefined {
  const act = meaningOf(pressed, context);
  return act && pressed.repeat && ONCE.has(act.do) ? undefined : act;
}

function meaningOf(pressed: Pressed, context: KeyContext): KeyAct | undefined {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (key === "F1") return { do: "rules" };
  if (key === "Escape") return { do: "escape" };
  if (context.typing) return undefined;
  if (context.replaying && Object.hasOwn(REPLAY, key)) return REPLAY[key];
  if (context.onBoard && Object.hasOwn(ARROWS, key)) {
    const [x, y] = ARROWS[key];
    return { do: "pan", x, y };
  }
  if (/^[1-9]$/.test(key)) return { do: "choose", digit: Number(key) };
  return Object.hasOwn(PLAIN, key) ? PLAIN[key] : undefined;
}

/** The game's own key that was pressed; what the shell knows is asked before. */
export const ownKey = <K extends { readonly key: string }>(
  keys: readonly K[],
  pressed: Pressed,
  { typing }: KeyContext,
): K | undefined =>
  typing || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat
    ? undefined
    : keys.find(({ key }) => key === pressed.key);

/**
 * The digit that takes each choice: its place in the list, or the number it stands for where all of them are
 * numbers. Choices beyond the ninth have none.
 */
export function digitsOf(labels: readonly string[]): readonly (number | undefined)[] {
  const areNumbers = labels.length > 0 && labels.every((label) => /^\d+$/.test(label));
  return labels.map((label, index) => {
    const digit = areNumbers ? Number(label) : index + 1;
    return digit >= 1 && digit <= 9 ? digit : undefined;
  });
}

/** The key that ends what is under way, whatever that is called there: always the same one. */
export const END_KEY = "x";

/** The key of each choice: that of the end for the first that ends something, digits for all others. */
export function keysOf(
  choices: readonly { readonly key: string; readonly label: string }[],
  ends: RegExp | undefined,
): readonly (string | undefined)[] {
  const end = ends && choices.find(({ key }) => ends.test(key));
  const others = choices.filter((choice) => choice !== end);
  const digits = digitsOf(others.map(({ label }) => label));
  return choices.map((choice) => {
    if (choice === end) return END_KEY;
    const digit = digits[others.indexOf(choice)];
    return digit === undefined ? undefined : String(digit);
  });
}
