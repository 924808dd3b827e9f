import type { StageForm } from '../stage-form.ts';
import { DualTournamentFields, type DualTournamentValues } from './DualTournamentFields.tsx';

export const DUAL_TOURNAMENT_FORM: StageForm<'dual_tournament', DualTournamentValues> = {
  empty: { best_of: 3, decider_best_of: 3 },
  Fields: DualTournamentFields,
  settings: ({ best_of, decider_best_of }) => ({
    type: 'dual_tournament',
    best_of,
    decider_best_of: decider_best_of === best_of ? null : decider_best_of,
  }),
  values: ({ best_of, decider_best_of }) => ({ best_of, decider_best_of: decider_best_of ?? best_of }),
};
