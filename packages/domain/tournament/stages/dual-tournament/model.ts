import type { StageModel } from '../stage-engine.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import { resolveStage } from '../bracket/resolve-stage.ts';
import type { DualTournamentStage, DualTournamentStageSettings } from './dual-tournament-stage.ts';
import { dualNodes, readDualNode } from './nodes.ts';

export const dualTournament: BracketType<DualTournamentStageSettings> = {
  type: 'dual_tournament',
  nodes: (_, entrants) => dualNodes(entrants),
  position: (_, node) => readDualNode(node),
};

export const dualTournamentModel: StageModel<DualTournamentStage> = {
  ...bracketModel(dualTournament),
  isIn(event, stage, id) {
    if (!stage.entrants.includes(id)) return false;
    const lost = resolveStage(dualTournament, event, stage).nodes.filter(({ losers }) => losers.includes(id));
    return lost.length < 2 && lost.every(({ winner }) => winner.kind === 'entrant');
  },
};
