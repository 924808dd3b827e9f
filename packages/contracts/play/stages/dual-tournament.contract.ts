import { z } from 'zod';
import { bestOfSchema, stageShape, walkoverShape } from './stage-shape.ts';

export const dualTournamentStageContract = {
  settings: z.strictObject({
    type: z.literal('dual_tournament'),
    best_of: bestOfSchema,
    decider_best_of: z.nullable(bestOfSchema),
  }),
  state: stageShape.extend({ type: z.literal('dual_tournament'), walkovers: z.array(walkoverShape) }),
};
