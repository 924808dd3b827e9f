import type { CompetitorKind, EventTier } from '@pailei/domain/seasons/types';
import type { SeasonStatus } from '@pailei/domain/seasons/season';

export const COMPETITOR_NAMES = { account: '选手', team: '战队' } as const satisfies Record<CompetitorKind, string>;

export const SEASON_STATUS_NAMES = {
  upcoming: '未开始',
  active: '进行中',
  ended: '已结束',
} as const satisfies Record<SeasonStatus, string>;

export const TIER_NAMES = { A: 'A 级', B: 'B 级', C: 'C 级' } as const satisfies Record<EventTier, string>;

export const seasonTitle = ({ number, name }: { number: number; name: string }): string => `S${number} ${name}`;

/** The address of a season's champion page. */
export const seasonPath = (number: number): string => `/season/s${number}`;
