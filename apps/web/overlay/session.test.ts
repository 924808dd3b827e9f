import type { LiveClient, Watcher } from '@pailei/live/feed-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSummary, buildTournament } from '../shared/match/tournament.builder.ts';
import { parseOverlayParams } from './params.ts';
import { startSession } from './session.ts';
import type { OverlayView } from './view.ts';

/** Topics that are being watched now, as the hub would see them. */
function stubClient() {
  const watched = new Map<string, Watcher>();
  const client: LiveClient = {
    watch(topic: string, watcher: Watcher) {
      watched.set(topic, watcher);
      return () => void watched.delete(topic);
    },
    state: () => ({ phase: 'live', round_trip_ms: null }),
    onState: () => () => {},
    clockOffsetMs: () => 0,
    reconnect: () => {},
    close: () => {},
  };
  return { client, watched };
}

const snapshot = (id: string) => ({
  info: { id, tournament_id: 't1' },
  series: { sides: { a: { wins: 0 }, b: { wins: 0 } } },
});
const pointTo = (match_id: string | null) => [{ v: 2, t: 'featured_match_changed', p: { match_id }, at: '' }];

async function start(search: string) {
  const { client, watched } = stubClient();
  const views: OverlayView[] = [];
  await startSession(client, parseOverlayParams(search), (view) => views.push(view));
  return { watched, views, shownId: () => views.at(-1)?.match?.info.id };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('goes where the featured pointer goes and leaves the match before', async () => {
  const { watched, shownId } = await start('');
  watched.get('system')?.onSnapshot({ featured_match_id: 'm1' }, 1);
  watched.get('match:m1')?.onSnapshot(snapshot('m1'), 1);
  watched.get('system')?.onEvents(pointTo('m2'));
  expect(shownId()).toBe('m1');
  expect([...watched.keys()]).toEqual(['system', 'match:m2']);
  watched.get('match:m2')?.onSnapshot(snapshot('m2'), 1);
  expect(shownId()).toBe('m2');
});

test('keeps the last match on screen when none is featured any more', async () => {
  const { watched, shownId } = await start('');
  watched.get('system')?.onSnapshot({ featured_match_id: 'm1' }, 1);
  watched.get('match:m1')?.onSnapshot(snapshot('m1'), 1);
  watched.get('system')?.onEvents(pointTo(null));
  expect(shownId()).toBe('m1');
  expect(watched.has('match:m1')).toBe(true);
});

test('raises the delay of what it follows', async () => {
  const { watched } = await start('?match=m1&delay=90');
  expect(watched.get('match:m1')?.delay).toBe(90);
});

test('the bracket layout follows the event of its match', async () => {
  const { watched, views } = await start('?match=m1&layout=bracket');
  watched.get('match:m1')?.onSnapshot(snapshot('m1'), 1);
  watched.get('tournament:t1')?.onSnapshot({ id: 't1' }, 1);
  expect(views.at(-1)?.tournament?.id).toBe('t1');
});

test('a table of an event is followed from round to round', async () => {
  const { watched } = await start('?tournament=t1&table=2');
  const first = buildSummary({ match_id: 'm1', table: 2, status: 'playing' });
  const second = buildSummary({ match_id: 'm2', table: 2, round: 2, status: 'playing' });
  watched.get('tournament:t1')?.onSnapshot(buildTournament([[first]]), 1);
  expect([...watched.keys()]).toEqual(['tournament:t1', 'match:m1']);
  watched.get('tournament:t1')?.onSnapshot(buildTournament([[{ ...first, status: 'finished' }], [second]]), 2);
  expect([...watched.keys()]).toEqual(['tournament:t1', 'match:m2']);
});

test('an event it does not understand keeps the picture and reloads the view', async () => {
  const { watched, shownId } = await start('?match=m1');
  const first = watched.get('match:m1');
  first?.onSnapshot(snapshot('m1'), 1);
  first?.onEvents([{ v: 2, t: 'from_the_future', p: {}, at: '' }]);
  expect(shownId()).toBe('m1');
  vi.advanceTimersByTime(1_000);
  expect(watched.get('match:m1')).not.toBe(first);
});

test('asks again for a topic that was refused', async () => {
  const { watched } = await start('?match=m1');
  const first = watched.get('match:m1');
  first?.onStatus?.({ phase: 'denied', code: 'not_found', message: '' });
  expect(watched.get('match:m1')).toBe(first);
  vi.advanceTimersByTime(30_000);
  expect(watched.get('match:m1')).not.toBe(first);
});
