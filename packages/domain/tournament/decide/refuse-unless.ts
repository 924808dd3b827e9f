import { violation } from '../../violation/violation.ts';
import type { ParticipantStatus, TournamentState, TournamentStatus } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

/** The refusal when the tournament or the participant is in none of the given statuses. */
export function refuseUnless(
  state: TournamentState,
  participantId: string,
  tournament: readonly TournamentStatus[],
  participant: readonly ParticipantStatus[],
): TournamentViolation | null {
  if (!tournament.includes(state.status)) return violation('wrong_tournament_status', { status: state.status });
  const status = state.participants[participantId]?.status;
  if (status === undefined) return violation('unknown_participant');
  return participant.includes(status) ? null : violation('wrong_participant_status', { status });
}
