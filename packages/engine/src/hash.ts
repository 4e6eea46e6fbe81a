/**
 * A 64-bit digest of a text, as 16 hexadecimal digits: to compare runs, not to keep secrets.
 * Two 32-bit lanes after Bob Jenkins' and Murmur3's finishers, well mixed and the same on every machine.
 */
export function digest(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return hex(b) + hex(a);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
