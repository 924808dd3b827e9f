import type { NoResultMode, Weekday } from '@pailei/domain/battles/league/settings';
import type { TimeSource } from '@pailei/domain/battles/league/types';

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: '星期一',
  2: '星期二',
  3: '星期三',
  4: '星期四',
  5: '星期五',
  6: '星期六',
  7: '星期日',
};

/** Where the time of a fixture comes from. */
export const TIME_SOURCE_NAMES: Readonly<Record<TimeSource, string>> = {
  default_slot: '默认时间',
  first_proposal: '先提出的时间',
  agreed: '双方约定',
};

export const NO_RESULT_NAMES: Readonly<Record<NoResultMode, string>> = {
  referee: '由裁判裁定',
  rule: '按提议记录自动判定',
};
