import type { CourseWords } from "@sandtable/engine";

/** The course in English. */
export const en: CourseWords = {
  disorder: {
    title: "What the struggle is about",
    learn: "How either side wins, and what disorder costs the British.",
    end: "The Irgun win when a Propaganda Round leaves Political Will at 0; if they have not done so in the third, the British have won (7.0.1, 7.0.2). Between the rounds few things move it. What counts is what lies on the map when the round comes, and then the map is cleared (6.4). So spread markers before the round, and in the dearest places.",
    steps: {
      markers: {
        goal: "Lay down two Sabotage or Terror markers.",
        why: "You are the Irgun. London gives up when Political Will reaches 0, and it stands at 18 (1.8). Each Propaganda Round takes from it what disorder costs (6.1.1). Sabotage turns an Underground Cell Active and rolls a die: above 2 after taking off 1 for each Police there, it places a marker (3.3.3).",
        look: "Every District and City has a Cell, and Districts have no Police. The Haganah fight beside you: they give you a space more (6.5.3). The dice of this lesson are chosen: they fall on 4.",
        wrong: {
          pass: "A Pass lets you Rob in one space (2.3.3), which may bring an Arms Cache. It lays down no marker, and nothing lies on the map for London to worry about.",
          "no-marker":
            "That prepares for later, and lays down no marker. Only Sabotage, the Terror that goes with it, and Events do (1.7).",
          one: "The turn is over with fewer than two markers. Choose all the spaces that you may: up to three, or one when Limited, and one more while the Haganah stand at 4 (3.1, 6.5.3).",
        },
      },
      cost: {
        goal: "Turn the next Propaganda Round against the British: make it cost 4 or more.",
        why: "Order pays them: 1 for every City without a marker, and 2 if no Railway has Sabotage (6.1.2). Disorder costs them: 1 for Sabotage in a District, 2 in a City, 3 for Terror in a City, 2 for a Railway (6.1.1). A marker in a City therefore counts twice: it costs, and the reward is gone.",
        look: "The forecast panel adds it up at any time. Point at a City to see its Police.",
        wrong: {
          waits:
            "A Pass changes nothing in the sum: the British would still be rewarded for order. Use a box for Sabotage.",
        },
      },
    },
  },
  caches: {
    title: "Cells and Arms Caches",
    learn: "Rob, Recruit, Travel, and what Arms Caches are good for.",
    end: "There is no money in this game: Operations are free, and spaces are short (1.6). Arms Caches add a space to an Operation, or 2 to a Sabotage (1.6.2), and they let you Recruit two Cells beside them (3.3.1). Keep them away from Troops: an Assault that takes one pays the British in Political Will and Intel (3.2.4).",
    steps: {
      rob: {
        goal: "Have four Arms Caches on the map.",
        why: "Rob takes up to three Districts or Cities where your Cells outnumber Police, and a die above 2 brings an Arms Cache to each (3.3.4). With Police there a Cell turns Active, so Districts are better.",
        look: "Lydda and Jerusalem District have one each. Three are Available. The dice fall on 4 in this lesson.",
        wrong: {
          others: "That brings no Arms Cache. Rob does (3.3.4), and so does a Pass, in one space (2.3.3).",
          one: "The Rob is over with fewer than four on the map. Choose two spaces or more; a Limited Operation has one, and one more with the Haganah (6.5.3).",
        },
      },
      recruit: {
        goal: "Have three more Cells on the map.",
        why: "Recruit places up to two Cells where an Arms Cache is in the space or next to it, and one in a City without one (3.3.1). Curfews keep it out.",
        look: "Choose spaces with a Cache or beside one. Six Cells are Available at the start.",
        wrong: {
          city: "This City brought one Cell only, for there is no Arms Cache in it or beside it. Elsewhere a Recruit brings two (3.3.1).",
        },
      },
      use: {
        goal: "Give up an Arms Cache for something.",
        why: "Once in each Operation a Cache without British pieces beside it adds a space: that is an Offensive (2.3.7). In a Sabotage a Cache in the space or next to it adds 2 to the die (3.3.3). What is given up becomes Available, and can be Robbed again.",
        look: "Offensives are listed among the spaces. For Sabotage you are asked before the die.",
        wrong: {
          travel:
            "Travel cannot be enlarged by an Offensive (2.3.7), and it needs no die. Choose Recruit, Rob or Sabotage.",
          kept: "The Operation is over, and no Cache was given up. They win nothing by lying in their holes; try it on the next card.",
        },
      },
    },
  },
  terror: {
    title: "Terror and Silence",
    learn: "The Special Activities that hurt most, and what they cost you.",
    end: "Silence takes Police away before the die is rolled; Terror costs London 3 in every round that counts it (4.3.1, 4.3.3, 6.1.1). A die of 6 or more, all counted, places two, and drives the Haganah away from you (6.5.2). Where the British have laid a Curfew, Propagandize takes 1 from Political Will at once (4.3.2).",
    steps: {
      silence: {
        goal: "Remove a Police from the map.",
        why: "Each Police takes 1 off every Sabotage and Terror die (3.3.3). Silence goes with any Operation in the right-hand box: where at least as many Underground Cells are as Police, one Police falls, and your Cells stay hidden (4.3.1).",
        look: "Each City has a Cell and a Police. Special Activities are listed beside the spaces.",
        wrong: {
          limited:
            "A Limited Operation comes without a Special Activity (2.3.4), so nobody is Silenced. Take the right-hand box.",
          alone:
            "The Operation is over, and the Special Activity was left out: it can only come in the same turn (4.1).",
        },
      },
      terror: {
        goal: "Lay down Terror in a City.",
        why: "Terror takes the place of Sabotage in one City of a Sabotage Operation (4.3.3). The die is rolled as for Sabotage; success costs the British 3 when it is counted, and helps them to Negotiate before (6.1.1, 4.2.2).",
        look: "Cities are listed twice, once for Sabotage and once for Terror. Silence and Terror are both Special Activities, so it takes another turn, in the right-hand box.",
        wrong: {
          sabotage:
            "That was Sabotage: 2 in a City where Terror would cost 3 (6.1.1). It is announced when the City is chosen (4.3.3).",
          other: "Terror goes with Sabotage only (4.1.1). Choose that Operation, in the right-hand box.",
        },
      },
    },
  },
  patrol: {
    title: "The British: Police",
    learn: "Deploy and Patrol: Police where they are needed, and Cells in Prison.",
    end: "Cells in Prison come back by halves, one Propaganda Round after another (6.4); Cells made Available come back with the next Recruit. So Prison is worth more. Patrol is quick, for Police travel over any distance, but only in one destination do they arrest (3.2.2).",
    steps: {
      deploy: {
        goal: "Have five Police on the map.",
        why: "You are the British. Deploy adds one Police each to up to three Districts or Cities with more Troops than Irgun pieces (3.2.1). Every Police makes Sabotage harder there, and Rob (3.3.3, 3.3.4).",
        look: "You have three, one in each City, and three more Available. Galilee, Samaria, Gaza and the Cities have Troops.",
        wrong: {
          pass: "A Pass draws an Intel Chit (2.3.3), useful for later. It brings no Police.",
          other:
            "That strikes at Cells, which you may want, but the Police stay Available. Deploy them first: it takes one turn.",
          few: "The Deploy is over with fewer than five. Choose more spaces, up to three (3.1): each gets one.",
        },
      },
      prison: {
        goal: "Put a Cell in Prison.",
        why: "Patrol moves Police to up to three destinations with Cells, over any distance. Then in one of them each Police arrests an Active Cell (3.2.2). Underground ones are safe, unless you spend Intel Chits (1.6.1).",
        look: "The Cells in Galilee and Haifa District have shown themselves by Sabotage.",
        wrong: {
          hidden:
            "The Patrol is over, and nobody is in Prison: in the destination of the arrest there was no Active Cell, or no Police (3.2.2). Take it back, or try again.",
        },
      },
    },
  },
  search: {
    title: "The British: Troops and Intel",
    learn: "Search, Assault and Intel Chits.",
    end: "Search finds, Assault removes: half of what falls goes to Prison (3.2.4). In Cities a Search lays a Curfew, good for Mass Detention and good for the Irgun's Propagandize (3.2.3, 4.2.3, 4.3.2). Intel Chits buy Underground Cells, a space more, or a better Search in a City (1.6.1): draw them when you have nothing better.",
    steps: {
      find: {
        goal: "Turn a Cell Active.",
        why: "Search moves Troops in from next door; then cubes in each destination search. In Districts and on Railways two cubes turn one Cell Active, in Cities three do (3.2.3).",
        look: "Galilee, Samaria and Gaza have two Troops and a Cell. Each City has three cubes.",
        wrong: {
          pass: "A Pass draws an Intel Chit (2.3.3), and the Cells stay hidden.",
          assault:
            "Every Cell is Underground, and an Assault reaches Active ones only, unless you spend Intel (3.2.4). Search first.",
          "too-few":
            "The Search is over, and there were too few cubes for even one Cell: two in a District, three in a City (3.2.3). Send Troops in from next door.",
        },
      },
      strike: {
        goal: "Remove a Cell from the map.",
        why: "Assault removes one piece for every two Troops, Active Cells before Arms Caches; in each space the first Cell becomes Available, the second goes to Prison (3.2.4). A Patrol arrests Active Cells as well (3.2.2).",
        look: "Active Cells show their faces. It is the next card by now: see which boxes are free.",
        wrong: {
          "search-again":
            "More Cells are found, and none is gone. Between Search and strike the Irgun may Travel and hide again (3.3.2), so strike soon.",
        },
      },
      intel: {
        goal: "Draw an Intel Chit.",
        why: "Chits are worth 0, 1 or 2. They come by Passing (2.3.3), from Arms Caches that fall to an Assault (3.2.4), by Negotiate once the Haganah are with you (4.2.2), and in each Propaganda Round (6.2.2).",
        look: "You hold them in the open. An Arms Cache lies in Galilee since the Irgun Robbed there.",
      },
    },
  },
  order: {
    title: "The British: order",
    learn: "Restore and Negotiate: markers off the map, and the Haganah on your side.",
    end: "A City without markers pays 1 instead of costing 2 or 3 (6.1.1, 6.1.2), so a Restore before the round is worth much. Every step of the Haganah Track to the left takes Cells and Caches from the Irgun (6.5.2). Both go with a Deploy; only one Special Activity comes in a turn (4.1).",
    steps: {
      clear: {
        goal: "Remove a Cell from the map.",
        why: "Sabotage lies in Haifa City. Restore takes it away, but needs Troops and Police there and no Irgun piece (4.2.1). So the Cell that did it has to go first.",
        look: "The Cell in Haifa City is Active. A Patrol there arrests him at once; an Assault takes him, too.",
        wrong: {
          pass: "A Pass draws an Intel Chit (2.3.3). The Cell stays, and so does the Sabotage.",
          deploy:
            "A Deploy now can add no Restore in Haifa City, for a Cell is there (4.2.1). Remove him first.",
        },
      },
      restore: {
        goal: "Have fewer markers on the map: Restore Haifa City.",
        why: "Restore goes with Deploy in the right-hand box: first the Curfew and all Sabotage of one space go, then Terror there turns into Sabotage (4.2.1).",
        look: "Haifa City has Troops and Police.",
        wrong: {
          "no-restore":
            "The Deploy is over without Restore, which comes only with it and in the right-hand box (4.1.1, 2.3.4). Take it back, or do it on the next card.",
        },
      },
      negotiate: {
        goal: "Move the Haganah Track to the left.",
        why: "Negotiate goes with Deploy, Patrol or Search: a die, plus 1 for every Terror on the map, must be higher than where the track stands (4.2.2). Each step takes pieces from the Irgun (6.5.2), and away from 4 they have no more space to spare (6.5.3).",
        look: "The track stands at 4. The die of this lesson falls on 6.",
      },
    },
  },
  propaganda: {
    title: "The first Propaganda Round",
    learn: "The last action before it, what is counted, and the Redeploy.",
    end: "The round in order: Political Will, Resources, Redeploy, Reset (6.0). The British gain by guarding what costs most: each Railway with Sabotage is 2, and the reward for clear Railways is 2 (6.1.1, 6.1.2). Police where the Irgun cannot Silence them are worth most.",
    steps: {
      prepare: {
        goal: "Put one more Cell in Prison.",
        why: "You are the British in the last turn before the round, and your Negotiate has just driven the Haganah from the Irgun. Patrol is under way: Police go to destinations with Cells, and in one of them each arrests a Cell (3.2.2).",
        look: "Cells hide on the Railways. An Intel Chit worth 1 lets one Police arrest one Underground Cell (1.6.1).",
        wrong: {
          nobody:
            "The Patrol is over, nobody was arrested, and the round is on. Take it back: the Chit is there to be spent.",
          "no-police":
            "There is no need of Police where there is nobody to arrest. Choose a Railway on which Cells are.",
        },
      },
      count: {
        goal: "See the round begin.",
        why: "First disorder is taken from Political Will and order added, in one sum (6.1). Then the Irgun may Rob once more, and the British keep and draw Intel (6.2).",
        look: "The log tells the sum cause by cause. The Irgun play the Event first.",
      },
      redeploy: {
        goal: "Leave a British piece on each of the four Railways.",
        why: "In the Redeploy any Police may move, and then Troops (6.3.1). Sabotage needs a Cell on the Railway, and Police there make the die worse for it (3.3.3); Troops can Search and Assault at once.",
        look: "Three Railways have Police. The Railway to Syria has nobody.",
        wrong: {
          stayed: "The Redeploy is over, and a Railway is without a guard. Take it back.",
        },
      },
    },
  },
  battle: {
    title: "Your first battle: a Campaign",
    learn: "The game from its setup to the first Propaganda Round, against a recruit.",
    end: "You have carried a Campaign. There are two more in a game, and the British have only to hold out. Play on from here with dice and cards that nobody has chosen, or change sides: it is another game from there.",
    steps: {
      disorder: {
        goal: "Make the next Propaganda Round cost the British 3 or more.",
        why: "Political Will starts at 18, and there are three rounds. Without markers on the map each of them raises it (6.1.2).",
        look: "The forecast panel. Nothing is chosen for anybody here: dice and cards come as they come, and the recruit plays as he can.",
        wrong: {
          late: "The round has been counted, and disorder cost less than 3. Go back and try another way, or begin again.",
          pass: "A Pass brings one Rob (2.3.3). A Campaign has six cards only: use most of them for markers.",
        },
      },
      round: {
        goal: "Come through the first Propaganda Round with Political Will at 14 or less.",
        why: "Markers are worth nothing until they are counted, and the British will try to Restore (4.2.1). Keep laying them down; Terror in Cities is dearest (6.1.1).",
        look: "The cards left, the forecast, and where Police are thin.",
        wrong: {
          lost: "The round has been counted, and Political Will is above 14. Go back and try another way, or begin again: in a game you would have two Campaigns left.",
        },
      },
    },
  },
};
