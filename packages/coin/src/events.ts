import type { About, Bar, Choice, Play } from "@sandtable/engine";
import { barred, type Names, type PieceAt, type SpaceBar, type TableChoices } from "./choices.ts";
import type { OperationStart, Step, Terms } from "./operation.ts";
import { has, type Space, type SpaceSet } from "./space.ts";
import { type CardTable, EVENT_CARDS, type Shading } from "./table.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export type EventPlay<G, N extends Names> = (g: G, x: N["faction"]) => Play;
export type Fits = (space: Space) => boolean;
export const anywhere: Fits = () => true;

/** A question that a card asks, the nth of so many times. */
export interface CardAsked<Question extends string> extends About {
  readonly kind: "card";
  readonly card: string;
  readonly ask: Question;
  readonly nth: number;
  readonly of: number;
}

/** What the texts of a card do. */
export type EventTexts<G, N extends Names> =
  | { readonly unshaded: EventPlay<G, N>; readonly shaded: EventPlay<G, N> }
  | { readonly single: EventPlay<G, N> };

/** A card at work: its name, "M12", which is the rule for all that it changes, and its questions. */
export interface CardInPlay<Question extends string> {
  readonly card: string;
  readonly ask: (ask: Question, nth?: number, of?: number) => CardAsked<Question>;
}

/** Cards by name, and what their texts do. A Capability (5.3) does nothing at once and lasts, so it has no entry. */
export type EventCards<G, N extends Names> = Readonly<
  Record<string, (played: CardInPlay<N["question"]>) => EventTexts<G, N>>
>;

/** What Events ask for: spaces, pieces, Operations. */
export function eventQuestions<
  G extends CardTable<N["faction"], string> & Readonly<Record<N["piece"], readonly number[]>>,
  N extends Names,
