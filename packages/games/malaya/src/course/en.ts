import type { CourseWords } from "@sandtable/engine";

/** The course in English. */
export const en: CourseWords = {
  will: {
    title: "What the war is about",
    learn: "How one wins, and how Control moves Political Will.",
    end: "Political Will is the score: at 18 or more the British win in a Propaganda Round, at 2 or less the MCP do, and after the last round 10 is the line between them (7.0.1, 7.0.2). Between the rounds it moves mostly with MCP Control: won, it costs the Population of the place; lost, it gives that back (1.7). You can do nothing more useful on a quiet turn than count who has more pieces where.",
    steps: {
      control: {
        goal: "Raise British Political Will: take the Control of one Province away from the MCP.",
        why: "Political Will stands at 12 and decides the game (1.10). The MCP lower it by gaining Control of places with people in them, and it rises again by the Population of each place that they no longer Control (1.7). They need not be driven out: as soon as they do not have more pieces there, Control is gone.",
        look: "Trengganu holds one Guerrilla, Pahang three pieces, Kelantan two. Garrison moves cubes over any distance (3.2.2); Sweep moves Troops next door (3.2.3).",
        wrong: {
          pass: "Passing brings 2 Resources (2.3.3), but Political Will stays where it is, and the MCP keep what they Control. Take it back, or do better on the next card.",
          train:
            "Train brings new cubes only to Kuala Lumpur and to Provinces that the MCP do not Control (3.2.1), so it takes nothing from them today. Garrison and Sweep move cubes into their Provinces.",
          assault:
            "The Guerrillas here are Underground, and Assault reaches only Active ones (3.2.4): you pay and they stay. You need numbers in the Province, not shots.",
          "too-few":
            "Your cubes arrived, but the MCP still have more pieces there, so they keep Control (1.7). As many as theirs is enough to take it from them. Take it back and bring more, or try again with the next card.",
        },
      },
      turn: {
        goal: "Finish your turn, and let the MCP have theirs.",
        why: "Each Event card gives both sides one action (2.3). With an Operation from the third box you may add a Special Activity, Reprisal for one, but you need not (4.1).",
        look: "The log tells what each side has done. The MCP Pass in this lesson; then a new card is turned up.",
      },
      more: {
        goal: "Bring Political Will to 14 or more.",
        why: "A lead at the Propaganda Rounds is what wins (7.0). Populous places move it more: Kelantan counts 2, Trengganu and Pahang 1 each.",
        look: "Point at a Province to see its Population. The forecast panel shows what the next round would add or take.",
        wrong: {
          waits:
            "Nothing moves by itself before the Propaganda Round, and that one would count against you now. Use your cards to take Control away.",
        },
      },
    },
  },
  card: {
    title: "One card, two turns",
    learn: "The three boxes, who goes first on the next card, and how to keep an Event from the other side.",
    end: "Limited Operation, Event, Operation with Special Activity: the further left you stand, the less you do now, and the surer you go first on the next card (2.3.5). Look at the card that lies open before you choose: sometimes the best use of a turn is to stand in the Event box.",
    steps: {
      first: {
        goal: "Be 1st Eligible on the next card.",
        why: "Whoever stands further left on the Initiative Track goes first next time (2.3.5), and who goes first has all three boxes to choose from. The other must take what is left (2.3.2).",
        look: "The Initiative Track: the three boxes from left to right, and the two cylinders.",
        wrong: {
          rightmost:
            "The box on the right lets you do most, and puts you last: wherever the MCP stand, they are further left and go first on the next card (2.3.5). Fine when you need it; take it back if you want to be first.",
        },
      },
      deny: {
        goal: "Keep the MCP from playing this Event.",
        why: "A box that is taken is closed to the other side for this card (2.3.2). Whoever stands in the Event box may play either text, or even Pass there and leave the Event unread (2.3.3).",
        look: "The open card shows both texts. Ask yourself what the MCP would do with it.",
        wrong: {
          limited:
            "You stay first, but the Event box is still open, and the MCP can step into it and choose the text that hurts you more (5.2).",
          full: "You do much, but the Event box is still open to the MCP, and they will be first on the next card as well (2.3.5).",
        },
      },
      both: {
        goal: "In one turn carry out an Operation and a Special Activity with it.",
        why: "The box on the right is the strong one: an Operation in as many spaces as you can pay for, and one Special Activity before, during or after it (4.1). Each fits certain Operations only (4.1.1): Resettle goes with Train; Reprisal with Garrison, Sweep and Assault.",
        look: "What can be added is listed beside the spaces as soon as it is possible. If you are second on this card, the box may be taken: then use the next one.",
        wrong: {
          limited:
            "A Limited Operation has one space and no Special Activity (2.3.4). It keeps you first, so take the right-hand box on the next card.",
          alone:
            "The Operation is over and the Special Activity unused: it can only come in the same turn (4.1). Take it back, or do both on a later card.",
        },
      },
    },
  },
  minds: {
    title: "Hearts and minds",
    learn: "Train, Pacify and Resettle: how places come to Support you.",
    end: "Each Propaganda Round adds the Population at Support and takes away that at Opposition (6.1.1). Support needs Control, Troops and Police together (3.2.1). Where Support is out of reach, a New Village keeps Opposition from counting (1.12).",
    steps: {
      police: {
        goal: "Train Police in a Province where your Troops stand.",
        why: "Train places Police in Provinces that the MCP do not Control and any cubes in Kuala Lumpur, for 2 Resources a space (3.2.1). Police hold what Troops have taken, and Pacify needs both.",
        look: "Perak and Johore are yours, and each holds a Guerrilla who could take them from you.",
        wrong: {
          capital:
            "Kuala Lumpur is at Support already (1.6), so nothing can be won there today. It is the only place where Troops are Trained; for hearts and minds choose a Province as well.",
          "no-troops":
            "Police alone cannot Pacify: that takes Control, Troops and Police in the same space (3.2.1). Choose Perak or Johore too, where Troops stand.",
        },
      },
      pacify: {
        goal: "Bring one more space to Support.",
        why: "At the end of a Train you may Pacify in one of its spaces: each 2 Resources remove a Terror marker or, with none left, shift the space one step toward Support (3.2.1).",
        look: "Say that you are done with choosing spaces; then Pacify is offered.",
        wrong: {
          missed:
            "The Train has ended without a Pacify, and it comes only at the end of a Train or in the Propaganda Round (6.3.1). Take it back, or Train again on the next card.",
        },
      },
      village: {
        goal: "Build a New Village, and keep all the Support that you have.",
        why: "Resettle goes with Train: a Province under British Control gets a New Village (4.2.1). There the MCP can neither Rally nor Extort, and Opposition does not count (1.12). People resent being moved: the Province shifts one step toward Opposition.",
        look: "Perak and Johore are under British Control. One of them is at Support now.",
        wrong: {
          spoilt:
            "The New Village stands, but the Province was at Support and has slipped to Neutral (4.2.1): what you had paid for is gone. Choose a Province that is not at Support.",
          limited:
            "A Limited Operation comes without a Special Activity (2.3.4), so there is no Resettle this time.",
          missed:
            "The turn is over without Resettle. It comes only with a Train in the right-hand box (4.1.1): take that on the next card.",
        },
      },
    },
  },
  jungle: {
    title: "Into the jungle",
    learn: "Sweep, Assault and Air Strike: find them first, then hit them.",
    end: "Two acts, mostly on two cards: Sweep finds, Assault hits. Mountains halve an Assault and Jungle halves a Sweep (3.2.3, 3.2.4). Between the two the MCP may move away or hide again, so being first on the second card is worth a lot. A Base that falls gives 1 Political Will and takes 2 Resources from every MCP income (6.2.2).",
    steps: {
      find: {
        goal: "Turn two Guerrillas Active.",
        why: "Underground Guerrillas cannot be hit (1.4.3). Sweep moves Troops in from next door, then all cubes in each destination search: each turns one Guerrilla Active, in Jungle every two cubes do (3.2.3).",
        look: "Pahang has two Guerrillas and a Base, Johore and Perak one Guerrilla each. Kuala Lumpur has Troops to spare.",
        wrong: {
          hidden:
            "Assault takes out Active Guerrillas only, and all of them are Underground (3.2.4). It costs the Resources and does nothing. Sweep first.",
          "too-few":
            "The Sweep is over, and fewer than two have been found: in Jungle it takes two cubes for each Guerrilla (3.2.3). Send more Troops, or search in more spaces; each destination costs 2.",
          other:
            "Train strengthens you but finds nobody. The Guerrillas will be Underground still when you come with an Assault.",
        },
      },
      strike: {
        goal: "Remove two Guerrillas from the map.",
        why: "Assault removes one piece for each Troop in Jungle, Active Guerrillas first; Police count only in Kuala Lumpur and Economic Centers (3.2.4). Air Strike can go with any British Operation, at once: an Active Guerrilla in each of up to two Provinces with British pieces (4.2.3).",
        look: "Active Guerrillas show their faces. An Air Strike may still be open in this turn; an Assault comes with the next card.",
        wrong: {
          nobody:
            "The Assault hit nobody: Underground Guerrillas are out of its reach, and in Mountains it takes two Troops for each hit (3.2.4). Choose a space where the Guerrillas are Active.",
        },
      },
      base: {
        goal: "Remove a Base.",
        why: "A Base falls only when no Guerrilla is left beside it, Underground ones included; each gives 1 Political Will at once (3.2.4), and it feeds the MCP no more (6.2.2).",
        look: "Pahang and Kelantan hold the two Bases. If Guerrillas hide there, Sweep and come back.",
        wrong: {
          shielded:
            "An Underground Guerrilla shields the Base: while any Guerrilla is left in the space, it is out of reach (3.2.4). Sweep there first, with enough cubes to find them all.",
        },
      },
    },
  },
  rally: {
    title: "The other side: Rally",
    learn: "How the MCP grow: Rally, Agitate, Bases, and Control where nobody looks.",
    end: "The MCP win slowly: a Guerrilla in an empty Province takes its Control at once, and Political Will pays for it (1.7). Bases bring 2 Resources each in every round (6.2.2) and let you Rally more and Agitate. As the British, look for empty Provinces before the MCP do.",
    steps: {
      control: {
        goal: "Lower Political Will by 2 or more: gain Control of Provinces.",
        why: "You are the MCP now. Rally costs 1 Resource a space and brings a Guerrilla (3.3.1). Alone in an empty Province, he gives you Control, and Political Will falls by its Population (1.7).",
        look: "Kedah and Negri Sembilan count 2, Selangor 1; nobody is there. Support and New Villages keep you out.",
        wrong: {
          pass: "A Pass brings the MCP 1 Resource (2.3.3). Political Will stays where it is, and the empty Provinces stay empty.",
          outnumbered:
            "The British have more cubes there, so another Guerrilla takes no Control from nobody (1.7). He may be useful later; today go where there is nobody.",
          "not-rally":
            "That does not bring you Control of enough people. There are Provinces without any piece at all: Rally there.",
        },
      },
      guerrillas: {
        goal: "Have two more Guerrillas on the map.",
        why: "Where you have a Base, a Rally may place as many Guerrillas as the Population and your Bases together (3.3.1). Fifteen is all you have (1.4).",
        look: "Kelantan has Population 2 and a Base: up to three at once. You may choose it in this very Rally.",
        wrong: {
          none: "The turn is over, and there are hardly more Guerrillas than before. Use the next card for another Rally, and choose a space with a Base.",
        },
      },
      agitate: {
        goal: "Bring one more space to Opposition.",
        why: "At the end of a Rally you may Agitate in one of its spaces that has a Base and MCP Control: each Resource removes a Terror marker or shifts it one step toward Opposition (3.3.1). Opposition is taken from Political Will in every Propaganda Round (6.1.1).",
        look: "Kelantan has a Base and is Neutral; Pahang is at Opposition already. Choose it in the Rally, then say that you are done with spaces.",
        wrong: {
          missed:
            "The Rally ended without Agitate: it asks for a space of this Rally with a Base and MCP Control (3.3.1). Take it back, or Rally in Kelantan on the next card.",
        },
      },
      base: {
        goal: "Build another Base.",
        why: "Two Guerrillas in a space can become a Base in a Rally, two Bases at most in one space (3.3.1, 1.4.2). Four Bases on the map are an income of 8 a round (6.2.2).",
        look: "Where two Guerrillas or more stand, the Rally asks what to do. A Base needs guards: alone it falls to any Assault.",
        wrong: {
          "more-fighters":
            "You have added Guerrillas and no Base yet. In a space with two of them choose the Base instead, in this Rally or the next.",
        },
      },
    },
  },
  terror: {
    title: "The other side: Terror and Ambush",
    learn: "How the MCP hurt: Terror, Extort, Attack and Ambush.",
    end: "Terror moves minds cheaply and blocks Pacify until it is paid off (1.9, 3.3.4). An Ambush never fails, an Attack is a die against your numbers; a dead Troop costs 1 Political Will (3.3.3, 4.3.3). All of it turns Guerrillas Active, and Active ones can be hit: the next Propaganda Round hides them again (6.5).",
    steps: {
      fear: {
        goal: "Put down two markers: Terror in Provinces, or Sabotage in Economic Centers.",
        why: "Terror turns one Underground Guerrilla Active, leaves a marker, and shifts the space one step toward Opposition (3.3.4). The British must pay off the marker before they can Pacify (1.9).",
        look: "Perak and Johore are held by the British, with one Guerrilla each. Terror needs no numbers.",
        wrong: {
          "one-space":
            "A Limited Operation has a single space (2.3.4): one marker now. You will go first on the next card; take a second there, or take this back.",
          pass: "A Pass brings 1 Resource (2.3.3), and the British people sleep well.",
        },
      },
      money: {
        goal: "Have more Resources than you have now.",
        why: "The MCP are poor. Extort goes with Rally, March and Terror: in up to two spaces without New Village an Underground Guerrilla turns Active and brings 1 Resource (4.3.1). A Pass brings 1 as well (2.3.3).",
        look: "Kelantan, Trengganu and Pahang have Underground Guerrillas whom nobody threatens.",
        wrong: {
          spends:
            "This has cost more than it brought. Extort at the end of it, where Guerrillas are Underground (4.3.1), or Pass when you must.",
        },
      },
      blood: {
        goal: "Take out a Police or a Troop.",
        why: "An Attack turns all Guerrillas there Active, and a die no higher than their number takes two cubes (3.3.3). An Ambush needs one Underground Guerrilla and no luck, but takes one cube only (4.3.3).",
        look: "Perak and Johore. Of your Guerrillas there those that made Terror are Active. The die of this lesson is chosen for you: it falls on 1.",
        wrong: {
          march:
            "A March brings Guerrillas together, which makes an Attack surer, but takes out nobody. Attack with the next card.",
        },
      },
    },
  },
  propaganda: {
    title: "The first Propaganda Round",
    learn: "What is counted, who earns what, and what can still be done about it.",
    end: "The round in order: Political Will and victory, Resources, Support, Redeploy, Reset (6.0). Everything that counts lies open before it comes, and the forecast panel adds it up at any time. Plan the last cards before a round for it.",
    steps: {
      count: {
        goal: "Take your last action of this Campaign, and see what is counted.",
        why: "You have no Resources left. When the Propaganda card comes, Political Will moves by Population at Support less Population at Opposition, less Sabotage, less Terror in Kuala Lumpur (6.1.1, 6.1.2). Then both sides earn (6.2).",
        look: "Johore is at Support. Kedah, Kelantan and Trengganu are at Opposition; Negri Sembilan, too, but its New Village keeps it from counting. The northern Economic Center has Sabotage.",
        wrong: {
          "no-money":
            "The Event can be played without Resources, but think of what comes: a Pass brings 2 (2.3.3). Either leads on to the round.",
        },
      },
      pacify: {
        goal: "Win over a space: shift it one step toward Support.",
        why: "In the Support phase the British Pacify in up to two spaces with Control, Troops and Police, for 2 Resources a step (6.3.1). Terror must be paid off first, 2 for each marker (1.9). Next time these spaces are counted again.",
        look: "Kuala Lumpur has slipped to Neutral. Pahang has a Terror marker.",
        wrong: {
          "terror-only":
            "The marker is gone, but Pahang has not moved: the shift costs another 2 Resources, and each space may be chosen once (6.3.1). Take it back and pay 4, or win over Kuala Lumpur.",
          skipped:
            "The phase is over, and nobody was won over. The MCP Agitate now, and there is no answer until the next Train (3.2.1). Take it back.",
        },
      },
      redeploy: {
        goal: "Bring Police to Troops who stand alone.",
        why: "In the Redeploy phase any Police may go to Economic Centers, Kuala Lumpur and Provinces under British Control (6.4.1). Where Troops and Police stand together you can Pacify next time (3.2.1).",
        look: "In Perak two Troops are alone, and in Negri Sembilan, too. Johore has four Police.",
        wrong: {
          emptied:
            "Now there is one space less in which Troops and Police stand together. Leave one Police behind where he is needed.",
          stayed:
            "The Redeploy is over, and the Police stayed where they were. This is the only time they travel for nothing. Take it back.",
        },
      },
    },
  },
  battle: {
    title: "Your first battle: a Campaign",
    learn: "The game from its setup to the first Propaganda Round, against a recruit.",
    end: "You have held a whole Campaign. What is left to learn is told by the cards. Play on from here with dice and cards that nobody has chosen, or set up the whole game: two more Campaigns, and the line at the end is 10 (7.0.2).",
    steps: {
      support: {
        goal: "Have two spaces at Support.",
        why: "Every Campaign is counted at its end. Kuala Lumpur alone will not outweigh what the MCP win over (6.1.1).",
        look: "Train and Pacify where Troops and Police stand. Nothing is chosen for anybody here: the cards come as they come, and the recruit plays as he can.",
        wrong: {
          pass: "A Pass brings 2 Resources (2.3.3), good when you are poor. But each Campaign has only six cards.",
          late: "The first round has been counted without a second space at Support. You can still Pacify in its Support phase (6.3.1), or go back and try another way.",
        },
      },
      round: {
        goal: "Come through the first Propaganda Round with Political Will at 10 or more.",
        why: "10 is the line on which the game turns at its end (7.0.2).",
        look: "The forecast panel tells what the round would do now. Take MCP Control where it is cheap, before the round.",
        wrong: {
          lost: "The round has been counted, and Political Will is below 10. In a game you would go on, for two Campaigns are left. Here you may take steps back and try another way, or begin again.",
          broke: "You have no Resources for another Operation. Pass for 2 (2.3.3), or play the Event.",
        },
      },
    },
  },
};
