import type { Tiebreaker } from '@pailei/domain/standings';
import type { DecklistVisibility, TournamentSettings, TournamentStatus } from '@pailei/domain/tournament';

export const TOURNAMENT_STATUS_NAMES: Readonly<Record<TournamentStatus, string>> = {
  draft: '草稿',
  registration: '报名中',
  check_in: '签到中',
  running: '进行中',
  finished: '已结束',
  cancelled: '已取消',
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
