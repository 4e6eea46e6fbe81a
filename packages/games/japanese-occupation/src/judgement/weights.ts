// Written by `npx sandtable lab train japanese-occupation --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -2.3222, // even
    0.4587, // two rounds left
    0.5252, // three rounds left
    1.1524, // Resistance in the last campaign
    0.9055, // Resistance in the second campaign
    0.591, // Resistance in the first campaign
    1.634, // forecast in the last campaign
    1.5601, // forecast in the second campaign
    1.198, // forecast in the first campaign
    0.445, // forecast, the nearer the end the more
    -0.101, // Force 136 beyond Jungle Camps in the end
    0.4276, // Intel revealed
    0.0554, // Supply Caches
    -0.5854, // Supply Caches Available
    -0.0321, // spaces with more Guerrillas
    -0.0092, // spaces about to have more Guerrillas
    0.3683, // Underground Guerrillas
    -0.1215, // Active Guerrillas
    -0.1938, // cards to the end in the last campaign
    0.2129, // Jungle Camps
    0.5891, // Force 136 at a Jungle Camp or Supply Cache
    0.1898, // Opposition
    -0.9953, // Police
    -0.0409, // Active Guerrillas beside Troops
    -0.3223, // Kempeitai on the hunt
    -0.6522, // Resources
    -1.1231, // income of an Extract
    -0.4088, // New Villages
    -0.7983, // Sabotage
    0.2619, // British 1st Eligible
    0.0986, // cards to the next Propaganda
    -0.0241, // British Capabilities
    0.1942, // Japanese Capabilities
    1.1394, // Operation Zipper
    0.3155, // security of Supply Caches
    -0.4084, // Supply Caches that Troops could find
    0.0583, // Intel that Kempeitai could conceal
  ],
  japanese: [
    2.5701, // even
    -0.3692, // two rounds left
    -0.5241, // three rounds left
    -1.0182, // Resistance in the last campaign
    -1.0225, // Resistance in the second campaign
    -0.642, // Resistance in the first campaign
    -1.763, // forecast in the last campaign
    -1.5134, // forecast in the second campaign
    -1.2365, // forecast in the first campaign
    -0.5863, // forecast, the nearer the end the more
    0.1707, // Force 136 beyond Jungle Camps in the end
    -0.4075, // Intel revealed
    0.0058, // Supply Caches
    0.5702, // Supply Caches Available
    0.1769, // spaces with more Guerrillas
    0.0204, // spaces about to have more Guerrillas
    -0.3967, // Underground Guerrillas
    0.0701, // Active Guerrillas
    0.1475, // cards to the end in the last campaign
    -0.1895, // Jungle Camps
    -0.6665, // Force 136 at a Jungle Camp or Supply Cache
    -0.3006, // Opposition
    0.8272, // Police
    0.0172, // Active Guerrillas beside Troops
    0.3359, // Kempeitai on the hunt
    0.5226, // Resources
    1.0185, // income of an Extract
    0.3236, // New Villages
    0.66, // Sabotage
    -0.2678, // British 1st Eligible
    -0.2418, // cards to the next Propaganda
    0.0612, // British Capabilities
    -0.4609, // Japanese Capabilities
    -1.2407, // Operation Zipper
    -0.3154, // security of Supply Caches
    0.3384, // Supply Caches that Troops could find
    -0.0209, // Intel that Kempeitai could conceal
  ],
};
