import { winsNeeded, type BestOf } from '../../series/settings.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import { isActive } from '../stages/stage-scope.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import type { GroupFixture } from '../stages/stage-table.ts';
import type { Stage } from '../stages/stage.ts';
import { tableOf } from '../stages/table-of.ts';
import type { OpenMatch, WhatIfQuestion } from '../standings/what-if/types.ts';
import type { StandingsTable } from '../standings-tables.ts';
import { possibleScores } from '../teams/possible-scores.ts';
import type { TournamentState } from '../types.ts';

/**
 * What is left of a stage may still bring for one of its tables, where so many of it go on: in a group all its fixtures, elsewhere
 * the last round. null while rounds are to come that nobody knows yet, while a tie is played off, and once everything is played.
 */
export function whatIfQuestion(
  state: TournamentState,
  stageIndex: number,
  { rows, rules, group }: StandingsTable,
  { places, focus }: { readonly places: number; readonly focus: string | null },
): WhatIfQuestion | null {
  const stage = state.stages[stageIndex];
  if (!stage || stage.status !== 'running') return null;
  const left = group === null ? openOfLastRound(stage, rows) : leftOfGroup(state, stage, group);
  if (left.length === 0) return null;
  const open = left.map((match): OpenMatch => {
    const { best_of, ...fixture } = match;
    const outcomes = possibleScores(state.settings, best_of);
    return { ...fixture, wins_needed: winsNeeded(best_of), ...(outcomes && { outcomes }) };
  });
  const active = rows.filter(({ id }) => isActive(state, id)).map(({ id }) => id);
  const is_tie_played_off = group !== null && playsTiesOff(state, stageIndex);
  return {
    rows,
    rules,
    open,
    places,
    active,
    focus,
    seed: open.length,
    ...(is_tie_played_off && { is_tie_played_off }),
  };
}

function playsTiesOff({ settings }: TournamentState, stage: number): boolean {
  const own = settings.stages[stage];
  return own !== undefined && 'tie_at_cut' in own && own.tie_at_cut !== 'lot';
}

type Left = Pick<OpenMatch, 'match_id' | 'a' | 'b' | 'round'> & { readonly best_of: BestOf };

function openOfLastRound(stage: Stage, rows: StandingsTable['rows']): Left[] {
  if (stage.rounds.length < stage.round_count) return [];
  const inTable = new Set(rows.map(({ id }) => id));
  return matchesOf(stage)
    .filter(({ result, a, b }) => result === null && inTable.has(a) && inTable.has(b))
    .map(({ match_id, a, b, round, best_of }) => ({ match_id, a, b, round, best_of }));
}

/** A decider only parts those whom the table does not: what it brings is no figure of the table. */
function leftOfGroup(state: TournamentState, stage: Stage, group: number): Left[] {
  const table = tableOf(stage);
  const settings = state.settings.stages[stage.index];
  if (table.kind !== 'groups' || !settings) return [];
  const fixtures = table.groups(state, stage)[group]?.fixtures ?? [];
  const left = fixtures.filter(({ state: is }) => is === 'open' || is === 'planned');
  if (left.some(({ section }) => section === 'decider')) return [];
  const usual = rulesOf(settings).bestOf(settings, false);
  return left.flatMap((fixture) => leftFixture(fixture, usual));
}

function leftFixture({ node, match, a, b, round }: GroupFixture, usual: BestOf): Left[] {
  if (a === null || b === null) return [];
  return [{ match_id: match?.match_id ?? node, a, b, round, best_of: match?.best_of ?? usual }];
}
