/**
 * As many pairs as possible, so that only those are paired who may be, nobody twice: Edmonds' blossoms. Who is whose
 * partner; none for those who are left over.
 */
export function matched(
  size: number,
  mayPair: (one: number, other: number) => boolean,
): (number | undefined)[] {
  const partner: (number | undefined)[] = new Array(size).fill(undefined);
  const friends = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (_, other) => other).filter((other) => other !== one && mayPair(one, other)),
  );
  for (let root = 0; root < size; root++) if (partner[root] === undefined) augment(root, friends, partner);
  return partner;
}

/** Find a way from somebody free to somebody else free along which partners can be exchanged, and exchange them. */
function augment(root: number, friends: readonly number[][], partner: (number | undefined)[]): void {
  const size = friends.length;
  const parent: (number | undefined)[] = new Array(size).fill(undefined);
  const base = Array.from({ length: size }, (_, at) => at);
  const isOuter = new Array<boolean>(size).fill(false);
  isOuter[root] = true;
  const queue = [root];

  const meeting = (one: number, other: number): number => {
    const passed = new Set<number>();
    for (let at: number | undefined = base[one]; ; at = base[parent[partner[at]!]!]) {
      passed.add(at);
      if (partner[at] === undefined) break;
    }
    let at = base[other];
    while (!passed.has(at)) at = base[parent[partner[at]!]!];
    return at;
  };
  const mark = (from: number, stem: number, child: number, blossom: Set<number>): void => {
    let [at, below] = [from, child];
    while (base[at] !== stem) {
      blossom.add(base[at]).add(base[partner[at]!]);
      parent[at] = below;
      below = partner[at]!;
      at = parent[below]!;
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const at = queue[head];
    for (const friend of friends[at]) {
      if (base[at] === base[friend] || partner[at] === friend) continue;
      const theirs = partner[friend];
      if (friend === root || (theirs !== undefined && parent[theirs] !== undefined)) {
        const stem = meeting(at, friend);
        const blossom = new Set<number>();
        mark(at, stem, friend, blossom);
        mark(friend, stem, at, blossom);
        for (let one = 0; one < size; one++) {
          if (!blossom.has(base[one])) continue;
          base[one] = stem;
          if (!isOuter[one]) queue.push(one);
          isOuter[one] = true;
        }
      } else if (parent[friend] === undefined) {
        parent[friend] = at;
        if (theirs === undefined) {
          exchange(friend, parent, partner);
          return;
        }
        isOuter[theirs] = true;
        queue.push(theirs);
      }
    }
  }
}

function exchange(
  end: number,
  parent: readonly (number | undefined)[],
  partner: (number | undefined)[],
): void {
  let at: number | undefined = end;
  while (at !== undefined) {
    const before: number = parent[at]!;
    const next: number | undefined = partner[before];
    partner[at] = before;
    partner[before] = at;
    at = next;
  }
}
