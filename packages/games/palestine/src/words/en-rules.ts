import type { Catalogue } from "@sandtable/engine";
import type { RuleVocabulary } from "./contents.ts";

/** Every numbered rule as it is played here. Long, and seldom wanted at once: kept apart from the other words. */
export const ruleTexts: Catalogue<RuleVocabulary> = {
  "rule.1.1":
    "Cards are turned up one after another. On an Event card each side acts once: it plays the Event, or an Operation, perhaps together with a Special Activity (2.3.2). Three Propaganda cards lie among the Events; each starts a Propaganda Round (6.0), in which disorder and order change Political Will. If that leaves it at 0 the Irgun have won; otherwise both sides gather means and regroup. If the Irgun have not won in the third round, the British have.",
  "rule.1.2":
    "The deck has 32 Event cards and 3 Propaganda cards. The British own 12 Troops and 6 Police, the Irgun 15 Cells and 5 Arms Caches. Three Curfews and nine Intel Chits, three each of value 0, 1 and 2, are there for the British. When these have run out there are no more. Sabotage and Terror markers never run out.",
  "rule.1.3":
    "The map has thirteen spaces: six Districts (1.3.2), three Cities (1.3.3) and four Railways (1.3.4). Beside it are the Prison (1.3.6) and the Haganah Track (6.5).",
  "rule.1.3.1":
    "Pieces can stand in every District and City and on every Railway; only Arms Caches are kept off the Railways. Egypt, Transjordan, Syria and Lebanon are scenery and cannot be used.",
  "rule.1.3.2":
    "The Districts are Galilee, Haifa District, Samaria, Lydda, Jerusalem District and Gaza. In the Propaganda Round each Sabotage in a District costs 1 Political Will (6.1.1). All but Jerusalem District are Coastal, which matters to some Events.",
  "rule.1.3.3":
    "The Cities are Haifa City, Tel Aviv-Jaffa and Jerusalem City. In the Propaganda Round each Sabotage in a City costs 2 Political Will and each Terror 3, and a City free of both gives 1 (6.1.1, 6.1.2). Only Cities can have Curfews (1.10), and Terror strikes nowhere else (4.3.3). Each City touches one District: Haifa City lies in Haifa District, Tel Aviv-Jaffa in Lydda, Jerusalem City in Jerusalem District.",
  "rule.1.3.4":
    "The four Railways are spaces of their own: from Egypt to Tel Aviv-Jaffa, from Tel Aviv-Jaffa to Jerusalem, from Tel Aviv-Jaffa to Haifa, and from Haifa to Syria. Sabotage on them hinders no movement. In the Propaganda Round each Railway with Sabotage costs 2 Political Will, however many markers it has; if none has any, Political Will rises by 2 (6.1.1, 6.1.2). A Railway never holds an Arms Cache.",
  "rule.1.3.5":
    "Spaces that share a border are adjacent, and a Railway is adjacent to every District and City it touches. Two Railways are never adjacent, not even where they meet in a City. Troops on a Search come from adjacent spaces, an Arms Cache helps Recruit and Sabotage next door, and some Events ask for adjacency. The Railway from Tel Aviv-Jaffa to Haifa, for one, touches those two Cities, Haifa District, Samaria and Lydda.",
  "rule.1.3.6":
    "Cells are put in Prison by Patrol (3.2.2), Assault (3.2.4), Mass Detention (4.2.3) and some Events. A Cell in Prison cannot be placed on the map, unless an Event says so. In each Reset phase half of them, rounded down, become Available again (6.4). A removal that does not name the Prison goes to Available.",
  "rule.1.4":
    "British forces are Troops and Police, both called cubes. Irgun forces are Cells and Arms Caches. Markers are not forces.",
  "rule.1.4.1":
    "Pieces off the map wait in their owner's Available box; what is removed goes back there, and what is placed comes from there. The exception is a Cell sent to Prison (1.3.6). If a kind has run out, none of it is placed: neither the map, nor the Prison, nor the Haganah Track is a source, unless an Event says so. A piece that has no replacement is just removed.",
  "rule.1.4.2":
    "A space holds at most two Arms Caches, a Railway none, whatever it is that places them. A City has room for one Curfew, other spaces for none. Sabotage and Terror markers may pile up without limit.",
  "rule.1.4.3":
    "A Cell is either Underground, which means hidden, or Active, which means exposed; everything else on the map is always exposed. Cells arrive Underground, and moving does not change them unless a rule says so. Where one has to be turned Active as a price, one that is Active already will do, unless Underground is asked for.",
  "rule.1.5":
    "Two sides play: the British, and the Irgun, who stand for the smaller Lehi as well. Nobody plays the Haganah; a track tells whom they help (6.5).",
  "rule.1.6":
    "There are no Resources, and Operations have no price. Instead the British gather Intel Chits (1.6.1) and the Irgun Arms Caches (1.6.2), and use them up to do more.",
  "rule.1.6.1":
    "The bag holds nine Intel Chits, three each of value 0, 1 and 2; the British draw at random, and what they hold is open to both sides. They draw for Arms Caches that fall to Assault (3.2.4), by Negotiate (4.2.2), by Passing (2.3.3), in the Propaganda Round (6.2) and by Events; an empty bag gives nothing. Chits spent in one space of a Patrol or Assault let as many Underground Cells be removed there as their values add up to; a surplus is lost, and a 0 buys nothing. Discarded, any Chit will do, whatever its value, for an Intelligence Lead (2.3.7) or a Search in a City (3.2.3). Spent or discarded, it goes back to the bag.",
  "rule.1.6.2":
    "Arms Caches come from Rob (3.3.4), from the Propaganda Round (6.2) and from Events, and never stand on Railways. Recruit uses those on the map and leaves them there (3.3.1). The Irgun give one up to add 2 to a Sabotage roll (3.3.3) or to add a space to an Operation (2.3.7); it becomes Available again. The British remove them by Assault (3.2.4) and Events.",
  "rule.1.7":
    "The Sabotage Operation (3.3.3) places Sabotage, the Terror Special Activity (4.3.3) places Terror, and so do some Events; any number may lie in one space. Both cost Political Will in the Propaganda Round (6.1.1), and each Terror on the map helps Negotiate (4.2.2). Restore takes Sabotage away and turns Terror into Sabotage (4.2.1). The Reset phase clears the map of both (6.4).",
  "rule.1.8":
    "Political Will tells how long London will hold on to Palestine. It runs from 0 to 20 and decides the game (7.0). It moves at once during play, and by one net sum in the Propaganda Round (6.1). Anything beyond either end is lost.",
  "rule.1.9":
    "The Haganah Track runs from 0, where the Haganah help the British, to 4, where they fight beside the Irgun. It sets how many Cells and Arms Caches the Irgun have (6.5.2) and what Negotiate must beat (4.2.2). At 4 the Irgun gain a space in Operations (6.5.3), at 0 the British gain Intel Chits (6.5.4).",
  "rule.1.10":
    "Three Curfews are there to be placed in Cities by Search (3.2.3) or Events, at most one in each. A Curfew shuts out Recruit (3.3.1) and may expose Cells that Travel in (3.3.2); Mass Detention needs one (4.2.3), but so does Propagandize (4.3.2). It leaves as soon as no British piece is in its City, by Restore (4.2.1), and in the Reset phase (6.4). It goes back to the pool and can be used again.",
  "rule.2.1":
    "Political Will is 18, the Haganah Track is at 4, the Irgun are 1st Eligible, the Prison is empty, and the British hold no Intel Chit. Every District and City has one Cell; Lydda and Jerusalem District each have an Arms Cache; 6 Cells and 3 Caches are Available. Galilee, Samaria, Gaza and the three Cities have 2 Troops each, the Cities also one Police each; 3 Police are Available, and the Railways are empty. The deck is three piles of 6 Event cards each, with a Propaganda card hidden in the lower part of each pile, among its last 2 Events. The 14 Events that are dealt into no pile stay out of the game unseen.",
  "rule.2.2":
    "The game opens with the top card of the deck. One card is open at a time, so nobody knows what comes next. The cards played and the number of cards left may always be looked at.",
  "rule.2.3":
    "Each card is played on the Initiative Track, a row of three boxes: Limited Operation, Event, and Operation with Special Activity. The 1st Eligible side takes a box and acts, then the 2nd Eligible side takes another box and acts.",
  "rule.2.3.1":
    "At any time one side is 1st Eligible and the other 2nd. The Irgun begin as 1st, and every Reset phase puts them first again (6.4).",
  "rule.2.3.2":
    "The 1st Eligible side takes any box: a Limited Operation (2.3.4), the Event (5.1), or an Operation with a Special Activity (4.1). The 2nd Eligible side takes one of the two boxes left. Whoever has taken a box does what it offers, or Passes (2.3.3).",
  "rule.2.3.3":
    "To Pass, take a free box and leave its action undone. The British then draw an Intel Chit; the Irgun may Rob in one space (3.3.4), and nothing adds another. The box still counts for who goes first next time, and it is closed to the other side: Passing in the Event box keeps the Event from being played. Both sides may Pass on the same card. The Pass that P27 forces on the British draws no Chit.",
  "rule.2.3.4":
    "A Limited Operation takes place in one space and comes without a Special Activity. Patrol and Search then have a single destination, though pieces may come to it from several spaces; Travel has a single origin, though its Cells may go to several spaces. A Limited Deploy gives Police to one space and may still move Troops to that or another one. A Lead or an Offensive (2.3.7) and the Haganah Track at 4 (6.5.3) can add spaces to it.",
  "rule.2.3.5":
    "When both have acted, whoever stands further left on the track is 1st Eligible for the next card. From left to right the boxes are Limited Operation, Event, Operation with Special Activity. So a Limited Operation always puts you first, and an Operation with Special Activity always second.",
  "rule.2.3.6": "Once the new order is settled, the next card is turned up.",
  "rule.2.3.7":
    "Once in each Operation, also in a Limited one, a side may give something up for one more space. For an Intelligence Lead the British discard an Intel Chit of any value, even one just drawn, and add a space to Patrol, Search or Assault, but not to Deploy. For an Offensive the Irgun return to Available an Arms Cache from a space without British pieces, and add a space to Recruit, Sabotage or Rob, but not to Travel. Where an Event or a rule names the number of spaces, nothing is added. A plain Limited Operation granted by an Event can be enlarged like any other.",
  "rule.2.4":
    "A Propaganda card gives nobody an action; it starts a Propaganda Round (6.0). The cards from one such round to the next are a Campaign. Cards left below the third Propaganda card are never seen.",
  "rule.3.1":
    "Choose one of your four Operations and one to three spaces for it, each space once; a Limited one has one space only. A Lead or Offensive (2.3.7) adds one, and so does the Haganah Track at 4 for the Irgun (6.5.3). Spaces may be named one by one and carried out in any order. You pick your own pieces and the enemy pieces that are hit. Hits on the enemy may not be held back; where you may place or move up to a number of your own, fewer will do.",
  "rule.3.1.1":
    "Pawns only show which spaces have been chosen. Their number limits nothing; Sandtable marks the spaces for you.",
  "rule.3.2": "The British have Deploy (3.2.1), Patrol (3.2.2), Search (3.2.3) and Assault (3.2.4).",
  "rule.3.2.1":
    "Deploy takes up to three Districts or Cities with more Troops than Irgun pieces, Arms Caches counted. Each of them gets one Police, as long as any are Available. Then any Troops on the map may move, over any distance, to one space; it may be a Railway and need not be among those chosen, and a Limited Deploy may do this too. If no space is fit to be chosen, the move can be made alone.",
  "rule.3.2.2":
    "Patrol takes up to three destinations that have Cells when they are chosen. Any Police on the map may move to them, over any distance. Then in one destination an Active Cell goes to Prison for each Police there. Underground Cells can be among these if Intel Chits worth at least their number are spent there (1.6.1). You choose which Cells go, but as many must go as Police and spent Chits allow.",
  "rule.3.2.3":
    "Search takes up to three destinations of any kind. Troops may come in from adjacent spaces, all at the same moment and none twice; Police stay put. Then each destination is searched by all cubes in it, newly come or not: in a District or on a Railway every two cubes turn one Underground Cell Active. In a City every three do, and a Curfew is placed if there is none. If you discard an Intel Chit of any value for that City, every cube turns one Cell Active and no Curfew is placed; one that is there stays.",
  "rule.3.2.4":
    "Assault takes up to three spaces with both Troops and Irgun pieces, and removes one piece for every two Troops. Only Active Cells can be hit, but Intel Chits spent there let as many Underground ones be hit as they are worth (1.6.1); Arms Caches are safe while any Cell is left. Nothing within reach may be spared. In each space the first Cell removed becomes Available, the second goes to Prison, and so on by turns. A Cache that falls adds 1 to Political Will and draws an Intel Chit, which may be used at once.",
  "rule.3.3": "The Irgun have Recruit (3.3.1), Travel (3.3.2), Sabotage (3.3.3) and Rob (3.3.4).",
  "rule.3.3.1":
    "Recruit takes up to three spaces without a Curfew. A space with an Arms Cache in it or adjacent to it gets up to two Cells; that may be a Railway. A City without such a Cache gets one Cell, any other space none. It counts whether the Cache is there when the space has its turn, so one removed before for an Offensive (2.3.7) is of no use.",
  "rule.3.3.2":
    "Travel takes up to three origins with Cells, a Limited one a single origin. Any Cells there move to any spaces on the map, together or apart; to stay counts as moving to the same space. Cells from one origin to one destination turn Active if that is a Railway or has a Curfew and they, counted together with the cubes there, make more than three. Otherwise they turn Underground, even if they stay. Cells that you do not name do not change.",
  "rule.3.3.3":
    "Sabotage takes up to three spaces with an Underground Cell, and turns one such Cell Active in each. Before rolling, the Irgun may return to Available one Arms Cache that is in the space or adjacent to it, which adds 2; British pieces beside it do not matter. Then roll a die and take off 1 for each Police in the space. A result above 2 places a Sabotage marker, also where there are some already.",
  "rule.3.3.4":
    "Rob takes up to three Districts or Cities where Cells, hidden or not, outnumber Police. Roll a die in each: above 2 it gets an Arms Cache, if one is Available and fewer than two are there. If there are Police, one Underground Cell there turns Active, whatever the roll.",
  "rule.4.1":
    "In the box Operation with Special Activity you may add one Special Activity; it never comes alone or with a Limited Operation. Do it in one go at any moment: before the Operation, between two of its steps, or after it. The Operation must still have a space to happen in. A space can be used once by the Operation and once by the Special Activity. Events may grant one for free, which does not change who is Eligible.",
  "rule.4.1.1":
    "Restore needs Deploy; Negotiate needs Deploy, Patrol or Search; Mass Detention needs Search or Assault. Silence and Propagandize fit every Irgun Operation. Terror needs Sabotage and takes one of its Cities. The others need not happen where the Operation does.",
  "rule.4.2": "The British have Restore (4.2.1), Negotiate (4.2.2) and Mass Detention (4.2.3).",
  "rule.4.2.1":
    "Restore goes with Deploy, in one space with Troops, with Police and without Irgun pieces. First its Curfew and all its Sabotage go. Then each Terror marker there turns into Sabotage, which stays.",
  "rule.4.2.2":
    "Negotiate goes with Deploy, Patrol or Search. Roll a die; every Terror marker on the map adds 1. If the sum is higher than the value of the Haganah Track, the track moves one step left (6.5.2). If it already stands at 0, the British draw an Intel Chit without rolling; only to arrive at 0 draws none.",
  "rule.4.2.3":
    "Mass Detention goes with Search or Assault, in one City with a Curfew and at least three Troops. Roll a die: so many Cells, hidden or not, go to Prison from the City and its adjacent District (1.3.3), and the British pick them. If there are fewer, all go, and Political Will drops by the number that was missing.",
  "rule.4.3": "The Irgun have Silence (4.3.1), Propagandize (4.3.2) and Terror (4.3.3).",
  "rule.4.3.1":
    "Silence goes with every Irgun Operation: Recruit, Travel, Sabotage or Rob. In one space with Police and at least as many Underground Cells, one Police is removed. The Cells stay hidden.",
  "rule.4.3.2":
    "Propagandize goes with every Irgun Operation: Recruit, Travel, Sabotage or Rob. Choose one or two Cities with a Curfew and a Cell. In each, one Cell turns Active unless one is Active already, and Political Will drops by 1.",
  "rule.4.3.3":
    "Terror goes with Sabotage, in one City chosen for it, and is announced before the roll there. A Cell turns Active and the die is rolled as for Sabotage, with the same additions and losses; but success places a Terror marker instead. A result of 6 or more, all counted, places two and moves the Haganah Track one step left (6.5.2).",
  "rule.5.0":
    "Every Event has a title and one or two texts to choose from. Sandtable tells these texts in words of its own; what they do is what is printed.",
  "rule.5.1":
    "Whoever plays an Event does what its text says, sentence by sentence. That side decides everything the text leaves open. If the text has the other side do something, that side decides how, and may decline what it only may do.",
  "rule.5.1.1":
    "If an Event and a rule disagree, the Event wins. Still, it never puts a third Arms Cache in a space, any Cache on a Railway or a second Curfew in a City, and never takes Political Will below 0 or above 20. It places only what is Available (1.4.1). A replacement that is missing or has no room turns into a plain removal. The number of spaces it names stands, whatever else would raise or lower it.",
  "rule.5.1.2": "If two Events disagree, the one being played now wins over the one in force.",
  "rule.5.1.3":
    "All that a text can do must be done; the rest is skipped. An Event that can do nothing at all may still be played, but it brings nothing: for an Intel Chit or a Rob, Pass (2.3.3).",
  "rule.5.2":
    "Most Events have an unshaded and a shaded text. Whichever side plays the card takes one of them, whomever it helps; the unshaded one leans to the British, the shaded one to the Irgun. P4, P22 and P26 have a single text.",
  "rule.5.3":
    "P9, P13, P17, P18, P23, P25, P29 and P32 are Capabilities. The text that was chosen counts at once and stays in force until the game ends. Either side may play any of them, whatever name is on the label. P9 changes starred Events (5.4) or the number of spaces of British Operations, P13 the extra space of the Haganah Track (6.5.3), P17 Terror or Search, P18 Assault and perhaps Mass Detention. P23 changes Patrol, P25 Assault or Propagandize, P29 the Reset phase (6.4), P32 Sabotage or Rob.",
  "rule.5.4":
    "P2, P4, P8, P20 and P27 bear a star. They are played like other Events. While the unshaded text of P9 is in force, all the Political Will such an Event takes, after any limit of its own, is lowered by 1; it never turns into a gain.",
  "rule.6.0":
    "Each Propaganda card brings a round of four phases: Political Will (6.1), Resources (6.2), Redeploy (6.3) and Reset (6.4). The game can end in the first of them.",
  "rule.6.1":
    "Add up disorder (6.1.1) and order (6.1.2), and move Political Will once by the net sum, within 0 and 20. Then see whether the Irgun have won (6.1.3) or the game is over (6.1.4).",
  "rule.6.1.1":
    "Each Sabotage in a District counts 1 against the British. Each Sabotage in a City counts 2, each Terror there 3. Each Railway with Sabotage counts 2, once, however many markers it has. All this is taken from the net sum of 6.1.",
  "rule.6.1.2":
    "If no Railway at all has Sabotage, 2 are added to the net sum of 6.1. Each City with neither Sabotage nor Terror adds 1.",
  "rule.6.1.3":
    "With Political Will at 0 the Irgun win on the spot. This is checked here alone: to touch 0 between Propaganda Rounds ends nothing.",
  "rule.6.1.4":
    "After the third Propaganda card the game stops here, and unless the Irgun have won, the British have.",
  "rule.6.2":
    "The Irgun may Rob (6.2.1), then the British sort their Intel (6.2.2), then the Haganah may help one side (6.2.3).",
  "rule.6.2.1":
    "The Irgun are given a Rob in a single District or City where Cells outnumber Police, carried out as 3.3.4 tells; they may decline. Nothing adds another space.",
  "rule.6.2.2":
    "If the British hold no Intel Chit, they draw one. Otherwise they discard half of what they hold, rounded down, and choose which; a single Chit is kept.",
  "rule.6.2.3":
    "With the Haganah Track at 0 the British draw an Intel Chit. With the track at 4 the Irgun may place an Available Arms Cache in a District or City that has a Cell and fewer than two Caches.",
  "rule.6.3": "The British regroup (6.3.1), then the Irgun do (6.3.2).",
  "rule.6.3.1":
    "Any Police on the map may go to Railways and to spaces with British pieces, as they stand when each one moves. After that any Troops may go to Cities and Railways. A City left without British pieces loses its Curfew before the Irgun move.",
  "rule.6.3.2":
    "The Irgun may move one Cell, from anywhere on the map, to each City without a Curfew; it stays Underground or Active as it was. After that a single Arms Cache may be moved to a District or City that has a Cell and fewer than two Caches.",
  "rule.6.4":
    "P29, if in force, comes first. Then all Curfews, Sabotage and Terror come off the map, and of the Cells in Prison half, rounded down, become Available. All Cells turn Underground. The Irgun are 1st Eligible again, the British 2nd, and play goes on with the next card.",
  "rule.6.5":
    "The Haganah Track has five boxes, from 0 on the left to 4 on the right. At 4 the Haganah coordinate with the Irgun, at 3 they support them, at 2 they are neutral, and below that they turn to the British. The game begins at 4.",
  "rule.6.5.1":
    "Only Events move the track to the right. Negotiate (4.2.2), Terror (4.3.3) and Events move it to the left. It stops at 0 and at 4.",
  "rule.6.5.2":
    "Box 4 has room for 2 Cells and 1 Arms Cache, box 3 for 3 Cells; while the marker is lower, they lie there out of reach. When the marker comes up into box 3 or 4, what lies there becomes Available. When it drops out of box 4 or 3, that box is filled at once: from Available, then from the map, where the Irgun choose, then Cells from Prison; if there are not enough, room is left. A Cache that goes there moves no Political Will and draws no Intel Chit. So the Irgun have 15 Cells and 5 Caches at 4, 13 and 4 at 3, 10 and 4 below.",
  "rule.6.5.3":
    "While the track is at 4 the Irgun may add a space to any Operation, Travel and Limited ones too. An Offensive (2.3.7) comes on top: five spaces at most, or three in a Limited Operation. What counts is the track when the Operation begins. Where an Event or a rule names the number of spaces, nothing is added.",
  "rule.6.5.4":
    "While the track is at 0 every Negotiate draws an Intel Chit (4.2.2), and so does each Propaganda Round (6.2.3).",
  "rule.7.0":
    "Political Will, from 0 to 20, decides the game. The Irgun must bring it down to 0; the British must keep it above. It is judged only in Propaganda Rounds, after the net change of 6.1.",
  "rule.7.0.1": "In any Propaganda Round, the last included, the Irgun win with Political Will at 0.",
  "rule.7.0.2": "If the Irgun have not won in the last Propaganda Round, the British win. There is no tie.",
  "rule.7.1":
    "Political Will rises by 1 for each Arms Cache that falls to an Assault, or to an Event that says so. It rises by 1 to 3 through other Events. In the Propaganda Round it rises by 2 if no Railway has Sabotage, and by 1 for each City without Sabotage and Terror (6.1.2).",
  "rule.7.2":
    "Political Will falls by 1 for each City where the Irgun Propagandize, by up to 6 through a Mass Detention that finds too few Cells, and by 1 to 3 through Events. In the Propaganda Round it falls by 1 for each Sabotage in a District and by 2 for each in a City, by 3 for each Terror in a City, and by 2 for each Railway with Sabotage (6.1.1).",
};
