import type { StageForm } from '../stage-form.ts';
import { SingleEliminationFields, type SingleEliminationValues } from './SingleEliminationFields.tsx';

export const SINGLE_ELIMINATION_FORM: StageForm<'single_elimination', SingleEliminationValues> = {
  empty: { best_of: 5, final_best_of: 5, third_place: false, placement: false },
  Fields: SingleEliminationFields,
  settings: ({ best_of, final_best_of, third_place, placement }) => ({
    type: 'single_elimination',
    size: null,
    best_of,
    final_best_of: final_best_of === best_of ? null : final_best_of,
    third_place,
    ...(placement && { placement }),
  }),
  values: ({ best_of, final_best_of, third_place, placement = false }) => ({
    best_of,
    final_best_of: final_best_of ?? best_of,
    third_place,
    placement,
  }),
};
