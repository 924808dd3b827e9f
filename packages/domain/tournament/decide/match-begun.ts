import type { SeriesStatus } from '../../series/types.ts';
import type { MatchSummary } from '../stages/stage-base.ts';

/** In these a match can still be taken back without anybody having played. */
const NOT_BEGUN: readonly SeriesStatus[] = ['scheduled', 'check_in'];

export const hasBegun = ({ status }: Pick<MatchSummary, 'status'>): boolean => !NOT_BEGUN.includes(status);
