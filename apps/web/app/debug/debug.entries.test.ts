import { describe, expect, test } from 'vitest';

import { ApiError } from '../../shared/api/api-error.ts';
import type { TrafficEvent } from '../../shared/api/traffic.ts';
import { entryOf, filtered, NO_FILTER, statisticsOf, withEntry, type DebugEntry } from './debug.entries.ts';

const ID = '01890000-0000-7000-8000-000000000000';
const answered = (url: string, duration_ms = 20): TrafficEvent => ({
  kind: 'request',
  at: 0,
  duration_ms,
  method: 'GET',
  url,
  body: undefined,
  status: 200,
  data: {},
});
const failed = (url: string, status: number): TrafficEvent => ({
  kind: 'request',
  at: 0,
  duration_ms: 20,
  method: 'POST',
  url,
  body: { password: 'known', name: 'x' },
  error: new ApiError(status, '名额已满', { name: '已被使用' }),
});
const live: TrafficEvent = { kind: 'live', at: 0, topic: `match:${ID}`, what: 'events', version: 8, data: [{ v: 8 }] };
const fault: TrafficEvent = { kind: 'fault', at: 0, error: new TypeError('x is undefined') };
const entries = (...events: TrafficEvent[]): DebugEntry[] => events.map((event, index) => entryOf(event, index));
const labels = (shown: readonly DebugEntry[]) => shown.map(({ label }) => label);

describe('an entry', () => {
  test('of an answer has its status and time; one over a second is slow', () => {
    expect(entryOf(answered(`/api/decks/${ID}?limit=5`, 1_000), 1)).toMatchObject({
      route: 'GET /decks/:id',
      label: `GET /decks/${ID}?limit=5`,
      status: 200,
      error: null,
      isSlow: false,
    });
    expect(entryOf(answered('/api/decks', 1_001), 1).isSlow).toBe(true);
  });

  test('of a failure has its text and its fields, but no password', () => {
    const entry = entryOf(failed('/api/decks', 409), 1);
    expect(entry).toMatchObject({
      status: 409,
      error: '名额已满',
      detail: { body: { password: '•••', name: 'x' }, errors: { name: '已被使用' } },
    });
    expect(JSON.stringify(entry)).not.toContain('known');
  });

  test('of a request without an answer has status 0', () => {
    const event: TrafficEvent = {
      ...answered('/api/decks'),
      status: undefined,
      data: undefined,
      error: 'left',
    } as never;
    expect(entryOf(event, 1)).toMatchObject({ status: 0, error: 'left' });
  });

  test('of a live message has its topic and version', () => {
    expect(entryOf(live, 1)).toMatchObject({ route: 'match::id', label: `match:${ID} · events → 8`, status: null });
  });
});

test('the log keeps the newest hundred', () => {
  let log: DebugEntry[] = [];
  for (let number = 1; number <= 130; number += 1) log = withEntry(log, entryOf(answered('/api/x'), number));
  expect(log).toHaveLength(100);
  expect([log[0]?.number, log.at(-1)?.number]).toEqual([130, 31]);
});

describe('filters', () => {
  const log = entries(
    answered('/api/a', 2_000),
    failed('/api/b', 409),
    failed('/api/c', 503),
    failed('/api/d', 0),
    live,
    fault,
  );
  test.each([
    [{}, 6],
    [{ kind: 'live' }, 1],
    [{ kind: 'request' }, 4],
    [{ status: '2xx' }, 1],
    [{ status: '4xx' }, 1],
    [{ status: '5xx' }, 1],
    [{ status: 'none' }, 1],
    [{ isOnlySlow: true }, 1],
    [{ isOnlyErrors: true }, 4],
    [{ text: 'POST' }, 3],
    [{ text: '503' }, 1],
    [{ text: '名额' }, 3],
    [{ kind: 'request', isOnlyErrors: true, text: '/b' }, 1],
  ] as const)('%j leave %i', (filter, count) => {
    expect(filtered(log, { ...NO_FILTER, ...filter })).toHaveLength(count);
  });

  test('keep the order', () => {
    expect(labels(filtered(log, { ...NO_FILTER, isOnlyErrors: true }))).toEqual([
      'POST /b',
      'POST /c',
      'POST /d',
      'x is undefined',
    ]);
  });
});

test('statistics count by route and status, the failing first', () => {
  const log = entries(
    answered(`/api/decks/${ID}`, 100),
    answered('/api/decks/7', 2_000),
    answered('/api/decks/8', 300),
    failed('/api/decks', 409),
    live,
  );
  expect(statisticsOf(log)).toEqual([
    { route: 'POST /decks', status: 409, count: 1, errors: 1, slow: 0, average_ms: 20, longest_ms: 20 },
    { route: 'GET /decks/:id', status: 200, count: 3, errors: 0, slow: 1, average_ms: 800, longest_ms: 2_000 },
  ]);
});
