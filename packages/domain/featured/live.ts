import type { SeriesStatus } from '../series/types.ts';

/** Statuses of a match that is being played. A withdrawn match has none of them: it was over, or the withdrawal cancelled it. */
export const LIVE_STATUSES = ['ban', 'playing', 'disputed', 'paused'] as const satisfies readonly SeriesStatus[];

/** Whether a match is being played now, so that it may be called live. */
export const isLive = (status: SeriesStatus): boolean => LIVE_STATUSES.some((live) => live === status);
