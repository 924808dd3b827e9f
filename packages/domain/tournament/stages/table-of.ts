import type { StandingsRow } from '../standings/types.ts';
import type { Stage, StageType } from './stage.ts';
import type { StageScope } from './stage-scope.ts';
import type { StageTable } from './stage-table.ts';
import { STAGE_TABLES } from './stage-tables.ts';

/** The rows of every table that a stage keeps, those of groups one group after the other; empty for a bracket. */
export function standingsOf(event: StageScope, stage: Stage): StandingsRow[] {
  const table = tableOf(stage);
  switch (table.kind) {
    case 'standings':
      return table.rows(event, stage);
    case 'groups':
      return table.groups(event, stage).flatMap(({ rows }) => rows);
    case 'bracket':
      return [];
    default:
      return table satisfies never;
  }
}

/** Standings, groups or bracket for the stage that it is given: with one of another type it must not be used. */
export const tableOf = ({ type }: { readonly type: StageType }): StageTable<Stage> => STAGE_TABLES[type];
