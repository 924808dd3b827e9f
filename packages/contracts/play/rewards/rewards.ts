import { z } from 'zod';
import { rewardTableSchema } from '../../site/settings/reward-table.ts';

/** By the site's table, by one of the event's own, or nothing. */
export const rewardChoiceSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('site') }),
    z.strictObject({ kind: z.literal('own'), table: rewardTableSchema }),
    z.strictObject({ kind: z.literal('none') }),
  ],
  '请选择奖励',
);
