import { bracketRounds } from '../../bracket/seeding.ts';
import { CAPACITY_MAX } from '../../types.ts';
import { isIntegerBetween } from '../../../violation/integer-between.ts';
import type { StageSettingsRules } from '../settings/stage-settings-rules.ts';
import type { DoubleEliminationStageSettings } from './double-elimination-stage.ts';

export const doubleEliminationRules: StageSettingsRules<DoubleEliminationStageSettings> = {
  defaults: { type: 'double_elimination', size: 8, best_of: 3, final_best_of: null, grand_final: 'reset' },
  keepsScore: false,
  distributions: ['seed', 'groups_apart'],
  carries: ['nothing'],
  isSound: ({ size }) => size === null || isIntegerBetween(size, 2, CAPACITY_MAX),
  places: ({ size }) => size,
  roundCount: ({ grand_final }, entrants) => 2 * bracketRounds(entrants) + (grand_final === 'reset' ? 1 : 0),
  bestOf: ({ best_of, final_best_of }, isFinal) => (isFinal ? (final_best_of ?? best_of) : best_of),
  groupCount: () => null,
  // The winners' side stands on side a of the grand final.
  finalAdvantage: ({ grand_final }) =>
    grand_final === 'single' || grand_final === 'reset' ? undefined : { kind: grand_final, side: 'a' },
};
