import type { Catalogue } from "@sandtable/engine";
import type { RuleVocabulary } from "./contents.ts";

/** Every numbered rule as it is played here. Long, and seldom wanted at once: kept apart from the other words. */
export const ruleTexts: Catalogue<RuleVocabulary> = {
  "rule.1.1":
    "Cards are turned up one after another. An Event card first shows what the MPAJA do of their own accord (5.5); then each side acts once and plays the Event, or an Operation, perhaps together with a Special Activity (2.4.2). Three Propaganda cards lie among the Events; each starts a Propaganda Round (6.0), in which Resistance is counted and both sides build and regroup. The third one decides the game.",
  "rule.1.2":
    "The deck has 32 Event cards and 3 Propaganda cards. The Japanese have 15 Troops, 6 Police, 3 Kempeitai markers and 4 New Villages. On the British side are 10 MPAJA Guerrillas, 4 non-MPAJA Guerrillas, 5 Supply Caches, 3 Force 136 markers and 4 Jungle Camps. There are 8 Railways and 9 Intel chits. When any of these have run out there are no more; only markers for Opposition, Terror and Sabotage never do.",
  "rule.1.3":
    "The map has eleven spaces: eight Provinces (1.3.2), Kuala Lumpur (1.3.4) and two Economic Centers (1.3.5). Railways lie on some of the borders (1.3.6).",
  "rule.1.3.1":
    "Pieces can stand in Provinces, Kuala Lumpur and both Economic Centers. Thailand, Singapore and Indonesia are scenery and cannot be used.",
  "rule.1.3.2":
    "The Provinces are Kedah, Perak, Kelantan, Trengganu, Pahang, Selangor, Negri Sembilan and Johore. Each has a Population of 1 to 3; what is Neutral of it holds Resistance down (6.2.4). Perak and Selangor are Mountain, where Assault is harder (3.3.4); the other six are Jungle, where Sweep is (3.3.3), unless Kempeitai are at hand. Each Province has an Intel chit (1.11). Jungle Camps (1.10) and New Villages (1.15) stand in Provinces alone.",
  "rule.1.3.3":
    "Thailand is out of play, and nothing can enter it. Its border still counts: Kedah, Perak and Kelantan are adjacent to it for Events that ask for that, and three Railways lie along it (1.3.6).",
  "rule.1.3.4":
    "Kuala Lumpur has Population 2 and an Intel chit, and can be at Opposition like a Province, but it is neither Province, Mountain nor Jungle. Troops and Kempeitai driven off by an Ambush end up here (3.2.4), and so do Troops that some Events send away.",
  "rule.1.3.5":
    "The two Economic Centers stand for tin and rubber and are what the Japanese Extract from (4.3.1). Guerrillas, cubes, Force 136 and Kempeitai can be in them. They take no Supply Cache, Jungle Camp, New Village or Intel chit, and are neither Neutral nor at Opposition.",
  "rule.1.3.6":
    "Eight Railways lie on borders and never move. The starred ones are Thailand-Kedah, Thailand-Kelantan, Negri Sembilan-Johore and Pahang-Johore; the others are Thailand-Perak, Perak-Kelantan, Perak-Pahang-Selangor and Negri Sembilan-Pahang. No piece can stand on a Railway; it holds Sabotage only (3.2.3), which cuts the Extract (4.3.1) and lets the British stir up Opposition beside it (6.3.1). Construct repairs it (3.3.2).",
  "rule.1.3.7":
    "Spaces that share a border are adjacent. A Railway is adjacent to the Provinces whose border it lies on, and to Kuala Lumpur or an Economic Center if it lies on that border; to touch only its end is not enough. The southern Economic Center, for one, is adjacent to Pahang, Negri Sembilan and Johore and to the three Railways between them.",
  "rule.1.4":
    "Japanese forces are Troops and Police, both called cubes. British forces are Guerrillas of two kinds, MPAJA and non-MPAJA, and Supply Caches, even though the MPAJA have a will of their own. Markers are not forces: neither Force 136, Kempeitai, Jungle Camps nor New Villages count where forces do.",
  "rule.1.4.1":
    "Forces off the map wait in their side's Available box; what is removed goes back there, and what is placed comes from there. If that kind has run out, its owner may pick up one of his own on the map instead, piece by piece, while placing by Operation, Special Activity or Event; MPAJA and non-MPAJA Guerrillas are two kinds. An Active Guerrilla may even be picked up in the same space: it comes back Underground. The other side's pieces, and everything that icons (5.5) and the MPAJA phase (6.1) place, come from the box alone. A piece that has no replacement is just removed.",
  "rule.1.4.2":
    "A space holds at most one Supply Cache, an Economic Center none. A Province has room for one Jungle Camp and one New Village, other spaces for none. Operations and Special Activities add no second Sabotage to a Railway and no second Terror to a space; only Events do. Several Force 136 or Kempeitai markers may share a space, which gains nothing by it.",
  "rule.1.4.3":
    "A Guerrilla is either Underground, which means hidden, or Active, which means exposed; all other forces are always exposed. Guerrillas arrive Underground, and moving does not change them unless a rule says so.",
  "rule.1.5":
    "Two sides play: the British and the Japanese. The MPAJA fight on the British side but also act for themselves (5.5, 6.1), and both players may lose to them (7.0.1).",
  "rule.1.6":
    "Every Province and Kuala Lumpur is either Neutral or at Opposition; there is no Support in this game. Whatever adds or removes Opposition turns the one straight into the other. Economic Centers are neither.",
  "rule.1.7":
    "Only the Japanese have Resources, from 0 to 20, and they pay for nothing. Extract (4.3.1) and Events bring them in. In the Propaganda Round every 4 lower Resistance by 1, and all are used up (6.2.3). What would go beyond 20 is lost.",
  "rule.1.8":
    "The three Kempeitai markers are secret police. They let Sweep work in Jungle (3.3.3) and Assault in Mountain (3.3.4) at full strength, and Eliminate needs them (4.3.3). Deploy (3.3.1), Redeploy (6.5.2) and an Event move them; an Ambush can drive one to Kuala Lumpur and raise Resistance by 1 (3.2.4). They are not forces, and they are never Available: a marker that an Event takes out of the game does not return.",
  "rule.1.9":
    "The three Force 136 markers are British agents. Train, Sabotage, Ambush, Supply and Gather are done where they are, even if the Operation is Limited. Contact (3.2.2) places or moves them, Redeploy (6.5.1) moves them; Eliminate (4.3.3) and Events take them off. They are not forces: a marker is placed only if it is Available, never by picking up another.",
  "rule.1.10":
    "The four Jungle Camps are bases of the MPAJA. Contact (3.2.2), the icon Seize Supplies (5.5) and Events place them; Supply (4.2.1), Eliminate (4.3.3) and Events take them off. If one has to be placed and none is Available, the side that places it must take one from elsewhere on the map. They let MPAJA Guerrillas be Trained (3.2.1) and give the icon Mobilize Population its place. Too many of them at the end hand the game to the MPAJA (7.0.1).",
  "rule.1.11":
    "There are nine Intel chits, three each of value 0, 1 and 2. One lies face down in each Province and in Kuala Lumpur, drawn at random at setup and in each Reset phase (6.6), and neither side may look at it. Gather (4.2.2) and Events reveal chits; Eliminate (4.3.3) and Events conceal them again. The revealed ones add their values to Resistance in the Propaganda Round (6.2.1).",
  "rule.1.12":
    "Sabotage lies on Railways, from the Sabotage Operation (3.2.3), Raid (4.2.3) and Events. It cuts the Extract (4.3.1) and lets the British add Opposition beside it (6.3.1); only Construct (3.3.2) and Events remove it. Terror lies in spaces, from Reprisal (4.3.2). It keeps the icon Mobilize Population (5.5) and the British in the Resources phase (6.3.1) from adding Opposition there, and nothing else. Reset clears all Terror (6.6).",
  "rule.1.13":
    "Resistance runs from 0 to 20 and decides the game (7.0). It moves at once during play, and by one net sum in the Propaganda Round (6.2). Anything beyond either end is lost.",
  "rule.1.14":
    "A marker on the Operation Zipper Track (6.7) shows how far the Allied invasion has been prepared. It sets how many Supply Caches the British can use and how far Supply and Raid reach.",
  "rule.1.15":
    "Four New Villages wait in a pool for the Japanese; Construct places them (3.3.2), at most one to a Province. Each on the map adds 1 to every Extract (4.3.1). A New Village leaves at once when its Province has British forces and no Japanese ones; markers count for neither side. It goes back to the pool and can be used again.",
  "rule.2.1":
    "Resistance is 2, Resources 0, Operation Zipper is at Delay with two Supply Caches waiting on its track, and the British are 1st Eligible. Perak, at Opposition, has 3 Troops, a Police, Kempeitai, a Supply Cache, 2 MPAJA, a Jungle Camp and Force 136; Johore, at Opposition, 3 Troops, a Police, Kempeitai, 2 MPAJA and a Jungle Camp; Kuala Lumpur 3 Troops, a Police and Kempeitai; each Economic Center 3 Troops. Negri Sembilan has an MPAJA Guerrilla, a Jungle Camp and Force 136, Pahang an MPAJA Guerrilla, Kedah and Kelantan a non-MPAJA Guerrilla each; Intel chits are drawn for all Provinces and Kuala Lumpur, and all else is Available. The deck is three piles of 6 Event cards, with a Propaganda card hidden among the last 2 Events of each. The other 14 Events stay out of the game unseen.",
  "rule.2.2":
    "The game opens with the top card of the deck. One card is open at a time, so nobody knows what comes next. The cards played and the number of cards left may always be looked at.",
  "rule.2.3":
    "When an Event card is turned up, its MPAJA icon is carried out before anybody acts (5.5). The icon tells which side makes the choice.",
  "rule.2.4":
    "Each Event card is played on the Initiative Track, a row of three boxes: Limited Operation, Event, and Operation with Special Activity. The 1st Eligible side takes a box and acts, then the 2nd Eligible side takes another box and acts.",
  "rule.2.4.1":
    "At any time one side is 1st Eligible and the other 2nd. The British begin as 1st, and are 1st again after every Propaganda Round (6.6).",
  "rule.2.4.2":
    "The 1st Eligible side takes any box: a Limited Operation (2.4.4), the Event (5.1), or an Operation with a Special Activity (4.1). The 2nd Eligible side takes one of the two boxes left. Whoever has taken a box does what it offers, or Passes (2.4.3). On a Mandatory Event nobody may take the Event box (5.4).",
  "rule.2.4.3":
    "To Pass, take a free box and leave its action undone. The British may then Contact (3.2.2), the Japanese may carry out a Limited Deploy (3.3.1). The box still counts for who goes first next time, and it is closed to the other side: Passing in the Event box keeps the Event from being played. Both sides may Pass on the same card.",
  "rule.2.4.4":
    "A Limited Operation comes without a Special Activity. For the Japanese it takes place in one space; a Sweep then has a single destination, though Troops may come to it from several spaces. The British lose nothing else: they still Train, Sabotage or Ambush wherever they have Force 136, and Contact still places one marker or moves them all.",
  "rule.2.4.5":
    "When both have acted, whoever stands further left on the track is 1st Eligible for the next card. From left to right the boxes are Limited Operation, Event, Operation with Special Activity. So a Limited Operation always puts you first, and an Operation with Special Activity always second.",
  "rule.2.4.6": "Once the new order is settled, the next card is turned up.",
  "rule.2.5":
    "A Propaganda card has no icon and gives nobody an action; it starts a Propaganda Round (6.0). The cards from one such round to the next are a Campaign. Cards left below the third Propaganda card are never seen.",
  "rule.3.1":
    "Choose one of your four Operations and at least one space for it, each space once; nothing has to be paid. The British may use any spaces that have Force 136, Limited or not; the Japanese up to three spaces, and one if Limited. Spaces may be named one by one, in any order. You pick your own pieces and the enemy pieces that are hit. Hits on the enemy may not be held back; where you may place or move up to a number of your own, fewer will do.",
  "rule.3.1.1":
    "Pawns only show which spaces have been chosen. Their number limits nothing; Sandtable marks the spaces for you.",
  "rule.3.2":
    "The British have Train (3.2.1), Contact (3.2.2), Sabotage (3.2.3) and Ambush (3.2.4). All but Contact need Force 136 where they happen.",
  "rule.3.2.1":
    "Train brings in Guerrillas, in any Provinces and Kuala Lumpur with Force 136. Each gets one non-MPAJA Guerrilla or, if it has a Jungle Camp, one MPAJA Guerrilla instead. If it has a Supply Cache you may rather add up to two Guerrillas of any kind.",
  "rule.3.2.2":
    "Contact does one of two things: it puts one Available Force 136 marker in any Province, or it moves any of those on the map to adjacent spaces, all at the same moment. Each marker that moves may take one non-MPAJA Guerrilla along. Then every Province in which a marker was placed or arrived gets a Jungle Camp, if it has none. When no camp is Available, one must come from elsewhere on the map (1.10). Kuala Lumpur and Economic Centers get none.",
  "rule.3.2.3":
    "Sabotage is done in any spaces with Force 136 and an Underground Guerrilla, next to a Railway that has no Sabotage. In each, one such Guerrilla turns Active and puts a Sabotage marker on one adjacent Railway without one.",
  "rule.3.2.4":
    "Ambush is done in any spaces with Force 136, an Underground Guerrilla, and cubes or Kempeitai. In each, one such Guerrilla turns Active, and you choose: one Police there is removed, or a die is rolled. Every Supply Cache in this space or next door makes the roll 1 better. If it comes out higher than the number of cubes there, you may send one Troop or one Kempeitai marker to Kuala Lumpur, and Resistance rises by 1. In Kuala Lumpur itself nothing can be sent there, so an Ambush can only remove Police.",
  "rule.3.3":
    "The Japanese have Deploy (3.3.1), Construct (3.3.2), Sweep (3.3.3) and Assault (3.3.4), each in up to three spaces, or in one if Limited.",
  "rule.3.3.1":
    "Deploy adds one Police in each of up to three spaces: Neutral Provinces with Troops, and Kuala Lumpur, always. Then any Kempeitai may go to any spaces with Troops or Police, over any distance, even if the Operation is Limited.",
  "rule.3.3.2":
    "Construct is done in up to three Provinces where cubes outnumber Guerrillas. In each, take one Sabotage marker off an adjacent Railway; a second one on it stays. Or, if the Province is next to an Economic Center and has no New Village, place one, and the Province goes to Opposition, Terror or not. These Provinces are Perak, Kelantan, Pahang, Negri Sembilan and Johore.",
  "rule.3.3.3":
    "Sweep has up to three destinations of any kind. Troops may come in from adjacent spaces, all at the same moment and none twice; Police and Kempeitai stay put. Then each destination is searched by all cubes in it, newly come or not, and every cube turns one Underground Guerrilla Active. In a Jungle Province without Kempeitai it takes two cubes for each.",
  "rule.3.3.4":
    "Assault is done in up to three spaces with Troops and Active British forces, a Supply Cache included. Each Troop takes out one piece; in Mountain without Kempeitai two Troops are needed for one. Police never help. Active Guerrillas fall first; Underground ones cannot be hit, and as long as any Guerrilla is left the Supply Cache is safe. Nothing within reach may be spared, and markers are not touched.",
  "rule.4.1":
    "In the box Operation with Special Activity you may add one Special Activity; it never comes alone or with a Limited Operation. Do it in one go at any moment: before the Operation, between two of its steps, or after it. The Operation must still have a space to happen in. A space can be used once by the Operation and once by the Special Activity. Events may grant one beyond that, which changes nobody's eligibility.",
  "rule.4.1.1":
    "Most Special Activities go with certain Operations only. Supply needs Train or Contact; Gather needs Contact, Sabotage or Ambush; Raid fits every British Operation. Extract needs Deploy; Reprisal and Eliminate need Construct, Sweep or Assault. None of them need happen where the Operation does.",
  "rule.4.2": "The British have Supply (4.2.1), Gather (4.2.2) and Raid (4.2.3).",
  "rule.4.2.1":
    "Supply goes with Train or Contact. Choose one or two Provinces with both Force 136 and a Jungle Camp, or up to three while Operation Zipper is at 12 or higher (6.7.3). In each the Jungle Camp is taken off and a Supply Cache takes its place. A Province that already has a cache cannot be chosen; if none is Available, one may be picked up elsewhere on the map.",
  "rule.4.2.2":
    "Gather goes with Contact, Sabotage or Ambush. Choose one or two spaces with Force 136. In each of them, and in each space next to them, one Underground Guerrilla may turn Active to reveal the concealed Intel chit of its own space. Economic Centers have no chit.",
  "rule.4.2.3":
    "Raid goes with every British Operation: Train, Contact, Sabotage and Ambush. Choose one or two spaces next to a Supply Cache, or up to three while Operation Zipper is at 20 (6.7.3). Into each move one or two Guerrillas from one adjacent space with a Supply Cache; they stay as they were. Then, if you like, one Underground Guerrilla there carries out a Sabotage or an Ambush, without need of Force 136. A Guerrilla can move on within the same Raid only from a space that has a Supply Cache too.",
  "rule.4.3": "The Japanese have Extract (4.3.1), Reprisal (4.3.2) and Eliminate (4.3.3).",
  "rule.4.3.1":
    "Extract goes with Deploy. Choose one or both Economic Centers; no Japanese need be there. Each brings 1 Resource for every starred Railway without Sabotage that is connected to it over Railways without Sabotage. Railways connect where their borders touch, and where both lie at the same Economic Center or at Kuala Lumpur. Every New Village on the map adds 1 Resource more, once, not once for each Economic Center.",
  "rule.4.3.2":
    "Reprisal goes with Construct, Sweep or Assault, in one or two spaces with Troops. The space becomes Neutral and gets a Terror marker if it has none. If a Guerrilla is there, the Japanese must drive one out to an adjacent space of their choice. It stays Underground or Active as it was.",
  "rule.4.3.3":
    "Eliminate goes with Construct, Sweep or Assault, in one or two spaces with Kempeitai. In each either conceal the revealed Intel chit of that space, or roll a die and add 1 for each Police there. If the result is higher than the number of Guerrillas there, Underground ones included, you may take off one marker: the Jungle Camp, or Force 136 once there is no camp. A Force 136 marker taken off this way lowers Resistance by 1.",
  "rule.5.0":
    "Every Event has a title, an MPAJA icon and one or two texts to choose from. Sandtable tells these texts in words of its own; what they do is what is printed.",
  "rule.5.1":
    "Whoever plays an Event does what its text says, sentence by sentence. That side decides everything the text leaves open. If the text has the other side do something, that side decides how, and may decline what it only may do.",
  "rule.5.1.1":
    "If an Event and a rule disagree, the Event wins. Still, it never puts a second Supply Cache in a space or a second Jungle Camp or New Village in a Province, and never takes Resistance below 0 or above 20. It places what is in the box or pool; only a side's own forces may be taken from the map when their box is empty (1.4.1). A replacement that is missing or has no room turns into a plain removal.",
  "rule.5.1.2": "If two Events disagree, the one being played now wins over the one in force.",
  "rule.5.1.3":
    "All that a text can do must be done; the rest is skipped. An Event that can do nothing at all may still be played, but it brings no Contact or Deploy: for those, Pass (2.4.3).",
  "rule.5.2":
    "Most Events have an unshaded and a shaded text. Whichever side plays the card takes one of them, whomever it helps; the unshaded one leans to the British, the shaded one to the Japanese. J17 has a single text, and so have the Mandatory Events (5.4).",
  "rule.5.3":
    "J8, J12, J15, J19, J22 and J27 are Capabilities. The text that was chosen counts at once and stays in force until the game ends. Either side may play any of them, whatever name is on the label. J8 changes Supply, J12 Construct or Extract, J15 Extract or the Propaganda Round, J19 Gather, J22 Gather or Eliminate, J27 Ambush and Sabotage or Supply.",
  "rule.5.4":
    "J6 and J9 are Mandatory Events. They happen by themselves when they are turned up, after the icon of the card (5.5) and before the 1st Eligible side acts. Neither side may take the Event box on that card: one gets the Limited Operation, the other the Operation with Special Activity, or either Passes.",
  "rule.5.5":
    "Each Event card bears one of four icons, carried out as it is turned up, if possible at all, before anything else. Mobilize Population (14 cards): one space that has a Jungle Camp and is free of Terror goes to Opposition, and the British choose it. Kill Traitors (6): where MPAJA Guerrillas are, the British pick one Police to lose. Seize Supplies (6): the Japanese turn one Supply Cache whose space has no Jungle Camp into such a camp, taken from the map if none is Available. Food Shortage (6): one MPAJA Guerrilla that has no Supply Cache in its space is lost, and the Japanese choose it.",
  "rule.6.0":
    "Each Propaganda card brings a round of six phases: MPAJA (6.1), Resistance (6.2), Resources (6.3), Support (6.4), Redeploy (6.5) and Reset (6.6). The last round of the game ends with the second of them.",
  "rule.6.1":
    "The MPAJA act for themselves: first clashes (6.1.1), then mobilization (6.1.2). The British make what choices there are.",
  "rule.6.1.1":
    "Where MPAJA and others share a space, it loses one Guerrilla of each kind. The British choose between Underground and Active ones.",
  "rule.6.1.2":
    "Every space at Opposition gets one MPAJA Guerrilla, from the Available box alone. If there are too few, the British choose the spaces.",
  "rule.6.2":
    "Add what raises Resistance (6.2.1, 6.2.2), take off what lowers it (6.2.3, 6.2.4), and move the marker once by the net sum, within 0 and 20. Then Operation Zipper follows (6.2.5), and the game may be over (6.2.6).",
  "rule.6.2.1":
    "Add the values of all revealed Intel chits to the net sum of 6.2. Concealed ones count nothing.",
  "rule.6.2.2":
    "Add 1 to the net sum of 6.2 for each Supply Cache on the map, and 1 for each space of any kind where Guerrillas outnumber cubes.",
  "rule.6.2.3":
    "Take 1 from the net sum of 6.2 for every 4 Resources of the Japanese, rounded down. Then they have 0 again.",
  "rule.6.2.4":
    "Take 1 from the net sum of 6.2 for every 5 Population in Provinces and Kuala Lumpur that are Neutral, and 1 for every 3 spaces with Police. Each is rounded down, and how many Police a space has does not matter.",
  "rule.6.2.5":
    "The Zipper marker goes to the highest box of its track that is not above Resistance, up or down. With Resistance at 14 that is the box 12; below 6 it is Delay. Supply Caches are gained or given back at once (6.7.2).",
  "rule.6.2.6": "In the third Propaganda Round the game stops here, and 7.0.1 tells who has won.",
  "rule.6.3": "First the British may add Opposition (6.3.1), then the Japanese may Construct (6.3.2).",
  "rule.6.3.1":
    "For each Railway with Sabotage, however many markers it has, the British may put one adjacent Province or Kuala Lumpur at Opposition. A space with Terror cannot be chosen.",
  "rule.6.3.2":
    "The Japanese may carry out one full Construct, in up to three Provinces and by its usual rules (3.3.2).",
  "rule.6.4": "First the British may Supply (6.4.1), then the Japanese may carry out a Reprisal (6.4.2).",
  "rule.6.4.1":
    "The British may carry out one Supply by its usual rules (4.2.1), with the reach that Operation Zipper gives it now.",
  "rule.6.4.2":
    "The Japanese may carry out one Reprisal in up to two spaces by its usual rules (4.3.2). The Terror it leaves is cleared in the same round (6.6).",
  "rule.6.5": "First the British move their agents (6.5.1), then the Japanese their police (6.5.2).",
  "rule.6.5.1":
    "Any Force 136 markers on the map may go to any spaces with a Jungle Camp, however far. No new camps come of it.",
  "rule.6.5.2":
    "Any Kempeitai markers and any Police on the map may go to spaces with more Troops than Guerrillas, however far. Troops do not move.",
  "rule.6.6":
    "What Events put aside until this phase returns first. All Terror comes off the map; Sabotage stays. All nine Intel chits are mixed, and one is drawn face down for each Province and Kuala Lumpur. All Guerrillas turn Underground. The British become 1st Eligible, and play goes on with the next card.",
  "rule.6.7":
    "The Operation Zipper Track has the boxes Delay, 6, 12, 18 and 20, which is also called Ready. The higher the marker, the more the Allies send to Malaya.",
  "rule.6.7.1":
    "The marker is set by Resistance in each Propaganda Round (6.2.5). Events move it box by box, but only until the next such setting, and never beyond Delay or Ready.",
  "rule.6.7.2":
    "A Supply Cache waits on the box 6 and another on the box 12. When the marker comes to such a box or passes it on the way up, its cache goes to the Available box. When the marker leaves it or passes it on the way down, the British must at once give a cache back to it, from the Available box or else from the map, as they choose. If they have none left, the box stays empty.",
  "rule.6.7.3":
    "At 12 or higher the British may Supply in up to three Provinces instead of two. At 20 they may Raid in up to three spaces instead of two.",
  "rule.7.0":
    "Resistance, from 0 to 20, decides the game. High is good for the British, low for the Japanese, and just short of the top the MPAJA may win instead. It is judged once, in the third Propaganda Round or when J9 ends the war; to touch a winning value before ends nothing.",
  "rule.7.0.1":
    "After the MPAJA and Resistance phases of the last round, the Japanese win with Resistance below 18, and the British with 20. At 18 or 19 the British win if the map has more Force 136 markers than Jungle Camps. Otherwise, even if the numbers are equal, the MPAJA win and both players lose.",
  "rule.7.1":
    "Resistance rises by 1 for each Troop or Kempeitai marker that an Ambush sends to Kuala Lumpur, and by Events. In the Propaganda Round it rises by the values of revealed Intel chits (6.2.1), and by 1 for each Supply Cache on the map and each space where Guerrillas outnumber cubes (6.2.2).",
  "rule.7.2":
    "Resistance falls by 1 for each Force 136 marker that Eliminate takes off, and by Events. In the Propaganda Round it falls by 1 for every 4 Resources (6.2.3), for every 5 Population at Neutral and for every 3 spaces with Police (6.2.4).",
};
