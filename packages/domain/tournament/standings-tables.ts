import type { OrderedTable } from './standings/proof/types.ts';
import type { GroupFacts } from './standings/ties-and-leavers.ts';
import { standingsRules } from './stages/standings-rules.ts';
import { tableOf } from './stages/table-of.ts';
import type { TournamentState } from './types.ts';

/** One table of a stage with the rules that ordered it. `group` is from 0, null in a stage without groups. */
export type StandingsTable = OrderedTable & Partial<GroupFacts> & { readonly group: number | null };

/** The tables of a stage; none before it has begun, and where no figures order it. */
export function standingsTables(state: TournamentState, stageIndex: number): StandingsTable[] {
  const stage = state.stages[stageIndex];
  if (!stage) return [];
  const table = tableOf(stage);
  switch (table.kind) {
    case 'standings':
      return [{ group: null, rows: table.rows(state, stage), rules: standingsRules(state, stageIndex) }];
    case 'groups':
      return table.groups(state, stage).flatMap(({ group, rows, proof }) => (proof ? [{ group, rows, ...proof }] : []));
    case 'bracket':
      return [];
    default:
      return table satisfies never;
  }
}
