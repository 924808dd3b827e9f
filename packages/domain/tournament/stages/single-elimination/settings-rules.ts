import { bracketRounds } from '../../bracket/seeding.ts';
import { CAPACITY_MAX } from '../../types.ts';
import { isIntegerBetween } from '../../../violation/integer-between.ts';
import type { StageSettingsRules } from '../settings/stage-settings-rules.ts';
import type { SingleEliminationStageSettings } from './single-elimination-stage.ts';

export const singleEliminationRules: StageSettingsRules<SingleEliminationStageSettings> = {
  defaults: { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: false },
  keepsScore: false,
  distributions: ['seed', 'groups_apart'],
  carries: ['nothing'],
  isSound: ({ size }) => size === null || isIntegerBetween(size, 2, CAPACITY_MAX),
  places: ({ size }) => size,
  roundCount: (_, entrants) => bracketRounds(entrants),
  bestOf: ({ best_of, final_best_of }, isFinal) => (isFinal ? (final_best_of ?? best_of) : best_of),
  groupCount: () => null,
};
