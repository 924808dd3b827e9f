import { shuffled, type Random } from './random.ts';

/**
 * A seeded generator for simulations, tests and benchmarks: the same seed gives the same numbers on every machine. Only the
 * seed's low 32 bits count, so draws never use it: they have a key (`randomFromKey`).
 *
 * Source: sfc32 from Chris Doty-Humphrey's PractRand, its state filled from a SplitMix32 sequence.
 */
export function createRandom(seed: number): Random {
  const fill = splitMix32(seed);
  let a = fill();
  let b = fill();
  let c = fill();
  let counter = 1;

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  for (let i = 0; i < WARM_UP_STEPS; i++) next();

  function int(n: number): number {
    return Math.floor(next() * n);
  }

  return { next, int, shuffle: (list) => shuffled(list, int) };
}

/**
 * A seed (unsigned 32 bits) from any facts, so that each choice of a simulation has its own generator:
 * `hashSeed(seed, player, game)`. `1` and `'1'`, and `('ab', 'c')` and `('a', 'bc')`, differ.
 *
 * Source: FNV-1a over UTF-16 units, finished with MurmurHash3's 32-bit mixer.
 */
export function hashSeed(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = `${typeof part === 'number' ? 'n' : 's'}${part}\u0000`;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
  }
  return mix32(hash);
}

const WARM_UP_STEPS = 12;

function splitMix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mix32(state) | 0;
  };
}

function mix32(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
