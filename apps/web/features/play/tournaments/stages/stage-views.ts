import type { StageSettingsOf, StageType } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { DOUBLE_ELIMINATION_VIEW } from './double-elimination/double-elimination.view.ts';
import { DUAL_TOURNAMENT_VIEW } from './dual-tournament/dual-tournament.view.ts';
import { ROUND_ROBIN_VIEW } from './round-robin/round-robin.view.ts';
import { SINGLE_ELIMINATION_VIEW } from './single-elimination/single-elimination.view.ts';
import type { StageCut, StageView } from './stage-view.ts';
import { SWISS_VIEW } from './swiss/swiss.view.ts';

export const STAGE_VIEWS: { readonly [T in StageType]: StageView<T> } = {
  swiss: SWISS_VIEW,
  single_elimination: SINGLE_ELIMINATION_VIEW,
  double_elimination: DOUBLE_ELIMINATION_VIEW,
  round_robin: ROUND_ROBIN_VIEW,
  dual_tournament: DUAL_TOURNAMENT_VIEW,
};

/** The cut that ends a stage, as the one after it asks for it. */
export function cutAfter({ settings }: Pick<TournamentState, 'settings'>, index: number): StageCut | null {
  const next = settings.stages[index + 1];
  return next ? cutBefore(next.type, next) : null;
}

function cutBefore<T extends StageType>(type: T, settings: StageSettingsOf<T>): StageCut | null {
  return STAGE_VIEWS[type].cutBefore(settings);
}
