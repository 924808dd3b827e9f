import { drawKey, type DrawKey, type DrawKeyOf } from './draw-key.ts';
import { createRandom, hashSeed } from './seeded.ts';

/** A key for tests and benchmarks that go through many numbers. */
export function keyFromNumber(number: number): DrawKey {
  const random = createRandom(number);
  const words = Array.from({ length: 8 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  return drawKey(words.join(''));
}

/** The keys of an event in tests: a service derives them from the event's random secret. */
export function keysFromNumber(number: number): DrawKeyOf {
  return (label) => keyFromNumber(hashSeed(number, label));
}
