import {
  DEFAULT_LEAGUE_SETTINGS,
  DEFAULT_SLOT_EARLIEST,
  DEFAULT_SLOT_LATEST,
  isSlotTime,
  LEAGUE_DAYS_MAX,
  LEAGUE_DAYS_MIN,
  leagueFault,
  NO_RESULT_MODES,
  PROPOSE_DAYS_MIN,
  WEEKDAYS,
  type LeagueFault,
  type LeagueSettings,
} from '@pailei/domain/battles/league/settings';
import { z } from 'zod';
import { wholeNumber } from './battle-fields.ts';

/** How the fixtures of a league find their time. */
export const leagueSettingsSchema = z.strictObject({
  days: wholeNumber(LEAGUE_DAYS_MIN, LEAGUE_DAYS_MAX)
    .default(DEFAULT_LEAGUE_SETTINGS.days)
    .describe('每轮的天数，开轮当天为第 1 天'),
  propose_days: wholeNumber(PROPOSE_DAYS_MIN, LEAGUE_DAYS_MAX)
    .default(DEFAULT_LEAGUE_SETTINGS.propose_days)
    .describe('第几天结束前提出时间'),
  answer_days: wholeNumber(PROPOSE_DAYS_MIN + 1, LEAGUE_DAYS_MAX)
    .default(DEFAULT_LEAGUE_SETTINGS.answer_days)
    .describe('第几天结束前约定时间，否则采用默认时间'),
  default_slot: z
    .strictObject({
      weekday: z.literal(WEEKDAYS, '请选择星期').describe('1 为星期一，7 为星期日'),
      time: z
        .string('请输入默认时间')
        .refine(isSlotTime, `默认时间应在 ${DEFAULT_SLOT_EARLIEST}–${DEFAULT_SLOT_LATEST} 之间，如 20:00`),
    })
    .default(DEFAULT_LEAGUE_SETTINGS.default_slot)
    .describe('没有人提出时间时的开战时间（北京时间）'),
  no_result: z
    .enum(NO_RESULT_MODES, '请选择没有赛果时怎样处理')
    .default(DEFAULT_LEAGUE_SETTINGS.no_result)
    .describe('到期没有赛果：referee 由裁判裁定，rule 按提议记录自动判定'),
}) satisfies z.ZodType<LeagueSettings>;

const FAULT_TEXTS: Readonly<Record<LeagueFault, string>> = {
  days: `每轮应为 ${LEAGUE_DAYS_MIN}–${LEAGUE_DAYS_MAX} 天`,
  propose_days: '提出时间的期限应在每轮的天数之内',
  answer_days: '约定时间的期限应晚于提出时间的期限，早于每轮的最后一天',
  default_slot: `默认时间应在 ${DEFAULT_SLOT_EARLIEST}–${DEFAULT_SLOT_LATEST} 之间`,
};

/** What of a league's settings does not fit together, by field. */
export function leagueFaults(settings: LeagueSettings): [field: string, text: string][] {
  const fault = leagueFault(settings);
  return fault === null ? [] : [[fault, FAULT_TEXTS[fault]]];
}
