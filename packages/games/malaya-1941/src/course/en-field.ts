import type { CourseWords } from "@sandtable/engine";

/** In the field: what one sees, marches, landings, battles, losses. */
export const field: CourseWords = {
  fog: {
    title: "Fog, roads, and moving twice",
    learn: "What you see and what you do not, how far a road carries, and what an HQ is for.",
    end: "You see a stack when you fly recon over it, when you stand beside it in your combat phase, or by the marker Intelligence; a page remembers what you saw and says when it may be old (18.0, 18.1, 16.7). You are told whether a stack has a zone when you come next to it (18.4). The enemy sees as little of you: what you keep whole and together frightens as much as what you show. Rivers and streams cost more than ground, unless there is a bridge or one of your engineers (11.72, 20.0); only Japanese infantry goes from one enemy zone straight into the next (13.5).",
    steps: {
      look: {
        goal: "Look at the stack in Jitra.",
        why: "Nearly every enemy counter lies face down (18.0). Each air point on Recon looks once in your movement phase: at its hex, the hexes around, and open ground two hexes off (16.71). It costs nothing and is not shot at. Look before you march: a hex beside the enemy is hard to leave.",
        look: "Jitra (0909) lies on the road south from Singora. Fly recon stands at the top of the list, above the units; then name the stack, and the hex over which to fly. You have two points for it.",
        wrong: {
          ended:
            "Movement is over, and Jitra was not looked at. You still have the combat phase: whoever stands beside it then will see it (18.1), at his own risk.",
          elsewhere:
            "From there Jitra is out of sight. Recon sees its own hex and those next to it, and two hexes far only over open ground (16.71). There is another point.",
          marched:
            "You may march without looking, but then you march blind. Recon can be flown at any moment of the movement phase: fly it now.",
        },
      },
      near: {
        goal: "March infantry to within two hexes of Jitra, and no nearer.",
        why: "Roads cost half a point a hex, whatever the ground beside them (11.71); jungle and hills cost two or three. Next to an enemy you stop, if your hex is in his zone, and whoever is in a zone must attack in the combat phase (13.3, 13.6). One regiment alone against two brigades is a bad beginning. Two hexes off you are safe and near.",
        look: "A unit moves hex by hex until you halt it. From Singora (1002) the road goes by 1003, 0904, 0905 and 0906 to 0907.",
        wrong: {
          contact:
            "This unit is next to Jitra. The enemy knows now that somebody is there, and in your combat phase you may have to attack with what you have (13.6). Keep the next one back, or bring all.",
          ended:
            "Movement is over and nobody has come as near as that. In the follow-on impulse whoever is in the radius of an active HQ moves again.",
        },
      },
      again: {
        goal: "Move infantry again, in the follow-on impulse.",
        why: "After the Allied impulse comes your second one. Only units within the radius of an active HQ may move in it; that is checked as it begins (10.2). The HQ of the 5th Division is awake and reaches four hexes (10.4). So bring it along now, while it may still move, or leave the infantry within its reach.",
        look: "Move the HQ to 0904 or nearer, then end movement and go through strikes and combat. Hexes in its radius are counted like distances on the map, through everything.",
        wrong: {
          out: "The follow-on impulse has begun, and no infantry is within the radius of the HQ: it stands idle (10.2). Had the HQ followed down the road, all would march again. Begin the lesson again to see the difference.",
          over: "Your follow-on impulse is over and nobody moved in it. The supply point that woke the HQ was half wasted.",
        },
      },
    },
  },
  landing: {
    title: "An assault from the sea",
    learn: "Load a force, bomb the beach, choose the table, and land or drown.",
    end: "From the sea it is all or nothing: who does not land by pursuit is lost (22.4). So bring two regiments, bombers, and the table that decides. Coast guns, as in Penang and Singapore, are worth two columns to the defender (26.15b). Hexes that nobody holds can simply be landed on. Ships among your markers bombard coasts like aircraft, every turn (17.0, 25.7); antiaircraft units make bombing costly (16.84).",
    steps: {
      sail: {
        goal: "Send at least two regiments against Kota Bharu by sea.",
        why: "Kota Bharu is an objective with an airfield, and somebody holds it; you do not know who. Only the Japanese may assault from the sea (22.4, 26.10). The force waits in a sea hex next to the target until the combat phase. One regiment, strength 6, might meet a brigade.",
        look: "Choose to move by sea, the 2/9 amphibious unit, and load it in the base; then name Kota Bharu (2510), and the sea hex 2509 before it.",
        wrong: {
          alone:
            "Fewer than two regiments are on their way there. At low columns the Assault table kills the attacker, and from the sea there is no retreat (22.4).",
          coast:
            "They went ashore where nobody is. That is safe and often good; but it takes no objective that is held.",
          ended: "Movement is over and no force lies before Kota Bharu.",
        },
      },
      bombs: {
        goal: "Bomb Kota Bharu.",
        why: "After movement come strikes (16.8). All of them are placed first, then rolled; one hex takes up to six of your points (26.13a). S suppresses every unit in the hex until its next Logistics: half movement, no zone, and a column to you in battle (8.2). You do not see what you hit (16.85).",
        look: "End movement. Name the hex, then how many points. The dice of this lesson fall on 5.",
        wrong: {
          other:
            "Those bombs fell elsewhere. A force at sea before Kota Bharu has one chance only: whatever helps it should be there.",
          unused:
            "The combat phase has begun, and the bombers stayed at home. The defenders stand unsuppressed, one column better for them.",
        },
      },
      beach: {
        goal: "Take Kota Bharu.",
        why: "In your combat phase you see who stands next to you (18.1). Attack strength as a percentage of defence strength gives the column; support of HQs, suppression, ground and markers shift it (14.3). Then choose: Raid risks little and decides little, Assault decides (14.4). Whoever cannot go back needs a result that lets him pursue.",
        look: "Declare the battle, choose the table, read the odds. Banzai! gives a column, but then nobody may retreat and losses are for good (15.5). When the hex is empty, every unit has to be landed: those who stay at sea are lost.",
        wrong: {
          drowned:
            "Part of the force is lost: who could not land has nowhere to go (22.4). More regiments, more bombs, or Banzai! would have been better columns. Begin the lesson again.",
        },
      },
    },
  },
  fight: {
    title: "A battle",
    learn: "Contact, bombs, columns, Raid or Assault, and pursuit.",
    end: "Raid: contact, attrition, outmanoeuvred. Assault: bloodbath, shattered, eliminated, annihilated (14.5). Bring columns before you bring dice: an active HQ gives its support value, bombs give one, Tank Shock and Banzai! one each; ground and works give them to the defender (14.3). Defenders in a city may stay where they are (15.34), and those in works need not go for a single hex (21.2). Whoever stands in several zones attacks all of them, so a weak attack is sometimes made to set the others free (14.11, 14.24).",
    steps: {
      join: {
        goal: "Bring two regiments next to Jitra.",
        why: "This is the follow-on impulse, and both regiments are in the radius of their HQ. All attackers must stand next to the hex that they attack (14.22). Jungle is good to you: Allied zones do not reach into it (26.13b), so you choose yourself whether to attack from there, and you can leave again.",
        look: "The regiments are in 0907. The jungle hex 0908 lies beside Jitra (0909). Two regiments and a few battalions may stand in one hex, nine battalions in all (26.8).",
        wrong: {
          ended:
            "Movement is over, and nobody is beside Jitra. An impulse is spent, and the supply point that woke the HQ with it.",
          alone:
            "Movement is over, and one regiment is there alone. Strength decides the column (14.3): against two brigades one regiment is too few.",
          away: "That march does not lead to Jitra. A unit moves once in a movement phase (11.2); the other one can still go.",
        },
      },
      bombs: {
        goal: "Bomb Jitra.",
        why: "Your strike points have not flown yet this turn: each may fly in one of your impulses (16.2). A suppressed defender is a column for you (14.3).",
        look: "End movement, name Jitra, and take all four points. The dice of this lesson fall on 5.",
        wrong: {
          other: "Those bombs fell elsewhere. The points that are left can still go to Jitra.",
          unused:
            "The combat phase has begun without bombs on Jitra. You can fight all the same, with a column less.",
        },
      },
      break: {
        goal: "Attack Jitra with a result against the defender.",
        why: "Now you see them: an HQ and two brigades. 12 against 15 is the column of 80%; your HQ shifts it by two, suppression by one more. Each unit attacks once in a combat phase, each hex is attacked once (14.14, 14.27). On the Assault table the same die may shatter the attacker, on the Raid table it will hardly hurt (14.4). Losses of brigades are 3 points each, of HQs 2.",
        look: "Declare the battle, name who attacks, choose the table. Then you may be asked for your markers, and the Allies for theirs, even if they have none: otherwise you would know it.",
        wrong: {
          beaten:
            "That result did nothing to the defender, or hurt you. The column was too low for the table: more regiments, an HQ within reach, bombs before the battle.",
          idle: "The impulse is over without a battle that broke them. Standing next to Jitra, you have shown yourself, and the Allies may move first.",
        },
      },
      hold: {
        goal: "Pursue into Jitra.",
        why: "Some results let the winner pursue: one hex, after outmanoeuvring two (14.5, 15.42). It costs no movement and zones do not stop it (15.44). The road goes on from there, and units that retreat again and again fall apart.",
        look: "You are asked unit by unit. One may stay behind to keep the road.",
        wrong: {
          stays: "Nobody followed, and Jitra is empty. Next turn the Allies can be back in it.",
        },
      },
    },
  },
  losses: {
    title: "Losses, and making them good",
    learn: "Pay with battalions, go on, and refit in the next turn.",
    end: "Whatever is not lost for good waits among the replaceable units, and comes back for a point of supply for three battalions (7.5), in the hex of the supply point or in the base (7.51). What was surrounded, or lost with Banzai!, never comes back (15.21, 15.5). Retreats lead farther away with each step, and through an enemy zone a unit is lost, or one battalion of it (15.33, 13.8).",
    steps: {
      pay: {
        goal: "Assault Jitra, and pay for it without losing a whole regiment.",
        why: "Twelve against fifteen, two columns from the HQ, no bombs, and a die of 3: that is a bloodbath, which costs each side half of its factors (15.23). Half of twelve is six: a whole regiment, or battalions of a regiment that you break down first (15.24). Each regiment lost is 3 points for the Allies, each battalion 1, and breaking down is free.",
        look: "Attack with both regiments and choose the Assault table. When you are asked to break units down, break both: the three battalions of a regiment have 5, so the whole is ten then, and half of it five.",
        wrong: {
          regiment:
            "A whole regiment is gone: 3 points for the Allies, and three battalions to refit. Had both been broken down first, battalions would have paid. Begin the lesson again to try it.",
          contact:
            "That was a Raid, and at this column a 3 is contact: nothing happens (14.5). It shows you the enemy and costs nothing, which is what raids are for. Begin the lesson again and take the Assault table.",
          idle: "The combat phase is over and nobody fought. The Allies see you in the jungle now.",
        },
      },
      refit: {
        goal: "In the Logistics of the next turn, bring back what you lost.",
        why: "Finish the turn: the Allied impulse, your follow-on impulse, the count of objectives. Then a new turn begins: whoever has more points goes first (4.1), markers are picked, air missions allocated, reinforcements come. In Logistics one supply point refits three battalions (7.5).",
        look: "Nothing more has to be done on the way; put a few points on Air Superiority and let the supply wait in the base. In Logistics choose the base, then refit, then the battalions.",
        wrong: {
          late: "Logistics is over, and the lost battalions are still among the replaceable units. They keep until the next turn.",
        },
      },
    },
  },
};
