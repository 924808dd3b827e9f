import { expect, test } from 'vitest';
import { createLoginLimit } from './login-limit.ts';
import { localCounters } from './rate-counters.ts';

const SECOND = 1_000;

function setUp() {
  let time = 0;
  const limit = createLoginLimit(localCounters(() => time));
  const attempt = async (isRight: boolean, ip = '192.0.2.1') => {
    try {
      return await limit({ subject: 'account:thrall', ip }, async () => {
        if (!isRight) throw new Error('wrong');
        return 'in';
      });
    } catch (error) {
      return error instanceof Error && 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : 'wrong';
    }
  };
  return { attempt, wait: (ms: number) => (time += ms) };
}

test('five failures are free, then each further try waits longer', async () => {
  const { attempt, wait } = setUp();
  for (let failure = 0; failure < 5; failure++) expect(await attempt(false)).toBe('wrong');
  expect(await attempt(true)).toBe(30);
  wait(30 * SECOND);
  expect(await attempt(false)).toBe('wrong');
  expect(await attempt(false)).toBe(120);
});

test('a right password clears the count', async () => {
  const { attempt } = setUp();
  for (let failure = 0; failure < 4; failure++) await attempt(false);
  expect(await attempt(true)).toBe('in');
  for (let failure = 0; failure < 5; failure++) expect(await attempt(false)).toBe('wrong');
});

test('many guesses at once gain nothing', async () => {
  const { attempt } = setUp();
  const results = await Promise.all(Array.from({ length: 50 }, () => attempt(false)));
  expect(results.filter((result) => result === 'wrong').length).toBeLessThanOrEqual(6);
});

test('an address of old is counted apart from the others', async () => {
  const { attempt } = setUp();
  expect(await attempt(true, '192.0.2.1')).toBe('in');
  for (let failure = 0; failure < 5; failure++) await attempt(false, '198.51.100.1');
  expect(await attempt(true, '198.51.100.2')).toBe(30);
  expect(await attempt(true, '192.0.2.1')).toBe('in');
});
