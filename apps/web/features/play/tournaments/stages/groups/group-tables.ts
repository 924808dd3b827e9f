import { groupTables, groupTablesAfterMatch } from '@pailei/domain/tournament/views';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** Tables with the state that they were computed from. */
export type KnownGroups = {
  readonly tournament: TournamentState;
  readonly stage: number;
  readonly tables: readonly GroupTable[];
};

/** From as many changed matches on it is no dearer to count everything again. */
const MANY = 16;

/** The groups of a stage. From those known before only the groups whose matches have changed are counted again. */
export function nextGroups(known: KnownGroups | null, tournament: TournamentState, stage: number): KnownGroups {
  if (known?.tournament === tournament && known.stage === stage) return known;
  const changed = known && known.stage === stage ? changedMatches(known.tournament, tournament, stage) : null;
  if (known === null || changed === null || changed.length > MANY)
    return { tournament, stage, tables: groupTables(tournament, stage) };
  const tables = changed.reduce(
    (before, match) => groupTablesAfterMatch(known.tournament, before, tournament, match),
    known.tables,
  );
  return { tournament, stage, tables };
}

/** Ids of the matches that are others now; null where more than matches has changed. */
function changedMatches(before: TournamentState, after: TournamentState, index: number): string[] | null {
  const [old, now] = [before.stages[index], after.stages[index]];
  if (!old || !now || before.participants !== after.participants || before.settings !== after.settings) return null;
  if (old === now) return [];
  if (old.rounds.length !== now.rounds.length) return null;
  const changed: MatchSummary[] = [];
  for (const [place, round] of now.rounds.entries()) {
    const known = old.rounds[place];
    if (known === round) continue;
    if (!known || known.matches.length !== round.matches.length) return null;
    changed.push(...round.matches.filter((match, seat) => known.matches[seat] !== match));
  }
  return changed.map(({ match_id }) => match_id);
}
