// Written by `npx sandtable lab train palestine --games 3000 --seed 1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -0.1409, // even
    0.0681, // will, first Campaign
    1.128, // will, second Campaign
    1.7415, // will, last Campaign
    2.4775, // forecast, first Campaign
    2.7132, // forecast, second Campaign
    1.3655, // forecast, last Campaign
    2.2578, // short of zero, last Campaign
    -0.9963, // cards ahead, first Campaign
    -0.6151, // cards ahead, second Campaign
    -1.006, // cards ahead, last Campaign
    0.4695, // cards ahead × will, last Campaign
    -0.9668, // game left
    -1.0344, // Sabotage to come
    -0.5898, // Sabotage to come, last Campaign
    -0.8197, // hidden Cells
    -0.3298, // hidden Cells, last Campaign
    -0.5268, // Active Cells
    0.5465, // Cells Available
    1.0075, // Prison
    0.2936, // gone for good
    0.1613, // Arms Caches
    -0.3555, // Haganah coordinate
    -0.0854, // Haganah support
    -0.3667, // Haganah
    0.1242, // Intel
    0.7829, // Police
    0.9277, // Police in Cities
    0.0919, // Police on Railways
    0.1498, // Troops in Cities
    0.5843, // Curfews
    -0.198, // Irgun first
    0.0103, // Irgun first, last Campaign
    -0.4306, // British Capabilities
    -0.0364, // Irgun Capabilities
  ],
  irgun: [
    0.1409, // even
    -0.0681, // will, first Campaign
    -1.128, // will, second Campaign
    -1.7415, // will, last Campaign
    -2.4775, // forecast, first Campaign
    -2.7132, // forecast, second Campaign
    -1.3655, // forecast, last Campaign
    -2.2578, // short of zero, last Campaign
    0.9963, // cards ahead, first Campaign
    0.6151, // cards ahead, second Campaign
    1.006, // cards ahead, last Campaign
    -0.4695, // cards ahead × will, last Campaign
    0.9668, // game left
    1.0344, // Sabotage to come
    0.5898, // Sabotage to come, last Campaign
    0.8197, // hidden Cells
    0.3298, // hidden Cells, last Campaign
    0.5268, // Active Cells
    -0.5465, // Cells Available
    -1.0075, // Prison
    -0.2936, // gone for good
    -0.1613, // Arms Caches
    0.3555, // Haganah coordinate
    0.0854, // Haganah support
    0.3667, // Haganah
    -0.1242, // Intel
    -0.7829, // Police
    -0.9277, // Police in Cities
    -0.0919, // Police on Railways
    -0.1498, // Troops in Cities
    -0.5843, // Curfews
    0.198, // Irgun first
    -0.0103, // Irgun first, last Campaign
    0.4306, // British Capabilities
    0.0364, // Irgun Capabilities
  ],
};
