// @vitest-environment happy-dom
import type { ConnectionState } from '@pailei/live/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { store } from '../state/store.ts';
import { asOfAtom } from './connection.atoms.ts';
import { followFreshness } from './freshness.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const live: ConnectionState = { phase: 'live', round_trip_ms: 20 };
const reconnecting: ConnectionState = { phase: 'reconnecting', attempt: 1 };
const asOf = () => store.get(asOfAtom);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  followFreshness(live);
  return () => {
    followFreshness(live);
    vi.useRealTimers();
  };
});

test('a connection that is back within a second was never missed', () => {
  followFreshness(reconnecting);
  vi.advanceTimersByTime(999);
  expect(asOf()).toBeNull();
  followFreshness(live);
  vi.advanceTimersByTime(5_000);
  expect(asOf()).toBeNull();
});

test('from a second on the page says when the connection was lost, however often it is tried again', () => {
  followFreshness(reconnecting);
  vi.advanceTimersByTime(1_000);
  expect(asOf()).toBe(NOW);
  vi.advanceTimersByTime(60_000);
  followFreshness({ phase: 'reconnecting', attempt: 9 });
  followFreshness({ phase: 'offline' });
  expect(asOf()).toBe(NOW);
});

test('of a connection that went silent it says when it was last heard', () => {
  followFreshness({ phase: 'stale', since: NOW - 15_000 });
  followFreshness(reconnecting);
  vi.advanceTimersByTime(1_000);
  expect(asOf()).toBe(NOW - 15_000);
});

test('a first connection that does not come within 5 s is missed', () => {
  followFreshness({ phase: 'connecting' });
  vi.advanceTimersByTime(4_999);
  expect(asOf()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(asOf()).not.toBeNull();
});

test('with the connection the page is current again', () => {
  followFreshness(reconnecting);
  vi.advanceTimersByTime(1_000);
  followFreshness(live);
  expect(asOf()).toBeNull();
});
