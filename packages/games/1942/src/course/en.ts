import type { CourseWords } from "@sandtable/engine";
import { afterwards } from "./en-later.ts";

/** The course in English: the segments of a player-turn, then all that comes after. */
export const en: CourseWords = {
  march: {
    title: "What the campaign is about, and marching",
    learn: "Who wins, how a turn goes, and how land units move, stop and take empty cities.",
    end: "A player-turn has three segments of movement, land, air and sea, and then combat; each is finished before the next begins (2.0). On land look for three things: the ground under you, the road, and who stands beside the hex where you want to go (5.A, 3.0).",
    steps: {
      city: {
        goal: "Take Bangkok.",
        why: "You are the Japanese. After turn 10 you need more than 40 points over the Allies: 20 for each fortress that falls, 2 for each unit that surrenders, 5 for Hong Kong; they have 1 for each unit that is left (10.0). It begins with marching. A unit has 5 movement points (5.A). An empty city that is not yours stops it: stand beside it and attempt it. The die must show no more than your strength beside it divided by its number (9.E).",
        look: "Bangkok (0505) has the number 1: one regiment of strength 6 or more cannot fail. The Imperial Guards stand on the road to it, in 0705. Pick one up, march to a lit hex beside the city, then choose to attempt it. At the end somebody may advance into it.",
        wrong: {
          ended:
            "The land segment is over, and nobody marches any more in this player-turn (2.0). Bangkok would stay neutral until turn 1, and its port and airfield with it.",
          weak: "The die was higher than your strength divided by the city's number, so it holds, and no city is attempted twice in a player-turn (9.E). Bring at least strength 6 beside it before you try.",
          elsewhere:
            "This unit is nowhere near Bangkok now, and a unit marches once in a segment (2.1.A). Others can still go; the Guards in 0705 have the shortest way.",
        },
      },
      road: {
        goal: "Bring a tank regiment into Siam.",
        why: "Every land hex has a price: 1 for clear ground, 2 for rough ground and for swamp. Tanks may not enter rough ground or swamp at all, unless by road (4.0). On a road each hex costs 1, whatever lies beside it, but the unit has to begin on the road and stay on it for the whole march (5.A.1).",
        look: "Three tank regiments are in Saigon (1006) and one, the 14th, in 0705. The road leads from Saigon by Pnom Penh to Bangkok: five hexes. Now that the city is yours it stops nobody.",
        wrong: {
          ended: "The land segment is over before a tank came to Siam. Take it back as long as you can.",
          short:
            "There is no tank in Siam yet. From Saigon it takes the whole five hexes of the road; a tank that leaves the road, or another unit, does not reach the goal. Those that have not moved still can.",
        },
      },
      border: {
        goal: "Place a unit at the border between Siam and Burma.",
        why: "From turn 2 on you owe a guard against Burma: five regiments in Siam and Burma, three of them at the border (9.G). If you forget it, the segment will not end before you have mended it. So it is good to begin early. The hills in the west are rough: 2 points each, unless you follow the railway (5.A).",
        look: "0404 and 0405, west of Bangkok, lie at the border. A unit that stood beside the city when it fell does not move again; those farther back do (9.E).",
        wrong: {
          ended:
            "The land segment is over, and nobody is at the border. There is time until turn 2, but not much.",
          short:
            "Not at the border yet. From 0705 it is 1 point to each clear hex up to Bangkok, and 2 more into the hills of 0404.",
        },
      },
    },
  },
  sky: {
    title: "Umbrellas",
    learn: "Where air units stand, what they cover, and how ships keep away from them.",
    end: "An air unit never fights by itself: it covers all hexes around it, 4 if based on land and 3 if on carriers (8.0). Under its umbrella every attack is 1 better for its owner (6.1), and every enemy at sea is shot at in every hex it enters (8.1). Naval air units leave the map after each Japanese combat phase and come back two turns later: use both, or one each turn.",
    steps: {
      cover: {
        goal: "Cover Singora with the 3rd Air Group.",
        why: "A land-based air unit stands in a friendly city without another air unit, and covers every hex up to 4 away (8.0). In the air segment it may change to a friendly city up to 8 hexes off and keeps its umbrella. It may fly on from there, from city to city, but then it covers nothing for the rest of this player-turn (5.B).",
        look: "From Saigon (1006) it is five hexes to Singora (0509), one too many. The page draws the umbrella of a unit that you point at.",
        wrong: {
          short:
            "From this city Singora is more than 4 hexes away, so it is not covered, and an air unit flies once in a segment. Bangkok is 4 away.",
          ended:
            "The air segment is over. Whatever you land near Singora this turn will have no help from land-based aircraft.",
        },
      },
      carrier: {
        goal: "Cover Kota Bharu with a naval air unit.",
        why: "No base of yours is near enough to Kota Bharu, where the British stand ready. Carriers sail to any sea or coastal hex that is not beside the enemy, by a point of their own (5.C). At sea they are shot at like everybody else: in the first hex under an umbrella a die of 1 sinks them, in the second 1 or 2, and so on (8.1).",
        look: "End the air segment. British aircraft in Singapore (0813) cover 4 hexes; a naval air unit covers 3. Look for a hex within 3 of Kota Bharu (0710) and more than 4 from Singapore: 0808 is one.",
        wrong: {
          ended:
            "Naval movement is over, and no carrier is within 3 hexes of Kota Bharu. A landing there would have to do without (6.1).",
          short:
            "From there it covers no hex of Kota Bharu: a naval air unit reaches 3 hexes (8.0). Take it back, or send the other one.",
        },
      },
      unseen: {
        goal: "Cover Legaspi with the other carriers, without being shot at.",
        why: "In the Philippines the Americans are asleep: on turn 0 their umbrella reaches 2 hexes in place of 4 (9.A). Legaspi lies at its rim. The way counts as well as the end of it: each hex under an enemy umbrella is another die (8.1). The page chooses the safest way to the hex that you choose, and shows the chance to arrive.",
        look: "Manila (2204) is the American base. Choose a hex in the east, within 3 of Legaspi (2405) and more than 2 from Manila.",
        wrong: {
          struck:
            "It was shot at on the way. Even a miss is luck that you did not need: some hexes that cover Legaspi lie outside the American umbrella.",
          ended: "Naval movement is over before Legaspi was covered.",
          short: "From there Legaspi is more than 3 hexes away, and not covered (8.0).",
        },
      },
    },
  },
  landing: {
    title: "Landings",
    learn: "Naval Movement Points, risks on the way, a beachhead, and a port to live from.",
    end: "A voyage from port to port costs 1 point, a landing 2; you have 16 on turn 0 and 12 afterwards, and six units at most enter the map in a turn (5.C, 11.0). Where more than four infantry units stand in a hex, as in Cam Ranh Bay, somebody has to leave before the segment ends (4.0). What was landed on is an invasion hex: it is a port to you, for 1 point every turn, until your men reach a true one. So land beside a port. Naval landing forces bring a point of their own (5.C); empty ships come from off the map to load, under umbrellas too (9.H); the treacherous seas are closed to all (9.D).",
    steps: {
      straight: {
        goal: "Take a city straight from the sea.",
        why: "Only the Japanese land (5.C). A landing may go into an empty city: the unit attempts it at once with its own strength, as if it stood beside it, and is lost if it fails (9.E). It costs 2 points like any other. Where you would be shot at on the way, the page tells the chance to arrive.",
        look: "Pick a unit, and read the list of places: each tells points and chance. Aparri (2201), in the north of Luzon, has the number 1 and lies outside the American umbrella; units that wait off the map reach it. Singora (0509), which is Siamese, will do as well.",
        wrong: {
          ended:
            "Naval movement is over, and no city was taken. The points that are left are lost: they are not kept (5.C).",
          coast:
            "That was a landing beside the city, or on an empty coast, and it opened an invasion hex. A city is taken only by sailing into it.",
          port: "That was a voyage from port to port: it put nobody ashore where the enemy is.",
        },
      },
      ashore: {
        goal: "Land strength 20 or more beside Kota Bharu.",
        why: "A brigade holds Kota Bharu, so nobody sails into it: land beside it and attack in the combat phase. You may land in a hex in an enemy zone of control, though you may not sail through one (3.0). Three regiments of 7 make 21 against 5: more than four to one.",
        look: "Four regiments wait in Cam Ranh Bay (1205). Kota Bharu is 0710. 0609 is a coast on the isthmus, beside it by land; 2 points for each regiment.",
        wrong: {
          ended:
            "Naval movement is over with too little ashore beside Kota Bharu. At less than 1:1 there is no attack at all (6.0).",
          elsewhere:
            "That unit does not stand beside Kota Bharu, so it will not help to take it. Points are few: six landings use up twelve.",
        },
      },
      port: {
        goal: "Take Kota Bharu.",
        why: "End naval movement: the combat phase begins, with a die for Hong Kong (9.F). An attack adds up all attackers and all defenders and is rounded down to a column from 1:1 to 6:1 (6.0). Your carriers are worth 1 on the die; British aircraft take 1 off, and so does the landing (6.1, 6.2). If the defenders leave, you may advance; a city whose defenders are gone falls without another die (7.0).",
        look: "Choose Kota Bharu, let all join, and read the table before you fight: it shows every result with its chance.",
        wrong: {
          over: "The player-turn is over, and Kota Bharu is British. Next turn the invasion hex costs you a point (5.C), and the British may strike first.",
          nothing:
            "No result: at such low odds a middling die does nothing, and nobody may attack the same stack twice in a phase (6.0). Let all three join.",
        },
      },
    },
  },
  odds: {
    title: "Attacks",
    learn: "Odds, the die and what changes it, retreats, advances, and why surrender counts double.",
    end: "Results against the defender: R, retreat by two hexes; D, retreat and disrupted, half as strong and unable to attack for two more player-turns; E, out of the game; S, surrendered, which is worth points (6.R, 6.D, 6.E, 6.S). A stack with no way to retreat is lost. Below 1:1 there is no attack; from 5:1 on no face of the die hurts the attacker, but modifiers can.",
    steps: {
      attack: {
        goal: "Make an attack that drives the defenders back, or worse.",
        why: "Your troops are ashore at two places, and carriers cover both. You choose who joins; all defenders in the hex are attacked together (6.0). Every unit attacks once, every stack is attacked once, and nobody must attack. One more regiment often makes a better column: 14 against 5 is 2:1, 21 against 5 is 4:1.",
        look: "Kota Bharu (0710) and Legaspi (2405). The panel shows strengths, the modifiers by their causes, and what each face of the die would do. The die of this lesson is chosen: it falls on 5.",
        wrong: {
          over: "The player-turn is over, and you have attacked nobody with success. The Allies move next, and they will not wait.",
          thin: "That attack did nothing to the defenders, or hurt you: the odds were too thin. These units have had their attack, and the stack is not attacked again in this phase (6.0). Take it back and let more units join, or strike at the other place.",
        },
      },
      advance: {
        goal: "Advance into the hex that was left.",
        why: "Whoever took part may follow at once, without movement points, as many as may stand there: four infantry units in one hex (5.D, 4.0). If the hex is a city it falls, and with it an enemy supply point (7.0).",
        look: "Pick one after another, then stop. Somebody should stay where the beachhead needs him.",
        wrong: {
          stays:
            "Nobody advanced, and the moment is over: advances are made at once or never (5.D). The hex lies open again, and a city in it stays with its owner.",
        },
      },
      second: {
        goal: "Do it a second time, at the other place: drive them back, and advance.",
        why: "Attacks come one after the other, in any order, so the first may change the second: a stack with your units all around has no way to go. In two hexes across water, or on an island, that happens soon. Only what surrenders or is eliminated is out of the game for good, and each Allied unit is a point for them at the end (10.0).",
        look: "Legaspi is a hex with water through it: before your combat phase its owner said on which side he stands (5.A.3). British aircraft reach Kota Bharu, American ones Legaspi.",
        wrong: {
          over: "The combat phase is over, and only one place was attacked with success. Units ashore that do not attack stand before a rested enemy next turn.",
          thin: "Too thin: nothing happened to the defenders. Take it back and let all units join.",
        },
      },
    },
  },
  ...afterwards,
};
