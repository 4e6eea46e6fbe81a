import { type AnyCatalogue, type Catalogue, type ChoiceBook, say, sentence } from "@sandtable/engine";
import type { Things } from "../choices.ts";
import type { Box } from "../initiative.ts";
import type { WillAndHiderEvent } from "../log.ts";
import { agree, type CardNames, counted, type Noun, named, type Of, rises, tally, verb } from "./english.ts";
import type { CoinLogVocabulary, CoinNameVocabulary, CoinVocabulary, LogVocabularyOf } from "./vocabulary.ts";

/** The English names of a game's things. */
export interface EnglishNames<T extends Things> {
  readonly spaces: Readonly<Record<T["space"], string>>;
  /** The space within a sentence: "the Northern Economic Center", "Perak". */
  place(space: T["space"]): string;
  /** Where something is: "in Perak", "on the Egypt Railway". */
  within(space: T["space"]): string;
  /** Factions are spoken of in the plural. */
  readonly factions: Readonly<Record<T["faction"], string>>;
  readonly operations: Readonly<Record<T["operation"], string>>;
  readonly specials: Readonly<Record<T["special"], string>>;
  readonly pieces: Readonly<Record<T["piece"], Noun>>;
  readonly forces: Readonly<Record<T["force"], Noun>>;
  readonly alternatives: Readonly<Record<T["alternative"], string>>;
  readonly cards: CardNames;
  /** What a card asks for, unless it puts the question in words of its own. */
  readonly questions: Readonly<Record<T["question"], string>>;
  /** What a faction does in a space that its Operation selects: "Sweep", "Rally in". */
  readonly selecting: Readonly<Record<T["operation"], string>>;
  /** How many spaces a Limited Operation has: "for one space". */
  readonly limited: string;
  /** What those are called that turn Active and go Underground: "Guerrillas". */
  readonly hiders: Noun;
}

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  limited: "Limited Operation",
  event: "Event",
  full: "Operation with Special Activity",
};

