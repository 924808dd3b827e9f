import { CAPACITY_MAX } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { bestOfSchema, stageShape, walkoverShape } from './stage-shape.ts';

export const singleEliminationStageContract = {
  settings: z.strictObject({
    type: z.literal('single_elimination'),
    size: z.nullable(z.number().int('请输入整数').min(2, '至少 2 人').max(CAPACITY_MAX, `最多 ${CAPACITY_MAX} 人`)),
    best_of: bestOfSchema,
    final_best_of: z.nullable(bestOfSchema),
    third_place: z.boolean(),
    placement: z.boolean().exactOptional(),
  }),
  state: stageShape.extend({ type: z.literal('single_elimination'), walkovers: z.array(walkoverShape) }),
};
