import type { StageChange, StageModel } from '../stage-engine.ts';
import type { StageScope } from '../stage-scope.ts';
import { withEntrant, withStartedRound } from '../stage-rounds.ts';
import { pairingSettingsOf } from '../../pairing-settings.ts';
import type { SwissStage } from './swiss-stage.ts';

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

export const swissModel: StageModel<SwissStage> = {
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
  withFirstRound: (begun, round) => ({ ...begun, rounds: [round] }),
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
  lateEntry,
  /** The rounds they missed count as losses. */
  reinstate: ({ entrants }, id) => entrants.includes(id),
};

function evolve(stage: SwissStage, change: StageChange): SwissStage {
  switch (change.type) {
    case 'round_started': {
      const { taken_back: _, ...paired } = stage;
      return withStartedRound<SwissStage>(paired, change.payload);
    }
    case 'round_taken_back':
      return { ...stage, rounds: stage.rounds.slice(0, -1), taken_back: change.payload.round };
    case 'participant_entered_late': {
      const { participant_id, half_point_bye = false } = change.payload;
      const entered = withEntrant(stage, participant_id);
      if (!half_point_bye) return entered;
      return { ...entered, half_point_byes: [...(stage.half_point_byes ?? []), participant_id] };
    }
    default:
      return stage;
  }
}

/** While the current round is at most the one that the event has set, and never above half of the rounds. */
function lateEntry({ settings }: StageScope, { rounds, round_count }: SwissStage): boolean {
  const { until_round } = pairingSettingsOf(settings).late_entry;
  return rounds.length <= Math.min(until_round, Math.floor(round_count / 2)) && rounds.length < round_count;
}
