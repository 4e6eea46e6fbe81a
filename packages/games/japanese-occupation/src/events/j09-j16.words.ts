import type { Cards } from "../cards.ts";
import { shown, themed } from "./icon.ts";

/** The cards J9 to J16 in our own English. */
export const j09j16Words = {
  J9: {
    title: "Atomic Bombings",
    ...themed("mobilize", "the MPAJA leave the hills"),
    mandatory: true,
    single:
      "In the third Campaign the war ends on the spot: the MPAJA and Resistance phases of the last Propaganda Round are held, and victory is decided. In an earlier Campaign nothing happens.",
  },
  J10: {
    title: "Rationing System",
    ...themed("food", "food is rationed"),
    unshaded:
      "The Japanese lose half of their Resources, and with an odd number the smaller half: of 7 they keep 4.",
    shaded: "Every New Village on the map brings the Japanese 2 Resources.",
  },
  J11: {
    title: "KMT Guerrillas",
    ...themed("mobilize", "rivals for recruits"),
    unshaded:
      "In each of Kedah, Perak and Kelantan the British may carry out one Ambush or one Sabotage with an Underground Guerrilla of either kind. Force 136 is not needed.",
    shaded: "Every space with Guerrillas of both kinds loses one MPAJA Guerrilla and its Opposition.",
    asks: {
      act: "choose a space next to Thailand for an Ambush or a Sabotage, or none",
    },
  },
  J12: {
    title: "Labor Service Corps",
    ...themed("food", "hands taken off the fields"),
    capability: "japanese",
    unshaded:
      "To the end of the game: whenever Construct takes Sabotage off a Railway, the British may put one Province beside it, or Kuala Lumpur, at Opposition. Terror does not prevent this.",
    shaded:
      "To the end of the game: before an Extract is counted, the Japanese may take one Sabotage marker off a Railway beside a space with Troops.",
  },
  J13: {
    title: "Lai Teck Betrayal",
    ...themed("traitors", "the traitor at the head"),
    unshaded:
      "The British may carry out two acts one after the other, each an Ambush or a Sabotage in a single space by an Underground MPAJA Guerrilla. Force 136 is not needed, and both may happen in the same space.",
    shaded: "The Japanese may Eliminate once in every space that has Kempeitai.",
    asks: {
      act: "choose a space where an MPAJA Guerrilla Ambushes or Sabotages, or none",
    },
  },
  J14: {
    title: '"Secret Army"',
    ...shown("mobilize"),
    unshaded: "Every space with a Supply Cache gets an MPAJA Guerrilla.",
    shaded: "One Supply Cache on the map goes out of the game for good.",
    asks: {
      "place-mpaja": "choose a space with a Supply Cache for an MPAJA Guerrilla",
    },
  },
  J15: {
    title: "Resettlement Schemes",
    ...themed("food", "food colonies"),
    capability: "japanese",
    unshaded:
      "To the end of the game: after each Extract the British may add a Guerrilla of either kind in every Province with a New Village.",
    shaded:
      "To the end of the game: in Propaganda Rounds a Province with a New Village counts as Neutral even if it is at Opposition. The MPAJA do not mobilize in it, and its Population counts as subdued.",
  },
  J16: {
    title: "Freddie Spencer Chapman",
    ...themed("mobilize", "sheltered by the people"),
    unshaded:
      "The British may send two Force 136 markers, or one, to any spaces with a Jungle Camp: Available ones, ones on the map, or one of each.",
    shaded:
      "One space with Force 136 loses its Jungle Camp. Then one revealed Intel chit is concealed, even if no camp was lost.",
    asks: {
      "remove-camp": "choose a Jungle Camp beside Force 136 to remove",
    },
  },
} satisfies Cards;
