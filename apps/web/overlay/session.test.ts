import type { LiveClient, Watcher } from '@pailei/live/feed-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSummary, buildTournament } from '../shared/match/tournament.builder.ts';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { RESULT_SHOWN_MS } from '@pailei/domain/featured/choose-featured';
import { snapshotOf as battleSnapshot } from './battles/on-air.fixture.ts';
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
  info: { id, tournament_id: 't1', battle: null },
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

test('a match that was withdrawn leaves the screen when no other is featured', async () => {
  const { watched, shownId } = await start('');
  watched.get('system')?.onSnapshot({ featured_match_id: 'm1' }, 1);
  watched.get('match:m1')?.onSnapshot(snapshot('m1'), 1);
  watched.get('system')?.onEvents(pointTo(null));
  expect(shownId()).toBeUndefined();
  expect([...watched.keys()]).toEqual(['system']);
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

const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });

test('one address follows a battle from board to board; the result of a board stays before the next one comes', async () => {
  const { watched, views } = await start('?battle=battle-1');
  const table = startedTable(RING);
  watched.get('battle:battle-1')?.onSnapshot(battleSnapshot(table.state), 1);
  expect([...watched.keys()]).toEqual(['battle:battle-1', 'match:match-1']);
  watched.get('match:match-1')?.onSnapshot(snapshot('match-1'), 1);
  finish(table, 1, 'a');
  watched.get('battle:battle-1')?.onSnapshot(battleSnapshot(table.state), 2);
  expect([...watched.keys()]).toEqual(['battle:battle-1', 'match:match-1']);
  vi.advanceTimersByTime(RESULT_SHOWN_MS);
  expect([...watched.keys()]).toEqual(['battle:battle-1', 'match:match-2']);
  expect(views.at(-1)?.match?.info.id).toBe('match-1');
  watched.get('match:match-2')?.onSnapshot(snapshot('match-2'), 1);
  expect(views.at(-1)?.match?.info.id).toBe('match-2');
});

test('a board that the address names stays', async () => {
  const { watched } = await start('?battle=battle-1&board=1');
  const table = startedTable(RING);
  finish(table, 1, 'a');
  watched.get('battle:battle-1')?.onSnapshot(battleSnapshot(table.state), 1);
  vi.advanceTimersByTime(RESULT_SHOWN_MS);
  expect([...watched.keys()]).toEqual(['battle:battle-1', 'match:match-1']);
});

test('a layout of the battle follows no match, and both trail by the delay of the address', async () => {
  const { watched, views } = await start('?battle=battle-1&layout=ring&delay=90');
  const table = startedTable(RING);
  watched.get('battle:battle-1')?.onSnapshot(battleSnapshot(table.state), 1);
  expect([...watched.keys()]).toEqual(['battle:battle-1']);
  expect(watched.get('battle:battle-1')?.delay).toBe(90);
  expect(views.at(-1)?.battle).toMatchObject({ board: 'match-1', delay: 90 });
});

test('a team is followed to its battle', async () => {
  const { watched } = await start('?team=team-a&layout=battle-bar');
  const line = {
    id: 'battle-1',
    status: 'playing',
    starts_at: '',
    teams: { a: { id: 'team-a' }, b: { id: 'team-b' } },
  };
  watched.get('battles')?.onSnapshot({ battles: [line] }, 1);
  expect([...watched.keys()]).toEqual(['battles', 'battle:battle-1']);
});

test('a layout of the battle follows the battle of its board', async () => {
  const { watched } = await start('?match=m1&layout=boards');
  const board = { id: 'battle-1', board_number: 1 };
  watched.get('match:m1')?.onSnapshot({ ...snapshot('m1'), info: { id: 'm1', tournament_id: null, battle: board } }, 1);
  expect([...watched.keys()]).toEqual(['match:m1', 'battle:battle-1']);
});
