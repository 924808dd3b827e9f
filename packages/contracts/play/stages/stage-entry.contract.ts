import { STAGE_CARRIES, STAGE_DISTRIBUTIONS } from '@pailei/domain/tournament/stages/stage-entry';
import { CAPACITY_MAX } from '@pailei/domain/tournament/types';
import { z } from 'zod';

const places = z
  .number('请输入晋级人数')
  .int('请输入整数')
  .min(1, '至少 1 人')
  .max(CAPACITY_MAX, `最多 ${CAPACITY_MAX} 人`);

const advance = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('top'), places }),
  z.strictObject({ kind: z.literal('top_of_group'), places }),
  z.strictObject({
    kind: z.literal('max_losses'),
    losses: z.number('请输入负场数').int('请输入整数').min(0, '不能小于 0').max(99, '最多 99 场'),
  }),
]);

/** How a stage is filled from the one before it. */
export const stageEntryField = z
  .strictObject({
    advance,
    distribution: z.enum(STAGE_DISTRIBUTIONS, { error: '请选择如何编排' }),
    carry: z.enum(STAGE_CARRIES, { error: '请选择带入什么' }),
  })
  .optional()
  .describe('从上一阶段如何进入；没有则按阶段类型的惯例');