>(choices: TableChoices<N>, spaces: readonly Space[], rules: OperationStart<G, N>) {
  type Asked = CardAsked<N["question"]>;
  type Faction = N["faction"];
  type Piece = N["piece"];
  const { NONE, OPERATION, PIECE_AT, decide, pickSpace, maySpace } = choices;
  /** Every game has the questions of cards among its own. */
  const about = (asked: Asked): N["asked"] => asked as About as N["asked"];

  /** A card's test of a space, as a bar: the text does not reach it. */
  const unfit = (card: string, fits: Fits): SpaceBar => {
    const reason: Bar = barred(card, { key: "why.elsewhere" });
    return (space) => (fits(space) ? undefined : reason);
  };

  /** Pick a space the card reaches; none if there is none (5.1.3). */
  const pickFor = (by: Faction, asked: Asked, fits: Fits): Play<Space | undefined> =>
    pickSpace(by, asked.card, about(asked), unfit(asked.card, fits));

  /** Pick a space the card reaches, or none. */
  const mayFor = (by: Faction, asked: Asked, fits: Fits): Play<Space | undefined> =>
    maySpace(by, asked.card, about(asked), unfit(asked.card, fits));

  const inSpaces = (pick: typeof pickFor) =>
    function* (by: Faction, asked: Asked, count: number, fits: Fits, step: Step): Play<SpaceSet> {
      let taken: SpaceSet = 0;
      const open: Fits = (space) => !has(taken, space) && fits(space);
      for (let nth = 1; nth <= count; nth++) {
        const space: Space | undefined = yield* pick(by, { ...asked, nth, of: count }, open);
        if (space === undefined) break;
        taken |= 1 << space;
        const play = step(space);
        if (play) yield* play;
      }
      return taken;
    };

  /** Do something in each of several different spaces: as many of them as can be (5.1.3). */
  const inDifferent = inSpaces(pickFor);
  /** Do something in up to so many different spaces. */
  const upToDifferent = inSpaces(mayFor);

  /** The pieces of these kinds that stand in fitting spaces. */
  function standing(g: G, pieces: readonly Piece[], fits: Fits): Choice<PieceAt<Piece>>[] {
    const options: Choice<PieceAt<Piece>>[] = [];
    for (const space of spaces) {
      if (!fits(space)) continue;
      for (const piece of pieces) if (g[piece][space] > 0) options.push(PIECE_AT[piece][space]);
    }
    return options;
  }

  /** A standing piece of one of these kinds in a fitting space, or none of them. */
  function* mayPiece(
    g: G,
    by: Faction,
    asked: Asked,
    pieces: readonly Piece[],
    fits: Fits,
  ): Play<PieceAt<Piece> | undefined> {
    const options: Choice[] = standing(g, pieces, fits);
    if (options.length === 0) return undefined;
    options.push(NONE);
    const picked = (yield decide(by, asked.card, about(asked), options)).value as PieceAt<Piece> | "none";
    return picked === "none" ? undefined : picked;
  }

  /** A standing piece of one of these kinds in a fitting space; none only if there is none. */
  function* pickPiece(
    g: G,
    by: Faction,
    asked: Asked,
    pieces: readonly Piece[],
    fits: Fits,
  ): Play<PieceAt<Piece> | undefined> {
    const options = standing(g, pieces, fits);
    if (options.length === 0) return undefined;
    return (yield decide(by, asked.card, about(asked), options)).value as PieceAt<Piece>;
  }

  const operation = (last: readonly Choice[]) =>
    function* (
      g: G,
      by: Faction,
      asked: Asked,
      kinds: readonly N["operation"][],
      terms: Terms,
    ): Play<SpaceSet> {
      const options: Choice[] = kinds
        .filter((kind) => rules.operationBar(g, kind, terms) === undefined)
        .map((kind) => OPERATION[kind]);
      if (options.length === 0) return 0;
      options.push(...last);
      const picked = (yield decide(by, asked.card, about(asked), options)).value as N["operation"] | "none";
      if (picked === "none") return 0;
      const op = rules.operationOf(picked, terms);
      yield* rules.execute(g, op);
      return op.selected;
    };

  /** An Operation of one of these kinds. The spaces it took place in. */
  const grantOperation = operation([]);
  /** An Operation of one of these kinds, if the faction wants one. The spaces it took place in. */
  const offerOperation = operation([NONE]);

  return {
    pickFor,
    mayFor,
    inDifferent,
    upToDifferent,
    standing,
    mayPiece,
    pickPiece,
    grantOperation,
    offerOperation,
  };
}

export type EventEvent<Faction extends string> =
  | {
      readonly kind: "event";
      readonly rule: string;
      readonly seat: Faction;
      readonly card: string;
      readonly side: Shading;
    }
  | { readonly kind: "capability"; readonly rule: string; readonly card: string; readonly side: Shading };

const inPlay = <Question extends string>(card: string): CardInPlay<Question> => ({
  card,
  ask: (ask, nth = 1, of = 1) => ({ kind: "card", card, ask, nth, of }),
});

/** 5.1 Carry out the text of a card literally and in order; a card without a text is a Capability (5.3). */
export function eventDeck<G extends CardTable<N["faction"], string>, N extends Names>(deck: {
  readonly letter: string;
  readonly cards: EventCards<G, N>;
  readonly putCapability: (g: G, card: number, side: Shading) => void;
  readonly settle: (g: G, rule: string) => void;
  readonly tell: (g: G, event: EventEvent<N["faction"]>) => void;
}) {
  const names = Array.from({ length: EVENT_CARDS + 1 }, (_, number) => `${deck.letter}${number}`);
  const texts = names.map((card) => deck.cards[card]?.(inPlay(card)));
  return function* executeEvent(g: G, x: N["faction"], number: number, side: Shading): Play {
    const card = names[number];
    if (g.log) deck.tell(g, { kind: "event", rule: card, seat: x, card, side });
    const text = texts[number];
    if (text === undefined) {
      deck.putCapability(g, number, side);
      if (g.log) deck.tell(g, { kind: "capability", rule: "5.3", card, side });
    } else yield* ("single" in text ? text.single : text[side])(g, x);
    if (g.unsettled) deck.settle(g, card);
  };
}
