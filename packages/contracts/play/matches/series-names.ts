import type { SeriesFormat, SeriesStatus } from '@pailei/domain/series';

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
