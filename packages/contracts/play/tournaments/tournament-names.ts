import type { WithdrawalPolicy } from '@pailei/domain/groups/withdrawal';
import type { SeedOrder } from '@pailei/domain/tournament/seeding/seeding';
import type { Criterion, HeadToHeadRule, StandingsRow, Tiebreaker } from '@pailei/domain/tournament/standings/types';
import type { StandingsPreset } from '@pailei/domain/tournament/standings/presets';
import type { TieAtCut } from '@pailei/domain/tournament/stages/round-robin/round-robin-stage';
import type {
  DecklistVisibility,
  TournamentSettings,
  ParticipantStatus,
  TournamentStatus,
} from '@pailei/domain/tournament/types';
import type { MissedRounds, PairingMode } from '@pailei/domain/tournament/pairing-settings';

export const TOURNAMENT_STATUS_NAMES: Readonly<Record<TournamentStatus, string>> = {
  draft: '草稿',
  registration: '报名中',
  check_in: '签到中',
  running: '进行中',
  finished: '已结束',
  cancelled: '已取消',
};

export const PARTICIPANT_STATUS_NAMES: Readonly<Record<ParticipantStatus, string>> = {
  pending: '待审核',
  registered: '已报名',
  waitlisted: '候补',
  checked_in: '已签到',
  active: '参赛中',
  dropped: '退出赛事',
  disqualified: '取消资格',
  withdrawn: '已取消报名',
  rejected: '未通过',
  absent: '缺席',
};

export const TIEBREAKER_NAMES: Readonly<Record<Tiebreaker, string>> = {
  omw: '对手胜率',
  gw: '局胜率',
  ogw: '对手局胜率',
  buchholz: '对手分',
  buchholz_cut_1: '对手分 去低',
  median_buchholz: '中间对手分',
  sonneborn_berger: '小分',
  head_to_head: '相互战绩',
  match_wins: '胜场',
  match_losses: '负场少',
  game_difference: '净胜局',
  games_won: '胜局',
  games_lost: '负局少',
  win_rate: '总局胜率',
  opponents_win_rate: '对手总胜率',
  losses_to_tied: '负于同分者少',
  late_losses: '晚负',
  league_points: '联赛积分',
  boards_won: '胜台',
};

/** Everything that may decide a place. */
export const CRITERION_NAMES: Readonly<Record<Criterion | 'decider' | 'withdrawal', string>> = {
  decider: '决胜场',
  withdrawal: '退出者成绩作废',
  disqualification: '取消资格',
  match_points: '积分',
  ...TIEBREAKER_NAMES,
  lot: '抽签',
};

/** What put somebody behind the one above. */
export const DECIDED_BY_NAMES: Readonly<Record<NonNullable<StandingsRow['decided_by']>, string>> = {
  ...CRITERION_NAMES,
  decider: '决胜场',
  withdrawal: '退出后成绩作废',
};

export const STANDINGS_PRESET_NAMES: Readonly<Record<StandingsPreset, string>> = {
  magic: '万智牌',
  buchholz: '对手分',
  buchholz_cut_1: '对手分去低',
  median_buchholz: '中间对手分',
  sonneborn_berger: '小分',
  late_losses: '晚负优先',
  groups: '小组循环',
  chinese_groups: '国内小组赛',
  lol: '英雄联盟',
  sendou: 'sendou',
  team_league: '战队联赛',
};

export const HEAD_TO_HEAD_NAMES: Readonly<Record<HeadToHeadRule, string>> = {
  once: '只比一次',
  repeated: '仍同分者再比',
};

export const DECKLIST_NAMES: Readonly<Record<DecklistVisibility, string>> = {
  closed: '不公开',
  open_from_start: '开赛后公开',
  open_from_stage: '某一阶段开始后公开',
  open_when_finished: '赛后公开',
};

export const FIRST_ROUND_NAMES: Readonly<Record<TournamentSettings['first_round'], string>> = {
  random: '随机',
  seeded: '按种子',
};

export const ADVANCE_NAMES: Readonly<Record<TournamentSettings['advance'], string>> = { auto: '自动', manual: '手动' };

export const WITHDRAWAL_NAMES: Readonly<Record<WithdrawalPolicy, string>> = {
  by_share: '未满半数作废，其余判负',
  annul: '全部作废',
  forfeit: '保留，其余判负',
};

export const TIE_AT_CUT_NAMES: Readonly<Record<TieAtCut, string>> = { decider: '加赛决胜场', lot: '抽签' };

export const PAIRING_NAMES: Readonly<Record<PairingMode, string>> = {
  publish_at_once: '配对后立即公布',
  preview: '裁判看过后公布',
};

export const MISSED_ROUNDS_NAMES: Readonly<Record<MissedRounds, string>> = {
  losses: '都记负',
  half_point_bye: '第一轮记平局分，其余记负',
};

export const SEED_ORDER_NAMES: Readonly<Record<SeedOrder['kind'], string>> = {
  random: '全部抽签',
  points: '按站点积分',
  season: '按赛季积分',
  places: '按以往赛事名次',
  hand: '手动排序',
};
