import type { DrawKey } from './draw-key.ts';
import { shuffled, type Random } from './random.ts';

const WORDS = 16;
const TWO_ROUNDS = 10;
const COUNTER = 12;
/** "expand 32-byte k" as words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * The random numbers of one draw, the same on every machine: the key stream of ChaCha20 (RFC 8439) with a nonce of zeros.
 * Whoever sees some of the numbers can compute neither the key nor any other number.
 */
export function randomFromKey(key: DrawKey): Random {
  const state = initialState(key);
  const block = new Uint32Array(WORDS);
  let used = WORDS;

  function word(): number {
    if (used === WORDS) {
      writeBlock(block, state);
      state[COUNTER]!++;
      used = 0;
    }
    return block[used++]!;
  }

  /** Numbers above the last whole multiple of `n` are left out, so that each remainder is equally likely. */
  function int(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  }

  return { next: () => word() / 2 ** 32, int, shuffle: (list) => shuffled(list, int) };
}

function initialState(key: DrawKey): Uint32Array {
  const state = new Uint32Array(WORDS);
  state.set(CONSTANTS);
  for (let index = 0; index < 8; index++) {
    state[4 + index] = littleEndian(Number.parseInt(key.slice(8 * index, 8 * index + 8), 16));
  }
  return state;
}

function littleEndian(word: number): number {
  return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}

function writeBlock(block: Uint32Array, state: Uint32Array): void {
  block.set(state);
  for (let round = 0; round < TWO_ROUNDS; round++) {
    for (let column = 0; column < 4; column++) quarterRound(block, column, 0);
    for (let column = 0; column < 4; column++) quarterRound(block, column, 1);
  }
  for (let index = 0; index < WORDS; index++) block[index]! += state[index]!;
}

/** On a column of the four rows, or with `slant` 1 on the diagonal that begins in it. */
function quarterRound(x: Uint32Array, column: number, slant: 0 | 1): void {
  const rowB = 4 + ((column + slant) & 3);
  const rowC = 8 + ((column + 2 * slant) & 3);
  const rowD = 12 + ((column + 3 * slant) & 3);
  let a = x[column]!;
  let b = x[rowB]!;
  let c = x[rowC]!;
  let d = x[rowD]!;
  a = (a + b) | 0;
  d = rotated(d ^ a, 16);
  c = (c + d) | 0;
  b = rotated(b ^ c, 12);
  a = (a + b) | 0;
  d = rotated(d ^ a, 8);
  c = (c + d) | 0;
  b = rotated(b ^ c, 7);
  x[column] = a;
  x[rowB] = b;
  x[rowC] = c;
  x[rowD] = d;
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
