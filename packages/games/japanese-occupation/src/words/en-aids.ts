import type { Catalogue } from "@sandtable/engine";
import type { AidVocabulary } from "./contents.ts";

/** Short player aids, with the rules they come from. */
export const aids: Catalogue<AidVocabulary> = {
  "aid.train":
    "Train (3.2.1) adds Guerrillas in Provinces and Kuala Lumpur with Force 136: one non-MPAJA, or one MPAJA where there is a Jungle Camp, or up to two of any kind where there is a Supply Cache. A Limited Train reaches as many spaces (2.4.4).",
  "aid.contact":
    "Contact (3.2.2) either puts an Available Force 136 marker in any Province, or moves any markers one space, each with up to one non-MPAJA Guerrilla. Provinces where one was placed or arrived get a Jungle Camp if they have none; without a spare one a camp must come from the map (1.10). British who Pass may Contact too (2.4.3).",
  "aid.sabotage":
    "Sabotage (3.2.3) takes Force 136 and an Underground Guerrilla, who turns Active. An adjacent Railway gets a Sabotage marker if it has none. It cuts the Extract (4.3.1), lets the British add Opposition beside it in the Propaganda Round (6.3.1), and stays until the Japanese Construct.",
  "aid.ambush":
    "Ambush (3.2.4) takes Force 136, an Underground Guerrilla who turns Active, and cubes or Kempeitai. It removes one Police; or roll a die, plus 1 for each Supply Cache in or next to the space. Above the number of cubes there it sends a Troop or Kempeitai marker to Kuala Lumpur and lifts Resistance by 1.",
  "aid.deploy":
    "Deploy (3.3.1) adds one Police in each of up to three spaces: Neutral Provinces with Troops, or Kuala Lumpur. Then any Kempeitai may go wherever there are cubes, even if Limited. Japanese who Pass may Deploy in one space (2.4.3).",
  "aid.construct":
    "Construct (3.3.2) takes up to three Provinces where cubes outnumber Guerrillas. Each clears one Sabotage marker off a Railway beside it; or, beside an Economic Center, it gets a New Village and goes to Opposition. The Japanese may also Construct in the Resources phase (6.3.2).",
  "aid.sweep":
    "Sweep (3.3.3) has up to three destinations. Troops come in from next door, all at the same moment. Every cube in a destination then turns one Guerrilla Active; in the Jungle it takes two cubes for each, unless Kempeitai are there.",
  "aid.assault":
    "Assault (3.3.4) takes up to three spaces with Troops and Active British forces. Each Troop takes one piece; in Mountains it takes two Troops, unless Kempeitai are there. Active Guerrillas go first, and the Supply Cache is safe while any Guerrilla is left, Underground ones included. Police do not help.",
  "aid.supply":
    "Supply (4.2.1) goes with Train and Contact. Where Force 136 and a Jungle Camp are together, a Supply Cache takes the place of the camp: in two Provinces at most, or three with Operation Zipper at 12 or more (6.7.3). The British may also Supply in the Support phase (6.4.1).",
  "aid.gather":
    "Gather (4.2.2) goes with Contact, Sabotage and Ambush. Choose up to two spaces with Force 136: there and in every space next to them an Underground Guerrilla may turn Active and reveal the Intel chit of its own space.",
  "aid.raid":
    "Raid (4.2.3) goes with every British Operation. Up to two spaces next to a Supply Cache, or three with Operation Zipper at 20 (6.7.3), each get one or two Guerrillas from a neighbour with a cache. There they may Sabotage or Ambush once, Force 136 or not.",
  "aid.extract":
    "Extract (4.3.1) goes with Deploy. Each chosen Economic Center brings 1 Resource for every starred Railway that is connected to it, with no Sabotage on it or on the way, and the whole Extract 1 for each New Village. With no Sabotage both bring 8. Every 4 Resources lower Resistance by 1 in the Propaganda Round (6.2.3).",
  "aid.reprisal":
    "Reprisal (4.3.2) goes with Construct, Sweep and Assault. Up to two spaces with Troops become Neutral and get a Terror marker if they have none, and one Guerrilla is driven next door. The Japanese may also use it in the Support phase (6.4.2).",
  "aid.eliminate":
    "Eliminate (4.3.3) goes with Construct, Sweep and Assault, in up to two spaces with Kempeitai. It conceals the Intel chit there; or roll a die, plus 1 for each Police. Above the number of Guerrillas there it takes the Jungle Camp or, with no camp, Force 136, which lowers Resistance by 1.",
  "aid.sequence":
    "The icon of an Event card comes first (5.5). Then both factions take a box (2.4.2): a Limited Operation (2.4.4), the Event, or an Operation with a Special Activity. No box is taken twice. To Pass lets the British Contact, the Japanese Deploy in one space (2.4.3). Whoever stands further left goes first on the next card (2.4.5).",
  "aid.propaganda":
    "A Propaganda Round (6.0) has six phases. Guerrillas of both kinds clash, and spaces at Opposition get an MPAJA Guerrilla (6.1). Resistance changes by the net of Intel, Supply Caches and outnumbered cubes against Resources, Neutral Population and Police; the third round ends here (6.2). The British add Opposition beside Sabotage and Supply, the Japanese Construct and take Reprisals (6.3, 6.4). Then both redeploy, Terror goes, Intel is drawn anew, and Guerrillas hide (6.5, 6.6).",
  "aid.victory":
    "All turns on Resistance in the third Propaganda Round (7.0). Below 18 the Japanese win, at 20 the British (7.0.1). At 18 and 19 the British win only if the map has more Force 136 markers than Jungle Camps; otherwise the MPAJA win and both players lose. J9 can bring that moment earlier (5.4).",
  "aid.icons":
    "Each Event card first lets the MPAJA act (5.5). Mobilize Population: the British choose a Jungle Camp without Terror, and its space goes to Opposition. Kill Traitors: the British choose a Police to lose where MPAJA Guerrillas are. Seize Supplies and Food Shortage: the Japanese turn a Supply Cache that shares its space with no camp into a Jungle Camp, or choose an MPAJA Guerrilla to lose where no cache is. Six icons are known from the book's example; the other 26 are given to cards by theme, in the printed numbers.",
  "aid.zipper":
    "Operation Zipper (6.7) goes Delay, 6, 12, 18, 20 and follows Resistance in each Propaganda Round (6.2.5); Events move it in between. The boxes 6 and 12 each free a Supply Cache, which must be given back when the marker falls (6.7.2). From 12 Supply reaches three Provinces, at 20 Raid reaches three spaces (6.7.3).",
  "aid.intel":
    "An Intel chit of value 0, 1 or 2 lies concealed in each Province and Kuala Lumpur (1.11), three of each value. Gather reveals chits (4.2.2), Eliminate conceals them (4.3.3). Revealed ones add their values to Resistance in the Propaganda Round (6.2.1), and then all are drawn anew (6.6).",
  "aid.railways":
    "Eight Railways lie on borders (1.3.6), and each is adjacent to the spaces on its border (1.3.7). The four starred ones, at Kedah and Kelantan in the north and at the two borders of Johore in the south, feed the Extract (4.3.1). Sabotage on the line between cuts them off: Perak-Kelantan parts both Economic Centers from the north, Negri Sembilan-Pahang the northern one from the south. Sabotage stays until Construct (3.3.2) or an Event clears it.",
  "aid.jungle-camps":
    "Jungle Camps (1.10) come with Contact and let MPAJA Guerrillas be Trained (3.2.1). Supply turns them into Supply Caches (4.2.1), Seize Supplies turns caches back (5.5), and Eliminate removes them (4.3.3). There are four, at most one to a Province. With Resistance at 18 or 19 as many camps as Force 136 markers are too many (7.0.1).",
  "aid.force-136":
    "Force 136 (1.9) lets the British Train, Sabotage, Ambush, Supply and Gather where it is. There are three markers: Contact places or moves them (3.2.2), Redeploy moves them to Jungle Camps (6.5.1). Eliminate takes one only once the Jungle Camp is gone, and that lowers Resistance by 1 (4.3.3).",
  "aid.kempeitai":
    "Kempeitai (1.8) give Sweep its full strength in the Jungle (3.3.3) and Assault in the Mountains (3.3.4), and only they Eliminate (4.3.3). Deploy sends them wherever there are cubes (3.3.1), Redeploy where Troops outnumber Guerrillas (6.5.2). An Ambush may chase one to Kuala Lumpur (3.2.4).",
  "aid.new-villages":
    "A New Village (1.15) adds 1 Resource to every Extract (4.3.1). Construct places it in Perak, Kelantan, Pahang, Negri Sembilan or Johore and puts the Province at Opposition (3.3.2). It goes when British forces are there without a Japanese cube. There are four, at most one to a Province.",
  "aid.pieces":
    "The Japanese have 15 Troops and 6 Police, the British 10 MPAJA and 4 non-MPAJA Guerrillas and 5 Supply Caches (1.4). New Guerrillas arrive Underground (1.4.3). A space holds one Supply Cache at most, Economic Centers none (1.4.2). If none is Available, you may take your own from elsewhere on the map, but never a Force 136 marker (1.4.1, 1.9).",
  "aid.capabilities":
    "Six Events are Capabilities (5.3): J8, J19 and J27 concern the British, J12, J15 and J22 the Japanese. Either side may play either text, and it holds to the end of the game.",
  "aid.mandatory-events":
    "J6 and J9 happen by themselves, after the icon and before anyone acts, and nobody may take the Event box on that card (5.4). J6 wears down both sides in the Jungle. J9 ends the game at once if two Propaganda Rounds have been held, and otherwise does nothing (7.0).",
};
