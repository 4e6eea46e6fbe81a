import { chacha20 } from "@noble/ciphers/chacha.js";
import type { KeyStream } from "@sandtable/engine";

const BLOCK = 64;
/** Every seed is used for one game only, so the nonce has nothing to tell apart (RFC 8439, 2.8). */
const NONCE = new Uint8Array(12);

/** ChaCha20 (RFC 8439, 2.4): the blocks of the key stream, by their counter. */
export const keyStream =
  (key: Uint8Array): KeyStream =>
  (block) =>
    chacha20(key, NONCE, new Uint8Array(BLOCK), undefined, block);
