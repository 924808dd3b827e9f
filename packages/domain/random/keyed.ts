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
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  for (let index = 0; index < WORDS; index++) block[index]! += state[index]!;
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

function mix(x: Uint32Array, to: number, add: number, turn: number, bits: number): void {
  x[to]! += x[add]!;
  const mixed = x[turn]! ^ x[to]!;
  x[turn] = (mixed << bits) | (mixed >>> (32 - bits));
}
