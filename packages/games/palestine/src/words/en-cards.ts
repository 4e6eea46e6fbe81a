import type { Catalogue } from "@sandtable/engine";
import type { CardTextVocabulary } from "./contents.ts";

/** What each text of each card does, told in our own English. "You" is the faction that plays the card. */
export const cardTexts: Catalogue<CardTextVocabulary> = {
  "card.P1.unshaded":
    "The British Search one City and then hold a Mass Detention in it, provided it has a Curfew and three Troops by then. The Haganah Track goes one step left in any case.",
  "card.P1.shaded":
    "The Haganah Track goes one step right. If it stands at 4 now, even if it did before, the Irgun may Sabotage one space.",
  "card.P2.unshaded": "Every Cell that shares a Coastal District with Troops goes to Prison.",
  "card.P2.shaded": "Political Will drops by 3.",
  "card.P3.unshaded":
    "One Terror marker of your choice comes off the map, and with that the Haganah Track goes one step left. Without any Terror to take off, nothing happens.",
  "card.P3.shaded":
    "A City with an Underground Cell gets two Terror markers. The Cell stays hidden, and the Haganah Track stays where it is.",
  "card.P4.unshaded":
    "If the Coastal Districts are free of Sabotage, Political Will goes up by 2. If not, add up the Sabotage markers, Cells and Arms Caches in them: every two cost 1 Political Will, though never more than 3.",
  "card.P5.unshaded": "You may take one or two Cells out of Prison and out of the game.",
  "card.P5.shaded": "Everybody in Prison gets out: all Cells there become Available.",
  "card.P6.unshaded":
    "The British may Search as many as three spaces, but can use no Intel Chit for anything in it.",
  "card.P6.shaded":
    "Every City that has no Troops gets a Cell, Curfew or not; if too few are Available, you choose where.",
  "card.P7.unshaded":
    "Wherever two or more Cells are together you may take one of them, which becomes Available.",
  "card.P7.shaded": "Wherever there is an Underground Cell you may take away one Police.",
  "card.P8.unshaded":
    "Political Will goes up by 2. After that the British may Deploy in as many as three spaces, with the move of Troops that goes with it.",
  "card.P8.shaded": "Every Curfew on the map costs 1 Political Will.",
  "card.P9.unshaded":
    "To the end of the game: P2, P4, P8, P20 and P27, the starred Events, take 1 Political Will less than they would, though none of them ever adds any this way.",
  "card.P9.shaded":
    "To the end of the game: the British choose at most two spaces for an Operation instead of three. A Lead still adds one, and Events keep the numbers they name.",
  "card.P10.unshaded": "Put as many of the Available Police as you like on Railways, in any split.",
  "card.P10.shaded": "Half the Police on the map, rounded down, leave it; you choose which.",
  "card.P11.unshaded":
    "The British Search one City and then Assault the same City. After that they remove one Arms Cache in it or next to it, whatever Cells are there. This lifts Political Will by 1 and draws no Intel Chit.",
  "card.P11.shaded": "The Irgun may Travel out of as many as two Cities that have Cells and a Curfew.",
  "card.P12.unshaded":
    "Two Arms Caches of your choice leave the map and become Available. Political Will does not move.",
  "card.P12.shaded":
    "You may place one or two Arms Caches in Districts or Cities where there are Cells, never a third in one space.",
  "card.P13.unshaded":
    "To the end of the game: the Haganah Track at 4 adds no space to Irgun Operations any more. Its pieces and its Arms Cache in the Propaganda Round remain.",
  "card.P13.shaded":
    "To the end of the game: the Haganah Track adds a space to Irgun Operations at 3, just as it does at 4.",
  "card.P14.unshaded":
    "The British may Search one or two Cities. Then they may hold a Mass Detention in any City with a Curfew and three Troops, searched or not.",
  "card.P14.shaded": "You may place one Cell in each City under Curfew.",
  "card.P15.unshaded":
    "The Haganah Track goes one step left, and you may take one Sabotage marker off the map.",
  "card.P15.shaded": "The Haganah Track goes one step right, and the Irgun may Sabotage one space.",
  "card.P16.unshaded":
    "The British may carry out two Limited Operations in a row, of the same kind or not and with the same pieces or others. Then they may Restore one space with Troops, with Police and without Irgun pieces; no Deploy is needed.",
  "card.P16.shaded":
    "The British have to put two Cells from Prison, or the only one, into Cities of their choice, Curfew or not.",
  "card.P17.unshaded":
    "To the end of the game: a Terror Special Activity places one marker and never two. A result of 6 or more still moves the Haganah Track left.",
  "card.P17.shaded":
    "To the end of the game: a Search in a City that uses no Intel Chit takes four cubes to find a Cell, not three. The Curfew is placed all the same.",
  "card.P18.unshaded":
    "To the end of the game: an Assault removes one piece for each Troop, not for every two. Underground Cells still take Intel Chits, and Arms Caches still come last.",
  "card.P18.shaded":
    "To the end of the game: all Cells that Assault and Mass Detention remove become Available, and none of them goes to Prison.",
  "card.P19.unshaded":
    "You may take as many as two Cells and one Arms Cache from anywhere on the map; they become Available. A Cache taken this way lifts Political Will by 1.",
  "card.P19.shaded": "Roll a die. On 3 or more Political Will drops by 2.",
  "card.P20.unshaded": "If there is no Sabotage on any Railway, Political Will goes up by 2.",
  "card.P20.shaded": "Political Will drops by 2.",
  "card.P21.unshaded":
    "The Haganah Track goes one step left. On top of what the track takes, you may take as many as two Cells from the map; they become Available.",
  "card.P21.shaded":
    "The Haganah Track goes one step right. The Irgun may then Sabotage every Railway on which they have an Underground Cell.",
  "card.P22.unshaded":
    "Move the Haganah Track one step, left or right. Then you choose which it shall be: the Irgun may carry out a Limited Operation, or the British may draw an Intel Chit.",
  "card.P23.unshaded":
    "To the end of the game: a Patrol may remove Cells in two of its destinations instead of one.",
  "card.P23.shaded":
    "To the end of the game: when a Patrol has moved Police to a space with Sabotage, roll a die there before any Cell is removed. On 1, 2 or 3 one of the Police is removed.",
  "card.P24.unshaded":
    "Political Will goes up by the number of Terror markers on the map, though by no more than 3.",
  "card.P24.shaded":
    "Political Will drops by the number of Terror markers on the map, though by no more than 3.",
  "card.P25.unshaded":
    "To the end of the game: an Arms Cache that falls to an Assault is worth 2 Political Will and two Intel Chits, instead of one of each.",
  "card.P25.shaded": "To the end of the game: each City where the Irgun Propagandize costs 2 Political Will.",
  "card.P26.unshaded":
    "If you are the Irgun, you may Sabotage as many as three spaces; if you are the British, you may Assault as many as three. You may add a Special Activity that goes with it: any Irgun one, or Mass Detention.",
  "card.P27.unshaded":
    "The British may carry out one Operation of any kind in as many as four spaces, without a Special Activity and without adding a fifth.",
  "card.P27.shaded":
    "Political Will drops by 1. On the next Event card the British still take a box, but must Pass in it and draw no Intel Chit.",
  "card.P28.unshaded": "The British draw an Intel Chit for every space where Police and Cells are together.",
  "card.P28.shaded":
    "The Irgun may Sabotage one space with Police, who count against the roll as ever. Success places the marker and removes all Police there.",
  "card.P29.unshaded":
    "To the end of the game: every Reset phase begins by taking one Cell from each City under Curfew; it becomes Available.",
  "card.P29.shaded":
    "To the end of the game: when a Reset phase begins, the Irgun may place one Available Cell in each City under Curfew.",
  "card.P30.unshaded":
    "Choose as many as three spaces with Police; one Cell in each of them becomes Available.",
  "card.P30.shaded": "Two Police of your choice leave the map, and Political Will drops by 1.",
  "card.P31.unshaded": "One Cell that shares a space with Troops goes to Prison.",
  "card.P31.shaded": "You may place as many as three Cells, in any split, in Cities and Districts.",
  "card.P32.unshaded":
    "To the end of the game: when the die for a Sabotage shows 1, with or without Terror, the Cell just turned Active becomes Available, even if the attempt succeeds.",
  "card.P32.shaded":
    "To the end of the game: a Rob needs no roll and always succeeds, if there is an Arms Cache Available and room for it.",
  "card.propaganda.text": "A Propaganda Round is held at once.",
};
