// Written by `npx sandtable lab train japanese-occupation --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -2.4153, // even
    0.3372, // two rounds left
    0.4747, // three rounds left
    0.8464, // Resistance in the last campaign
    0.9358, // Resistance in the second campaign
    0.67, // Resistance in the first campaign
    1.7873, // forecast in the last campaign
    1.4002, // forecast in the second campaign
    1.2328, // forecast in the first campaign
    0.4126, // forecast, the nearer the end the more
    0.1422, // Force 136 beyond Jungle Camps in the end
    0.3205, // Intel revealed
    -0.0888, // Supply Caches
    -0.7996, // Supply Caches Available
    -0.0411, // spaces with more Guerrillas
    0.2626, // spaces about to have more Guerrillas
    -0.0234, // Underground Guerrillas
    -0.3368, // Active Guerrillas
    0.139, // cards to the end in the last campaign
    0.6134, // Jungle Camps
    0.0891, // Force 136 at a Jungle Camp or Supply Cache
    -0.0458, // Opposition
    0.0319, // Police
    -0.1303, // Active Guerrillas beside Troops
    -0.1947, // Kempeitai on the hunt
    -0.4716, // Resources
    -0.861, // income of an Extract
    -0.6029, // New Villages
    -0.3885, // Sabotage
    0.2884, // British 1st Eligible
    0.3378, // cards to the next Propaganda
    0.0258, // British Capabilities
    -0.4659, // Japanese Capabilities
    0.9616, // Operation Zipper
    0.4388, // security of Supply Caches
    -0.3769, // Supply Caches that Troops could find
    -0.0744, // Intel that Kempeitai could conceal
  ],
  japanese: [
    2.2302, // even
    -0.4626, // two rounds left
    -0.5934, // three rounds left
    -1.0441, // Resistance in the last campaign
    -0.9835, // Resistance in the second campaign
    -0.6269, // Resistance in the first campaign
    -1.8071, // forecast in the last campaign
    -1.439, // forecast in the second campaign
    -1.338, // forecast in the first campaign
    -0.5694, // forecast, the nearer the end the more
    0.1083, // Force 136 beyond Jungle Camps in the end
    -0.1947, // Intel revealed
    -0.0079, // Supply Caches
    0.7988, // Supply Caches Available
    0.2243, // spaces with more Guerrillas
    -0.1968, // spaces about to have more Guerrillas
    -0.067, // Underground Guerrillas
    0.3034, // Active Guerrillas
    -0.3, // cards to the end in the last campaign
    -0.6829, // Jungle Camps
    -0.0554, // Force 136 at a Jungle Camp or Supply Cache
    -0.1416, // Opposition
    0.2086, // Police
    0.1038, // Active Guerrillas beside Troops
    0.1555, // Kempeitai on the hunt
    0.4048, // Resources
    0.9643, // income of an Extract
    0.6339, // New Villages
    0.4809, // Sabotage
    -0.3027, // British 1st Eligible
    -0.3006, // cards to the next Propaganda
    0.049, // British Capabilities
    0.3844, // Japanese Capabilities
    -0.8425, // Operation Zipper
    -0.4236, // security of Supply Caches
    0.4402, // Supply Caches that Troops could find
    0.0361, // Intel that Kempeitai could conceal
  ],
};
