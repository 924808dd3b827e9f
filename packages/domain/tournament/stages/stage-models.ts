import { doubleEliminationModel } from './double-elimination/model.ts';
import { dualTournamentModel } from './dual-tournament/model.ts';
import { roundRobinModel } from './round-robin/model.ts';
import { singleEliminationModel } from './single-elimination/model.ts';
import type { StageOf, StageType } from './stage.ts';
import type { StageModel } from './stage-engine.ts';
import { swissModel } from './swiss/model.ts';

/** A map of its own, so that a page that follows an event does not load the rules of play. */
export const STAGE_MODELS: { readonly [T in StageType]: StageModel<StageOf<T>> } = {
  swiss: swissModel,
  single_elimination: singleEliminationModel,
  double_elimination: doubleEliminationModel,
  round_robin: roundRobinModel,
  dual_tournament: dualTournamentModel,
};
