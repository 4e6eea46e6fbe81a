import type { Catalogue } from "@sandtable/engine";
import type { CardTextVocabulary } from "./contents.ts";

/** What each text of each card does, told in our own English. "You" is the faction that plays the card. */
export const cardTexts: Catalogue<CardTextVocabulary> = {
  "card.J1.unshaded": "Every Terror marker on the map lifts Resistance by 1, by no more than 3 in all.",
  "card.J1.shaded":
    "The Japanese may carry out a Reprisal in every space that has Troops and is at Opposition, however many these are.",
  "card.J2.unshaded":
    "Choose as many as three Railways beside spaces at Opposition. Each gets a Sabotage marker, even on top of another.",
  "card.J2.shaded":
    "Choose as many as two Railways beside a Neutral Province or a Neutral Kuala Lumpur. Each loses one Sabotage marker.",
  "card.J3.unshaded":
    "The British may add two MPAJA Guerrillas and one non-MPAJA Guerrilla in all, or fewer, wherever Force 136 is.",
  "card.J3.shaded":
    "The Japanese gain one Resource for each 2 Population that is Neutral; an odd one brings nothing.",
  "card.J4.unshaded": "Every space that has both Force 136 and a Jungle Camp lifts Resistance by 1.",
  "card.J4.shaded": "Wherever Force 136 is, the Jungle Camp comes off the map.",
  "card.J5.unshaded": "Every Guerrilla on the map goes Underground.",
  "card.J5.shaded": "One space at Opposition that has an Active Guerrilla becomes Neutral.",
  "card.J6.unshaded":
    "A die is rolled for each of the six Jungle Provinces. On a 1 or 2 each side takes away one of its own forces there, if it has any: Troops go to Kuala Lumpur, Police, Guerrillas and Supply Caches back to Available. Each side picks its own piece, and markers are no forces.",
  "card.J7.unshaded": "Operation Zipper goes one box toward Ready. Then the British may Gather.",
  "card.J7.shaded":
    "Operation Zipper goes two boxes toward Delay, and the British give back the Supply Caches of the boxes it leaves.",
  "card.J8.unshaded":
    "To the end of the game: one Province of each Supply needs no Force 136. It still needs its Jungle Camp, and Supply reaches no further than before.",
  "card.J8.shaded":
    "To the end of the game: the British roll a die for each Province they Supply. On a 1 or 2 the Jungle Camp stays and no Supply Cache comes.",
  "card.J9.unshaded":
    "In the third Campaign the war ends on the spot: the MPAJA and Resistance phases of the last Propaganda Round are held, and victory is decided. In an earlier Campaign nothing happens.",
  "card.J10.unshaded":
    "The Japanese lose half of their Resources, and with an odd number the smaller half: of 7 they keep 4.",
  "card.J10.shaded": "Every New Village on the map brings the Japanese 2 Resources.",
  "card.J11.unshaded":
    "In each of Kedah, Perak and Kelantan the British may carry out one Ambush or one Sabotage with an Underground Guerrilla of either kind. Force 136 is not needed.",
  "card.J11.shaded":
    "Every space with Guerrillas of both kinds loses one MPAJA Guerrilla and its Opposition.",
  "card.J12.unshaded":
    "To the end of the game: whenever Construct takes Sabotage off a Railway, the British may put one Province beside it, or Kuala Lumpur, at Opposition. Terror does not prevent this.",
  "card.J12.shaded":
    "To the end of the game: before an Extract is counted, the Japanese may take one Sabotage marker off a Railway beside a space with Troops.",
  "card.J13.unshaded":
    "The British may carry out two acts one after the other, each an Ambush or a Sabotage in a single space by an Underground MPAJA Guerrilla. Force 136 is not needed, and both may happen in the same space.",
  "card.J13.shaded": "The Japanese may Eliminate once in every space that has Kempeitai.",
  "card.J14.unshaded": "Every space with a Supply Cache gets an MPAJA Guerrilla.",
  "card.J14.shaded": "One Supply Cache on the map goes out of the game for good.",
  "card.J15.unshaded":
    "To the end of the game: after each Extract the British may add a Guerrilla of either kind in every Province with a New Village.",
  "card.J15.shaded":
    "To the end of the game: in Propaganda Rounds a Province with a New Village counts as Neutral even if it is at Opposition. The MPAJA do not mobilize in it, and its Population counts as subdued.",
  "card.J16.unshaded":
    "The British may send two Force 136 markers, or one, to any spaces with a Jungle Camp: Available ones, ones on the map, or one of each.",
  "card.J16.shaded":
    "One space with Force 136 loses its Jungle Camp. Then one revealed Intel chit is concealed, even if no camp was lost.",
  "card.J17.unshaded":
    "Operation Zipper goes one box toward Delay. Then put three Troops from the map, whichever you like, on this card; the next Reset phase brings them back to Kuala Lumpur.",
  "card.J18.unshaded":
    "The British may add as many as three non-MPAJA Guerrillas, shared out among Kedah, Perak and Kelantan as they please.",
  "card.J18.shaded":
    "The Japanese may take one Guerrilla, Underground or Active, out of each of Kedah, Perak and Kelantan. After that all Troops in these three have to go to Kuala Lumpur.",
  "card.J19.unshaded":
    "To the end of the game: Gather may choose three spaces with Force 136 instead of two.",
  "card.J19.shaded":
    "To the end of the game: Gather uses the Guerrillas next to one chosen space only, besides those in the chosen spaces themselves.",
  "card.J20.unshaded":
    "Take a Force 136 marker off the map; in return any two concealed Intel chits are revealed. Without a marker on the map nothing happens.",
  "card.J20.shaded":
    "Take a Force 136 marker off the map. Also take away a concealed Intel chit: it is shown, Resistance drops by its value, and it stays aside until the next Reset phase. Either happens even if the other cannot.",
  "card.J21.unshaded":
    "The British may put every non-MPAJA Guerrilla, Available or on the map, in any spaces they like. Those they put down arrive Underground.",
  "card.J21.shaded":
    "Three different Provinces get one Police each, whether Troops are there or not. Then Eliminate in one Province that has both Police and Kempeitai.",
  "card.J22.unshaded":
    "To the end of the game: a Guerrilla used by Gather stays Underground, and needs to be Underground as before.",
  "card.J22.shaded":
    "To the end of the game: Eliminate may take off Force 136 while a Jungle Camp is still there.",
  "card.J23.unshaded":
    "The British may put a Sabotage marker on each of any two Railways, even on top of another.",
  "card.J23.shaded": "Two Provinces at Opposition beside Railways with Sabotage become Neutral.",
  "card.J24.unshaded":
    "Operation Zipper goes one box toward Ready. Then the British may Supply, as far as the new box allows.",
  "card.J24.shaded": "Every space that has both Force 136 and a Jungle Camp lowers Resistance by 1.",
  "card.J25.unshaded": "The British may Contact, and after that carry out one Special Activity of any kind.",
  "card.J25.shaded":
    "Put one Force 136 marker from the map on this card. In the next Reset phase you bring it back in a Province with a Jungle Camp; if there is none, it becomes Available.",
  "card.J26.unshaded":
    "The British may Ambush in one space with Troops, under the usual conditions, and have to roll. If the roll succeeds, Resistance rises by 2 and no Troop moves; Kuala Lumpur will do as well.",
  "card.J26.shaded":
    "The Japanese may Sweep in two spaces, or one, with Police treated as Troops: they too may come in from next door.",
  "card.J27.unshaded":
    "To the end of the game: every Ambush or Sabotage Operation may choose one space more, and that one needs no Force 136.",
  "card.J27.shaded":
    "To the end of the game: each Supply takes Opposition away from one of its Provinces, if any is at Opposition. The British choose which.",
  "card.J28.unshaded":
    "One Province with a Jungle Camp gets a Force 136 marker, and a Supply Cache if it has none. The camp stays.",
  "card.J28.shaded":
    "A Force 136 marker or a Supply Cache goes back to Available, out of a Province that has Troops or lies next to a space with Troops. Resistance does not change.",
  "card.J29.unshaded": "One Kempeitai marker goes out of the game for good.",
  "card.J29.shaded":
    "The Japanese may send any Kempeitai to any spaces at all, and then conceal as many as two revealed Intel chits.",
  "card.J30.unshaded":
    "Choose as many as three spaces at Opposition that have Guerrillas. Each loses one Police.",
  "card.J30.shaded": "Every space where Troops stand gets one Police, Economic Centers not excepted.",
  "card.J31.unshaded": "Every space at Opposition where Troops stand costs the Japanese one Resource.",
  "card.J31.shaded":
    "Every space where Troops stand brings the Japanese one Resource, Economic Centers not excepted.",
  "card.J32.unshaded":
    "The British may add an MPAJA Guerrilla in every Province that has a Jungle Camp and is at Opposition.",
  "card.J32.shaded":
    "In one Province beside a Railway with Sabotage the Japanese may Sweep, and then carry out a Reprisal there.",
  "card.propaganda.text": "A Propaganda Round is held at once.",
};
