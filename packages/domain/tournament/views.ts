import type { StandingsRow } from './standings/types.ts';
import type { Stage } from './stages/stage.ts';
import type { Round } from './stages/stage-base.ts';
import { standingsOf, tableOf } from './stages/table-of.ts';
import type { BracketColumn, GroupTable } from './stages/stage-table.ts';
import { findMatch } from './state-parts.ts';
import type { TournamentState } from './types.ts';

export type RoundStatus = {
  readonly matches: number;
  readonly over: number;
  readonly disputed: number;
};

/**
 * The standings of the given stage, else of the last one begun that has one table; those of groups one group after the other. Empty
 * before the start or for a bracket.
 */
export function currentStandings(state: TournamentState, stageIndex?: number): StandingsRow[] {
  const stage = stageIndex === undefined ? standingsStage(state) : state.stages[stageIndex];
  return stage ? standingsOf(state, stage) : [];
}

/** The last stage begun that has one table. */
export function standingsStage(state: TournamentState): Stage | undefined {
  return state.stages.findLast((played) => tableOf(played).kind === 'standings');
}

/**
 * The table after one more match was decided or corrected, from the table before it: what `currentStandings`
 * would give, at a fraction of its cost. Where anything else changed too, compute it again.
 */
export function standingsAfterMatch(
  before: TournamentState,
  rows: readonly StandingsRow[],
  after: TournamentState,
  matchId: string,
): StandingsRow[] {
  const change = { before: findMatch(before, matchId), after: findMatch(after, matchId) };
  const stage = after.stages[(change.after ?? change.before)?.stage ?? -1];
  if (!stage) return [...rows];
  const table = tableOf(stage);
  return table.kind === 'standings' ? table.rowsAfter(after, rows, change, stage) : [...rows];
}

/** The groups of a stage, each with its table and its matches; empty when it has none or has not begun. */
export function groupTables(state: TournamentState, stageIndex: number): GroupTable[] {
  const stage = state.stages[stageIndex];
  if (!stage) return [];
  const table = tableOf(stage);
  return table.kind === 'groups' ? table.groups(state, stage) : [];
}

/**
 * The groups after one more match was decided or corrected, from those before it: what `groupTables` would give, at a
 * fraction of its cost. Where anything else changed too, compute them again.
 */
export function groupTablesAfterMatch(
  before: TournamentState,
  tables: readonly GroupTable[],
  after: TournamentState,
  matchId: string,
): GroupTable[] {
  const change = { before: findMatch(before, matchId), after: findMatch(after, matchId) };
  const stage = after.stages[(change.after ?? change.before)?.stage ?? -1];
  if (!stage) return [...tables];
  const table = tableOf(stage);
  return table.kind === 'groups' ? table.groupsAfter(after, tables, change, stage) : [...tables];
}

/** The bracket of a stage by rounds; empty when the stage is none or has not begun. */
export function bracketView(state: TournamentState, stageIndex: number): BracketColumn[] {
  const stage = state.stages[stageIndex];
  if (!stage) return [];
  const table = tableOf(stage);
  return table.kind === 'bracket' ? table.columns(state, stage) : [];
}

export function roundStatus({ matches }: Round): RoundStatus {
  return {
    matches: matches.length,
    over: matches.filter(({ result }) => result !== null).length,
    disputed: matches.filter(({ status }) => status === 'disputed').length,
  };
}
