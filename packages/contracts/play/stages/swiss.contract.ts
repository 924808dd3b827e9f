import { SWISS_ROUNDS_MAX } from '@pailei/domain/stages';
import { z } from 'zod';
import { bestOfSchema, stageShape, walkoverShape } from './stage-shape.ts';

export const swissStageContract = {
  settings: z.strictObject({
    type: z.literal('swiss'),
    rounds: z.nullable(
      z.number().int('请输入整数').min(1, '至少 1 轮').max(SWISS_ROUNDS_MAX, `最多 ${SWISS_ROUNDS_MAX} 轮`),
    ),
    best_of: bestOfSchema,
  }),
  state: stageShape.extend({
    type: z.literal('swiss'),
    walkovers: z.array(walkoverShape).max(0).exactOptional().describe('旧赛事的空数组'),
  }),
};
