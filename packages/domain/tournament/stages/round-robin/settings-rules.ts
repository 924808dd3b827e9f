import { countGroups, GROUP_COUNT_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../../../groups/group-sizes.ts';
import { scheduleRoundCount } from '../../../groups/schedule.ts';
import { isIntegerBetween } from '../../../violation/integer-between.ts';
import type { StageSettingsRules } from '../settings/stage-settings-rules.ts';
import type { RoundRobinStageSettings } from './round-robin-stage.ts';

export const roundRobinRules: StageSettingsRules<RoundRobinStageSettings> = {
  defaults: { type: 'round_robin', group_count: null, group_size: 4, legs: 1, best_of: 3, tie_at_cut: 'decider' },
  keepsScore: true,
  hasWeeks: true,
  distributions: ['snake', 'seed', 'groups_apart'],
  carries: ['nothing', 'points', 'results'],
  isSound: ({ group_count, group_size }) =>
    isIntegerBetween(group_size, GROUP_SIZE_MIN, GROUP_SIZE_MAX) &&
    (group_count === null || isIntegerBetween(group_count, 1, GROUP_COUNT_MAX)),
  places: () => null,
  groupCount: countGroups,
  roundCount: (wish, entrants) => scheduleRoundCount([Math.ceil(entrants / countGroups(wish, entrants))], wish.legs),
  bestOf: ({ best_of }) => best_of,
};
