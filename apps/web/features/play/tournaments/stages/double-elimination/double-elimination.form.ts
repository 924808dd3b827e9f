import type { StageForm } from '../stage-form.ts';
import { DoubleEliminationFields, type DoubleEliminationValues } from './DoubleEliminationFields.tsx';

export const DOUBLE_ELIMINATION_FORM: StageForm<'double_elimination', DoubleEliminationValues> = {
  empty: { best_of: 3, final_best_of: 5, grand_final: 'reset' },
  Fields: DoubleEliminationFields,
  settings: ({ best_of, final_best_of, grand_final }) => ({
    type: 'double_elimination',
    size: null,
    best_of,
    final_best_of: final_best_of === best_of ? null : final_best_of,
    grand_final,
  }),
  values: ({ best_of, final_best_of, grand_final }) => ({
    best_of,
    final_best_of: final_best_of ?? best_of,
    grand_final,
  }),
};
