import type { StageModel } from '../stage-engine.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import { resolveStage } from '../bracket/resolve-stage.ts';
import type { DualTournamentStage, DualTournamentStageSettings } from './dual-tournament-stage.ts';
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
