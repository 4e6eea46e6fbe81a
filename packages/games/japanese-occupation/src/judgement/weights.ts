// Written by `npx sandtable lab train japanese-occupation --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -2.2532, // even
    0.4115, // two rounds left
    0.657, // three rounds left
    0.9255, // Resistance in the last campaign
    0.8499, // Resistance in the second campaign
    0.3966, // Resistance in the first campaign
    1.7212, // forecast in the last campaign
    1.197, // forecast in the second campaign
    1.182, // forecast in the first campaign
    0.4269, // forecast, the nearer the end the more
    0.1232, // Force 136 beyond Jungle Camps in the end
    -0.0134, // Intel revealed
    -0.0175, // Supply Caches
    -0.508, // Supply Caches Available
    -0.0285, // spaces with more Guerrillas
    0.1121, // spaces about to have more Guerrillas
    0.3202, // Underground Guerrillas
    0.177, // Active Guerrillas
    -0.1726, // cards to the end in the last campaign
    0.1193, // Jungle Camps
    0.5735, // Force 136 at a Jungle Camp or Supply Cache
    0.3179, // Opposition
    -0.9413, // Police
    -0.2162, // Active Guerrillas beside Troops
    -0.1101, // Kempeitai on the hunt
    -1.0625, // Resources
    -1.1407, // income of an Extract
    -0.4826, // New Villages
    -0.6144, // Sabotage
    0.3103, // British 1st Eligible
    0.2197, // cards to the next Propaganda
    -0.033, // British Capabilities
    0.1035, // Japanese Capabilities
    1.064, // Operation Zipper
    0.28, // security of Supply Caches
    -0.0726, // Supply Caches that Troops could find
    0.088, // Intel that Kempeitai could conceal
  ],
  japanese: [
    2.4232, // even
    -0.5037, // two rounds left
    -0.5802, // three rounds left
    -0.8444, // Resistance in the last campaign
    -0.659, // Resistance in the second campaign
    -0.3881, // Resistance in the first campaign
    -1.9402, // forecast in the last campaign
    -1.4018, // forecast in the second campaign
    -1.2686, // forecast in the first campaign
    -0.5807, // forecast, the nearer the end the more
    0.0657, // Force 136 beyond Jungle Camps in the end
    0.0258, // Intel revealed
    -0.1219, // Supply Caches
    0.4715, // Supply Caches Available
    0.0112, // spaces with more Guerrillas
    -0.1421, // spaces about to have more Guerrillas
    -0.3767, // Underground Guerrillas
    -0.2328, // Active Guerrillas
    0.1078, // cards to the end in the last campaign
    -0.2827, // Jungle Camps
    -0.6179, // Force 136 at a Jungle Camp or Supply Cache
    -0.3112, // Opposition
    0.7853, // Police
    0.222, // Active Guerrillas beside Troops
    0.0894, // Kempeitai on the hunt
    0.9903, // Resources
    1.1357, // income of an Extract
    0.5907, // New Villages
    0.5292, // Sabotage
    -0.3396, // British 1st Eligible
    -0.2564, // cards to the next Propaganda
    0.2357, // British Capabilities
    0.0508, // Japanese Capabilities
    -0.9736, // Operation Zipper
    -0.4065, // security of Supply Caches
    0.1269, // Supply Caches that Troops could find
    0.049, // Intel that Kempeitai could conceal
  ],
};
