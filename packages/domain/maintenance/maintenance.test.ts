import { describe, expect, test } from 'vitest';
import {
  closingWindow,
  clockPausedSince,
  mentionsMaintenance,
  windowState,
  type Area,
  type MaintenanceScope,
  type WindowTimes,
} from './maintenance.ts';

const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const window = (times: Partial<WindowTimes> = {}, scope: MaintenanceScope = 'site') => ({
  scope,
  starts_at: at(-10),
  planned_end: null,
  ends_itself: false,
  ended_at: null,
  ...times,
});

describe('a window', () => {
  test('begins at its time', () => {
    expect(windowState(window({ starts_at: at(1) }), NOW)).toBe('planned');
    expect(windowState(window({ starts_at: at(0) }), NOW)).toBe('active');
  });

  test('lasts beyond its planned end until somebody ends it', () => {
    expect(windowState(window({ planned_end: at(-1) }), NOW)).toBe('active');
    expect(windowState(window({ planned_end: at(5), ended_at: at(-1) }), NOW)).toBe('ended');
  });

  test('with a planned end is over at that end', () => {
    expect(windowState(window({ planned_end: at(1), ends_itself: true }), NOW)).toBe('active');
    expect(windowState(window({ planned_end: at(0), ends_itself: true }), NOW)).toBe('ended');
  });
});

describe('what a window closes', () => {
  const cases: [MaintenanceScope, Area | undefined, boolean][] = [
    ['site', undefined, true],
    ['site', 'shop', true],
    ['site', 'tournaments', true],
    ['site', 'always', false],
    ['shop', undefined, false],
    ['shop', 'shop', true],
    ['shop', 'tournaments', false],
    ['shop', 'always', false],
    ['tournaments', undefined, false],
    ['tournaments', 'shop', false],
    ['tournaments', 'tournaments', true],
    ['tournaments', 'always', false],
  ];
  test.each(cases)('of %s, asked for %s: %s', (scope, area, isClosed) => {
    expect(closingWindow([window({}, scope)], area, NOW) !== undefined).toBe(isClosed);
  });

  test('the whole site goes before a part', () => {
    const windows = [window({}, 'shop'), window({}, 'site')];
    expect(closingWindow(windows, 'shop', NOW)?.scope).toBe('site');
  });

  test('is open before and after', () => {
    expect(closingWindow([window({ starts_at: at(1) }), window({ ended_at: at(-1) })], undefined, NOW)).toBeUndefined();
  });
});

describe('texts that mention maintenance', () => {
  test.each([
    '系统维护中，请稍后再试',
    '商城正在维护',
    '暂停服务',
    '服务暂停',
    '商城已暂停',
    '系统暂时关闭',
    '今晚停机升级',
    'The site is under maintenance.',
    'Scheduled Maintenance',
    'MAINTENANCE MODE',
    'service paused',
    'Service suspended until 05:00',
    'Services are temporarily suspended',
    'The shop has been suspended',
    'we paused the service',
  ])('%s', (text) => expect(mentionsMaintenance(text)).toBe(true));

  test.each([
    '',
    '服务暂时不可用',
    '请求过于频繁，请稍后再试',
    '比赛已暂停',
    '账号已被停用',
    '库存不足',
    'Your account is suspended',
    'The match was paused',
    'internal server error',
    'maintenancefree',
  ])('not %s', (text) => expect(mentionsMaintenance(text)).toBe(false));
});

describe('clocks are paused', () => {
  test('from the first window on that keeps players from acting', () => {
    const both = [window({ starts_at: at(-5) }), window({ starts_at: at(-20) }, 'tournaments')];
    expect(clockPausedSince(both, NOW)).toBe(at(-20));
  });

  test('neither for the shop, nor before a window, nor after it', () => {
    const none = [window({}, 'shop'), window({ starts_at: at(1) }), window({ ended_at: at(-1) }, 'tournaments')];
    expect(clockPausedSince(none, NOW)).toBeUndefined();
  });
});
