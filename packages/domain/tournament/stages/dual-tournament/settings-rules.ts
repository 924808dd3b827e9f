import type { StageSettingsRules } from '../settings/stage-settings-rules.ts';
import type { DualTournamentStageSettings } from './dual-tournament-stage.ts';
import { DUAL_ROUNDS, dualGroups } from './nodes.ts';

export const dualTournamentRules: StageSettingsRules<DualTournamentStageSettings> = {
  defaults: { type: 'dual_tournament', best_of: 3, decider_best_of: null },
  keepsScore: false,
  distributions: ['snake', 'groups_apart'],
  carries: ['nothing'],
  isSound: () => true,
  places: () => null,
  roundCount: () => DUAL_ROUNDS,
  bestOf: ({ best_of, decider_best_of }, isLast) => (isLast ? (decider_best_of ?? best_of) : best_of),
  groupCount: (_, entrants) => dualGroups(entrants),
  groupPlaces: 2,
};
