import type { LiveEvent } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { beforeEach, expect, test } from 'vitest';
import { findAnswerFault } from './watch-answers.ts';
import { StalenessCheck } from './staleness.ts';
import { View } from './view.ts';

const TOPIC = matchTopic.of('detected');
const faults: string[] = [];
const onFault = (fault: string) => void faults.push(fault);

const AT = '2026-01-01T00:00:00.000Z';
const ready = (v: number): LiveEvent => ({ v, t: 'side_ready', p: { side: 'a', at: AT }, at: AT });

function viewAt(version: number): View {
  const view = new View(TOPIC, onFault);
  view.onSnapshot({ info: {}, series: { sides: { a: {}, b: {} } } }, version);
  return view;
}

beforeEach(() => {
  faults.length = 0;
});

test('what is in order is no fault', () => {
  const view = viewAt(3);
  view.onEvents([ready(4), ready(5)]);
  view.onSnapshot(view.state, 5);
  view.onEvents([ready(6)]);
  expect([view.version, view.events, faults]).toEqual([6, 3, []]);
});

test.each([
  ['lost', [ready(5)]],
  ['doubled', [ready(4), ready(4)]],
  ['swapped', [ready(5), ready(4)]],
])('an event that is %s is found', (_, events) => {
  viewAt(3).onEvents(events);
  expect(faults.length).toBeGreaterThan(0);
});

test('a snapshot older than what was shown, and events without one, are found', () => {
  viewAt(3).onSnapshot({}, 2);
  new View(TOPIC, onFault).onEvents([ready(1)]);
  expect(faults).toHaveLength(2);
});

test('a view that is behind for too long is found when it calls itself live, not when it says that it is stale', () => {
  const staleness = new StalenessCheck(onFault);
  const view = viewAt(3);
  view.onStatus({ phase: 'live' });
  const versions = { [TOPIC]: 4 };
  staleness.check({ at: 0, versions }, [view], 0);
  staleness.check({ at: 17_000, versions }, [view], 17_000);
  expect(faults).toEqual([]);
  staleness.check({ at: 18_000, versions }, [view], 18_000);
  expect(faults).toHaveLength(1);
  view.onStatus({ phase: 'stale', since: 0 });
  staleness.check({ at: 19_000, versions }, [view], 19_000);
  expect([faults.length, staleness.staleViews.size]).toEqual([1, 1]);
});

const envelope = (status: string, data: unknown) => JSON.stringify({ status, data, message: '', errors: {} });

test.each([
  ['success', 200, envelope('success', {}), 10],
  ['refusal', 409, envelope('error', null), 10],
  ['outage', 503, envelope('error', null), 10],
])('a %s in the envelope is a good answer', (_, status, text, tookMs) => {
  expect(findAnswerFault({ status, text, tookMs })).toBeUndefined();
});

test.each([
  ['an internal error', 500, envelope('error', null), 10],
  ['a bad gateway', 502, envelope('error', null), 10],
  ['no envelope', 503, 'Service Unavailable', 10],
  ['an envelope that contradicts its status', 503, envelope('success', {}), 10],
  ['a stack', 400, envelope('error', 'Error\n at run (file:///app/main.ts:1:2)'), 10],
  ['SQL', 400, envelope('error', 'select id from account where'), 10],
  ['a late answer', 200, envelope('success', {}), 10_001],
])('%s is a bad answer', (_, status, text, tookMs) => {
  expect(findAnswerFault({ status, text, tookMs })).toBeDefined();
});
