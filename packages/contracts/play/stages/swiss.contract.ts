import { SWISS_ROUNDS_MAX } from '@pailei/domain/tournament/stages/swiss/swiss-stage';
import { z } from 'zod';
import { bestOfSchema, stageShape, walkoverShape } from './stage-shape.ts';
import { tiebreakersSchema } from './tiebreakers-field.ts';

export const swissStageContract = {
  settings: z.strictObject({
    type: z.literal('swiss'),
    rounds: z.nullable(
      z.number().int('请输入整数').min(1, '至少 1 轮').max(SWISS_ROUNDS_MAX, `最多 ${SWISS_ROUNDS_MAX} 轮`),
    ),
    best_of: bestOfSchema,
    tiebreakers: tiebreakersSchema.exactOptional().describe('本阶段的同分排序；没有则按赛事的'),
  }),
  state: stageShape.extend({
    type: z.literal('swiss'),
    taken_back: z.number().optional().describe('撤回后等裁判重新公布的一轮'),
    half_point_byes: z.array(z.string()).optional().describe('中途加入、错过的第一轮记平局分的参赛者'),
    walkovers: z.array(walkoverShape).max(0).exactOptional().describe('旧赛事的空数组'),
  }),
};
