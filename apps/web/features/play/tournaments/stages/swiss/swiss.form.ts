import { optionalNumber, typedCount, type StageForm } from '../stage-form.ts';
import { SwissFields, type SwissValues } from './SwissFields.tsx';

export const SWISS_FORM: StageForm<'swiss', SwissValues> = {
  empty: { rounds: '', best_of: 3 },
  Fields: SwissFields,
  settings: ({ rounds, best_of }) => ({ type: 'swiss', rounds: optionalNumber(rounds), best_of }),
  values: ({ rounds, best_of }) => ({ rounds: typedCount(rounds), best_of }),
};
