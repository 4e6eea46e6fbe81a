import type { ChoiceShown, Closed, Place, View } from "@sandtable/protocol";
import type { ComponentType } from "react";

/**
 * What a game brings to the page: its board, its cards and its words. The shell does everything else, for every
 * game alike: it knows places and choices, and no rule.
 */
export interface GameFace {
  readonly id: string;
  /** The whole table in one drawing: map, tracks, boxes, markers and pieces. */
  readonly Board: ComponentType<BoardProps>;
  /** The face of a card (by the id the view uses), as it lies on the table. */
  readonly Card: ComponentType<CardProps>;
  /** The cards that lie open: the current one first, then the played pile; and those whose effect lasts. */
  cards(view: View): {
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

/** Two places are one if their parts are. */
export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);
