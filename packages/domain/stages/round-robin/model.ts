import { countGroups, GROUP_COUNT_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../../groups/group-sizes.ts';
import { readGroupNode } from '../../groups/node-ids.ts';
import { scheduleRoundCount } from '../../groups/schedule.ts';
import { isIntegerBetween } from '../integer-between.ts';
import type { FixturePosition } from '../position.ts';
import type { MatchPlace } from '../stage-base.ts';
import type { StageModel, StageSettingsRules } from '../stage-engine.ts';
import { evolve } from './evolve.ts';
import type { RoundRobinStage, RoundRobinStageSettings } from './round-robin-stage.ts';

const settings: StageSettingsRules<RoundRobinStageSettings> = {
  defaults: { type: 'round_robin', group_count: null, group_size: 4, legs: 1, best_of: 3, tie_at_cut: 'decider' },
  keepsScore: true,
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

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

export const roundRobinModel: StageModel<RoundRobinStageSettings, RoundRobinStage> = {
  settings,
  begin: ({ stage, entrants, round_count, groups }) => ({
    index: stage,
    type: 'round_robin',
    status: 'running',
    entrants,
    groups: groups ?? [entrants],
    round_count,
    rounds: [],
    main_rounds: 0,
    left: [],
    ranking: [],
  }),
  evolve,
  position,
  seeds: () => NO_SEEDS,
  isIn: (_, { entrants }, id) => entrants.includes(id),
  lateEntry: () => false,
  reinstate,
};

function position({ index }: RoundRobinStage, { node, round }: MatchPlace): FixturePosition {
  if (node === null) throw new Error('a match of a group has its place there');
  const { group, section, number, leg } = readGroupNode(node);
  return { stage: index, group, section, round, number, leg };
}

/** Until the next round begins, as none of theirs has passed by then. */
function reinstate({ entrants, left, rounds }: RoundRobinStage, id: string): boolean {
  const leaver = left.find((other) => other.id === id);
  return leaver ? leaver.rounds === rounds.length : entrants.includes(id);
}
