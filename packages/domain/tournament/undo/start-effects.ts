import { noDraws } from '../../random/draw-key.ts';
import { isViolation } from '../../violation/violation.ts';
import { NO_CORRECTION_EFFECTS, tableChanges, type CorrectionEffects } from '../decide/correction-effects.ts';
import type { StartStep } from '../events.ts';
import { evolveTournament } from '../evolve.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';
import { decideUndoStart } from './decide-undo.ts';
import { lastStart } from './last-step.ts';

/** What taking back a start does: a dry run of the same decision, of which nothing is kept. */
export function startEffects(
  before: TournamentState,
  step: StartStep,
  now: string,
): CorrectionEffects | TournamentViolation {
  const command = { type: 'undo_start', step, reason: '试算', by: { user_id: '', name: '' } } as const;
  const decided = decideUndoStart(before, command, { now, new_id: () => '', draw_key: noDraws });
  if (isViolation(decided)) return decided;
  const after = decided.reduce(evolveTournament, before);
  return {
    ...NO_CORRECTION_EFFECTS,
    withdrawn: lastStart(before)?.matches ?? [],
    restarts_stages: step.kind === 'stage_start' ? [step.stage] : [],
    standings: step.kind === 'round_start' ? tableChanges(before, after, step.stage) : [],
  };
}
