import { currentStage, type Participant, type TournamentState } from '@pailei/domain/tournament';
import { holdsRight, type Person } from '@pailei/domain/rights';

/** What the staff may do with an entrant. */
export type EntrantDeed = 'approve' | 'reject' | 'drop' | 'reinstate' | 'disqualify';

const OPEN = ['registration', 'check_in'];
const MAY_BE_REJECTED = ['pending', 'registered', 'waitlisted'];
const MAY_BE_DISQUALIFIED = ['registered', 'checked_in', 'pending', 'waitlisted', 'active', 'dropped'];

/** The deeds that stand open for this visitor with this entrant now; the server asks the same rules again. */
export function entrantDeeds(
  tournament: TournamentState,
  { id, status }: Pick<Participant, 'id' | 'status'>,
  visitor: Person | null,
): EntrantDeed[] {
  if (!holdsRight('referee', visitor)) return [];
  const isOpen = OPEN.includes(tournament.status);
  const isRunning = tournament.status === 'running';
  const maySort = holdsRight('admin', visitor) && isOpen;
  const stage = currentStage(tournament);
  const mayReturn = stage?.type === 'swiss' && stage.status === 'running' && stage.entrants.includes(id);
  return [
    ...(maySort && status === 'pending' ? (['approve'] as const) : []),
    ...(maySort && MAY_BE_REJECTED.includes(status) ? (['reject'] as const) : []),
    ...(isRunning && status === 'active' ? (['drop'] as const) : []),
    ...(isRunning && status === 'dropped' && mayReturn ? (['reinstate'] as const) : []),
    ...((isOpen || isRunning) && MAY_BE_DISQUALIFIED.includes(status) ? (['disqualify'] as const) : []),
  ];
}
