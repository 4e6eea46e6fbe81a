import type { CourseWords } from "@sandtable/engine";

/** The course in English. */
export const en: CourseWords = {
  agents: {
    title: "What the Resistance is about",
    learn: "How one wins, what Force 136 is, and how Guerrillas come.",
    end: "Resistance decides: the Japanese win below 18 in the third round, the British at 20, and at 18 or 19 only if there are more Force 136 markers than Jungle Camps; otherwise the MPAJA win and both of you lose (7.0.1). So the British need the MPAJA and must not feed them too well. All your Operations but Contact happen where Force 136 is (3.2).",
    steps: {
      contact: {
        goal: "Have three Force 136 markers on the map.",
        why: "You are the British, and have agents instead of armies: Train, Sabotage and Ambush are done where Force 136 is (1.9). Contact places one in any Province, and a Jungle Camp with it, or moves those on the map (3.2.2). A Pass lets you Contact as well (2.4.3).",
        look: "Force 136 is in Perak and Negri Sembilan. One marker is Available.",
        wrong: {
          moved:
            "Agents have moved, and a camp has come, but there are only two still. Contact does one of the two: place one, or move them (3.2.2).",
          other:
            "That uses the agents that you have. The third waits in the box, and each of them makes every later Operation wider, even a Limited one (2.4.4).",
        },
      },
      train: {
        goal: "Have two more Guerrillas on the map.",
        why: "Train brings one non-MPAJA Guerrilla to each space with Force 136, or one MPAJA where there is a Jungle Camp, and up to two of any kind where there is a Supply Cache (3.2.1).",
        look: "Perak has a Supply Cache. All spaces with Force 136 may be chosen at once, Limited or not.",
        wrong: {
          pass: "A Pass brings a Contact (2.4.3), and no Guerrillas. Use the next box to Train.",
          few: "The Train is over, and fewer than two have come. Choose all spaces with Force 136: it costs nothing (3.1).",
        },
      },
    },
  },
  resistance: {
    title: "What raises Resistance",
    learn: "Intel, Supply Caches, and spaces that Guerrillas hold.",
    end: "In each Propaganda Round Resistance rises by the revealed Intel, by 1 for each Supply Cache and each space where Guerrillas outnumber cubes; it falls by Resources, Neutral Population and Police (6.2). Camps that become Caches count for you and no more for the MPAJA (4.2.1, 7.0.1).",
    steps: {
      gather: {
        goal: "Reveal two Intel chits.",
        why: "A chit lies face down in each Province and in Kuala Lumpur, worth 0, 1 or 2. Gather reveals them: in up to two spaces with Force 136, and in those next to them, an Underground Guerrilla may turn Active for the chit of his own space (4.2.2). Revealed chits are added to Resistance (6.2.1).",
        look: "Gather goes with Contact, Sabotage and Ambush in the right-hand box (4.1.1). The chits of this lesson are worth 2 each, as long as there are any.",
        wrong: {
          limited: "A Limited Operation comes without a Special Activity (2.4.4), so nothing is Gathered.",
          train: "Gather does not go with Train (4.1.1). Contact, Sabotage or Ambush carry it.",
          alone:
            "The Operation is over without two chits revealed. A Special Activity comes in the same turn only (4.1). Take it back, or use the next card.",
        },
      },
      caches: {
        goal: "Have one more Supply Cache on the map.",
        why: "Supply goes with Train or Contact: where Force 136 and a Jungle Camp are together, the camp becomes a Supply Cache (4.2.1). Each counts 1 in every round (6.2.2), makes Ambushes better and starts Raids (3.2.4, 4.2.3).",
        look: "Negri Sembilan has both. Perak has a Cache already and takes no second.",
        wrong: {
          "gather-again": "Supply goes with Train and Contact only (4.1.1).",
        },
      },
      sum: {
        goal: "Make the next Propaganda Round raise Resistance by 5 or more.",
        why: "Add Intel, Caches, and spaces where Guerrillas outnumber cubes; take off Resources, Neutral Population and Police (6.2). Every little counts: at the end you need 20.",
        look: "The forecast panel adds it up. Empty spaces with a single Guerrilla count.",
      },
    },
  },
  strike: {
    title: "Sabotage and Ambush",
    learn: "Cut the Railways, drive Troops away.",
    end: "Sabotage stays until the Japanese Construct (1.12): it cuts their Extract and lets you stir up Opposition beside it in the Resources phase (4.3.1, 6.3.1). Ambush needs a Guerrilla who is Underground; Supply Caches near by help the die (3.2.4). All of it shows your Guerrillas, until the next Reset (6.6).",
    steps: {
      railways: {
        goal: "Put Sabotage on two Railways.",
        why: "Where Force 136 and an Underground Guerrilla are, one Guerrilla turns Active and Sabotages a Railway beside the space (3.2.3). A cut Railway brings the Japanese no Resources (4.3.1).",
        look: "Perak touches three Railways, Negri Sembilan two. One Operation may do both, even a Limited one (2.4.4).",
        wrong: {
          pass: "A Pass brings a Contact (2.4.3). The trains run.",
          one: "One Railway is cut. Choose every space with Force 136 and an Underground Guerrilla: each cuts one (3.2.3). Take it back, or go on with the next card.",
          other:
            "That brings people and agents, and cuts nothing. Sabotage is an Operation of its own (3.2.3).",
        },
      },
      ambush: {
        goal: "Remove a Police, or raise Resistance by an Ambush.",
        why: "In a space with Force 136, an Underground Guerrilla, and cubes or Kempeitai, you either remove a Police or roll: higher than the number of cubes, with 1 for each Supply Cache near by, sends a Troop or Kempeitai to Kuala Lumpur, and Resistance rises by 1 (3.2.4).",
        look: "Perak has Troops, Police and Kempeitai. The die of this lesson falls on 6.",
        wrong: {
          sabotage:
            "Another Railway may be cut, but the soldiers are where they were. The Guerrilla who did it is Active now, and cannot Ambush (3.2.4).",
        },
      },
    },
  },
  economy: {
    title: "The Japanese: what the country gives",
    learn: "Deploy, Extract and Construct.",
    end: "Every 4 Resources take 1 from Resistance in the round, and then they are gone (6.2.3). A New Village adds 1 to each Extract as long as it stands, but turns its Province to Opposition (3.3.2, 4.3.1), and Neutral Population is what holds Resistance down (6.2.4). Repair Railways before you Extract.",
    steps: {
      extract: {
        goal: "Have 4 Resources.",
        why: "You are the Japanese, and win if Resistance stays below 18 (7.0.1). Extract goes with Deploy: each Economic Center brings 1 for every starred Railway connected to it without Sabotage (4.3.1).",
        look: "Both Economic Centers may be chosen. Special Activities are listed beside the spaces, in the right-hand box.",
        wrong: {
          pass: "A Pass lets you carry out a Limited Deploy (2.4.3), without Extract.",
          other: "Extract goes with Deploy only (4.1.1).",
          alone:
            "The Deploy is over without an Extract of both Economic Centers: a Special Activity comes in the same turn only (4.1). Take it back, or Deploy on the next card.",
        },
      },
      village: {
        goal: "Build a New Village.",
        why: "Construct, where cubes outnumber Guerrillas: repair a Railway beside the Province, or place a New Village next to an Economic Center (3.3.2). It adds 1 to every Extract (4.3.1).",
        look: "Perak and Johore have more cubes than Guerrillas and lie beside an Economic Center. They are at Opposition already, so nothing more is lost.",
        wrong: {
          deploy:
            "That brings Police, and Kempeitai where you want them. Construct is an Operation of its own (3.3.2).",
        },
      },
    },
  },
  hunt: {
    title: "The Japanese: the hunt",
    learn: "Sweep, Assault and Eliminate.",
    end: "Sweep finds, Assault removes, and Kempeitai make both work at full strength in Jungle and Mountain (3.3.3, 3.3.4). Eliminate takes camps and then agents (4.3.3): without Force 136 the British can hardly do anything. Reprisal makes a space Neutral at a stroke (4.3.2).",
    steps: {
      find: {
        goal: "Turn two Guerrillas Active.",
        why: "Sweep has up to three destinations. Troops come in from next door, and every cube turns one Underground Guerrilla Active; in Jungle without Kempeitai it takes two (3.3.3).",
        look: "Perak and Johore have two Guerrillas each, and Kempeitai. Nobody has to move for a Sweep.",
        wrong: {
          pass: "A Pass brings a Limited Deploy (2.4.3). The Guerrillas stay hidden.",
          other: "That is good for the country, and finds nobody.",
          few: "The Sweep is over, and fewer than two were found. Choose where they are, with enough cubes, and Kempeitai in Jungle (3.3.3).",
        },
      },
      strike: {
        goal: "Remove two Guerrillas.",
        why: "Assault: each Troop removes one piece, Active Guerrillas first; in Mountain without Kempeitai it takes two Troops (3.3.4). Police never help.",
        look: "Where Guerrillas are Active and Troops stand. Up to three spaces at once.",
        wrong: {
          sweep:
            "More are found, and none is gone. Those that you have found will not wait for ever: the British may move them by Contact or Raid.",
        },
      },
      eliminate: {
        goal: "Take a Jungle Camp or a Force 136 marker off the map.",
        why: "Eliminate goes with Construct, Sweep or Assault, in up to two spaces with Kempeitai: a die, plus 1 for each Police there, must be higher than the number of Guerrillas; the camp goes first, then the agent, and with an agent 1 Resistance (4.3.3).",
        look: "Perak, Johore and Kuala Lumpur have Kempeitai. The die of this lesson falls on 6.",
        wrong: {
          deploy:
            "Eliminate does not go with Deploy (4.1.1). Choose Construct, Sweep or Assault, in the right-hand box.",
        },
      },
    },
  },
  propaganda: {
    title: "The first Propaganda Round",
    learn: "The last turn before it, what is counted, Opposition and Supply.",
    end: "The round in order: the MPAJA act, Resistance is counted, Opposition and Construct, Supply and Reprisal, Redeploy, Reset (6.1, 6.2, 6.3, 6.4, 6.5, 6.6). In Reset all Intel is mixed and hidden again, so chits count once: reveal them late in a Campaign.",
    steps: {
      prepare: {
        goal: "Make the coming round raise Resistance by at least 2 more than it would now.",
        why: "It is your last turn of the Campaign. Revealed Intel counts its value (6.2.1); a space where Guerrillas outnumber cubes counts 1 (6.2.2).",
        look: "Force 136 is in Perak, Kelantan and Pahang. The forecast panel tells the sum. The chits of this lesson are worth 2, as long as there are any.",
        wrong: {
          nothing:
            "Your turn is over, and the sum is hardly better. Take it back: Gather, with Contact, Sabotage or Ambush in the right-hand box, brings most (4.2.2).",
          limited:
            "A Limited Operation keeps you first on the next card, but the next card is the round. Take the box in which you can do most.",
        },
      },
      opposition: {
        goal: "Turn a space to Opposition.",
        why: "For each Railway with Sabotage the British may put one space beside it at Opposition, unless there is Terror (6.3.1). It takes Neutral Population out of the next sum (6.2.4).",
        look: "Railways with Sabotage lie beside Perak, Kelantan and Selangor, and between Negri Sembilan and its neighbours.",
        wrong: {
          skipped:
            "The Japanese Construct now, and repair what you have cut. Take it back, and stir up a space first.",
        },
      },
      supply: {
        goal: "Turn a Jungle Camp into a Supply Cache.",
        why: "In the Support phase the British may Supply once (6.4.1): a camp with Force 136 becomes a Cache (4.2.1), which counts 1 in the next round and is lost to the MPAJA (6.2.2, 7.0.1).",
        look: "Kelantan and Pahang have Force 136 and a camp.",
        wrong: {
          skipped: "The phase is over without Supply. Take it back: it costs nothing but the camp.",
        },
      },
    },
  },
  battle: {
    title: "Your first battle: a Campaign",
    learn: "The game from its setup to the first Propaganda Round, against a recruit.",
    end: "You have carried a Campaign. Two more lead to the end, where 20 is the goal and the MPAJA wait just below it (7.0.1). Play on from here with dice and cards that nobody has chosen.",
    steps: {
      grow: {
        goal: "Make the next Propaganda Round raise Resistance by 3 or more.",
        why: "Resistance starts at 2, and there are three rounds to reach 20 (7.0.1).",
        look: "The forecast panel. Nothing is chosen for anybody here: dice and cards come as they come, and the recruit plays as he can.",
        wrong: {
          late: "The round has been counted, and the sum was never 3. Go back and try another way, or begin again.",
          pass: "A Pass brings a Contact (2.4.3). A Campaign has six cards only.",
        },
      },
      round: {
        goal: "Come through the first Propaganda Round with Resistance at 4 or more.",
        why: "It is the first of three. At 6 Operation Zipper begins, and another Supply Cache becomes yours (6.7.2).",
        look: "Intel Gathered early may be concealed again by Eliminate (4.3.3). Keep something for the last card.",
        wrong: {
          lost: "The round has been counted, and Resistance is below 4. Go back and try another way, or begin again: in a game two Campaigns would be left.",
        },
      },
    },
  },
};
