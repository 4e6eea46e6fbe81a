import type { Cards } from "../cards.ts";
import { shown, themed } from "./icon.ts";

/** The cards J25 to J32 in our own English. */
export const j25j32Words = {
  J25: {
    title: "John Davis",
    ...themed("mobilize", "agrees with the MPAJA"),
    unshaded: "The British may Contact, and after that carry out one Special Activity of any kind.",
    shaded:
      "Put one Force 136 marker from the map on this card. In the next Reset phase you bring it back in a Province with a Jungle Camp; if there is none, it becomes Available.",
    asks: {
      "remove-force136": "choose the Force 136 marker for the card",
    },
  },
  J26: {
    title: "Subhas Chandra Bose",
    ...themed("traitors", "an army that collaborates"),
    unshaded:
      "The British may Ambush in one space with Troops, under the usual conditions, and have to roll. If the roll succeeds, Resistance rises by 2 and no Troop moves; Kuala Lumpur will do as well.",
    shaded:
      "The Japanese may Sweep in two spaces, or one, with Police treated as Troops: they too may come in from next door.",
    asks: {
      operation: "play the Operation, or none",
    },
  },
  J27: {
    title: "Jungle Conference",
    ...shown("food"),
    capability: "british",
    unshaded:
      "To the end of the game: every Ambush or Sabotage Operation may choose one space more, and that one needs no Force 136.",
    shaded:
      "To the end of the game: each Supply takes Opposition away from one of its Provinces, if any is at Opposition. The British choose which.",
  },
  J28: {
    title: "Operation Gustavus",
    ...themed("supplies", "stores put ashore"),
    unshaded:
      "One Province with a Jungle Camp gets a Force 136 marker, and a Supply Cache if it has none. The camp stays.",
    shaded:
      "A Force 136 marker or a Supply Cache goes back to Available, out of a Province that has Troops or lies next to a space with Troops. Resistance does not change.",
    asks: {
      "remove-piece": "choose a Force 136 marker or a Supply Cache near Troops to remove",
    },
  },
  J29: {
    title: "Kempeitai",
    ...themed("mobilize", "repression breeds resistance"),
    unshaded: "One Kempeitai marker goes out of the game for good.",
    shaded:
      "The Japanese may send any Kempeitai to any spaces at all, and then conceal as many as two revealed Intel chits.",
    asks: {
      conceal: "choose an Intel chit to conceal, or none",
    },
  },
  J30: {
    title: "Malayan Volunteer Corps",
    ...themed("traitors", "auxiliary police"),
    unshaded: "Choose as many as three spaces at Opposition that have Guerrillas. Each loses one Police.",
    shaded: "Every space where Troops stand gets one Police, Economic Centers not excepted.",
    asks: {
      "place-police": "choose a space with Troops for a Police",
    },
  },
  J31: {
    title: "Comfort Women",
    ...themed("mobilize", "outrage"),
    unshaded: "Every space at Opposition where Troops stand costs the Japanese one Resource.",
    shaded: "Every space where Troops stand brings the Japanese one Resource, Economic Centers not excepted.",
  },
  J32: {
    title: "MPAJU",
    ...themed("mobilize", "the network of helpers"),
    unshaded:
      "The British may add an MPAJA Guerrilla in every Province that has a Jungle Camp and is at Opposition.",
    shaded:
      "In one Province beside a Railway with Sabotage the Japanese may Sweep, and then carry out a Reprisal there.",
    asks: {
      "place-mpaja": "choose a Jungle Camp at Opposition for an MPAJA Guerrilla, or none",
      operation: "Sweep beside Sabotage and take a Reprisal, or none",
    },
  },
} satisfies Cards;
