import type { Participant, ParticipantStatus, TournamentSettings, TournamentState } from '../types.ts';

/** Points that an entry costs; events from before there were fees cost nothing. */
export const entryFeeOf = ({ entry_fee = 0 }: Pick<TournamentSettings, 'entry_fee'>): number => entry_fee;

type Keeping = 'always' | 'before_the_start' | 'if_late' | 'never';

/** While what the event keeps the fee of somebody. */
const KEPT: Readonly<Record<ParticipantStatus, Keeping>> = {
  pending: 'before_the_start',
  waitlisted: 'before_the_start',
  registered: 'always',
  checked_in: 'always',
  active: 'always',
  dropped: 'always',
  disqualified: 'always',
  absent: 'always',
  withdrawn: 'if_late',
  rejected: 'never',
};

/**
 * What the event has to hold of somebody's points as it stands: the fee, or nothing. Who never got a place has it back at the
 * start, everybody when the event is cancelled.
 */
export function feeOwed(state: TournamentState, participant: Participant): number {
  if (state.status === 'cancelled' || !isKept(state, participant)) return 0;
  return entryFeeOf(state.settings);
}

/** The same of everything that an account has entered: a captain who changes teams may hold two entries of one event. */
export function feeOwedBy(state: TournamentState, userId: string): number {
  return Object.values(state.participants).reduce(
    (sum, participant) => (participant.user_id === userId ? sum + feeOwed(state, participant) : sum),
    0,
  );
}

function isKept({ status }: TournamentState, participant: Participant): boolean {
  const keeping = KEPT[participant.status];
  switch (keeping) {
    case 'always':
      return true;
    case 'before_the_start':
      return status === 'registration' || status === 'check_in';
    case 'if_late':
      return participant.fee_kept ?? false;
    case 'never':
      return false;
    default:
      return keeping satisfies never;
  }
}

/** Whether a withdrawal comes too late for the fee: they have checked in, and so kept others from their place. */
export function withdrawsLate({ settings }: Pick<TournamentState, 'settings'>, { status }: Participant): boolean {
  return status === 'checked_in' && entryFeeOf(settings) > 0;
}

/** Those of whom the event has to hold another amount than before. */
export function feeChanges(before: TournamentState, after: TournamentState): Participant[] {
  if (before.participants === after.participants && before.status === after.status) return [];
  if (entryFeeOf(before.settings) === 0 && entryFeeOf(after.settings) === 0) return [];
  return Object.values(after.participants).filter((participant) => {
    const earlier = before.participants[participant.id];
    return (earlier ? feeOwed(before, earlier) : 0) !== feeOwed(after, participant);
  });
}
