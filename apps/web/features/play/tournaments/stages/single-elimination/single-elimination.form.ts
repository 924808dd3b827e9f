import { optionalNumber, type StageForm } from '../stage-form.ts';
import { SingleEliminationFields, type SingleEliminationValues } from './SingleEliminationFields.tsx';

export const SINGLE_ELIMINATION_FORM: StageForm<'single_elimination', SingleEliminationValues> = {
  empty: { size: '8', best_of: 5, final_best_of: 5, third_place: false, placement: false },
  Fields: SingleEliminationFields,
  settings: ({ size, best_of, final_best_of, third_place, placement }, isFirst) => ({
    type: 'single_elimination',
    size: isFirst ? null : optionalNumber(size),
    best_of,
    final_best_of: final_best_of === best_of ? null : final_best_of,
    third_place,
    ...(placement && { placement }),
  }),
};
