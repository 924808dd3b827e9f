import { ADJUSTMENT_MAX, SEASON_DAYS_MAX, type PeriodFault } from '@pailei/domain/seasons/season';
import type { FormulaFault } from '@pailei/domain/seasons/limits';
import { AppError, type ErrorTable } from '../../http/errors.ts';

export const SEASON_ERRORS = {
  season_number_taken: [409, '这个编号的赛季已存在'],
  season_stale: [409, '赛季刚刚被其他管理员修改，请核对后再保存'],
  season_closed: [409, '赛季已结束，重新开启后才能修改'],
  season_open: [409, '赛季没有结束'],
  season_not_begun: [409, '赛季还没有开始，不能结束'],
  season_without_events: [409, '赛季还没有计入的赛事，不能结束'],
  season_events_open: [409, '还有计分赛事没有结束，请等它们结束，或不计入本赛季'],
  event_of_closed_season: [409, '这项赛事已计入结束的赛季，请先在赛季管理中重新开启赛季，再改判'],
  event_not_in_season: [404, '这项赛事不在本赛季'],
  competitor_unknown: [404, '没有找到这名选手或这支战队'],
  formula_stale: [409, '积分规则刚刚有了新版本，请核对后再保存'],
  formula_from_outside: [422, '生效时间应在赛季之内'],
  season_not_over: [422, '往届赛季应已经结束'],
  season_by_hand: [409, '手工录入的赛季没有积分榜，直接修改录入的内容即可'],
  season_not_by_hand: [409, '这个赛季在本站进行，不能改为手工录入'],
  picture_gone: [422, '图片不存在或已过期，请重新上传'],
  season_without_champion: [404, '这个赛季还没有冠军'],
} as const satisfies ErrorTable;

const PERIOD_TEXTS: Record<PeriodFault, string> = {
  period_empty: '结束时间应比开始时间晚至少一天',
  period_too_long: `赛季最长 ${SEASON_DAYS_MAX} 天`,
};

export const periodText = (fault: PeriodFault): string => PERIOD_TEXTS[fault];

/** 409 at both dates: seasons share no moment. */
export function seasonOverlaps({ number, name }: { number: number; name: string }): AppError {
  const text = `与 S${number} ${name} 的时间重叠`;
  return new AppError('season_overlaps', 409, text, { starts_at: text, ends_at: text });
}

export const FORMULA_FAULT_TEXTS: Record<FormulaFault['problem'], string> = {
  places_order: '名次应大于上一档',
  points_order: '积分不能多于上一档',
  sizes_order: '人数应大于上一档',
};

export const ADJUSTMENT_TEXT = `调整应为 −${ADJUSTMENT_MAX}–${ADJUSTMENT_MAX} 的整数，不能为 0`;
