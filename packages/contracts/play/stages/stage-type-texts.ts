import type { StageType } from '@pailei/domain/tournament/stages/stage';
import { DOUBLE_ELIMINATION_TEXTS } from './double-elimination.texts.ts';
import { DUAL_TOURNAMENT_TEXTS } from './dual-tournament.texts.ts';
import { ROUND_ROBIN_TEXTS } from './round-robin.texts.ts';
import { SINGLE_ELIMINATION_TEXTS } from './single-elimination.texts.ts';
import type { StageTexts } from './stage-text.ts';
import { SWISS_TEXTS } from './swiss.texts.ts';

export const STAGE_TEXTS: { readonly [T in StageType]: StageTexts<T> } = {
  swiss: SWISS_TEXTS,
  single_elimination: SINGLE_ELIMINATION_TEXTS,
  double_elimination: DOUBLE_ELIMINATION_TEXTS,
  round_robin: ROUND_ROBIN_TEXTS,
  dual_tournament: DUAL_TOURNAMENT_TEXTS,
};
