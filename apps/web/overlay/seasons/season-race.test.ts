import type { SeasonView, Standing } from '@pailei/contracts/play/seasons/season-views';
import type { LiveClient, Watcher } from '@pailei/live/feed-client';
import { expect, test } from 'vitest';
import { EMPTY_VIEW, type SeasonOnAir } from '../view.ts';
import { followSeason } from './follow-season.ts';
import { seasonRace } from './season-race.ts';

const row = (rank: number, points: number, more: Partial<Standing> = {}): Standing => ({
  id: `p${rank}`,
  name: `选手${rank}`,
  team_name: null,
  rank,
  previous_rank: rank,
  points,
  best: points,
  titles: 0,
  wins: 0,
  losses: 0,
  events: 1,
  counted: 1,
  ...more,
});
const viewOf = (rows: Standing[]): SeasonView => ({
  season: { id: 's', number: 5, name: '霜降<赛季>', starts_at: '', ends_at: '', closed_at: null, versions: [] },
  tables: { account: { total: rows.length, rows }, team: { total: 0, rows: [] } },
});
const rowsOf = (view: SeasonView) =>
  seasonRace({ ...EMPTY_VIEW, season: { view, kind: 'account' } }).parts['rows']?.text ?? '';

test('nothing is drawn before the season is there', () => {
  expect(seasonRace(EMPTY_VIEW)).toMatchObject({ shell: { text: '' }, parts: {} });
});

test('the first ten have bars as long as their share of the leader, and say how they have moved', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(index + 1, 800 - index * 50, { previous_rank: 5 }));
  const text = rowsOf(viewOf(rows));
  expect(text.match(/<li>/g)).toHaveLength(10);
  expect(text).toContain('width:100%');
  expect(text).toContain('width:93.8%');
  expect([text.includes('▲4'), text.includes('▼5'), text.includes('▲0')]).toEqual([true, true, false]);
});

test('a bar is never shorter than nothing, and a name is text', () => {
  const text = rowsOf(viewOf([row(1, 10), row(2, -40, { name: '<b>x' })]));
  expect(text).toContain('width:0%');
  expect(text).toContain('&lt;b&gt;x');
});

test('follows the season’s own topic', () => {
  const watched = new Map<string, Watcher>();
  const client = {
    watch(topic: string, watcher: Watcher) {
      watched.set(topic, watcher);
      return () => void watched.delete(topic);
    },
  } as unknown as LiveClient;
  const shown: SeasonOnAir[] = [];
  followSeason(client, { kind: 'season', season: 5, table: 'team' }, (season) => shown.push(season));
  watched.get('season:5')?.onSnapshot(viewOf([]), 1);
  const table = { total: 1, rows: [row(1, 90, { name: '渡鸦' })] };
  watched.get('season:5')?.onEvents([{ v: 2, t: 'season_table_changed', p: { kind: 'team', table }, at: '' }]);
  expect(shown.map(({ kind, view }) => [kind, view.tables.team.rows.length])).toEqual([
    ['team', 0],
    ['team', 1],
  ]);
});
