import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

const IN: readonly Participant['status'][] = ['pending', 'registered', 'waitlisted', 'checked_in'];

export type LeaveOption = 'withdraw' | 'drop' | null;

/** How an entrant may leave: take the entry back before the start, drop out after it. */
export function leaveOption({ status }: Pick<TournamentState, 'status'>, participant: Participant): LeaveOption {
  if (status === 'registration' || status === 'check_in') return IN.includes(participant.status) ? 'withdraw' : null;
  return status === 'running' && participant.status === 'active' ? 'drop' : null;
}
