import { GRAND_FINALS } from '@pailei/domain/tournament/stages/double-elimination/double-elimination-stage';
import { CAPACITY_MAX } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { bestOfSchema, stageShape, walkoverShape } from './stage-shape.ts';

export const doubleEliminationStageContract = {
  settings: z
    .strictObject({
      type: z.literal('double_elimination'),
      size: z.nullable(z.number().int('请输入整数').min(2, '至少 2 人').max(CAPACITY_MAX, `最多 ${CAPACITY_MAX} 人`)),
      best_of: bestOfSchema,
      final_best_of: z.nullable(bestOfSchema),
      grand_final: z
        .enum(GRAND_FINALS, { error: '请选择总决赛方式' })
        .describe('single 一场定胜负；reset 败者组先胜则重赛；game_lead 胜者组先得一局；extra_ban 胜者组多禁一副'),
    })
    .refine(
      ({ grand_final, best_of, final_best_of }) => grand_final !== 'game_lead' || (final_best_of ?? best_of) > 1,
      {
        path: ['grand_final'],
        message: '胜者组先得一局时，总决赛至少 BO3',
      },
    ),
  state: stageShape.extend({ type: z.literal('double_elimination'), walkovers: z.array(walkoverShape) }),
};
