import type { CourseWords } from "@sandtable/engine";

/** The Allies, and two turns of war. */
export const campaigns: CourseWords = {
  allies: {
    title: "The Allies",
    learn: "Dig in, spend two points of supply a turn, and hold what counts.",
    end: "You have time on your side, and seven or more objectives at the start: each turn that you hold them pays (24.6). Give ground where you would be surrounded, break brigades down when you must retreat through zones, never let an airfield battalion fall, for without it an air point stays on the ground (26.12a). Your zones end where the jungle begins (26.13b), so the road is the line, not the country beside it.",
    steps: {
      dig: {
        goal: "Build a fortification.",
        why: "Now you are the Allies. The Japanese are ashore in Thailand, and nobody knows in what strength. An effective engineer with a supply point in its hex or next to it digs in: works go into its own hex and those beside it that you hold (20.0). They give you a column, and one-hex retreats can be ignored (21.1, 21.2), for as long as somebody stands in them (21.3).",
        look: "The MC engineer and a supply point are in Jitra (0909), with the HQ of the 11th Division and two brigades. End reorganisation, choose Jitra, then what the point is for.",
        wrong: {
          over: "Logistics is over without works, and supply is spent at no other time (7.9).",
          spent:
            "That point woke an HQ, which is good as well: columns and a second move. But next to the engineer there may be no other point to dig with.",
        },
      },
      awake: {
        goal: "Wake an HQ as well.",
        why: "You have two points a turn while you hold the naval base (6.11), fewer than the Japanese. An HQ that sleeps gives no column and no second move (10.2, 10.3); wake the one where you expect to fight, or the one behind which troops have far to go.",
        look: "Supply lies in Kota Bharu (2510) with the 9th Division's HQ, near Kuala Lumpur (1932) with the corps, and in Singapore.",
        wrong: {
          over: "Logistics is over and all HQs sleep. This turn you move once, and fight without support.",
        },
      },
      occupy: {
        goal: "Hold ten of the twelve objectives.",
        why: "An objective counts for whoever stands in it at the end of the turn (24.6, 2.36). Four are empty: Johore Baru, Malacca, Kuantan and Mersing. Any land unit will do, an anti-aircraft regiment too. But a unit that leaves may leave another objective empty, and airfield battalions are needed where they are.",
        look: "Units on Singapore Island (3844, 3845) are next to Johore Baru (3744). From Kuala Lumpur the railroad carries a unit to Malacca (2539); Allied units pay half a point a hex by rail (26.12b).",
        wrong: {
          airfield:
            "An airfield battalion has left its airfield: one air point of yours stays on the ground from the next turn on (26.12a). Somebody else could have gone.",
          empty: "Now another objective stands empty: you have no more than before. Leave somebody behind.",
          ended:
            "Your movement is over with fewer than ten. In the follow-on impulse those in the radius of an HQ that is awake can still go.",
        },
      },
      count: {
        goal: "Keep ten of them to the end of the turn.",
        why: "At the end of the turn both sides count (24.6). Whoever has more points then has the initiative in the next turn (4.1). In this lesson the Japanese stay in Thailand, and with none of their infantry in Malaya at the count they have lost at a stroke (25.3); in earnest they would come for Kota Bharu and Alor Star first.",
        look: "End your impulse, and the follow-on impulse after it.",
        wrong: {
          fewer:
            "The count gave you less than ten. What stands empty at the end of the turn counts for nobody.",
        },
      },
    },
  },
  battle: {
    title: "Two turns of war",
    learn: "Turns 1 and 2 against a recruit, with all you have learnt.",
    end: "You can play the campaign now. Keep the rhythm: supply for the HQs that march, bombs where you fight, recon where you will fight next, and something left for the count. Interdiction, units that are bought for 4 points each (25.6, 25.7), the great ships of Force Z (26.16a) and the remaining markers explain themselves where they are asked, and every refusal names its rule.",
    steps: {
      base: {
        goal: "Have an HQ awake on the map, with two regiments in its radius, in turn 1.",
        why: "Everything begins with a place from which to march: a port, a road, an HQ that is awake. Markers are your own affair: Staff Planning saves a supply point (5.3).",
        look: "Mind the end of the turn: without infantry across the border, in Malaya, all is lost (25.3). Singora (1002) is empty, and so is most of the coast; Kota Bharu is not. HQ, regiments and supply belong together. Nothing is chosen for you in this lesson, the dice neither.",
        wrong: {
          over: "The turn ended with no Japanese infantry in Malaya, and Thailand does not count: that is a sudden victory of the Allies (25.3). Begin the lesson again, and have a regiment across the border or on a beach of Malaya before the turn ends.",
          sea: "Movement is over, and no HQ that is awake has two regiments in its radius. Without supply in its hex or beside it an HQ stays asleep (7.2, 7.3), unless you play Staff Planning; this turn your troops move once.",
        },
      },
      objective: {
        goal: "Hold an objective when the turn is counted.",
        why: "At the end of every turn there must be Japanese infantry in Malaya, not only in Thailand, or the Allies win at a stroke (25.3). And each objective is 1 point a turn, 3 on Singapore Island (24.6). Kota Bharu can be assaulted from the sea, Alor Star lies on the road behind Jitra, Kuantan often stands empty.",
        look: "Twelve hexes are marked as objectives on the map. Look for those that nobody seems to hold, and land there.",
        wrong: {
          over: "The turn ended with all your infantry in Thailand: that is a sudden victory of the Allies (25.3). Begin the lesson again, and cross the border or land in Malaya in time.",
          thailand:
            "This is your last impulse of the turn, and all your infantry is still in Thailand. If it is so when the turn ends, you have lost at a stroke (25.3). Whoever is in the radius of an active HQ can still cross the border; troops may come by sea.",
        },
      },
      lead: {
        goal: "Be ahead in points when turn 3 begins, or later.",
        why: "Allied brigades are 3 points each, HQs 2, everything else 1, and their aircraft too (24.4). They get theirs from the objectives that they hold. Whoever is ahead goes first next turn (4.1).",
        look: "The points of both sides stand beside the map. Do not fight everywhere: two good battles with an HQ behind them are worth more than five without.",
      },
    },
  },
};
