import { winsNeeded } from '../series/settings.ts';
import { isActive } from '../stages/stage-scope.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import type { OpenMatch, WhatIfQuestion } from '../standings/what-if/types.ts';
import type { StandingsTable } from './standings-tables.ts';
import type { TournamentState } from './types.ts';

/**
 * What the last round of a stage may still bring for one of its tables, where so many of it go on. null while rounds
 * are to come that nobody knows yet, and once everything is played.
 */
export function whatIfQuestion(
  state: TournamentState,
  stageIndex: number,
  { rows, rules }: StandingsTable,
  { places, focus }: { readonly places: number; readonly focus: string | null },
): WhatIfQuestion | null {
  const stage = state.stages[stageIndex];
  if (!stage || stage.status !== 'running' || stage.rounds.length < stage.round_count) return null;
  const inTable = new Set(rows.map(({ id }) => id));
  const open = matchesOf(stage)
    .filter(({ result, a, b }) => result === null && inTable.has(a) && inTable.has(b))
    .map(({ match_id, a, b, round, best_of }): OpenMatch => {
      return { match_id, a, b, round, wins_needed: winsNeeded(best_of) };
    });
  if (open.length === 0) return null;
  const active = rows.filter(({ id }) => isActive(state, id)).map(({ id }) => id);
  return { rows, rules, open, places, active, focus, seed: open.length };
}
