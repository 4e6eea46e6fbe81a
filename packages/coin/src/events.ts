import type { About, Bar, Choice, Play } from "@sandtable/engine";
import { barred, type Names, type SpaceBar, type Standing, type TableChoices } from "./choices.ts";
import type { Terms } from "./operation.ts";
import { has, type Space, type SpaceSet } from "./space.ts";
import type { CardTable, Side } from "./table.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export type EventPlay<G, N extends Names> = (g: G, x: N["faction"]) => Play;
export type Fits = (space: Space) => boolean;
export const anywhere: Fits = () => true;

/** What the text of a card does. A Capability (5.3) does nothing at once and lasts, so it has no entry. */
export type EventTexts<G, N extends Names> =
  | { readonly unshaded: EventPlay<G, N>; readonly shaded: EventPlay<G, N> }
  | { readonly single: EventPlay<G, N> };

/** What a game tells of its Events. */
export interface EventRules<G, N extends Names> {
  readonly operationBar: (g: G, kind: N["operation"], terms: Terms) => Bar | undefined;
  /** Declare and play an Operation; the spaces it took place in. */
  readonly execute: (g: G, kind: N["operation"], terms: Terms) => Play<SpaceSet>;
}

/** What Events ask for: spaces, pieces, Operations. */
export function eventQuestions<
  G extends CardTable<N["faction"], string> & Readonly<Record<N["piece"], readonly number[]>>,
  N extends Names,
>(choices: TableChoices<N>, spaces: readonly Space[], rules: EventRules<G, N>) {
  const { NONE, OPERATION, STANDING, decide, pickSpace, maySpace } = choices;
  const about = (card: string, ask: N["question"], nth: number, of: number): N["asked"] =>
    ({ kind: "card", card, ask, nth, of }) as About as N["asked"];

  /** A card's test of a space, as a bar: the text does not reach it. */
  const unfit = (card: string, fits: Fits, taken: SpaceSet): SpaceBar => {
    const reason: Bar = barred(card, { key: "why.elsewhere" });
    return (space) => (!has(taken, space) && fits(space) ? undefined : reason);
  };

  /** Pick a space the card reaches; none if there is none (5.1.3). */
  const pickFor = (
    by: N["faction"],
    card: string,
    ask: N["question"],
    fits: Fits,
    taken: SpaceSet = 0,
    nth = 1,
    of = 1,
  ): Play<Space | undefined> => pickSpace(by, card, about(card, ask, nth, of), unfit(card, fits, taken));

  /** Pick a space the card reaches, or none. */
  const mayFor = (
    by: N["faction"],
    card: string,
    ask: N["question"],
    fits: Fits,
    taken: SpaceSet = 0,
    nth = 1,
    of = 1,
  ): Play<Space | undefined> => maySpace(by, card, about(card, ask, nth, of), unfit(card, fits, taken));

  /** Do something in each of several different spaces: as many of them as can be (5.1.3). */
  function* inDifferent(
    by: N["faction"],
    card: string,
    ask: N["question"],
    count: number,
    fits: Fits,
    act: (space: Space) => Play,
    may = false,
  ): Play<SpaceSet> {
    let taken: SpaceSet = 0;
    for (let i = 0; i < count; i++) {
      const space: Space | undefined = yield* (may ? mayFor : pickFor)(
        by,
        card,
        ask,
        fits,
        taken,
        i + 1,
        count,
      );
      if (space === undefined) break;
      taken |= 1 << space;
      yield* act(space);
    }
    return taken;
  }

  /** The pieces of these kinds that stand in fitting spaces. */
  function standing(g: G, pieces: readonly N["piece"][], fits: Fits): Choice<Standing<N["piece"]>>[] {
    const options: Choice<Standing<N["piece"]>>[] = [];
    for (const space of spaces) {
      if (!fits(space)) continue;
      for (const piece of pieces) if (g[piece][space] > 0) options.push(STANDING[piece][space]);
    }
    return options;
  }

  /** A standing piece of one of these kinds in a fitting space, or none of them. */
  function* mayPiece(
    g: G,
    by: N["faction"],
    card: string,
    ask: N["question"],
    pieces: readonly N["piece"][],
    fits: Fits,
    nth = 1,
    of = 1,
  ): Play<Standing<N["piece"]> | undefined> {
    const options: Choice[] = standing(g, pieces, fits);
    if (options.length === 0) return undefined;
    options.push(NONE);
    const picked = (yield decide(by, card, about(card, ask, nth, of), options)).value as
      | Standing<N["piece"]>
      | "none";
    return picked === "none" ? undefined : picked;
  }

  /** A standing piece of one of these kinds in a fitting space; none only if there is none. */
  function* pickPiece(
    g: G,
    by: N["faction"],
    card: string,
    ask: N["question"],
    pieces: readonly N["piece"][],
    fits: Fits,
    nth = 1,
    of = 1,
  ): Play<Standing<N["piece"]> | undefined> {
    const options = standing(g, pieces, fits);
    if (options.length === 0) return undefined;
    return (yield decide(by, card, about(card, ask, nth, of), options)).value as Standing<N["piece"]>;
  }

  /** Offer Operations of these kinds; the faction may be free to decline. The spaces the Operation took place in. */
  function* grantOperation(
    g: G,
    by: N["faction"],
    card: string,
    kinds: readonly N["operation"][],
    terms: Terms,
    may: boolean,
    nth = 1,
    of = 1,
  ): Play<SpaceSet> {
    const options: Choice[] = kinds
      .filter((kind) => rules.operationBar(g, kind, terms) === undefined)
      .map((kind) => OPERATION[kind]);
    if (options.length === 0) return 0;
    if (may) options.push(NONE);
    const picked = (yield decide(by, card, about(card, "operation", nth, of), options)).value as
      | N["operation"]
      | "none";
    return picked === "none" ? 0 : yield* rules.execute(g, picked, terms);
  }

  return { pickFor, mayFor, inDifferent, standing, mayPiece, pickPiece, grantOperation };
}

export type EventEvent<Faction extends string> =
  | {
      readonly kind: "event";
      readonly rule: string;
      readonly seat: Faction;
      readonly card: string;
      readonly side: Side;
    }
  | { readonly kind: "capability"; readonly rule: string; readonly card: string; readonly side: Side };

/** 5.1 Carry out the text of a card literally and in order; a card without a text is a Capability (5.3). */
export function eventDeck<G extends CardTable<N["faction"], string>, N extends Names>(deck: {
  readonly letter: string;
  readonly texts: Readonly<Record<number, EventTexts<G, N>>>;
  readonly putCapability: (g: G, card: number, side: Side) => void;
  readonly settle: (g: G, rule: string) => void;
  readonly tell: (g: G, event: EventEvent<N["faction"]>) => void;
}) {
  return function* executeEvent(g: G, x: N["faction"], number: number, side: Side): Play {
    const card = `${deck.letter}${number}`;
    if (g.log) deck.tell(g, { kind: "event", rule: card, seat: x, card, side });
    const texts = deck.texts[number];
    if (texts === undefined) {
      deck.putCapability(g, number, side);
      if (g.log) deck.tell(g, { kind: "capability", rule: "5.3", card, side });
    } else yield* ("single" in texts ? texts.single : texts[side])(g, x);
    if (g.unsettled) deck.settle(g, card);
  };
}
