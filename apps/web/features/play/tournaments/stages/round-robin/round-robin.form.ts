import { optionalNumber, typedCount, type StageForm } from '../stage-form.ts';
import { RoundRobinFields, type RoundRobinValues } from './RoundRobinFields.tsx';

export const ROUND_ROBIN_FORM: StageForm<'round_robin', RoundRobinValues> = {
  empty: { group_count: '', group_size: '4', legs: 1, best_of: 3, tie_at_cut: 'decider' },
  Fields: RoundRobinFields,
  settings: ({ group_count, group_size, legs, best_of, tie_at_cut }) => ({
    type: 'round_robin',
    group_count: optionalNumber(group_count),
    group_size: Number(group_size),
    legs,
    best_of,
    tie_at_cut,
  }),
  values: ({ group_count, group_size, legs, best_of, tie_at_cut }) => ({
    group_count: typedCount(group_count),
    group_size: String(group_size),
    legs,
    best_of,
    tie_at_cut,
  }),
};
