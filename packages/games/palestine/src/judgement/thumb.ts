/**
 * The officer's rules of thumb, in points of Political Will: what both sides fight for (7.0), so that everything
 * can be compared with everything.
 */
export const THUMB = {
  /** The share of a Sabotage that a Cell promises which is the first, second or later one hidden in its space. */
  firstCell: 0.43,
  secondCell: 0.23,
  laterCell: 0.12,
  /** A Cell on the map by itself, wherever it is: it can Travel anywhere (3.3.2). */
  cell: 0.24,
  /** What an Active Cell promises of what a hidden one would: it must Travel first. */
  activeCell: 0.6,
  /** What the Irgun lose beside its place with a Cell that goes to Prison (1.3.6), or to Available. */
  prison: 0.83,
  removed: 0.25,
  /** What Activating a Cell costs, by the share of what it promised: until the Reset (6.4). */
  exposure: 0.72,
  /** The first, second and later Arms Cache on the map. */
  firstCache: 0.73,
  secondCache: 0.91,
  laterCache: 0.46,
  /** An Intel Chit that buys nothing, and each point of one that does. */
  chit: 0.2,
  chitPoint: 0.35,
  /** Attempts at Sabotage to be feared in a City, on a Railway or in a District, and for each Cell hidden there. */
  cityFear: 0.77,
  railwayFear: 0.19,
  districtFear: 0.031,
  hiddenFear: 0.36,
  /** How much less each further Police in a space is worth: Cells go elsewhere. */
  evasion: 0.26,
  /** A Police or a Troop that stands ready, wherever it is needed. */
  police: 0.35,
  /** Troops in a City: each of the first two, the third (4.2.3), more of them. */
  cityTroop: 0.33,
  thirdTroop: 0.14,
  moreTroops: 0.089,
  railwayTroop: 0.069,
  /** A Troop where a Cache, a Cell or a shown Cell is to be hit (3.2.4). */
  cacheTroop: 0.54,
  cellTroop: 0.13,
  shownTroop: 0.086,
  /** What a Troop does where nothing calls it, and how much the Troops' move of Deploy counts. */
  idleTroop: 0.12,
  troopMove: 0.43,
  /** What a Cell that is shown promises to Patrol and Assault, and one that was the last before a Cache. */
  shown: 0.071,
  laidOpen: 0.36,
  /** How much of a Mass Detention counts when a Search is to prepare it, and what the Curfew costs. */
  detention: 0.85,
  detentionCurfew: 0.47,
  /** How much less each further space of a Travel and of a Rob promises. */
  travelFades: 0.14,
  robFades: 0.19,
  /** An Arms Cache beside each Troop, and beside another one. */
  cacheByTroop: 0.19,
  cacheByCache: 0.35,
  /** A Curfew stops Recruit, and feeds Propagandize where Cells are (1.10). */
  curfew: 0.19,
  propaganda: 0.68,
  /** The Haganah's step from 4, from 3, from 2, from 1, in a Campaign that has just begun (6.5). */
  coordination: 7.7,
  support: 3.2,
  neutral: 0.74,
  opposed: 1.1,
  /** 2.3.5 To be 1st Eligible on the next card, and to keep the other from a full Operation on this one. */
  initiative: 0.55,
  denial: 0.76,
  /** How much of what the other side would gain by an Event counts for taking it away. */
  spite: 0.49,
  /** How far what an Event promises can be trusted beside what an Operation does. */
  event: 1,
};
