import { bestOfSchema, stageShape } from '@pailei/contracts/play/stages/stage-shape';
import { z } from 'zod';

/** The contract of `seed-order-stage.ts`, in a module of its own: it reads the list of all stage types, which that one joins. */
export const seedOrderContract = {
  settings: z.strictObject({ type: z.literal('seed_order'), best_of: bestOfSchema }),
  state: stageShape.extend({ type: z.literal('seed_order') }),
};
