/**
 * The officer's rules of thumb, in points of Political Will: what both sides fight for (7.0), so that everything
 * can be compared with everything.
 */
export const THUMB = {
  /** The share of a Sabotage that a Cell promises which is the first, second or later one hidden in its space. */
  firstCell: 0.5,
  secondCell: 0.28,
  laterCell: 0.12,
  /** A Cell on the map by itself, wherever it is: it can Travel anywhere (3.3.2). */
  cell: 0.2,
  /** What an Active Cell promises of what a hidden one would: it must Travel first. */
  activeCell: 0.3,
  /** What the Irgun lose beside its place with a Cell that goes to Prison (1.3.6), or to Available. */
  prison: 0.6,
  removed: 0.25,
  /** What Activating a Cell costs, by the share of what it promised: until the Reset (6.4). */
  exposure: 0.4,
  /** The first, second and later Arms Cache on the map. */
  firstCache: 1.5,
  secondCache: 1.1,
  laterCache: 0.6,
  /** An Intel Chit that buys nothing, and each point of one that does. */
  chit: 0.3,
  chitPoint: 0.4,
  /** Attempts at Sabotage to be feared in a City, on a Railway or in a District, and for each Cell hidden there. */
  cityFear: 0.5,
  railwayFear: 0.25,
  districtFear: 0.03,
  hiddenFear: 0.45,
  /** How much less each further Police in a space is worth: Cells go elsewhere. */
  evasion: 0.1,
  /** A Police or a Troop that stands ready, wherever it is needed. */
  police: 0.25,
  /** A Curfew stops Recruit, and feeds Propagandize where Cells are (1.10). */
  curfew: 0.2,
  propaganda: 0.6,
  /** The Haganah's step from 4, from 3, from 2, from 1, in a Campaign that has just begun (6.5). */
  coordination: 3.2,
  support: 2.4,
  neutral: 0.5,
  opposed: 0.9,
  /** 2.3.5 To be 1st Eligible on the next card, and to keep the other from a full Operation on this one. */
  initiative: 0.8,
  denial: 1,
  /** How much of what the other side would gain by an Event counts for taking it away. */
  spite: 0.35,
};
