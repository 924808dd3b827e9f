import type { StageOf, StageSettingsOf, StageType } from '@pailei/domain/tournament/stages/stage';
import type { z } from 'zod';
import { doubleEliminationStageContract } from './double-elimination.contract.ts';
import { dualTournamentStageContract } from './dual-tournament.contract.ts';
import { roundRobinStageContract } from './round-robin.contract.ts';
import { singleEliminationStageContract } from './single-elimination.contract.ts';
import { swissStageContract } from './swiss.contract.ts';

/** The settings of each stage type as an organiser sends them, and its state as it goes out. */
export const STAGE_CONTRACTS = {
  swiss: swissStageContract,
  single_elimination: singleEliminationStageContract,
  double_elimination: doubleEliminationStageContract,
  round_robin: roundRobinStageContract,
  dual_tournament: dualTournamentStageContract,
} as const satisfies {
  [T in StageType]: { settings: z.ZodType<StageSettingsOf<T>>; state: z.ZodType<StageOf<T>> };
};
