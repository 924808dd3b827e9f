import { currentStage, mayChangeDecks, type Participant, type TournamentState } from '@pailei/domain/tournament';
import { holdsRight, type Person } from '@pailei/domain/rights';

/** What the staff may do with an entrant. */
export type EntrantDeed = 'approve' | 'enter_decks' | 'unlock_decks' | 'reject' | 'drop' | 'reinstate' | 'disqualify';

const OPEN = ['registration', 'check_in'];
const MAY_BE_REJECTED = ['pending', 'registered', 'waitlisted'];
const MAY_PLAY = ['pending', 'registered', 'waitlisted', 'checked_in'];
const MAY_BE_DISQUALIFIED = ['registered', 'checked_in', 'pending', 'waitlisted', 'active', 'dropped'];

/** The deeds that stand open for this visitor with this entrant now; the server asks the same rules again. */
export function entrantDeeds(tournament: TournamentState, person: Participant, visitor: Person | null): EntrantDeed[] {
  if (!holdsRight('referee', visitor)) return [];
  const { status } = person;
  const isOpen = OPEN.includes(tournament.status);
  const isRunning = tournament.status === 'running';
  const maySort = holdsRight('admin', visitor) && isOpen;
  const isActive = isRunning && status === 'active';
  const hasLists = isActive || (isOpen && MAY_PLAY.includes(status));
  const deeds: readonly [EntrantDeed, boolean][] = [
    ['approve', maySort && status === 'pending'],
    ['enter_decks', hasLists],
    ['unlock_decks', hasLists && !mayChangeDecks(tournament, person)],
    ['reject', maySort && MAY_BE_REJECTED.includes(status)],
    ['drop', isActive],
    ['reinstate', isRunning && mayReturn(tournament, person)],
    ['disqualify', (isOpen || isRunning) && MAY_BE_DISQUALIFIED.includes(status)],
  ];
  return deeds.flatMap(([deed, isThere]) => (isThere ? [deed] : []));
}

/** Only while the Swiss stage that they left is being played. */
function mayReturn(tournament: TournamentState, { id, status }: Participant): boolean {
  const stage = currentStage(tournament);
  const isPlayed = stage?.type === 'swiss' && stage.status === 'running';
  return status === 'dropped' && isPlayed && stage.entrants.includes(id);
}
