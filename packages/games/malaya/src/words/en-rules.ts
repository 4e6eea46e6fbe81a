import type { Catalogue } from "@sandtable/engine";
import type { RuleVocabulary } from "./contents.ts";

/** Every numbered rule as it is played here. Long, and seldom wanted at once: kept apart from the other words. */
export const ruleTexts: Catalogue<RuleVocabulary> = {
  "rule.1.1":
    "Cards are turned up one after another. On an Event card each side acts once: it plays the Event, or an Operation, perhaps together with a Special Activity (2.3.2). Three Propaganda cards lie among the Events; each starts a Propaganda Round (6.0), in which Political Will is counted, either side may win, and both earn and regroup.",
  "rule.1.2":
    "The deck has 32 Event cards and 3 Propaganda cards. The British own 15 Troops and 15 Police, the MCP 15 Guerrillas and 4 Bases, and four New Villages wait in a pool. When these have run out there are no more. Markers for Control, Support, Opposition, Terror and Sabotage never run out.",
  "rule.1.3":
    "The map has twelve spaces: eight Provinces (1.3.2), Kuala Lumpur (1.3.4), two Economic Centers (1.3.5) and Thailand (1.3.3).",
  "rule.1.3.1":
    "Pieces can stand in Provinces, Kuala Lumpur, both Economic Centers and Thailand; in Thailand only those of the MCP. Singapore and Indonesia are scenery and cannot be used.",
  "rule.1.3.2":
    "The Provinces are Kedah, Perak, Kelantan, Trengganu, Pahang, Selangor, Negri Sembilan and Johore. Each has a Population of 1 to 3, which weighs in Political Will (1.7, 6.1.1), in British income (6.2.1) and in a Rally beside a Base (3.3.1). Perak and Selangor are Mountain, where Assault is harder (3.2.4); the other six are Jungle, where Sweep is (3.2.3). Only a Province can hold a New Village (1.12).",
  "rule.1.3.3":
    "Thailand shelters the MCP: they can Rally, March and Extort there, and no British piece ever gets in. It counts as no Province and has no Population. The MCP can Control it, which moves no Political Will; it is always Neutral, and Terror cannot be used in it.",
  "rule.1.3.4":
    "Kuala Lumpur has Population 2. It can be Controlled and can be at Support or Opposition like a Province, but it is neither Province, Mountain nor Jungle. Terror there costs the British 1 Political Will in the Propaganda Round (6.1.2).",
  "rule.1.3.5":
    "The two Economic Centers stand for tin and rubber. Each brings the British 6 Resources in the Propaganda Round; with Sabotage it brings none and costs 1 Political Will instead (6.1.2, 6.2.1). Pieces can stand in them, Bases excepted. Nobody Controls them, and they stay Neutral.",
  "rule.1.3.6":
    "Spaces that share a border are adjacent. Troops on a Sweep, Guerrillas on a March and Guerrillas driven off by Reprisal go to an adjacent space, and some Events ask for one. Perak, for one, touches Thailand, Kedah, Kelantan, Pahang, Selangor and the northern Economic Center.",
  "rule.1.4":
    "British forces are Troops and Police, both called cubes. MCP forces are Guerrillas and Bases. Markers, New Villages among them, are not forces and never count for Control.",
  "rule.1.4.1":
    "Pieces off the map wait in their owner's Available box; what is removed goes back there, and what is placed comes from there. If that kind has run out, its owner may pick up one of his own on the map instead, piece by piece, while placing by Operation, Special Activity or Event. An Active Guerrilla may even be picked up in the same space: it comes back Underground. Other pieces and all markers come from the box or pool alone, and a piece that has no replacement is just removed.",
  "rule.1.4.2":
    "A space holds at most two Bases, an Economic Center none. Only MCP pieces may be in Thailand. A Province has room for one New Village, other spaces for none. Terror (3.3.4) and Reprisal (4.2.2) add no second Terror marker; only an Event could.",
  "rule.1.4.3":
    "A Guerrilla is either Underground, which means hidden, or Active, which means exposed; everything else on the map is always exposed. Guerrillas arrive Underground, and moving does not change them unless a rule says so. Where one has to be turned Active as a price, one that is Active already will do, unless Underground is asked for.",
  "rule.1.5": "Two sides play: the British, and the Malayan Communist Party, called the MCP.",
  "rule.1.6":
    "Every Province and Kuala Lumpur is at Support, Neutral or Opposition. A shift is one step along that line: from Opposition it takes one shift to Neutral and another to Support. To set a space puts it straight at the level named. Economic Centers and Thailand are Neutral for good.",
  "rule.1.7":
    "The side with more pieces in a Province, Kuala Lumpur or Thailand Controls it; with equal numbers nobody does. This is looked at again after each step of play. When the MCP gain Control, Political Will falls by the Population of that space; when they lose it, it rises by as much. British Control itself moves no Political Will.",
  "rule.1.8":
    "Each side has 0 to 20 Resources to pay for Operations, for Pacify and for Agitate. What would go beyond 20 is lost.",
  "rule.1.9":
    "Terror markers lie in Provinces and Kuala Lumpur, Sabotage in Economic Centers. They come from Terror (3.3.4), Reprisal (4.2.2) and Events, and Sabotage also in the Propaganda Round (6.1.2). Terror must be paid off before Pacify or Agitate can shift a space (6.3). In the Propaganda Round Terror in Kuala Lumpur and each Sabotage cost Political Will, and Sabotage stops income (6.2.1).",
  "rule.1.10":
    "Political Will tells how long London will go on. It runs from 0 to 20 and decides the game (7.0). It moves at once during play, and by one net sum in the Propaganda Round (6.1). Anything beyond either end is lost.",
  "rule.1.11":
    "The British are led by Gurney, Briggs or Templer, in that order. Each lets one British action reach a second space (6.6.2). The marker may show that Gurney has been killed: then there is no such help for a while (6.6.3).",
  "rule.1.12":
    "Four New Villages are there to be placed by Resettle (4.2.1) or Events, at most one to a Province. A New Village shuts out Rally and Extort, and Opposition in its Province does not count against Political Will (6.1.1). It leaves at once when its Province has MCP pieces and no British ones, or when it is British Controlled, at Support and free of MCP pieces. Intimidate (4.3.2) and some Events take it away too. It goes back to the pool and can be used again.",
  "rule.2.1":
    "The MCP start with 10 Resources, the British with 20; Political Will is 12, Gurney commands, and the British are 1st Eligible. Kuala Lumpur, at Support, has 4 Troops and 2 Police; Perak and Johore each have 2 Troops, 2 Police and a Guerrilla; Pahang, at Opposition, has a Base and 2 Guerrillas, Kelantan a Base and a Guerrilla, Trengganu a Guerrilla. The deck is three piles of 6 Event cards each, in the extended game 8. A Propaganda card is hidden in the lower part of each pile, among its last 2 Events, in the extended game its last 4. Events that are dealt into no pile stay out of the game unseen.",
  "rule.2.2":
    "The game opens with the top card of the deck. One card is open at a time, so nobody knows what comes next. The cards played and the number of cards left may always be looked at.",
  "rule.2.3":
    "Each card is played on the Initiative Track, a row of three boxes: Limited Operation, Event, and Operation with Special Activity. The 1st Eligible side takes a box and acts, then the 2nd Eligible side takes another box and acts.",
  "rule.2.3.1":
    "At any time one side is 1st Eligible and the other 2nd. The British begin as 1st. A Propaganda Round leaves the order as it is.",
  "rule.2.3.2":
    "The 1st Eligible side takes any box: a Limited Operation (2.3.4), the Event (5.1), or an Operation with a Special Activity (4.1). The 2nd Eligible side takes one of the two boxes left. Whoever has taken a box does what it offers, or Passes (2.3.3).",
  "rule.2.3.3":
    "To Pass, take a free box and leave its action undone. That pays the British 2 Resources and the MCP 1. The box still counts for who goes first next time, and it is closed to the other side: Passing in the Event box keeps the Event from being played. Both sides may Pass on the same card.",
  "rule.2.3.4":
    "A Limited Operation takes place in one space and comes without a Special Activity. Garrison, Sweep and March then have a single destination, though pieces may come to it from several spaces.",
  "rule.2.3.5":
    "When both have acted, whoever stands further left on the track is 1st Eligible for the next card. From left to right the boxes are Limited Operation, Event, Operation with Special Activity. So a Limited Operation always puts you first, and an Operation with Special Activity always second.",
  "rule.2.3.6": "Once the new order is settled, the next card is turned up.",
  "rule.2.4":
    "A Propaganda card gives nobody an action; it starts a Propaganda Round (6.0). The cards from one such round to the next are a Campaign. Cards left below the third Propaganda card are never seen.",
  "rule.3.1":
    "Choose one of your four Operations and at least one space for it, each space once; a Limited one has one space only. Spaces may be named one by one, in any order, and each is paid for when named, so you must be able to afford it. You pick your own pieces and the enemy pieces that are hit. Hits on the enemy may not be held back; where you may place or move up to a number of your own, fewer will do.",
  "rule.3.1.1":
    "Pawns only show which spaces have been chosen. Their number limits nothing; Sandtable marks the spaces for you.",
  "rule.3.1.2":
    "Some Events give an Operation or a Special Activity for free. It costs no Resources, yet a Pacify in a free Train or an Agitate in a free Rally is paid as ever. All else about it stays the same unless the card says otherwise.",
  "rule.3.2":
    "The British have Train (3.2.1), Garrison (3.2.2), Sweep (3.2.3) and Assault (3.2.4). None of them brings a British piece into Thailand.",
  "rule.3.2.1":
    "Train brings in cubes: up to 4 Troops or Police in Kuala Lumpur, up to 2 Police in each chosen Province that the MCP do not Control. A space costs 2 Resources if a cube arrives, and nothing if none does. Afterwards you may Pacify in one chosen space with British Control, Troops and Police; under Templer in two, unless the Operation is Limited. Every 2 Resources pay off one Terror marker or, with none left, buy a single shift toward Support. This is paid even when the Train is free.",
  "rule.3.2.2":
    "Garrison costs 2 Resources altogether. Any cubes on the map may move, over any distance, to Economic Centers, Kuala Lumpur and one Province, which the MCP may Control. Then every cube in an Economic Center turns one Guerrilla there Active, also where no cube has arrived. You may end with a free Assault in one Economic Center. A Limited Garrison has one destination, and it reveals and Assaults only if that is an Economic Center.",
  "rule.3.2.3":
    "Sweep costs 2 Resources for each destination, which is a Province or Kuala Lumpur. Troops may come in from adjacent spaces, all at the same moment and none twice; Police stay put. Then each destination is searched by all cubes in it, newly come or not. Every cube turns one Underground Guerrilla Active; in Jungle every two cubes do.",
  "rule.3.2.4":
    "Assault costs 2 Resources for each space that has both cubes and MCP pieces. In Jungle each Troop takes out one piece, in Mountain two Troops are needed for one, and in Kuala Lumpur and Economic Centers every cube counts, Police included. Active Guerrillas fall first; Underground ones cannot be hit, and as long as any Guerrilla is left the Bases are safe. Nothing within reach may be spared. A Base that falls adds 1 to Political Will.",
  "rule.3.3": "The MCP have Rally (3.3.1), March (3.3.2), Attack (3.3.3) and Terror (3.3.4).",
  "rule.3.3.1":
    "Rally costs 1 Resource for each Province, Kuala Lumpur or Thailand, never at Support or with a New Village. The space gets one Guerrilla, or two Guerrillas there become a Base, of which two at most may stand in a space. If it has a Base, you may rather add Guerrillas up to its Population plus its Bases, or turn all its Guerrillas Underground. Afterwards you may Agitate in one chosen space with a Base and MCP Control. Each Resource pays off a Terror marker or, with none left, buys a single shift toward Opposition, and this is paid even when the Rally is free.",
  "rule.3.3.2":
    "March costs 1 Resource for each destination, and nothing for an Economic Center. Guerrillas go to adjacent spaces, all at the same moment and none twice, and at least one must arrive in every destination. A group with the same origin and destination turns Active if it enters an Economic Center or a space at Support and, counted together with the cubes there, makes four or more. Otherwise the marchers stay as they were.",
  "rule.3.3.3":
    "Attack costs 1 Resource for each space with both Guerrillas and cubes. All Guerrillas there turn Active and one die is rolled. A roll no higher than their number takes out two cubes, or the only one; Police fall before Troops. If at least one Troop falls, Political Will drops by 1, once for that space.",
  "rule.3.3.4":
    "Terror costs 1 Resource for each space with an Underground Guerrilla, and nothing for an Economic Center; Thailand is excluded. One such Guerrilla turns Active. A Terror marker is put down, or Sabotage in an Economic Center, but never a second one. A Province or Kuala Lumpur also shifts once toward Opposition, even if the marker was already there.",
  "rule.4.1":
    "In the box Operation with Special Activity you may add one Special Activity; it never comes alone or with a Limited Operation. Do it in one go at any moment: before the Operation, between two of its steps, or after it. The Operation must still have a space to happen in. A space can be used once by the Operation and once by the Special Activity. What it earns can pay for the rest of the Operation.",
  "rule.4.1.1":
    "Most Special Activities go with certain Operations only. Resettle needs Train; Reprisal needs Garrison, Sweep or Assault; Air Strike fits every British Operation. Extort needs Rally, March or Terror; Intimidate needs Rally or Terror; Ambush needs Attack and takes one of its spaces. The others need not happen where the Operation does.",
  "rule.4.2": "The British have Resettle (4.2.1), Reprisal (4.2.2) and Air Strike (4.2.3).",
  "rule.4.2.1":
    "Resettle goes with Train. A British Controlled Province without a New Village gets one and shifts once toward Opposition. One Province may be chosen, or two while Briggs commands. The marker comes from the pool, never from the map.",
  "rule.4.2.2":
    "Reprisal goes with Garrison, Sweep or Assault, in a Province with Troops, or in two while Gurney commands. The Province becomes Neutral, even from Support, and gets a Terror marker if it has none. If a Guerrilla is there, the British must drive one out to an adjacent space of their choice, which can be Thailand or an Economic Center. It stays Underground or Active as it was.",
  "rule.4.2.3":
    "Air Strike goes with any British Operation. Choose one or two Provinces with British pieces; in each an Active Guerrilla is taken out.",
  "rule.4.3": "The MCP have Extort (4.3.1), Intimidate (4.3.2) and Ambush (4.3.3).",
  "rule.4.3.1":
    "Extort goes with Rally, March or Terror. Choose one or two spaces that have an Underground Guerrilla and no New Village; Thailand, Kuala Lumpur and Economic Centers will do. In each, such a Guerrilla turns Active and earns 1 Resource.",
  "rule.4.3.2":
    "Intimidate goes with Rally or Terror, in one or two spaces with an Underground Guerrilla, who stays hidden. In each take out one Police. If Guerrillas there are more than the British pieces, you may instead remove the New Village and turn Support to Neutral; one of the two is enough.",
  "rule.4.3.3":
    "Ambush goes with Attack and takes its place in one of the spaces, which is paid for as usual and has an Underground Guerrilla. Only one such Guerrilla turns Active, no die is rolled, and one cube falls, a Troop only when there are no Police. A fallen Troop costs 1 Political Will. A free Ambush by an Event needs no other Attack.",
  "rule.5.0":
    "Every Event has a title and one or two texts to choose from. Sandtable tells these texts in words of its own; what they do is what is printed.",
  "rule.5.1":
    "Whoever plays an Event does what its text says, sentence by sentence. That side decides everything the text leaves open. If the text has the other side do something, that side decides how, and may decline what it only may do.",
  "rule.5.1.1":
    "If an Event and a rule disagree, the Event wins. Still, it never puts a third Base in a space or a second New Village in a Province, and never takes Resources or Political Will below 0 or above 20. It places what is in the box or pool; only a side's own forces may be taken from the map when their box is empty (1.4.1). A replacement that is missing or has no room turns into a plain removal.",
  "rule.5.1.2": "If two Events disagree, the one being played now wins over the one in force.",
  "rule.5.1.3":
    "All that a text can do must be done; the rest is skipped. Asked to change a space, you pick one that does change, as long as there is one. An Event that can do nothing at all may still be played, but it pays nothing: for Resources, Pass (2.3.3).",
  "rule.5.2":
    "Most Events have an unshaded and a shaded text. Whichever side plays the card takes one of them, whomever it helps; the unshaded one leans to the British, the shaded one to the MCP. M24 and M26 have a single text.",
  "rule.5.3":
    "M1, M2, M8, M18, M27 and M28 are Capabilities. The text that was chosen counts at once and stays in force until the game ends. Either side may play any of them, whatever name is on the label. M1 changes Resettle or Rally, M2 Assault or Extort, M8 Attack and Ambush, M18 Sweep or Train, M27 Intimidate or Terror, M28 Pacify.",
  "rule.5.4":
    "An Event may let a side carry out an Operation or Special Activity on the spot. It is free, and who is Eligible next does not change; the usual conditions hold unless the card lifts them. Pacify and Agitate are still paid for (3.2.1, 3.3.1), except where the card makes them free. A free Ambush counts as a free Attack in its space.",
  "rule.6.0":
    "Each Propaganda card brings a round of five phases: Political Will (6.1), Resources (6.2), Support (6.3), Redeploy (6.4) and Reset (6.5). The game can end in the first of them.",
  "rule.6.1":
    "Add up hearts and minds (6.1.1) and the losses to fear (6.1.2), and move Political Will once by the net sum, within 0 and 20. Then see whether somebody has won (6.1.3) or the game is over (6.1.4).",
  "rule.6.1.1":
    "Count the Population of all spaces at Support. Take away the Population of all spaces at Opposition, leaving out Provinces with a New Village. The result, plus or minus, is part of the net sum of 6.1.",
  "rule.6.1.2":
    "An Economic Center without Sabotage gets a marker if it has more Guerrillas than cubes. Then take 1 from the net sum of 6.1 for each Economic Center with Sabotage, and 1 more if there is any Terror in Kuala Lumpur. New Sabotage stops income in the same round (6.2.1).",
  "rule.6.1.3":
    "With Political Will at 2 or less the MCP win on the spot, at 18 or more the British do. This is checked here alone: to touch such a value between Propaganda Rounds ends nothing.",
  "rule.6.1.4":
    "After the third Propaganda card the game stops here. If there is no early winner, 7.0.2 decides.",
  "rule.6.2": "Both sides earn Resources, up to 20 at most: the British by 6.2.1, the MCP by 6.2.2.",
  "rule.6.2.1":
    "The British earn the Population of all spaces under their Control, and 6 for each Economic Center without Sabotage.",
  "rule.6.2.2": "The MCP earn 2 Resources for every Base on the map.",
  "rule.6.3":
    "Both sides may pay to change minds: first the British Pacify (6.3.1), then the MCP Agitate (6.3.2).",
  "rule.6.3.1":
    "The British choose up to two spaces with British Control, Troops and Police. In each, every 2 Resources pay off one Terror marker or, with none left, buy a shift toward Support. A space shifts once at most, and paying off only some Terror is allowed.",
  "rule.6.3.2":
    "The MCP choose up to two Provinces or Kuala Lumpur, with an MCP piece and without British Control; they need not Control them. In each, every Resource pays off one Terror marker or, with none left, buys a shift toward Opposition. A space shifts once at most, and paying off only some Terror is allowed.",
  "rule.6.4": "The British regroup (6.4.1), and Control follows (6.4.2). The MCP do not move.",
  "rule.6.4.1":
    "Troops in Economic Centers and in MCP Controlled Provinces have to leave for Kuala Lumpur or British Controlled Provinces; other Troops stay. After that any Police may go to Economic Centers, Kuala Lumpur or British Controlled Provinces, each at most once. Control is taken as it was when the phase began.",
  "rule.6.4.2":
    "When all have moved, Control is worked out anew. MCP Control gained or lost this way moves Political Will as ever (1.7), but victory is not checked again.",
  "rule.6.5":
    "All Terror and Sabotage come off the map, and all Guerrillas turn Underground. The next Commander takes over; Templer stays (6.6). Then play goes on with the next card.",
  "rule.6.6":
    "The Commander Track runs from Gurney over Briggs to Templer. It tells which British action may be used in two spaces at present.",
  "rule.6.6.1":
    "The marker goes one step right at the end of each Propaganda Round, until it is at Templer. Some Events move it as well, and those may also bring it back.",
  "rule.6.6.2":
    "Under Gurney a Reprisal may choose two Provinces, under Briggs a Resettle may. Under Templer two of the spaces of a Train may be Pacified, but a Limited Train still Pacifies one.",
  "rule.6.6.3":
    "Once the shaded text of M10 has been played, the Commander gives no help. The next Reset phase (6.5) ends that, even if the marker is at Templer and cannot go further.",
  "rule.7.0":
    "Political Will, from 0 to 20, decides the game. High is good for the British, low for the MCP. It is judged only in Propaganda Rounds, after the net change of 6.1.",
  "rule.7.0.1":
    "In any Propaganda Round, the last included, the MCP win with Political Will at 2 or less, and the British with 18 or more.",
  "rule.7.0.2":
    "If the last Propaganda Round brings no early victory, the MCP win with Political Will below 10 and the British with more than 10. At 10 nobody wins: it is a tie.",
  "rule.7.1":
    "Political Will rises by 1 for each Base that falls to an Assault, or to an Event that says so. It rises by the Population of a space where MCP Control ends, and by Events. In the Propaganda Round it rises if Support outweighs Opposition (6.1.1).",
  "rule.7.2":
    "Political Will falls by 1 for each space where an Attack or Ambush takes out Troops. It falls by the Population of a space that the MCP come to Control, and by Events. In the Propaganda Round it falls if Opposition outweighs Support (6.1.1), and by 1 for each Economic Center with Sabotage and for Terror in Kuala Lumpur (6.1.2).",
};
