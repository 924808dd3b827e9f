import { defaultSwissRounds } from '../../swiss/rounds.ts';
import { isIntegerBetween } from '../integer-between.ts';
import type { StageChange, StageModel, StageSettingsRules } from '../stage-engine.ts';
import { withEntrant, withStartedRound } from '../stage-rounds.ts';
import { LATE_ENTRY_LAST_ROUND, SWISS_ROUNDS_MAX, type SwissStage, type SwissStageSettings } from './swiss-stage.ts';

const settings: StageSettingsRules<SwissStageSettings> = {
  defaults: { type: 'swiss', rounds: null, best_of: 3 },
  isAlwaysLast: false,
  isSound: ({ rounds }) => rounds === null || isIntegerBetween(rounds, 1, SWISS_ROUNDS_MAX),
  places: () => null,
  roundCount: ({ rounds }, entrants) => roundCount(rounds, entrants),
  bestOf: ({ best_of }) => best_of,
};

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

export const swissModel: StageModel<SwissStageSettings, SwissStage> = {
  settings,
  begin: ({ stage, entrants, round_count }) => ({
    index: stage,
    type: 'swiss',
    status: 'running',
    entrants,
    round_count,
    rounds: [],
    ranking: [],
  }),
  evolve,
  position: ({ index }, { round, table }) => ({
    stage: index,
    group: 0,
    section: 'main',
    round,
    number: table,
    leg: 1,
  }),
  seeds: () => NO_SEEDS,
  isIn: (_, { entrants }, id) => entrants.includes(id),
  lateEntry: ({ rounds, round_count }) => rounds.length <= LATE_ENTRY_LAST_ROUND && rounds.length < round_count,
  /** The rounds they missed count as losses. */
  reinstate: ({ entrants }, id) => entrants.includes(id),
};

function evolve(stage: SwissStage, change: StageChange): SwissStage {
  switch (change.type) {
    case 'round_started':
      return withStartedRound(stage, change.payload);
    case 'participant_entered_late':
      return withEntrant(stage, change.payload.participant_id);
    default:
      return stage;
  }
}

/** More rounds than there are opponents could only repeat matches. */
function roundCount(wanted: number | null, entrants: number): number {
  const most = entrants % 2 === 0 ? entrants - 1 : entrants;
  return Math.min(wanted ?? defaultSwissRounds(entrants), most);
}
