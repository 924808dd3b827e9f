import { expect, test } from 'vitest';
import type { LeagueWeekView } from './league-views.ts';
import { foldTeamLeague } from './team-league.fold.ts';

const week = (id: string, facts: Partial<LeagueWeekView> = {}) => ({ id, is_over: false, ...facts }) as LeagueWeekView;
const changed = (one: LeagueWeekView) => ({ v: 1, t: 'league_week_changed', p: { week: one }, at: '' });
const VIEW = { weeks: [week('1'), week('2')] };

test('a week keeps its place, a new one comes last, and one that is over leaves', () => {
  const agreed = week('1', { source: 'agreed' });
  expect(foldTeamLeague(VIEW, changed(agreed)).weeks).toEqual([agreed, week('2')]);
  expect(foldTeamLeague(VIEW, changed(week('3'))).weeks.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(foldTeamLeague(VIEW, changed(week('1', { is_over: true }))).weeks).toEqual([week('2')]);
  expect(foldTeamLeague(VIEW, changed(week('9', { is_over: true })))).toEqual(VIEW);
});
