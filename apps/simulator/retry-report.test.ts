import { expect, test } from 'vitest';
import { createRetryReport } from './retry-report.ts';

function setUp() {
  const lines: string[] = [];
  const world = { ms: 0 };
  const repeats = createRetryReport({ log: (line) => lines.push(line), now: () => world.ms });
  return { lines, world, repeats };
}

const LIMITED = { call: 'POST /auth/register', status: 429, waitMs: 42_600 };

test('a limit is logged with its wait and how to lift it, once while many wait', () => {
  const { lines, world, repeats } = setUp();
  for (let caller = 0; caller < 20; caller += 1) repeats.note(LIMITED);
  expect(lines).toEqual([
    'waiting 43 s: POST /auth/register answers 429, a limit on calls from one address. ' +
      'RATE_LIMIT_KEY lifts it: start the site with one and give the same to this command.',
  ]);
  world.ms = 30_000;
  repeats.note(LIMITED);
  expect(lines).toHaveLength(2);
});

test('a busy or unreachable site is logged as such', () => {
  const { lines, repeats } = setUp();
  repeats.note({ call: 'GET /tournaments/:id', status: 503, waitMs: 1_000 });
  repeats.note({ call: 'GET /tournaments/:id', status: undefined, waitMs: 500 });
  expect(lines).toEqual([
    'waiting 1 s: GET /tournaments/:id answers 503, the site is busy or away.',
    'waiting 1 s: GET /tournaments/:id has no answer.',
  ]);
});

test('at the end each call is named with how often it was repeated for what, the most first', () => {
  const { repeats } = setUp();
  expect(repeats.summary()).toEqual(['no call was repeated']);
  const note = (call: string, status: number | undefined, times: number) => {
    for (let time = 0; time < times; time += 1) repeats.note({ call, status, waitMs: 0 });
  };
  note('POST /matches/:id/ready', 503, 2);
  note('POST /tournaments/:id/check-in', 503, 41);
  note('POST /auth/register', 429, 3);
  note('GET /tournaments/:id', undefined, 1);
  expect(repeats.summary()).toEqual([
    '503 repeated 43 times: 41 POST /tournaments/:id/check-in, 2 POST /matches/:id/ready',
    '429 repeated 3 times: 3 POST /auth/register',
    'no answer repeated 1 times: 1 GET /tournaments/:id',
  ]);
});
