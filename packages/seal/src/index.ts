import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import { type ChanceSource, sealedChance } from "@sandtable/engine";
import { keyStream } from "./keystream.ts";

/**
 * Fair dice that can be checked: the seed's hash (the commitment) is told when a game starts, the seed when
 * it ends. Between the two nobody can know the next roll, and afterwards everybody can work out all of them.
 */
export interface Seal {
  /** SHA-256 of the seed's 32 bytes, as 64 hexadecimal digits. */
  readonly commitment: string;
  readonly chance: ChanceSource;
}

const SEED = /^[0-9a-f]{64}$/i;
const SEED_BYTES = 32;

/** The chance source of a seed, and the commitment to it. */
export function seal(seed: string): Seal {
  if (!SEED.test(seed))
    throw new Error(`a seed is 64 hexadecimal digits (32 bytes); this one has ${describe(seed)}`);
  const key = hexToBytes(seed);
  return { commitment: bytesToHex(sha256(key)), chance: sealedChance(keyStream(key)) };
}

/** A fresh seed from the machine's own source of randomness. */
export const newSeed = (): string => bytesToHex(randomBytes(SEED_BYTES));

const describe = (seed: string): string =>
  seed.length === 64 ? "other characters among its 64" : `${seed.length} characters`;
