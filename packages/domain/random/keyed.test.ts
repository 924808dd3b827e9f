import { describe, expect, test } from 'vitest';
import { drawKey } from './draw-key.ts';
import { randomFromKey } from './keyed.ts';
import { keyFromNumber } from './key-from-number.ts';

const bytesOf = (words: readonly number[]) => Buffer.from(new Uint32Array(words).buffer).toString('hex');

function firstWords(hex: string, count: number): number[] {
  const random = randomFromKey(drawKey(hex));
  return Array.from({ length: count }, () => random.int(2 ** 32));
}

describe('randomFromKey', () => {
  test('is the key stream of ChaCha20 (RFC 8439, appendix A.1, test vectors 1 and 2)', () => {
    expect(bytesOf(firstWords('00'.repeat(32), 32))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  test('uses every bit of the key (RFC 8439, appendix A.1, test vector 3)', () => {
    const words = firstWords(`${'00'.repeat(31)}01`, 32);
    expect(bytesOf(words.slice(16))).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    );
  });

  test('shuffles evenly, keeps every element and leaves the given list alone', () => {
    const list = [1, 2, 3] as const;
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = randomFromKey(keyFromNumber(i)).shuffle(list).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(list).toEqual([1, 2, 3]);
  });

  test('gives numbers from 0 up to 1', () => {
    const random = randomFromKey(keyFromNumber(1));
    const numbers = Array.from({ length: 10_000 }, () => random.next());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
  });
});

describe('drawKey', () => {
  test.each(['', '00', '0'.repeat(63), 'g'.repeat(64), 'A'.repeat(64)])('refuses what is no key: %j', (hex) => {
    expect(() => drawKey(hex)).toThrow(RangeError);
  });
});
