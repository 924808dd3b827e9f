import type { SeriesFaultCode } from '@pailei/domain/series/settings-faults';

/** What is wrong with a setting of a series, at the field that has to change. */
export const SERIES_FAULT_TEXTS: Readonly<Record<SeriesFaultCode, string>> = {
  unknown_value: '取值无效',
  bans_in_specialist: '专精赛不能禁用卡组，禁用数应为 0',
  shield_without_bans: '没有禁用就不能有保护，请关闭保护',
  lead_decides: '胜者组先得一局时，总决赛至少 BO3',
  extra_ban_in_specialist: '专精赛不能多禁一副',
  timer_not_whole: '应为至少 1 秒的整数',
  timer_not_rising: '应晚于前一档',
};
