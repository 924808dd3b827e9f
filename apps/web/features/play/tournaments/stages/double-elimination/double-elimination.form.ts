import { optionalNumber, type StageForm } from '../stage-form.ts';
import { DoubleEliminationFields, type DoubleEliminationValues } from './DoubleEliminationFields.tsx';

export const DOUBLE_ELIMINATION_FORM: StageForm<'double_elimination', DoubleEliminationValues> = {
  empty: { size: '8', best_of: 3, final_best_of: 5, grand_final: 'reset' },
  Fields: DoubleEliminationFields,
  settings: ({ size, best_of, final_best_of, grand_final }, isFirst) => ({
    type: 'double_elimination',
    size: isFirst ? null : optionalNumber(size),
    best_of,
    final_best_of: final_best_of === best_of ? null : final_best_of,
    grand_final,
  }),
};
