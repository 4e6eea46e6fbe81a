import type { CourseWords } from "@sandtable/engine";
import { campaigns } from "./en-campaign.ts";
import { field } from "./en-field.ts";

/** The course in English: planning first, then the field, then the Allies and two turns of war. */
export const en: CourseWords = {
  sky: {
    title: "What it is about, and the war in the air",
    learn: "How one wins, how a turn begins, air missions in secret, and the first ships.",
    end: "A turn begins with planning: initiative, markers, air missions, reinforcements, logistics; then both sides have an initial impulse and a follow-on impulse (4.1). Air points fly one mission a turn and come home (16.2). Interdiction catches reinforcements on their way, Recon turns up stacks, Strike bombs them; what is damaged flies again only after repair (16.6, 16.7, 16.8, 7.6).",
    steps: {
      allocate: {
        goal: "Put at least six points on Air Superiority, and at least two on Strike.",
        why: "You are the Japanese. In six turns you want the twelve objectives between Alor Star and Singapore, and you want the Allies to lose more than you do: losses score at once, objectives at the end of every turn (24.4, 24.6), and a lead of 16 wins (24.2). It starts in the sky. Both sides divide their air points in secret, then all is shown (16.31). The Allies have five. Fighters must fire at fighters; only those beyond the number of the enemy's may fire at his other missions (16.52).",
        look: "You are asked box by box: Air Superiority, Strike, Interdiction, Recon. You have ten points. Beside the map lie your markers, which only you see: keep them for a better day (5.4).",
        wrong: {
          "no-bombs":
            "Everything flies as fighters or elsewhere, and nothing is left to bomb with. A bombed stack is suppressed, and that is worth a column in every battle (8.2). If it cannot be taken back, begin the lesson again.",
          thin: "With fewer than six you have at most as many fighters as the Allies may have, and none to spare for their other missions (16.52). Take it back and put more there.",
        },
      },
      surplus: {
        goal: "Hit Allied aircraft on another mission than Air Superiority.",
        why: "You have more fighters than they have. The rest may fire at whatever else they fly: bombers over your troops, interdiction over your convoys (16.52). What is eliminated is a victory point for you; what is damaged does not fly until it is repaired (16.10).",
        look: "All missions lie open now. Say how many of the points to spare fire at other missions. The dice of this lesson fall on 5.",
        wrong: {
          spared:
            "All your fighters fired at fighters, and their bombers fly on: they may hit your first landings. Begin the lesson again to try the other way, or go on and remember it.",
        },
      },
      ashore: {
        goal: "Bring an HQ, two regiments and a supply point into one hex on the coast, nine battalions at most.",
        why: "Everything of yours waits in the base off the map. An amphibious unit carries nine battalions to a coast (22.2); a regiment counts for three, an HQ for one (26.8). More than nine in a hex cannot use their supply (12.5). The HQ needs the supply point to wake, for there is no other use of supply than to spend it in Logistics (7.1, 7.9). On open beaches one point a turn is landed (26.11b).",
        look: "First the supply points come: put one where the troops will be. Singora (1002), in Thailand, has a port, an airfield and the road south, and no defenders. Then pick the 1/9 amphibious unit, load, and name the same hex.",
        wrong: {
          base: "The Reinforcement Phase is over with the army still in the base, or in pieces. It can still sail in the movement phase, but the HQ ashore stays asleep this turn without supply.",
          hungry:
            "All supply waits in the base, and none can follow this turn. The HQ that you land will not wake (7.3).",
          apart:
            "What went ashore is not all in one hex with a supply point: an HQ, two regiments and supply belong together. The second amphibious unit can still bring more, up to nine battalions in the hex.",
        },
      },
    },
  },
  headquarters: {
    title: "Headquarters and supply",
    learn: "Break units down, wake an HQ, and spend supply where it counts.",
    end: "A supply point does one of these things and is gone: wake an HQ, refit three battalions of what was lost, repair three air points, let engineers dig in (7.1). It serves its own hex and those next to it (7.2). An HQ that is not paid for falls asleep again each turn (7.4), so count on two or three points a turn for as long as you want to move twice. An airfield battalion on an airfield of the map is an air point more for you every turn (26.12a).",
    steps: {
      split: {
        goal: "Break an infantry regiment down into battalions.",
        why: "Logistics begins with reorganisation (9.0). Battalions hold several places: an objective that nobody stands in counts for nobody (24.6). And when losses come, one battalion can pay where a regiment would be lost (15.22). But three battalions attack with 5, and the whole regiment with 6: break down those that are to hold, not those that are to storm. Battalions in one hex combine again in a later turn (9.2).",
        look: "Regiments in the base are listed as well. Take one of those that do not fight this turn.",
        wrong: {
          whole:
            "Reorganisation is over and every regiment is whole. You may spend supply now; units break down again next turn, or to pay losses (15.22).",
        },
      },
      awake: {
        goal: "Wake an HQ on the map.",
        why: "An active HQ gives columns of the combat table to every battle in its radius (10.3), and all units in the radius may move a second time, in the follow-on impulse (10.2). Nothing else that supply buys is worth as much. The marker Staff Planning wakes one HQ without supply, if you would rather save the point (5.3).",
        look: "A supply point and the HQ of the 5th Division are in Singora (1002). Choose the place, what the point is for, and the HQ. Or play Staff Planning.",
        wrong: {
          asleep:
            "Logistics is over, and no HQ on the map is awake: in the follow-on impulse nobody will move, and battles get no columns from it.",
          far: "That HQ is awake in the base, far from every battle. Its radius does not reach the map until it has landed. Wake the one in Singora.",
        },
      },
      mend: {
        goal: "Repair your damaged aircraft.",
        why: "One supply point repairs up to three air points (7.6). Yours are repaired by supply in the base (26.6), the Allies' by supply on the map. Do not do it for one point every turn; but in the first turns the sky decides a lot, and three points more come every turn (6.11).",
        look: "Choose the base, then repair. The air display shows the points in the box Damaged.",
        wrong: {
          grounded:
            "Logistics is over with aircraft in the box Damaged. They fly no mission until a point is spent on them (16.10).",
        },
      },
    },
  },
  ...field,
  ...campaigns,
};
