import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { beforeEach, describe, expect, test } from 'vitest';

import { memoryStore } from '../../../../shared/state/memory-store.fixture.ts';
import type { KeyValueStore } from '../../../../shared/state/storage.ts';
import { onceAMinute } from './once-a-minute.ts';
import { areaOfPath, bannersFor, closedBy } from '../../../../shared/maintenance/pages.ts';
import { clearState, readState, storeState, type StoredState } from '../../../../shared/maintenance/stored-state.ts';
import { endText, momentText, plannedText } from '../../../../shared/maintenance/maintenance-labels.ts';

const local = (hour: number, minute = 0, day = 20) => new Date(2026, 10, day, hour, minute);
const NOW = local(22, 30).getTime();
const windowOf = (window: Partial<MaintenanceWindow>): MaintenanceWindow => ({
  id: 'w',
  scope: 'site',
  message: '升级',
  starts_at: local(22).toISOString(),
  planned_end: null,
  ends_itself: false,
  ended_at: null,
  ...window,
});

describe('the area of a page', () => {
  test.each([
    ['/shopping', 'shop'],
    ['/shopping/checkout/3', 'shop'],
    ['/shoppings', undefined],
    ['/solo-tournaments', 'tournaments'],
    ['/solo-tournaments/1/match-view', 'tournaments'],
    ['/dashboard/current-tournament', 'tournaments'],
    ['/login', 'always'],
    ['/status', 'always'],
    ['/maintenance', 'always'],
    ['/', undefined],
    ['/decks', undefined],
  ])('%s: %s', (path, area) => expect(areaOfPath(path)).toBe(area));
});

describe('a page is closed', () => {
  test.each<[MaintenanceWindow['scope'], string, boolean]>([
    ['site', '/', true],
    ['site', '/solo-tournaments', true],
    ['site', '/shopping/orders', true],
    ['site', '/login', false],
    ['site', '/status', false],
    ['shop', '/shopping', true],
    ['shop', '/', false],
    ['tournaments', '/solo-tournaments/1', false],
  ])('by maintenance of %s: %s %s', (scope, path, isClosed) => {
    expect(closedBy([windowOf({ scope })], path, NOW) !== undefined).toBe(isClosed);
  });

  test('from the very moment, also for a clock that is a little slow, until the end', () => {
    const starts = (ms: number) => windowOf({ starts_at: new Date(NOW + ms).toISOString() });
    expect(closedBy([starts(900)], '/', NOW)).toBeDefined();
    expect(closedBy([starts(1_100)], '/', NOW)).toBeUndefined();
    const ending = windowOf({ planned_end: new Date(NOW + 100).toISOString(), ends_itself: true });
    expect(closedBy([ending], '/', NOW)).toBeDefined();
    expect(closedBy([ending], '/', NOW + 100)).toBeUndefined();
  });
});

describe('a banner', () => {
  const shown = (window: MaintenanceWindow, pathname: string, isAdmin = false) =>
    bannersFor([window], { pathname, isAdmin, nowMs: NOW }).map(({ isActive }) => isActive);

  test('is shown on the pages of the scope while it is on', () => {
    const tournaments = windowOf({ scope: 'tournaments' });
    expect(shown(tournaments, '/solo-tournaments/1')).toEqual([true]);
    expect(shown(tournaments, '/decks')).toEqual([]);
    expect(shown(tournaments, '/decks', true)).toEqual([true]);
  });

  test('announces it in the hour before', () => {
    const at = (minute: number) => windowOf({ starts_at: local(23, minute).toISOString() });
    expect(shown(at(30), '/')).toEqual([false]);
    expect(shown(at(31), '/')).toEqual([]);
  });
});

describe('the text of a time', () => {
  test.each([
    [local(23), '今晚 23:00'],
    [local(17, 5), '今天 17:05'],
    [local(2, 0, 21), '明天 02:00'],
    [local(5, 0, 23), '11 月 23 日 05:00'],
  ])('%s', (date, text) => expect(momentText(date.toISOString(), NOW)).toBe(text));

  test('the end names its day only when it is another one', () => {
    expect(endText(local(23, 30).toISOString(), NOW)).toBe('23:30');
    expect(endText(local(5, 0, 21).toISOString(), NOW)).toBe('明天 05:00');
  });

  test('a plan says from when, what, and until when', () => {
    const plan = {
      scope: 'shop',
      starts_at: local(23).toISOString(),
      planned_end: local(5, 0, 21).toISOString(),
    } as const;
    expect(plannedText(windowOf(plan), NOW)).toBe('今晚 23:00 起积分商城维护，预计 明天 05:00 恢复');
    expect(plannedText(windowOf({ starts_at: local(23).toISOString() }), NOW)).toBe('今晚 23:00 起全站维护');
  });
});

describe('what is stored for the session', () => {
  let entries: Map<string, string>;
  let storage: KeyValueStore;
  beforeEach(() => void ({ entries, storage } = memoryStore()));
  const state: StoredState = { message: '升级', origin: '/shopping/orders?page=2#top', cause: 'window', at: NOW };

  test('is there for an hour and then cleared', () => {
    storeState(storage, state);
    expect(readState(storage, NOW + 3_599_999)).toEqual(state);
    expect(readState(storage, NOW + 3_600_000)).toBeNull();
    expect(entries.size).toBe(0);
  });

  test('is cleared on the way back', () => {
    storeState(storage, state);
    clearState(storage);
    expect(readState(storage, NOW)).toBeNull();
  });

  test.each(['https://evil.cn/', '//evil.cn/', '/\\evil.cn', 'shopping'])('leads nowhere else: %s', (origin) => {
    storeState(storage, { ...state, origin });
    expect(readState(storage, NOW)).toBeNull();
  });
});

test('the warning is not repeated within a minute', () => {
  const shouldWarn = onceAMinute();
  expect([0, 1_000, 59_999, 60_000, 61_000].map((ms) => shouldWarn(ms))).toEqual([true, false, false, true, false]);
});
