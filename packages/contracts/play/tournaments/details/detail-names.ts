import type { DetailField, FreezeMoment } from '@pailei/domain/tournament';

/** What each thing that an organiser sets is called. */
export const DETAIL_NAMES: Readonly<Record<DetailField, string>> = {
  name: '赛事名称',
  description: '赛事说明',
  banner: '横幅',
  stream_url: '直播地址',
  referees: '裁判',
  advance: '推进方式',
  pairing: '对阵公布',
  delay_seconds: '直播延迟',
  registration_opens_at: '报名开放',
  entry_fee: '参赛费',
  format: '赛制',
  bans: '禁用数',
  shield: '保护',
  stages: '赛程',
  deck_format: '卡组模式',
  banned_cards: '禁用卡牌',
  decklists: '卡组公开',
  open_from_stage: '公开阶段',
  registration_closes_at: '报名截止',
  check_in_opens_at: '签到开始',
  starts_at: '开赛时间',
  check_in_required: '开赛前签到',
  approval_required: '报名审核',
  drop_without_decks: '没有合规卡组不上场',
  team: '战队与团队战',
  capacity: '人数上限',
  waitlist: '候补',
  timers: '时限',
  tiebreakers: '同分排序',
  head_to_head: '相互战绩算法',
  byes_in_opponent_rates: '轮空计入对手胜率',
  first_round: '首轮',
  withdrawal: '退出者的成绩',
  late_entry: '中途加入',
  forbidden_pairs: '避开的选手',
  rewards: '奖励',
};

/** From when on something stays. */
export const FREEZE_NAMES: Readonly<Record<FreezeMoment, string>> = {
  registration: '报名开放后',
  decks: '有选手提交卡组后',
  check_in: '签到开放后',
  start: '开赛后',
};
