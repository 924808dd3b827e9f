import type { ScheduledRound, StageModel } from '../stage-engine.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import { resolveStage } from '../bracket/resolve-stage.ts';
import { bracketSchedule } from '../bracket/schedule.ts';
import {
  DUAL_GROUP_SIZE,
  type DualTournamentStage,
  type DualTournamentStageSettings,
} from './dual-tournament-stage.ts';
import { DUAL_ROUNDS, dualGroups, dualNodes, readDualNode } from './nodes.ts';

export const dualTournament: BracketType<DualTournamentStageSettings> = {
  type: 'dual_tournament',
  settings: {
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
    schedule,
  },
  nodes: (_, entrants) => dualNodes(entrants),
  position: (_, node) => readDualNode(node),
};

export const dualTournamentModel: StageModel<DualTournamentStageSettings, DualTournamentStage> = {
  ...bracketModel(dualTournament),
  isIn(event, stage, id) {
    if (!stage.entrants.includes(id)) return false;
    const lost = resolveStage(dualTournament, event, stage).nodes.filter(({ losers }) => losers.includes(id));
    return lost.length < 2 && lost.every(({ winner }) => winner.kind === 'entrant');
  },
};

/** A group of three has two matches less, one of two only that of its winners. */
function schedule(settings: DualTournamentStageSettings, entrants: number): ScheduledRound[] {
  const groups = dualGroups(entrants);
  const missing = groups * DUAL_GROUP_SIZE - entrants;
  const rounds = bracketSchedule(dualNodes(entrants), ({ section }) =>
    dualTournament.settings.bestOf(settings, section === 'decider'),
  );
  return rounds.map((round, index) => ({ ...round, matches: round.matches - (index < 2 ? missing : 0) }));
}
