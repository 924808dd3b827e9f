import type { StageType } from '@pailei/domain/tournament/stages/stage';
import { DOUBLE_ELIMINATION_ROUNDS } from './double-elimination.rounds.ts';
import { DUAL_TOURNAMENT_ROUNDS } from './dual-tournament.rounds.ts';
import type { RoundTexts } from './round-text.ts';
import { ROUND_ROBIN_ROUNDS } from './round-robin.rounds.ts';
import { SINGLE_ELIMINATION_ROUNDS } from './single-elimination.rounds.ts';
import { SWISS_ROUNDS } from './swiss.rounds.ts';

export const ROUND_TEXTS: { readonly [T in StageType]: RoundTexts } = {
  swiss: SWISS_ROUNDS,
  single_elimination: SINGLE_ELIMINATION_ROUNDS,
  double_elimination: DOUBLE_ELIMINATION_ROUNDS,
  round_robin: ROUND_ROBIN_ROUNDS,
  dual_tournament: DUAL_TOURNAMENT_ROUNDS,
};
