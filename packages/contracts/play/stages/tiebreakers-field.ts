import { TIEBREAKERS } from '@pailei/domain/tournament/standings/types';
import { z } from 'zod';

/** An order of tie-breakers, each at most once; none: the lot alone parts those with equal points. */
export const tiebreakersSchema = z
  .array(z.enum(TIEBREAKERS, { error: '没有这条同分规则' }), { error: '请选择同分规则' })
  .max(TIEBREAKERS.length, `最多 ${TIEBREAKERS.length} 条同分规则`)
  .refine((tiebreakers) => new Set(tiebreakers).size === tiebreakers.length, '同一条同分规则只能选一次')
  .readonly();
