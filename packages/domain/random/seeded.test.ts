import { describe, expect, test } from 'vitest';
import { createRandom, hashSeed } from './seeded.ts';

describe('createRandom', () => {
  test('repeats its numbers for the same seed and gives others for another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  test('never changes its sequence, since recorded runs are repeated by their seed', () => {
    const random = createRandom(2024);
    expect([random.int(1000), random.int(1000), random.int(1000)]).toMatchInlineSnapshot(`
      [
        780,
        778,
        820,
      ]
    `);
  });

  test('spreads whole numbers evenly over the range', () => {
    const random = createRandom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const value = random.int(10);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('shuffles evenly, keeps every element and leaves the given list alone', () => {
    const random = createRandom(3);
    const list = [1, 2, 3] as const;
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const key = random.shuffle(list).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(list).toEqual([1, 2, 3]);
  });
});

describe('hashSeed', () => {
  test('tells apart facts which look alike when joined', () => {
    const seeds = [
      hashSeed('ab', 'c'),
      hashSeed('a', 'bc'),
      hashSeed('abc'),
      hashSeed(1),
      hashSeed('1'),
      hashSeed(1, 1),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('is an unsigned 32-bit number that depends on nothing but the facts', () => {
    const seed = hashSeed('tournament', 5);
    expect(seed).toBe(hashSeed('tournament', 5));
    expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  });
});
