/** Ratings after Glickman, "Example of the Glicko-2 system" (2022); the steps are numbered as there. */
export interface Rating {
  readonly rating: number;
  /** How sure it is: the true strength lies within twice as much on either side in 95 cases of 100. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against somebody: 1 won, 0.5 drawn, 0 lost. */
export interface Score {
  readonly opponent: Rating;
  readonly points: number;
}

/** Step 1: somebody of whom nothing is known. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE = 1e-6;

/** The rating after a period in which these games were played. */
export function rated({ rating, deviation, volatility }: Rating, scores: readonly Score[]): Rating {
  // Step 2: to the scale of the formulas.
  const mu = (rating - UNRATED.rating) / SCALE;
  const phi = deviation / SCALE;
  if (scores.length === 0) return { rating, deviation: SCALE * Math.hypot(phi, volatility), volatility };
  // Steps 3 and 4: how much the games tell, and what.
  let told = 0;
  let gained = 0;
  for (const { opponent, points } of scores) {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - UNRATED.rating) / SCALE)));
    told += weight ** 2 * expected * (1 - expected);
    gained += weight * (points - expected);
  }
  const variance = 1 / told;
  // Steps 5 to 8.
  const moved = newVolatility(volatility, phi, variance, variance * gained);
  const before = Math.hypot(phi, moved);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    rating: UNRATED.rating + SCALE * (mu + after ** 2 * gained),
    deviation: SCALE * after,
    volatility: moved,
  };
}

/** Step 5, by the Illinois algorithm. */
function newVolatility(volatility: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const all = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - all)) / (2 * all ** 2) - (x - start) / TAU ** 2;
  };
  let a = start;
  let b: number;
  if (delta ** 2 > phi ** 2 + variance) b = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(start - k * TAU) < 0) k++;
    b = start - k * TAU;
  }
  let atA = f(a);
  let atB = f(b);
  while (Math.abs(b - a) > CLOSE) {
    const c = a + ((a - b) * atA) / (atB - atA);
    const atC = f(c);
    if (atC * atB <= 0) {
      a = b;
      atA = atB;
    } else atA /= 2;
    b = c;
    atB = atC;
  }
  return Math.exp(a / 2);
}
