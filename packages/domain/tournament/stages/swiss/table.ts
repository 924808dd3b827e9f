import { updateStandings } from '../../standings/rank.ts';
import type { StageTable } from '../stage-table.ts';
import { standingsRules } from '../standings-rules.ts';
import { matchResult, stageStandings } from './results.ts';
import type { SwissStage } from './swiss-stage.ts';

export const swissTable: StageTable<SwissStage> & { readonly kind: 'standings' } = {
  kind: 'standings',
  rows: stageStandings,
  rowsAfter(event, rows, { before, after }, { index }) {
    const change = {
      before: before ? matchResult(event, before) : null,
      after: after ? matchResult(event, after) : null,
    };
    return updateStandings(rows, standingsRules(event, index), change);
  },
};
