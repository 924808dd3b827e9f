import { currentStage, findMatch } from '../state-parts.ts';
import { evolveTournament } from '../evolve.ts';
import type { TournamentEventOf } from '../events.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import type { TournamentState } from '../types.ts';
import { opensIn, tableChanges, type CorrectionEffects } from './correction-effects.ts';

/** What the result of an open match does beyond it. */
export type EndingEffects = Pick<CorrectionEffects, 'opens' | 'standings'> & {
  /** How many tables the stage waits for. */
  readonly open_tables: { readonly from: number; readonly to: number };
};

/** A dry run of a result; nothing of it is kept. */
export function endingEffects(
  before: TournamentState,
  payload: TournamentEventOf<'match_finished'>['payload'],
): EndingEffects {
  const stage = findMatch(before, payload.match_id)?.stage ?? 0;
  const after = evolveTournament(before, { type: 'match_finished', payload });
  return {
    opens: opensIn(before, after, stage),
    standings: tableChanges(before, after, stage),
    open_tables: { from: openTables(before), to: openTables(after) },
  };
}

function openTables(state: TournamentState): number {
  const stage = currentStage(state);
  return stage ? matchesOf(stage).filter(({ result }) => result === null).length : 0;
}
