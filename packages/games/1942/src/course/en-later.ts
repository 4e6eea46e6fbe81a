import type { CourseWords } from "@sandtable/engine";

/** The Allies, supply, a siege, and a small campaign. */
export const afterwards: CourseWords = {
  allies: {
    title: "The Allies answer",
    learn: "Leave the enemy's zones of control, gather, sail with your own nation's ships, and strike back.",
    end: "The Allies win by lasting: every unit that is left at the end of turn 10 takes a point from the Japanese (10.0). Give ground before you are surrounded, hold the fortresses, and strike where a landing stands alone and far from help. From island to island, across a narrow water, a unit needs its whole march (5.A.2). Reinforcements come on turns 2 to 5, on the map or by sea (11.0).",
    steps: {
      away: {
        goal: "Take every British unit in Malaya out of the Japanese zones of control.",
        why: "Now you are the Allies, on turn 1. Kota Bharu has fallen. A unit beside an enemy is in his zone of control: it has to stop when it enters, and it never goes from one such hex straight into another (3.0). If it must retreat and cannot, it is lost (6.R). Kuala Lumpur and Singapore are behind you, by road.",
        look: "Brigades in 0510 and 0611 stand beside Japanese. Going out, the first hex must be free of them. By road each hex costs 1 (5.A.1).",
        wrong: {
          ended:
            "The land segment is over, and some stand beside Japanese still. In his combat phase he may attack them with all that is ashore, under his carriers.",
          beside:
            "This brigade stands beside a Japanese unit now. It had to stop there (3.0), and his attack will find it. Go the other way, by road to the south.",
        },
      },
      gather: {
        goal: "Bring strength 21 or more beside Aparri.",
        why: "One regiment of strength 7 landed in Aparri, in the north of Luzon, and holds it alone. 21 against 7 is 3:1. Attackers may come from several hexes, as long as all of them are beside the defender (6.0), and no more than four infantry units may stand in one hex (4.0).",
        look: "2202 and 2102 lie beside Aparri (2201), on the roads from the plain (2203) and from Olongapo (2103). Tanks have to keep to the road (4.0); artillery and cavalry are no infantry and do not count for stacking.",
        wrong: {
          ended:
            "The land segment is over with too little beside Aparri. Combat comes after air and sea, and nobody marches there then (2.0).",
          far: "Nobody is beside Aparri yet. From 2203 the road leads to 2202 in one march, from Olongapo to 2102.",
        },
      },
      sail: {
        goal: "Bring a unit somewhere by sea.",
        why: "Each of your nations has 2 Naval Movement Points a turn, and carries only its own men (9.C). From port to port costs 1. Allied units do not land on coasts (5.C). The Filipino divisions never leave the Philippines (9.B).",
        look: "End the land and the air segment. Dutch battalions sit alone in the outer islands, each in a port, each a point at the end of the game if it lives: Java, or Singapore, is safer.",
        wrong: {
          ended:
            "Naval movement is over, and the points of this turn are gone: they are not kept (5.C). The garrisons of the islands stay where they are.",
        },
      },
      strike: {
        goal: "Drive the Japanese out of Aparri.",
        why: "Combat comes last. Your aircraft in Manila reach Aparri, since turn 1 with 4 hexes (9.A); the Japanese Air Group off the map reaches it too, and the two cancel out (6.1). In defence a unit fights with its full strength on any ground.",
        look: "Choose Aparri and let all join. The die of this lesson falls on 4: at 3:1 they go back, at 4:1 they are disrupted as well.",
        wrong: {
          over: "The player-turn is over, and they are still in Aparri. Their next wave will come ashore by its port.",
          failed:
            "They hold. At 2:1 a 4 does nothing; let every unit beside Aparri join, or bring more next turn.",
        },
      },
    },
  },
  supply: {
    title: "Supply, Burma and a drop",
    learn: "What a beachhead lives from, which guard you owe, and how parachutists take a city.",
    end: "Out of supply a unit cannot attack and an air unit covers nothing; marching and defending go on as before (7.0). So look at the supply overlay before you attack, not after. Lines go through anything but enemies, their zones of control, and rough ground without a road; by sea they start in a port or in an invasion hex that is paid for.",
    steps: {
      port: {
        goal: "Take a port that your beachhead reaches by land.",
        why: "Three regiments came ashore in 0609 on turn 0. From this turn on the invasion hex costs a Naval Movement Point each turn, or it closes and the troops behind it are cut off (5.C, 7.0). Once they hold a true port, joined to it by land, that is over.",
        look: "Singora (0509) lies beside them: empty, Siamese, number 1. Kota Bharu (0710) has a brigade in it.",
        wrong: {
          ended:
            "Land movement is over without a port. The invasion hex costs you a point in the naval segment; you may still take Kota Bharu in combat.",
          inland:
            "That march took no port. The beachhead still lives from its invasion hex, for a point each turn.",
        },
      },
      guard: {
        goal: "Have five regiments in Siam and Burma, three of them at the border.",
        why: "This is the guard against Burma, owed from turn 2 on (9.G). Then no move may make a shortage worse, and no segment ends while a unit could mend it: better to have it in place. Any unit of regiment size counts, tanks and artillery too.",
        look: "Three regiments of the Guards are in Bangkok (0505), and the 112th is on the way. The border hexes in reach are 0404, 0405 and, by railway, 0406. Whoever landed in Siam counts for the five.",
        wrong: {
          ended:
            "Land movement is over and the guard is not complete. On turn 2 you would have to march there, and could do little else with these units.",
          inland:
            "That brought nobody more to the border. 0405 and 0406 cost 1 each along the railway from Bangkok, 0404 in the hills costs 2.",
        },
      },
      drop: {
        goal: "Take a city with parachutists.",
        why: "A parachute unit that begins the air segment with a land-based air unit may be flown up to 8 hexes (5.D, 8.2). It comes down beside an enemy, or straight in an empty city: then its strength is doubled, and if the city holds, the unit is lost. The air unit does nothing else in this player-turn.",
        look: "End the land segment. The Yokosuka 1st is in Saigon (1006) with the 3rd Air Group: strength 3, doubled 6. That is certain against a city of 1, even chances against a 2, and one in three against a 3.",
        wrong: {
          lost: "The city held, and the parachutists are lost (8.2): the die was higher than 6 divided by the number of the city. Choose a city of 1.",
          ended:
            "The air segment is over, and nobody jumped. They have to begin the segment beside an air unit; next turn they can.",
          beside:
            "They came down beside an enemy, and may attack him in the combat phase; that takes no city now.",
          flew: "The air unit has displaced, and carries nobody in the same player-turn (5.B).",
        },
      },
    },
  },
  siege: {
    title: "Fortresses",
    learn: "Why assault fails, what a siege does, and what the fall of Singapore is worth.",
    end: "A fortress is 20 points, half of what a victory takes (10.0). Inside it nothing but surrender hurts anyone (6.3); a siege rolls a die for each unit at the start of every game-turn and takes it on a 6 (9.I). When a fortress has fallen, all Allied units in its country fight with 1 against them on every die (9.J). Corregidor works in the same way, with three hexes to close.",
    steps: {
      ring: {
        goal: "Besiege Singapore: stand in every hex that is joined to it by land.",
        why: "The British went north to meet you, and you landed behind them. Two brigades and the aircraft are in Singapore. A fortress is besieged when your troops stand in all hexes that are joined to it by land (9.I); water does not count, and supply does not matter for it.",
        look: "Singapore (0813) is joined to two hexes. 0812 is yours already; 0713 lies open. Three regiments are in Kuala Lumpur (0612), one hex from it.",
        wrong: {
          ended:
            "Land movement is over and the ring is open. Whoever is inside can walk out, and no die is rolled for the siege.",
          open: "The ring is still open: 0713 and 0812 both need a troop unit of yours. From 0812 nobody can slip over to 0713, for both are in the zone of control of Singapore (3.0).",
        },
      },
      surrender: {
        goal: "Make an Allied unit surrender: by hunger, or by storm.",
        why: "By hunger: end your player-turn with the ring closed. At the start of the next game-turn each unit inside surrenders on a 6 (9.I). By storm: attack. Inside a fortress only the result S counts, all others are without effect (6.3), so it needs high odds and modifiers: bring carriers near, and more men to 0812. Each that surrenders is worth 2 points, and the Allies lose 1 (10.0).",
        look: "The dice of this lesson fall on 6. Attack with 21 against 6 and you are at 3:1, where S begins at 7. British aircraft in Singapore take 1 off; each of your carriers within 3 hexes adds 1.",
        wrong: {
          lifted:
            "The ring is open again, so nobody inside is in need (9.I). Keep a unit in 0713 and one in 0812.",
          spared:
            "That result means nothing to units in a fortress: only S does (6.3). It cost you nothing but the attack; without more on your side of the die, hunger is the surer way.",
        },
      },
      fall: {
        goal: "Enter Singapore.",
        why: "A fortress falls when a unit of yours enters it (6.3): by march when nobody is left in it, or by an advance after combat. Aircraft do not hold it; they fly off or are lost.",
        look: "From 0812 or 0713 it is one hex. If somebody inside holds out, keep the ring closed and wait for the next game-turn.",
        wrong: {
          waits:
            "Nobody has entered it, and it stands. As long as it does, the Allies may bring new troops in by sea, and the points are theirs.",
        },
      },
    },
  },
  battle: {
    title: "Two turns of war",
    learn: "Turns 0 and 1 against a recruit, with all you have learnt.",
    end: "You can play the campaign now. From here to turn 10 it is the same turn again and again, with fewer ships than you would like: take Malaya and Luzon by road, besiege the fortresses early, keep the guard against Burma, and take the oil ports of the Indies while the Dutch are few. You need more than 40 points over theirs (10.0). Disrupted units, lost points and air units that are cut off are explained where they happen, and every refusal names its rule.",
    steps: {
      foothold: {
        goal: "Take three cities on turn 0.",
        why: "Your turn 0 is free: the Allies do nothing but roll dice at ships and retreat. Every city that you take by sea or by road is a base and a port for the next turn, and one supply point fewer for them (7.0).",
        look: "Bangkok by road, Singora and Aparri straight from the sea have the number 1 each. In this lesson no die is chosen: look at the chances before you sail.",
        wrong: {
          late: "Turn 0 is over with fewer than three cities. You can go on from here and meet the other goals, but the head start is smaller; or go back to the beginning of the step.",
          sunk: "A unit was sunk on its voyage, and the points that carried it are lost for good (8.1). Look for landings with a better chance, or end the voyage under fewer hexes of an umbrella.",
          idle: "Naval movement is over, and the rest can come only from attacks. A city whose defenders are driven out falls to the advance (7.0).",
        },
      },
      malaya: {
        goal: "Have a unit in Malaya by the end of turn 1.",
        why: "Singapore is worth 20 points, and it is a long march. The road leads down the west coast, through Singora, Penang and Kuala Lumpur. Land in the north, or march from the isthmus.",
        look: "Penang (0511) and Kota Bharu (0710) are the gates. Do not forget supply: a line by land or an open port behind you (7.0).",
        wrong: {
          late: "Turn 1 is over, and nobody is in Malaya. There is time until turn 10, but the fortress needs most of it.",
        },
      },
      cities: {
        goal: "Hold five cities that were not yours, before turn 2 begins.",
        why: "Ports are what you live from. A recruit leaves many of them empty. Brunei, Olongapo, Penang and the Borneo coast are the next steps, and the guard against Burma is owed from turn 2 (9.G).",
        look: "12 points now, and an invasion hex without a port takes one of them (5.C).",
        wrong: {
          late: "Turn 2 has begun with fewer than five. Go on if you like: the lesson is done as soon as you hold five.",
        },
      },
    },
  },
};
