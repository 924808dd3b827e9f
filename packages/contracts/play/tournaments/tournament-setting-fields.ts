import type { StageType } from '@pailei/domain/stages';
import { FORMAT_NAMES } from '../matches/series-names.ts';
import { STAGE_TEXTS } from '../stages/stage-type-texts.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';
import { ADVANCE_NAMES, DECKLIST_NAMES, FIRST_ROUND_NAMES, TIEBREAKER_NAMES } from './tournament-names.ts';

const STAGE_NAMES = Object.fromEntries(Object.entries(STAGE_TEXTS).map(([type, { name }]) => [type, name])) as Record<
  StageType,
  string
>;

/** What the settings of an event are called in the audit log. */
export const SETTING_FIELDS = {
  format: { label: '赛制', values: FORMAT_NAMES },
  bans: '禁用数',
  shield: '保护',
  stages: '阶段',
  type: { label: '类型', values: STAGE_NAMES },
  rounds: '轮数',
  size: '人数',
  best_of: 'BO 局数',
  final_best_of: '决赛 BO 局数',
  third_place: '季军赛',
  timers: '时限',
  check_in: '准备时限',
  ban: '禁用时限',
  pick: '选卡组时限',
  grace: '宽限',
  reminders: '上报提醒',
  confirm: '确认时限',
  tiebreakers: { label: '同分排序', values: TIEBREAKER_NAMES },
  byes_in_opponent_rates: '轮空计入对手胜率',
  decklists: { label: '卡组公开', values: DECKLIST_NAMES },
  first_round: { label: '首轮', values: FIRST_ROUND_NAMES },
  advance: { label: '推进', values: ADVANCE_NAMES },
  check_in_required: '需要签到',
  approval_required: '需要审核',
  waitlist: '候补',
  delay_seconds: '直播延迟秒数',
  deck_format: '卡组模式',
  banned_cards: '禁用卡牌',
  open_from_stage: '公开阶段',
  drop_without_decks: '未交卡组不参赛',
  kind: { label: '奖励方式', values: { site: '站点奖励表', own: '本赛事奖励表', none: '没有奖励' } },
  table: '奖励表',
  bands: '名次奖励',
  place_to: '至名次',
  points: '积分',
  participation: '参与奖',
} as const satisfies AuditTexts['fields'];
