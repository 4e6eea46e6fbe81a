import type { CardNumber } from "../cards.ts";
import type { Things } from "../choices.ts";
import type { Box } from "../initiative.ts";
import type { CoinEvent } from "../log.ts";
import type { Shading } from "../table.ts";

/** Nothing to fill in. */
export type None = Record<never, never>;
/** A name that may be asked for with a number, to agree with it; without one it is the plural. */
export type Counted = { readonly count?: number };

/** The messages of a game, checked by the compiler and free at run time. */
export type SaidIn<V> = { [K in keyof V]: { readonly key: K } & V[K] }[keyof V];

/** What the rules that all games share ask, offer and refuse. */
export type CoinVocabulary<T extends Things> = {
  "prompt.box": { readonly first: boolean };
  "prompt.operation": { readonly box: Box };
  "prompt.event": { readonly card: string };
  "prompt.movers": { readonly operation: T["operation"]; readonly space: T["space"] };
  "prompt.count": { readonly piece: T["piece"]; readonly from: T["space"]; readonly to: T["space"] };
  "prompt.reveal": { readonly operation: T["operation"] };
  "prompt.place-count": { readonly force: T["force"]; readonly space: T["space"] };
  "prompt.take": { readonly force: T["force"]; readonly space: T["space"] };
  "prompt.which-hider": { readonly space: T["space"] };
  "prompt.after": { readonly operation: T["operation"] };
  "prompt.special": {
    readonly special: T["special"];
    readonly chosen: number;
    readonly max: number;
    /** May it end here? */
    readonly mayStop: boolean;
  };
  /** `nth` of `of` tells how far a card that asks several times has come. */
  "prompt.card": {
    readonly card: string;
    readonly ask: T["question"];
    readonly nth: number;
    readonly of: number;
  };
  "prompt.draw": None;

  "choice.space": { readonly space: T["space"] };
  "choice.done": None;
  "choice.none": None;
  "choice.all": None;
  "choice.pass": None;
  "choice.box": { readonly box: Box };
  "choice.operation": { readonly operation: T["operation"] };
  "choice.special": { readonly special: T["special"] };
  "choice.instead": { readonly special: T["special"]; readonly space: T["space"] };
  "choice.side": { readonly side: Shading };
  "choice.count": { readonly count: number };
  "choice.piece": { readonly piece: T["piece"]; readonly space: T["space"] };
  "choice.alternative": { readonly alternative: T["alternative"] };
  "choice.die": { readonly die: number };
  "choice.card": { readonly card: string };

  "why.box-taken": { readonly by: T["faction"] };
  "why.no-operation-space": None;
  "why.already-chosen": None;
  "why.elsewhere": None;
  "why.spaces-used-up": { readonly max: number };
  "why.cannot-accompany": { readonly operation: T["operation"] };
  "why.special-nowhere": None;
  "why.special-used": None;
  "why.step-under-way": None;
  "why.operation-over": None;
  "why.limited-no-special": None;
  "why.single-text": None;
};

type EventOf<K, E> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [P in keyof E]: E[P] }
    : never
  : never;

/**
 * A line for every kind of event; its parameters are the event. A forced choice comes from the engine; its key
 * goes by the name of `choice` here, because a message has a key of its own.
 */
export type LogVocabularyOf<E extends { readonly kind: string }> = {
  [K in E["kind"] as `log.${K}`]: EventOf<K, E>;
} & {
  "log.forced": { readonly seat: string; readonly choice?: string };
};

export type CoinLogVocabulary<T extends Things> = LogVocabularyOf<CoinEvent<T>>;

/** Names that every game has. */
export type CoinNameVocabulary<T extends Things> = {
  [K in
    | `name.space.${T["space"]}`
    | `name.faction.${T["faction"]}`
    | `name.operation.${T["operation"]}`
    | `name.special.${T["special"]}`
    | `name.box.${Box}`]: None;
} & { [K in `name.piece.${T["piece"]}` | `name.force.${T["force"]}`]: Counted };

/** Title and texts of every card; a card with one text only (5.2) has it by the name of the unshaded one. */
export type CardVocabularyOf<Letter extends string, Single extends number> = {
  [K in
    | `card.${Letter}${CardNumber}.${"title" | "unshaded"}`
    | `card.${Letter}${Exclude<CardNumber, Single>}.shaded`
    | `card.propaganda.${"title" | "text"}`]: None;
};
