import type { CoinView } from "@sandtable/coin/shape";
import type { ReactNode } from "react";
import { type EdgeMark, EdgeTrack, type EdgeZone } from "./edge-track.tsx";
import type { Area } from "./geometry.ts";
import { InitiativeTrack } from "./initiative.tsx";
import type { Sides } from "./kit.ts";
import { RoundsTrack } from "./rounds.tsx";
import { type CardsLayout, TableCards } from "./table-cards.tsx";
import type { CoinWords } from "./words/index.ts";

/** Where the tracks and cards lie that every table of the family has. */
export interface TracksLayout {
  readonly initiative: Area;
  readonly rounds: Area;
  readonly cards: CardsLayout;
}

export function CoinTracks<Faction extends string>({
  view,
  layout,
  words,
  title,
  titleRoom,
  sides,
  marks,
  zones,
  onCard,
  children,
  animate,
}: {
  readonly view: CoinView<Faction>;
  readonly layout: TracksLayout;
  readonly words: CoinWords<Faction>;
  /** The name of the game. */
  readonly title: string;
  /** How many letters of a card's title stand on one line. */
  readonly titleRoom?: number;
  readonly sides: Sides<Faction>;
  readonly marks: readonly EdgeMark[];
  readonly zones: readonly EdgeZone[];
  /** What else is printed on the current card. */
  readonly onCard?: ReactNode;
  /** What else lies on the Initiative Track. */
  readonly children?: ReactNode;
  readonly animate: boolean;
}) {
  return (
    <>
      <InitiativeTrack
        area={layout.initiative}
        initiative={view.initiative}
        sides={sides}
        words={words}
        animate={animate}
      />
      {children}
      <RoundsTrack area={layout.rounds} held={view.propagandaRounds} />
      <EdgeTrack marks={marks} zones={zones} animate={animate} />
      <TableCards
        view={view}
        layout={layout.cards}
        words={words}
        foot={title}
        sides={sides}
        titleRoom={titleRoom}
        extra={onCard}
      />
    </>
  );
}
