import type { RulingKind, SeriesStatus } from '@pailei/domain/series/types';
import type { SeriesFormat } from '@pailei/domain/series/settings';

export const FORMAT_NAMES: Readonly<Record<SeriesFormat, string>> = {
  conquest: '征服赛',
  last_hero_standing: '最后英雄赛',
  specialist: '专精赛',
  free: '自由赛',
};

export const SERIES_STATUS_NAMES: Readonly<Record<SeriesStatus, string>> = {
  scheduled: '未开始',
  check_in: '准备中',
  ban: '禁用阶段',
  playing: '进行中',
  disputed: '争议',
  paused: '已暂停',
  finished: '已结束',
  forfeited: '弃权结束',
  cancelled: '已取消',
};

/** What a referee ordered, in the record. */
export const RULING_KIND_NAMES: Readonly<Record<RulingKind, string>> = {
  game_ruled: '裁定对局',
  game_corrected: '更正结果',
  game_upheld: '维持结果',
  game_voided: '对局作废',
  result_awarded: '判定比分',
  score_corrected: '更正比分',
  penalty: '判罚',
  paused: '暂停本场',
  resumed: '恢复本场',
  extended: '延长时限',
  reopened: '重开本场',
  cancelled: '取消本场',
  undone: '撤销',
};
