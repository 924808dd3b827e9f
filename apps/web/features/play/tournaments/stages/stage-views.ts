import type { StageSettingsOf } from '@pailei/domain/stages';
import type { StageType, TournamentState } from '@pailei/domain/tournament';

import { SINGLE_ELIMINATION_VIEW } from './single-elimination/single-elimination.view.ts';
import type { StageCut, StageView } from './stage-view.ts';
import { SWISS_VIEW } from './swiss/swiss.view.ts';

export const STAGE_VIEWS: { readonly [T in StageType]: StageView<T> } = {
  swiss: SWISS_VIEW,
  single_elimination: SINGLE_ELIMINATION_VIEW,
};

/** The cut that ends a stage, as the one after it asks for it. */
export function cutAfter({ settings }: Pick<TournamentState, 'settings'>, index: number): StageCut | null {
  const next = settings.stages[index + 1];
  return next ? cutBefore(next.type, next) : null;
}

function cutBefore<T extends StageType>(type: T, settings: StageSettingsOf<T>): StageCut | null {
  return STAGE_VIEWS[type].cutBefore(settings);
}
