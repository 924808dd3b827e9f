import type { Person } from '@pailei/domain/rights/rights';
import { beforeEach, describe, expect, test } from 'vitest';

import { memoryStore } from '../../shared/state/memory-store.fixture.ts';
import type { KeyValueStore } from '../../shared/state/storage.ts';
import { MENU } from '../layout/menu.ts';
import type { Page } from '../../shared/navigation/page.ts';
import { foundItems, groupsOf, matching, ownItems, type PaletteItem } from './palette.items.ts';
import { readRecent, rememberChoice } from './palette.recent.ts';

const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };
const load = async () => () => null;
const PAGES: Page[] = [
  { path: '/', load },
  { path: '/login', title: '登录', layout: 'auth', load },
  { path: '/decks', title: '我的卡组', guard: 'user', load },
  { path: '/solo-tournaments', title: '个人赛大厅', load },
  { path: '/solo-tournaments/:id', title: '赛事详情', load },
  { path: '/admin', title: '总览', guard: 'admin', load },
  { path: '/no-menu', title: '参赛指南', load },
];
const labels = (items: readonly PaletteItem[]) => items.map(({ label }) => label);
const own = (person: Person | null) => ownItems(MENU, PAGES, person);

describe('pages and actions', () => {
  test('are those of the visitor’s own menu, then those that are in none', () => {
    expect(labels(own(null))).toEqual(['首页', '登录', '切换主题', '隐藏导航栏', '个人赛大厅', '参赛指南']);
    expect(labels(own(PLAYER))).toEqual([
      '首页',
      '控制台',
      '个人赛大厅',
      '切换主题',
      '隐藏导航栏',
      '退出登录',
      '参赛指南',
    ]);
    expect(labels(own({ ...PLAYER, role: 'admin' }))).toContain('总览');
  });

  test('are found by terms of their label or section', () => {
    expect(labels(matching(own(PLAYER), '个人赛'))).toEqual(['个人赛大厅']);
    expect(labels(matching(own(PLAYER), '系统 主题'))).toEqual(['切换主题']);
    expect(matching(own(PLAYER), '没有这个')).toEqual([]);
  });
});

test('what a search found leads to the tournament, the season, the team, the battle or the player', () => {
  const items = foundItems({
    tournaments: [{ id: 't1', name: '霜降杯', status: 'running' }],
    seasons: [
      { id: 's5', number: 5, name: '霜降赛季', closed_at: null },
      { id: 's4', number: 4, name: '惊蛰赛季', closed_at: '2026-05-25T00:00:00.000Z' },
    ],
    teams: [{ id: 'c1', name: '渡鸦', tag: 'RVN' }],
    battles: [{ id: 'b1', name: '渡鸦 对 北风', status: 'playing' }],
    players: [
      { id: 'p1', name: '墨染青衫', tournament: { id: 't1', name: '霜降杯' } },
      { id: 'p2', name: '新秀', tournament: null },
    ],
  });
  expect(items).toMatchObject([
    { kind: 'tournament', to: '/solo-tournaments/t1' },
    { kind: 'season', label: 'S5 霜降赛季', to: '/season' },
    { kind: 'season', label: 'S4 惊蛰赛季', hint: '冠军', to: '/season/s4' },
    { kind: 'team', label: '渡鸦', hint: 'RVN', to: '/teams/c1' },
    { kind: 'battle', hint: '进行中', to: '/teams/battle?battleId=b1' },
    { kind: 'player', hint: '霜降杯', to: '/players/p1' },
    { kind: 'player', hint: '还没有参加赛事', to: '/players/p2' },
  ]);
  expect(groupsOf(items).map(({ label }) => label)).toEqual(['赛事', '赛季', '战队', '团队战', '选手']);
});

describe('recent choices', () => {
  let entries: Map<string, string>;
  let storage: KeyValueStore;
  beforeEach(() => void ({ entries, storage } = memoryStore()));
  const cup = (number: number): PaletteItem => ({
    id: `tournament:${number}`,
    kind: 'tournament',
    label: `第 ${number} 届`,
    to: `/solo-tournaments/${number}`,
  });

  test('are the last five, newest first, each once', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 3]) rememberChoice(storage, cup(number));
    expect(labels(readRecent(storage, []))).toEqual(['第 3 届', '第 6 届', '第 5 届', '第 4 届', '第 2 届']);
  });

  test('keep what was found, of whatever kind', () => {
    const found = foundItems({
      tournaments: [{ id: 't1', name: '霜降杯', status: 'running' }],
      seasons: [],
      teams: [{ id: 'c1', name: '渡鸦', tag: 'RVN' }],
      battles: [],
      players: [{ id: 'p1', name: '墨染青衫', tournament: null }],
    });
    for (const item of found) rememberChoice(storage, item);
    expect(labels(readRecent(storage, []))).toEqual(['墨染青衫', '渡鸦', '霜降杯']);
  });

  test('do not show an admin page to who is no admin any more', () => {
    const admin = own({ ...PLAYER, role: 'admin' });
    rememberChoice(
      storage,
      admin.find(({ label }) => label === '总览')!,
    );
    expect(labels(readRecent(storage, admin))).toEqual(['总览']);
    expect(readRecent(storage, own(PLAYER))).toEqual([]);
  });

  test.each(['https://evil.cn', '//evil.cn', '/\\evil.cn', 'javascript:alert(1)'])('never lead to %s', (to) => {
    entries.set('palette_recent', JSON.stringify([{ ...cup(1), to }]));
    expect(readRecent(storage, [])).toEqual([]);
  });

  test('come before the groups and not again in them', () => {
    const items = own(null);
    const groups = groupsOf(items, [items[1]!]);
    expect(groups[0]).toEqual({ label: '最近使用', items: [items[1]] });
    expect(groups.flatMap((group) => group.items)).toHaveLength(items.length);
  });
});
