import type { StageType } from '@pailei/domain/stages';
import { FORMAT_NAMES } from '../matches/series-names.ts';
import { GRAND_FINAL_NAMES } from '../stages/double-elimination.texts.ts';
import { ADVANCE_KIND_NAMES, CARRY_NAMES, DISTRIBUTION_NAMES } from '../stages/stage-entry.texts.ts';
import { STAGE_TEXTS } from '../stages/stage-type-texts.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';
import {
  ADVANCE_NAMES,
  DECKLIST_NAMES,
  FIRST_ROUND_NAMES,
  HEAD_TO_HEAD_NAMES,
  MISSED_ROUNDS_NAMES,
  PAIRING_NAMES,
  SEED_ORDER_NAMES,
  TIEBREAKER_NAMES,
  TIE_AT_CUT_NAMES,
  WITHDRAWAL_NAMES,
} from './tournament-names.ts';

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
  decider_best_of: '决胜战 BO 局数',
  group_count: '组数',
  group_size: '每组人数',
  legs: '循环数',
  tie_at_cut: { label: '晋级线同分', values: TIE_AT_CUT_NAMES },
  third_place: '季军赛',
  grand_final: { label: '总决赛', values: GRAND_FINAL_NAMES },
  placement: '5–8 名排位赛',
  timers: '时限',
  check_in: '准备时限',
  ban: '禁用时限',
  pick: '选卡组时限',
  grace: '宽限',
  reminders: '上报提醒',
  confirm: '确认时限',
  tiebreakers: { label: '同分排序', values: TIEBREAKER_NAMES },
  byes_in_opponent_rates: '轮空计入对手胜率',
  head_to_head: { label: '相互战绩算法', values: HEAD_TO_HEAD_NAMES },
  decklists: { label: '卡组公开', values: DECKLIST_NAMES },
  first_round: { label: '首轮', values: FIRST_ROUND_NAMES },
  advance: { label: '推进与晋级', values: ADVANCE_NAMES },
  check_in_required: '需要签到',
  approval_required: '需要审核',
  waitlist: '候补',
  withdrawal: { label: '退出者的成绩', values: WITHDRAWAL_NAMES },
  entry_fee: '参赛费',
  delay_seconds: '直播延迟秒数',
  deck_format: '卡组模式',
  banned_cards: '禁用卡牌',
  open_from_stage: '公开阶段',
  drop_without_decks: '未交卡组不参赛',
  pairing: { label: '对阵公布', values: PAIRING_NAMES },
  late_entry: '中途加入',
  until_round: '最晚轮次',
  missed_rounds: { label: '错过的轮次', values: MISSED_ROUNDS_NAMES },
  by_players: '选手可自行加入',
  forbidden_pairs: '避免相遇',
  same_team_rounds: '同队避免相遇轮数',
  pairs: '避免相遇的选手',
  kind: {
    label: '方式',
    values: { site: '站点奖励表', own: '本赛事奖励表', none: '没有奖励', ...ADVANCE_KIND_NAMES, ...SEED_ORDER_NAMES },
  },
  entry: '晋级',
  places: '晋级人数',
  losses: '负场',
  distribution: { label: '编排', values: DISTRIBUTION_NAMES },
  carry: { label: '带入', values: CARRY_NAMES },
  table: '奖励表',
  bands: '名次奖励',
  place_to: '至名次',
  points: '积分',
  participation: '参与奖',
} as const satisfies AuditTexts['fields'];