/** What all games of The British Way say, in English. */
export function coinEnglish<T extends Things>(names: EnglishNames<T>) {
  type V = CoinVocabulary<T>;
  const { place, within, cards } = names;
  const the = (faction: T["faction"]): string => `the ${names.factions[faction]}`;
  const pieceNoun = (piece: T["piece"], count?: number): string => agree(count, names.pieces[piece]);
  const forceNoun = (force: T["force"], count?: number): string => agree(count, names.forces[force]);
  /** "1 Troop", "3 Underground Guerrillas". */
  const pieces = (count: number, piece: T["piece"]): string => `${count} ${pieceNoun(piece, count)}`;
  const forces = (count: number, force: T["force"]): string => `${count} ${forceNoun(force, count)}`;

  const prompts = {
    "prompt.box": ({ first }: V["prompt.box"]) =>
      first ? "You are 1st Eligible: choose a box" : "You are 2nd Eligible: choose one of the boxes left",
    "prompt.operation": ({ box }: V["prompt.operation"]) =>
      box === "limited" ? `Choose an Operation ${names.limited}, or Pass` : "Choose an Operation, or Pass",
    "prompt.event": ({ card }: V["prompt.event"]) =>
      `${cards.cardName(card)}: ${cards.isSingleText(card) ? "play it" : "choose a text"}, or Pass`,
    "prompt.movers": ({ operation, space }: V["prompt.movers"]) =>
      `${names.operations[operation]}: who moves to ${place(space)}?`,
    "prompt.count": ({ piece, from, to }: V["prompt.count"]) =>
      `How many ${pieceNoun(piece)} from ${place(from)} to ${place(to)}?`,
    "prompt.reveal": ({ operation }: V["prompt.reveal"]) =>
      `${names.operations[operation]}: choose where to reveal ${names.hiders.many}, or a Special Activity first`,
    "prompt.place-count": ({ force, space }: V["prompt.place-count"]) =>
      `How many ${forceNoun(force)} for ${place(space)}?`,
    "prompt.take": ({ force, space }: V["prompt.take"]) =>
      `No ${forceNoun(force, 1)} is Available: take one from the map for ${place(space)}, or none`,
    "prompt.which-hider": ({ space }: V["prompt.which-hider"]) =>
      `Which ${names.hiders.one} ${within(space)}?`,
    "prompt.after": ({ operation }: V["prompt.after"]) =>
      `${names.operations[operation]} is done: a Special Activity now, or stop`,
    "prompt.special": ({ special, chosen, max, mayStop }: V["prompt.special"]) =>
      `${names.specials[special]}: choose ${chosen === 0 ? "a" : "another"} space${mayStop ? ", or stop" : ""}${tally(chosen, max)}`,
    "prompt.card": ({ card, ask, nth, of }: V["prompt.card"]) =>
      `${cards.titleOf(card)}: ${cards.asks[`${card} ${ask}`] ?? names.questions[ask]}${
        of > 1 ? ` (${nth} of ${of})` : ""
      }`,
    "prompt.draw": "Draw the next card",
  } satisfies Catalogue<Of<V, "prompt">>;

  const choices = {
    "choice.space": ({ space }: V["choice.space"]): string => names.spaces[space],
    "choice.done": "Done",
    "choice.none": "None",
    "choice.all": "All",
    "choice.pass": "Pass",
    "choice.box": ({ box }: V["choice.box"]) => BOX_NAMES[box],
    "choice.operation": ({ operation }: V["choice.operation"]): string => names.operations[operation],
    "choice.special": ({ special }: V["choice.special"]): string => names.specials[special],
    "choice.instead": ({ special, space }: V["choice.instead"]) =>
      `${names.specials[special]} ${within(space)}`,
    "choice.side": ({ side }: V["choice.side"]) => (side === "unshaded" ? "Unshaded text" : "Shaded text"),
    "choice.count": ({ count }: V["choice.count"]) => `${count}`,
    "choice.piece": ({ piece, space }: V["choice.piece"]) =>
      `${piece === "troops" ? pieceNoun(piece) : pieceNoun(piece, 1)} ${within(space)}`,
    "choice.alternative": ({ alternative }: V["choice.alternative"]): string =>
      names.alternatives[alternative],
    "choice.die": ({ die }: V["choice.die"]) => `${die}`,
    "choice.card": ({ card }: V["choice.card"]) => cards.cardName(card),
  } satisfies Catalogue<Of<V, "choice">>;

  const reasons = {
    "why.box-taken": ({ by }: V["why.box-taken"]) => `${sentence(the(by))} have taken this box.`,
    "why.no-operation-space": "No space allows this Operation now.",
    "why.already-chosen": "This space has been chosen already.",
    "why.elsewhere": "The card does not reach this space.",
    "why.spaces-used-up": ({ max }: V["why.spaces-used-up"]) =>
      max === 1 ? "Only one space was allowed, and it is chosen." : `All ${max} spaces allowed are chosen.`,
    "why.cannot-accompany": ({ operation }: V["why.cannot-accompany"]) =>
      `This does not go with ${names.operations[operation]}.`,
    "why.special-nowhere": "No space allows this Special Activity now.",
    "why.special-used": "This Operation has no Special Activity left.",
    "why.step-under-way": "The movement comes to its end first.",
    "why.operation-over": "The Operation has no further step here.",
    "why.limited-no-special": "A Limited Operation comes without a Special Activity.",
    "why.single-text": "This card has one text only.",
  } satisfies Catalogue<Of<V, "why">>;

  type L = CoinLogVocabulary<T>;
  type H = LogVocabularyOf<WillAndHiderEvent<T>>;
  const log = {
    "log.card": ({ card }: L["log.card"]) =>
      card === "propaganda" ? "A Propaganda card is revealed." : `The card is ${cards.cardName(card)}.`,
    "log.box": ({ seat, box }: L["log.box"]) => `${sentence(the(seat))} take the ${BOX_NAMES[box]} box.`,
    "log.pass": ({ seat }: L["log.pass"]) => `${sentence(the(seat))} Pass.`,
    "log.operation": ({ seat, operation, limited, free }: L["log.operation"]) => {
      const name = `${free ? "free " : ""}${limited ? "Limited " : ""}${names.operations[operation]}`;
      return `${sentence(the(seat))} begin ${name.startsWith("A") ? "an" : "a"} ${name} Operation.`;
    },
    "log.select": ({ seat, operation, space }: L["log.select"]) =>
      `${sentence(the(seat))} ${names.selecting[operation]} ${place(space)}.`,
    "log.special": ({ seat, special }: L["log.special"]) =>
      `${sentence(the(seat))} use ${names.specials[special]}.`,
    "log.event": ({ seat, card, side }: L["log.event"]) =>
      `${sentence(the(seat))} play ${cards.titleOf(card)}${cards.isSingleText(card) ? "" : `, ${side}`}.`,
    "log.capability": ({ card, side }: L["log.capability"]) =>
      `${cards.titleOf(card)}, ${side}, is in force to the end of the game.`,
    "log.place": ({ piece, count, space, from }: L["log.place"]) => {
      if (from === "available")
        return `${pieces(count, piece)} ${verb(count, "comes", "come")} to ${place(space)}.`;
      if (from === space)
        return `${pieces(count, piece)} ${verb(count, "is", "are")} placed anew ${within(space)}.`;
      return `${pieces(count, piece)} ${verb(count, "is", "are")} taken from ${place(from)} to ${place(space)}.`;
    },
    "log.remove": ({ piece, count, space }: L["log.remove"]) =>
      `${pieces(count, piece)} ${verb(count, "is", "are")} removed from ${place(space)}.`,
    "log.move": ({ piece, count, from, to }: L["log.move"]) =>
      `${pieces(count, piece)} ${verb(count, "moves", "move")} from ${place(from)} to ${place(to)}.`,
    "log.eligible": ({ first }: L["log.eligible"]) => `${sentence(the(first))} are 1st Eligible next.`,
  };

  const flipped = (count: number, space: T["space"], becomes: Noun): string =>
    `${count} ${agree(count, names.hiders)} ${within(space)} ${agree(count, becomes)}.`;
  /** What Malaya and Palestine tell alike: of those who hide, and of British Political Will. */
  const willAndHiders = {
    "log.activate": ({ count, space }: H["log.activate"]) =>
      flipped(count, space, { one: "turns Active", many: "turn Active" }),
    "log.hide": ({ count, space }: H["log.hide"]) =>
      flipped(count, space, { one: "goes Underground", many: "go Underground" }),
    "log.will": ({ from, to }: H["log.will"]) => `Political Will ${rises(from, to)}.`,
  } satisfies Catalogue<Omit<H, "log.forced">>;

  /** The line of a choice that was taken because there was no other. */
  const forced =
    (book: ChoiceBook, labels: AnyCatalogue) =>
    ({ seat, choice }: L["log.forced"]): string => {
      const who = seat in names.factions ? sentence(the(seat as T["faction"])) : "Fate";
      const only = choice === undefined ? undefined : book.find(choice);
      return `${who} ${who === "Fate" ? "has" : "have"} but one choice${only ? `: ${say(labels, only.label)}` : ""}.`;
    };

  const nameWords = {
    ...named("name.space", names.spaces),
    ...named("name.faction", names.factions),
    ...named("name.operation", names.operations),
    ...named("name.special", names.specials),
    ...named("name.box", BOX_NAMES),
    ...counted("name.piece", names.pieces),
    ...counted("name.force", names.forces),
  } as Catalogue<CoinNameVocabulary<T>>;

  return {
    prompts,
    choices,
    reasons,
    log,
    willAndHiders,
    forced,
    names: nameWords,
    the,
    place,
    within,
    pieceNoun,
    forceNoun,
    pieces,
    forces,
  };
}
