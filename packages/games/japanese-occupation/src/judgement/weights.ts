// Written by `npx sandtable lab train japanese-occupation --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -2.3352, // even
    0.5807, // two rounds left
    0.3131, // three rounds left
    1.3439, // Resistance in the last campaign
    0.7526, // Resistance in the second campaign
    1.0426, // Resistance in the first campaign
    1.7608, // forecast in the last campaign
    1.7063, // forecast in the second campaign
    1.1977, // forecast in the first campaign
    0.4207, // forecast, the nearer the end the more
    -0.0491, // Force 136 beyond Jungle Camps in the end
    0.2274, // Intel revealed
    -0.0379, // Supply Caches
    -0.4918, // Supply Caches Available
    -0.0207, // spaces with more Guerrillas
    0.1932, // spaces about to have more Guerrillas
    0.0606, // Underground Guerrillas
    -0.4359, // Active Guerrillas
    -0.1323, // cards to the end in the last campaign
    0.0425, // Jungle Camps
    0.6109, // Force 136 at a Jungle Camp or Supply Cache
    -0.3785, // Opposition
    -0.4344, // Police
    -0.0281, // Active Guerrillas beside Troops
    -0.5956, // Kempeitai on the hunt
    -0.5657, // Resources
    -1.472, // income of an Extract
    -0.6525, // New Villages
    -0.758, // Sabotage
    0.2806, // British 1st Eligible
    0.5517, // cards to the next Propaganda
    0.1157, // British Capabilities
    0.6731, // Japanese Capabilities
    0.86, // Operation Zipper
    0.5847, // security of Supply Caches
    -0.1725, // Supply Caches that Troops could find
    0.1232, // Intel that Kempeitai could conceal
  ],
  japanese: [
    2.3836, // even
    -0.5511, // two rounds left
    -0.3003, // three rounds left
    -1.2138, // Resistance in the last campaign
    -0.7162, // Resistance in the second campaign
    -0.9117, // Resistance in the first campaign
    -1.9169, // forecast in the last campaign
    -1.7115, // forecast in the second campaign
    -1.2111, // forecast in the first campaign
    -0.5787, // forecast, the nearer the end the more
    -0.007, // Force 136 beyond Jungle Camps in the end
    -0.1885, // Intel revealed
    0.0838, // Supply Caches
    0.532, // Supply Caches Available
    0.0241, // spaces with more Guerrillas
    -0.2152, // spaces about to have more Guerrillas
    -0.1508, // Underground Guerrillas
    0.3323, // Active Guerrillas
    0.118, // cards to the end in the last campaign
    -0.0755, // Jungle Camps
    -0.7445, // Force 136 at a Jungle Camp or Supply Cache
    0.2196, // Opposition
    0.4293, // Police
    0.0381, // Active Guerrillas beside Troops
    0.5795, // Kempeitai on the hunt
    0.6362, // Resources
    1.3619, // income of an Extract
    0.6732, // New Villages
    0.5126, // Sabotage
    -0.302, // British 1st Eligible
    -0.5597, // cards to the next Propaganda
    -0.1613, // British Capabilities
    -0.3594, // Japanese Capabilities
    -0.8507, // Operation Zipper
    -0.4968, // security of Supply Caches
    0.2026, // Supply Caches that Troops could find
    -0.1569, // Intel that Kempeitai could conceal
  ],
};
