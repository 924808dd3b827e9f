import { TIMING_MINUTES_MAX } from '@pailei/domain/event-series/event-series';
import { z } from 'zod';
import { storedDetailsSchema, timelessDetailsSchema } from '../tournaments/details/tournament-details.ts';

const minutes = z.nullable(
  z
    .number('请输入分钟数')
    .int('请输入整数')
    .min(0, '不能小于 0')
    .max(TIMING_MINUTES_MAX, `最多 ${TIMING_MINUTES_MAX} 分钟`),
);

/** An event without its moments, and how many minutes before the start each of them lies. */
export const eventPlanSchema = z.strictObject({
  details: timelessDetailsSchema,
  timing: z.strictObject({ registration_opens: minutes, registration_closes: minutes, check_in_opens: minutes }),
});
/** A plan as it was stored: one that can no longer be played stays readable, so that it can be mended. */
export const storedPlanSchema = eventPlanSchema.extend({ details: storedDetailsSchema });
export type EventPlan = z.output<typeof eventPlanSchema>;
