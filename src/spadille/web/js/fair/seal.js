// Basis of seals and seeds: SHA-256, and the seal of a seat's part.

/** The constants of SHA-256: roots of the first primes. @type {number[]} */
const ROUND = [];
/** @type {number[]} */
const START = [];
for (let number = 2; ROUND.length < 64; number++) {
  let prime = true;
  for (let each = 2; each * each <= number; each++) if (number % each === 0) prime = false;
  if (!prime) continue;
  if (START.length < 8) START.push(fraction(Math.sqrt(number)));
  ROUND.push(fraction(Math.cbrt(number)));
}

/** The first 32 bits of the fraction. @param {number} value */
function fraction(value) {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

/** SHA-256 of some bytes. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 128;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  new DataView(blocks.buffer).setUint32(blocks.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  const state = START.slice();
  const words = new Uint32Array(64);
  const turn = (/** @type {number} */ value, /** @type {number} */ by) => (value >>> by) | (value << (32 - by));
  for (let at = 0; at < blocks.length; at += 64) {
    const view = new DataView(blocks.buffer, at, 64);
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = view.getUint32(i * 4);
      else {
        const a = words[i - 15];
        const b = words[i - 2];
        words[i] =
          words[i - 16] +
          (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
          words[i - 7] +
          (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, k] = state;
    for (let i = 0; i < 64; i++) {
      const one = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((value, i) => (state[i] = (state[i] + value) >>> 0));
  }
  const out = new Uint8Array(32);
  state.forEach((value, i) => new DataView(out.buffer).setUint32(i * 4, value));
  return out;
}

export const hex = (/** @type {Uint8Array} */ bytes) =>
  [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");

/**
 * The seal of a seat's part, shown before any part is opened.
 * @param {string} commit
 * @param {number} round
 * @param {number} seat
 * @param {string} part
 */
export const seal = (commit, round, seat, part) =>
  `sha256:${hex(sha256(new TextEncoder().encode(["spadille seal", commit, round, seat, part].join("\n"))))}`;
