import { doubleEliminationEngine } from './double-elimination/engine.ts';
import { dualTournamentEngine } from './dual-tournament/engine.ts';
import { roundRobinEngine } from './round-robin/engine.ts';
import { singleEliminationEngine } from './single-elimination/engine.ts';
import type { StageOf, StageType } from './stage.ts';
import type { StageEngine } from './stage-engine.ts';
import { swissEngine } from './swiss/engine.ts';

export const STAGE_ENGINES: { readonly [T in StageType]: StageEngine<StageOf<T>> } = {
  swiss: swissEngine,
  single_elimination: singleEliminationEngine,
  double_elimination: doubleEliminationEngine,
  round_robin: roundRobinEngine,
  dual_tournament: dualTournamentEngine,
};
