import { CLASS_SCOPES, DEFAULT_BATTLE_TIMERS } from '@pailei/domain/battles/settings';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';
import {
  DEFAULT_TEAM_SETTINGS,
  LEAD_SECONDS_MAX,
  LEAD_SECONDS_MIN,
  ROSTER_ADDITIONS_MAX,
  ROSTER_MAX,
  type TeamEventSettings,
} from '@pailei/domain/tournament/teams/team-settings';
import { z } from 'zod';
import { momentField } from '../../http/endpoint.ts';
import { leagueSettingsSchema } from './league-settings.ts';
import { battleFormatField, battleTimersField, substitutionsField, wholeNumber } from './battle-fields.ts';

const POINTS_MAX = 100;
const points = wholeNumber(0, POINTS_MAX);

/** What an event of teams asks beside all others. */
export const teamSettingsSchema = z.strictObject({
  battle: battleFormatField.describe('团队战的赛制与每队上场人数'),
  distinct_classes: z.enum(CLASS_SCOPES, '请选择职业不得重复的范围').default('player'),
  battle_timers: battleTimersField
    .default(DEFAULT_BATTLE_TIMERS)
    .describe('秒数：开战前多久截止名单、多久开放签到；派人时限'),
  points: z
    .strictObject({ game: points, board: points, battle: points, tie: points })
    .default(DEFAULT_TEAM_SETTINGS.points)
    .describe('联赛积分：每胜一局、一台、一场与打平一场'),
  lead_seconds: wholeNumber(LEAD_SECONDS_MIN, LEAD_SECONDS_MAX)
    .default(DEFAULT_TEAM_SETTINGS.lead_seconds)
    .describe('对阵公布后多久开战，秒'),
  roster_min: wholeNumber(1, ROSTER_MAX).describe('参赛名单最少人数'),
  roster_max: wholeNumber(1, ROSTER_MAX).describe('参赛名单最多人数'),
  roster_locks_at: z.nullable(momentField).default(null).describe('名单锁定时间；null 为开赛时'),
  roster_additions: wholeNumber(0, ROSTER_ADDITIONS_MAX)
    .default(DEFAULT_TEAM_SETTINGS.roster_additions)
    .describe('锁定后最多增补的人数'),
  check_in_members: wholeNumber(1, TEAM_MEMBERS_MAX).describe('每队需要签到的人数'),
  substitutions: substitutionsField,
  league: leagueSettingsSchema.exactOptional().describe('小组循环每轮的期限与约定时间的规则；没有则公布后直接开战'),
}) satisfies z.ZodType<TeamEventSettings>;

type Sized = Pick<TeamEventSettings, 'battle' | 'roster_min' | 'roster_max' | 'check_in_members'>;

/** What of a team's numbers does not fit together, by field. */
export function rosterFaults({
  battle,
  roster_min,
  roster_max,
  check_in_members,
}: Sized): [field: string, text: string][] {
  const faults: [string, string][] = [];
  if (roster_min < battle.size) faults.push(['roster_min', `名单至少要有上场的 ${battle.size} 人`]);
  if (roster_max < roster_min) faults.push(['roster_max', '最多人数不能小于最少人数']);
  if (check_in_members > roster_min) faults.push(['check_in_members', '签到人数不能大于名单最少人数']);
  return faults;
}
