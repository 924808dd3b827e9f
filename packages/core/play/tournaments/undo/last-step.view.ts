import type { ShownStep } from '@pailei/contracts/play/pairings/undo.api';
import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { UndoneStep } from '@pailei/domain/tournament/events';
import type { RulingOfMatch } from '../../matches/commands/ruled-matches.ts';
import { tableOf } from '../fixtures/correction-outcome.ts';

/** A step as the staff read it: a ruling with its match and what was ruled. */
export function shownStep(state: TournamentState, step: UndoneStep, rulings: readonly RulingOfMatch[]): ShownStep {
  if (step.kind !== 'ruling') return step;
  const { match_id } = step;
  const match = findMatch(state, match_id);
  const ruling = rulings.find((one) => one.match_id === match_id)?.ruling;
  if (!match || !ruling) throw new Error(`match ${match_id} has no ruling in its event`);
  return { kind: 'ruling', match_id, ...tableOf(state, match), ruling };
}
