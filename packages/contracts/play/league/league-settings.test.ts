import { DEFAULT_LEAGUE_SETTINGS, type LeagueSettings } from '@pailei/domain/battles/league/settings';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { expect, test } from 'vitest';
import { soundSettingsSchema } from '../tournaments/tournament-settings.ts';

const SWISS = { type: 'swiss', rounds: 3, best_of: 1 };
const GROUPS = { type: 'round_robin', group_count: 1, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'lot' };
const LATE = { until_round: 0, missed_rounds: 'losses', by_players: false };

/** What is wrong with these settings, by its place. */
function faultsOf(league: Partial<LeagueSettings> | object, stage: object = GROUPS): Record<string, string> {
  const team = { ...DEFAULT_TEAM_SETTINGS, league: { ...DEFAULT_LEAGUE_SETTINGS, ...league } };
  const checked = soundSettingsSchema.safeParse({
    ...DEFAULT_TOURNAMENT_SETTINGS,
    stages: [stage],
    late_entry: LATE,
    team,
  });
  const issues = checked.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a league of groups is sound, and what is left out is as usual', () => {
  expect(faultsOf({})).toEqual({});
  const team = { ...DEFAULT_TEAM_SETTINGS, league: {} };
  const checked = soundSettingsSchema.parse({
    ...DEFAULT_TOURNAMENT_SETTINGS,
    stages: [GROUPS],
    late_entry: LATE,
    team,
  });
  expect(checked.team?.league).toEqual(DEFAULT_LEAGUE_SETTINGS);
});

test.each<[string, object, string, RegExp]>([
  ['three days', { days: 3 }, 'days', /应为 4–14 天/],
  ['a hundred days', { days: 100 }, 'days', /应为 4–14 天/],
  ['half a day', { days: 6.5 }, 'days', /请输入整数/],
  ['text for a number', { days: '7' }, 'days', /请输入数字/],
  ['answers that are due with the proposals', { answer_days: 2 }, 'answer_days', /晚于提出时间的期限/],
  ['answers that are due at the end', { answer_days: 7 }, 'answer_days', /早于每轮的最后一天/],
  ['proposals after the end', { propose_days: 9 }, 'propose_days', /每轮的天数之内/],
  ['an eighth weekday', { default_slot: { weekday: 8, time: '20:00' } }, 'default_slot.weekday', /请选择星期/],
  ['a time at night', { default_slot: { weekday: 1, time: '23:30' } }, 'default_slot.time', /06:00–22:30/],
  ['a time that is none', { default_slot: { weekday: 1, time: '8 点' } }, 'default_slot.time', /06:00–22:30/],
  ['another way without a result', { no_result: 'lot' }, 'no_result', /怎样处理/],
])('%s is refused, in Chinese, where it stands', (_, league, field, text) => {
  expect(faultsOf(league)[`team.league.${field}`]).toMatch(text);
});

test('a league without groups is refused', () => {
  expect(faultsOf({}, SWISS)).toEqual({ 'team.league': '约定时间的联赛只用于小组循环的阶段' });
});
