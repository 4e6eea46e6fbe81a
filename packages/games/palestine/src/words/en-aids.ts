import type { Catalogue } from "@sandtable/engine";
import type { AidVocabulary } from "./contents.ts";

/** Short player aids, with the rules they come from. */
export const aids: Catalogue<AidVocabulary> = {
  "aid.deploy":
    "Deploy (3.2.1) gives one Police to each of up to three Districts or Cities with more Troops than Irgun pieces. Afterwards any Troops on the map may go to one space, whichever you like, Railways included. A Limited Deploy reinforces one space and moves Troops all the same.",
  "aid.patrol":
    "Patrol (3.2.2) sends Police from anywhere to up to three spaces with Cells. In one of them each Police takes an Active Cell to Prison. Intel Chits let it take Underground Cells too, as many as their values make, within the same number.",
  "aid.search":
    "Search (3.2.3) brings Troops into up to three spaces from next door, all at the same moment. In Districts and on Railways every two cubes turn one Cell Active. In a City every three do, and a Curfew is placed; or you discard an Intel Chit, every cube finds one, and no Curfew comes.",
  "aid.assault":
    "Assault (3.2.4) removes one piece for every two Troops in up to three spaces. Active Cells can be hit, Underground ones only for Intel Chits, and Arms Caches only when no Cell is left. In each space Cells go to Available and to Prison by turns, the first to Available. Each Cache adds 1 Political Will and draws an Intel Chit.",
  "aid.recruit":
    "Recruit (3.3.1) adds up to two Cells in each of up to three spaces that have an Arms Cache in them or next to them, Railways included. A City without a Cache near gets one Cell. A Curfew shuts it out.",
  "aid.travel":
    "Travel (3.3.2) moves any Cells of up to three origins to any spaces, and turns them Underground, even those that stay where they were. A group from one origin is spotted and turns Active if it goes to a Railway or a Curfew, and group and cubes there come to four or more.",
  "aid.sabotage":
    "Sabotage (3.3.3) turns one Underground Cell Active in each of up to three spaces and rolls a die there. Each Police takes off 1, and an Arms Cache given up in or next to the space adds 2. With 3 or more a Sabotage marker is placed.",
  "aid.rob":
    "Rob (3.3.4) rolls a die in each of up to three Districts or Cities where Cells outnumber Police. On 3 or more an Arms Cache is placed, up to two in a space. If Police are there, one Underground Cell turns Active, hit or miss.",
  "aid.restore":
    "Restore (4.2.1) goes with Deploy only, in one space with Troops, with Police and without Irgun pieces. Curfew and Sabotage are taken away. Then Terror turns into Sabotage, which stays for now.",
  "aid.negotiate":
    "Negotiate (4.2.2) goes with Deploy, Patrol and Search. A die, plus the number of Terror markers on the map, must beat the Haganah Track to move it one step left. At 0 you draw an Intel Chit instead.",
  "aid.mass-detention":
    "Mass Detention (4.2.3) goes with Search and Assault, in one City with a Curfew and three Troops. As many Cells as the die shows go to Prison from the City and its District. Each one missing costs 1 Political Will.",
  "aid.silence":
    "Silence (4.3.1) goes with every Irgun Operation. It takes one Police in a space with at least as many Underground Cells as Police, and the Cells stay hidden.",
  "aid.propagandize":
    "Propagandize (4.3.2) goes with every Irgun Operation. In one or two Cities with a Curfew and a Cell it costs the British 1 Political Will each. One Cell turns Active there, unless one is Active already.",
  "aid.terror":
    "Terror (4.3.3) goes with Sabotage and changes it in one of the chosen Cities; say so before the roll. Success places a Terror marker instead of Sabotage. A result of 6 or more places two and moves the Haganah Track one step left.",
  "aid.sequence":
    "On every Event card both factions take a box (2.3.2): a Limited Operation in one space (2.3.4), the Event, or an Operation with a Special Activity. No box is taken twice. To Pass brings the British an Intel Chit, and lets the Irgun Rob in one space (2.3.3). Whoever stands further left goes first on the next card (2.3.5); each Propaganda Round puts the Irgun first (6.4).",
  "aid.propaganda":
    "A Propaganda Round (6.0) has four phases. Political Will changes by the net of disorder and order, and victory is checked (6.1). The Irgun may Rob in one space, the British lose half their Intel Chits or draw one if they have none, and the Haganah may help (6.2). British and Irgun regroup (6.3). Then markers come off, half the Prison is freed, Cells hide, and the Irgun go first (6.4).",
  "aid.victory":
    "All turns on Political Will (7.0). The Irgun win in a Propaganda Round that leaves it at 0 (7.0.1). If they have not done so in the third, the British win (7.0.2). To touch 0 in between ends nothing (6.1.3).",
  "aid.haganah":
    "The Haganah Track (6.5) runs from 4, beside the Irgun, to 0, beside the British. At 4 the Irgun have one more space in every Operation (6.5.3) and may gain an Arms Cache in the Propaganda Round (6.2.3); at 0 Negotiate and the Propaganda Round each bring an Intel Chit (6.5.4). When it leaves 4, 2 Cells and an Arms Cache go to the track; when it leaves 3, 3 Cells do (6.5.2). They come from Available, then the map, then Prison, and return when the track rises again. Negotiate, a Terror result of 6 or more, and Events lower it; only Events raise it (6.5.1).",
  "aid.intel":
    "Intel Chits (1.6.1) are worth 0, 1 or 2, three of each, and are drawn at random and held openly. Their values are spent to remove Underground Cells in a Patrol or Assault, each Chit in one space. Any Chit can be discarded for a sharper Search in a City (3.2.3) or for a Lead (2.3.7). They are drawn by Passing (2.3.3), for Caches in an Assault (3.2.4), with the Haganah at 0 (6.5.4), by Events, and in the Propaganda Round if you have none (6.2.2).",
  "aid.caches":
    "The Irgun have five Arms Caches (1.6.2), at most two to a space and none on Railways (1.4.2). Rob places them (3.3.4). On the map they double Recruit in and next to their space (3.3.1); given up, they add 2 to a Sabotage roll (3.3.3) or a space to an Operation (2.3.7). When one falls to an Assault, Political Will rises by 1 and the British draw an Intel Chit (3.2.4).",
  "aid.curfews":
    "A Curfew (1.10) comes with a Search in a City, one to a City. It shuts out Recruit (3.3.1), may expose Cells that Travel in (3.3.2), and allows Mass Detention (4.2.3). It also allows the Irgun to Propagandize (4.3.2). It goes when no British piece is left there, by Restore (4.2.1), and in the Reset phase (6.4).",
  "aid.prison":
    "Cells go to Prison (1.3.6) by Patrol (3.2.2), every second one in each space of an Assault (3.2.4), by Mass Detention (4.2.3) and by Events. They cannot be placed while they are there. Half of them, rounded down, become Available in each Reset phase (6.4).",
  "aid.sabotage-and-terror":
    "Sabotage and Terror (1.7) may pile up in a space. In the Propaganda Round each Sabotage costs 1 Political Will in a District and 2 in a City, each Terror in a City costs 3, and a Railway with any Sabotage costs 2 once (6.1.1). Without Sabotage on any Railway the British gain 2, and for each City without either marker 1 (6.1.2). Restore clears a space (4.2.1), and all markers go in the Reset phase (6.4).",
  "aid.pieces":
    "The British have 12 Troops and 6 Police, the Irgun 15 Cells and 5 Arms Caches, some of them bound to the Haganah Track (1.4, 6.5.2). New Cells arrive Underground (1.4.3). A space holds at most two Arms Caches, a Railway none (1.4.2). If none is Available, none is placed: pieces are never taken from elsewhere on the map (1.4.1).",
  "aid.capabilities":
    "Eight Events are Capabilities (5.3): P9, P17, P18 and P29 concern the British, P13, P23, P25 and P32 the Irgun. Either side may play either text, and it holds to the end of the game. P9 may soften the starred Events P2, P4, P8, P20 and P27 (5.4).",
  "aid.lead-and-offensive":
    "Once in an Operation, Limited or not, you may buy one more space (2.3.7). The British discard any Intel Chit for it, a Lead, in Patrol, Search or Assault. The Irgun give up an Arms Cache from a space without British pieces, an Offensive, in Recruit, Sabotage or Rob. The Haganah Track at 4 adds one more to any Irgun Operation (6.5.3). Nothing is added where a card, a Pass or the Propaganda Round names the number (2.3.3, 6.2.1).",
};
