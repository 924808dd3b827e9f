import type { StageOf, StageSettingsOf, StageType } from '@pailei/domain/stages';
import type { z } from 'zod';
import { singleEliminationStageContract } from './single-elimination.contract.ts';
import { swissStageContract } from './swiss.contract.ts';

/** The settings of each stage type as an organiser sends them, and its state as it goes out. */
export const STAGE_CONTRACTS = {
  swiss: swissStageContract,
  single_elimination: singleEliminationStageContract,
} as const satisfies {
  [T in StageType]: { settings: z.ZodType<StageSettingsOf<T>>; state: z.ZodType<StageOf<T>> };
};
