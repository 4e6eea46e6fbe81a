import type { About, ChoiceShown, Closed, LogEvent, Message, Place, View } from "@sandtable/protocol";
import type { ComponentType } from "react";
import type { Bearings } from "../table/carry.ts";
import type { Figure } from "./figures.ts";
import type { Roll } from "./roll.ts";

/**
 * What a game brings to the page: its board, its cards and its words. The shell does everything else, for every
 * game alike: it knows places and choices, and no rule.
 */
export interface GameFace {
  readonly id: string;
  /** The whole table in one drawing: map, tracks, boxes, markers and pieces. */
  readonly Board: ComponentType<BoardProps>;
  /** The face of a card (by the id the view uses), as it lies on the table; a game without cards has none. */
  readonly Card?: ComponentType<CardProps>;
  /** The cards that lie open: the current one first, then the played pile; and those whose effect lasts. */
  cards?(view: View): {
    readonly current?: string;
    readonly played: readonly string[];
    readonly lasting: readonly string[];
  };
  /** Everything there is to say about a place, in words: what stands there and what its numbers mean. */
  describe(place: Place, view: View): Description | undefined;
  /** Every place that can be pointed at, in reading order: for keyboard and screen reader. */
  places(view: View): readonly Place[];
  /** What the next scoring would do if it came now, line by line. */
  forecast(view: View): Description;
  /** The position in words, a paragraph per part of the table. */
  text(view: View): readonly Description[];
  /** Where a place without an element of its own (`data-place`) lies, in the measure of the drawing. */
  at?(place: Place): Square | undefined;
  /** Tabs of the game's own beside the board. */
  readonly panels?: readonly FacePanel[];
  /** Stands above the choices: what is being prepared, with its odds. */
  readonly Aid?: ComponentType<AidProps>;
  /** The keys of the choices that end what is under way: they stand in one place, and have one key. */
  readonly ends?: RegExp;
  /** Which player aid tells more of a choice by its label: what it does, and what it costs. */
  aidOf?(label: Message): string | undefined;
  /** A choice in a line, where the first sentence of its aid would not do. */
  gistOf?(label: Message): string | undefined;
  /** Which player aid tells of the phase that a question belongs to. */
  phaseOf?(about: About): string | undefined;
  /** Under which heading a place stands in a long list. */
  groupOf?(place: Place, view: View): string | undefined;
  /** What a question says of ways, where pieces can be carried by hand. */
  bearings?(about: About): Bearings | undefined;
  /** Whether a question is one of many alike, for which a plan can be laid down before it is carried out. */
  plans?(about: About): boolean;
  /** Words to be confirmed before a choice is taken: what it would leave undone. */
  warns?(key: string, view: View): string | undefined;
  /** Keys of the game's own; those of the shell come first. */
  readonly keys?: readonly FaceKey[];
  /** A table is opened in this browser: what the player keeps there of his own is fetched. */
  opened?(table: string): void;
  /** What begins with an event and divides the game: a Propaganda Round, a game-turn. */
  milestone?(event: LogEvent): Milestone | undefined;
  /** Everything on the table that changes: what reads differently afterwards has changed. */
  figures(view: View): readonly Figure[];
  /** Why a game that is over ended so: the check that decided it, line by line. Without it the forecast says how it stands. */
  verdict?(view: View, events: readonly LogEvent[]): readonly string[];
  /** How far the game is, where no cards tell it: "Turn 3". */
  when?(view: View): string;
  /** What fell among these events, dice and draws, each with what came of it; what led to it may have been told earlier. */
  rolls(events: readonly LogEvent[], earlier?: readonly LogEvent[]): readonly Roll[];
  /** What others have changed from one view to the next, where descriptions tell of more than that. */
  touched?(before: View, view: View): readonly Place[];
}

/** A square of the drawing, by its middle. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A mark along the course of a game; the short name for narrow places. */
export interface Milestone {
  readonly name: string;
  readonly short: string;
  /** It comes again under the same name, and is told by its count. */
  readonly isCounted?: true;
}

/** A tab that a game adds. */
export interface FacePanel {
  readonly id: string;
  readonly title: string;
  readonly Component: ComponentType<PanelProps>;
}

export interface PanelProps {
  readonly view: View;
  /** Look at a place, and bring it into the middle of the board. */
  show(place: Place): void;
}

export interface AidProps {
  readonly view: View;
  /** What the viewer is asked now. */
  readonly asked?: About | undefined;
  /** The place that is being looked at, or was last. */
  readonly looked: Place | undefined;
}

/** A key, what it does in words, and the doing. */
export interface FaceKey {
  readonly key: string;
  readonly title: string;
  act(at: PanelProps): void;
}

export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface BoardProps {
  readonly view: View;
  /** Open choices of the viewer; none when somebody else decides. Their places glow. */
  readonly choices: readonly ChoiceShown[];
  readonly closed: readonly Closed[];
  /** A place was clicked, tapped or entered: the shell takes the choice, lists several, or tells why there is none. */
  onPlace(place: Place): void;
  /** A place is hovered or has the focus: the shell shows its description; nothing when left. */
  onLook(place: Place | undefined): void;
  /** The place that is being looked at, also when the pointer is elsewhere. */
  readonly looked?: Place | undefined;
  /** Move pieces from their old place to their new one; off for reduced motion and while scrubbing. */
  readonly animate: boolean;
}

export interface CardProps {
  readonly card: string;
  readonly view: View;
  /** Smaller, for the played pile. */
  readonly small?: boolean;
  readonly choices: readonly ChoiceShown[];
  onPlace(place: Place): void;
}

/** A place as a text: what a face writes into `data-place`. */
export const placeKey = (place: Place): string => {
  if (place.on === "button") return "button";
  return place.on === "piece" ? `piece ${place.id} ${place.at}` : `${place.on} ${place.id}`;
};

/** The place behind its key. */
export function placeOf(key: string): Place | undefined {
  const [on, id, at] = key.split(" ");
  if (on === "piece" && id !== undefined && at !== undefined) return { on, id, at };
  if ((on === "hex" || on === "track" || on === "space" || on === "card") && id !== undefined)
    return { on, id };
  return undefined;
}

/** Two places are one if their parts are. */
export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What another language must say: a text for each key, or one made from the same parameters. A missing key fails the build. */
export type Said<English> = {
  readonly [K in keyof English]: English[K] extends string
    ? string
    : English[K] extends (...parameters: never) => string
      ? English[K]
      : Said<English[K]>;
};
