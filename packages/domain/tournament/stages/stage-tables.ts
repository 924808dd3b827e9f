import { doubleEliminationTable } from './double-elimination/table.ts';
import { dualTournamentTable } from './dual-tournament/table.ts';
import { roundRobinTable } from './round-robin/table.ts';
import { singleEliminationTable } from './single-elimination/table.ts';
import type { StageOf, StageType } from './stage.ts';
import type { StageTable } from './stage-table.ts';
import { swissTable } from './swiss/table.ts';

/** A map of its own, so that a page that only shows tables does not load the rules of play. */
export const STAGE_TABLES: { readonly [T in StageType]: StageTable<StageOf<T>> } = {
  swiss: swissTable,
  single_elimination: singleEliminationTable,
  double_elimination: doubleEliminationTable,
  round_robin: roundRobinTable,
  dual_tournament: dualTournamentTable,
};
