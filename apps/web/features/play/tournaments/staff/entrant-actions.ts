import { mayChangeDecks } from '@pailei/domain/tournament/decide/decide-decks';
import { mayReturn } from '@pailei/domain/tournament/decide/decide-field';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight, type Person } from '@pailei/domain/rights/rights';

/** What the staff may do with an entrant. */
export type EntrantAction =
  | 'approve'
  | 'check_in'
  | 'enter_decks'
  | 'unlock_decks'
  | 'reject'
  | 'drop'
  | 'reinstate'
  | 'disqualify';

const OPEN = ['registration', 'check_in'];
const MAY_BE_REJECTED = ['pending', 'registered', 'waitlisted'];
const MAY_PLAY = ['pending', 'registered', 'waitlisted', 'checked_in'];
const MAY_BE_DISQUALIFIED = ['registered', 'checked_in', 'pending', 'waitlisted', 'active', 'dropped'];

const MAY_CHECK_IN = ['registered', 'waitlisted'];

/** With their lists in, while the check-in is open; teams hand in lists with each line-up. */
const mayCheckIn = ({ status }: TournamentState, person: Participant) =>
  status === 'check_in' &&
  person.checked_in_at === null &&
  (person.roster !== undefined || person.decks_submitted > 0) &&
  MAY_CHECK_IN.includes(person.status);

/** The actions that this visitor may do on this participant now; the server checks the same rules. */
export function entrantActions(
  tournament: TournamentState,
  person: Participant,
  visitor: Person | null,
): EntrantAction[] {
  if (!holdsRight('referee', visitor)) return [];
  const { status } = person;
  const isOpen = OPEN.includes(tournament.status);
  const isRunning = tournament.status === 'running';
  const maySort = holdsRight('admin', visitor) && isOpen;
  const isActive = isRunning && status === 'active';
  const hasLists = person.roster === undefined && (isActive || (isOpen && MAY_PLAY.includes(status)));
  const actions: readonly [EntrantAction, boolean][] = [
    ['approve', maySort && status === 'pending'],
    ['check_in', mayCheckIn(tournament, person)],
    ['enter_decks', hasLists],
    ['unlock_decks', hasLists && !mayChangeDecks(tournament, person)],
    ['reject', maySort && MAY_BE_REJECTED.includes(status)],
    ['drop', isActive],
    ['reinstate', isRunning && status === 'dropped' && mayReturn(tournament, person.id)],
    ['disqualify', (isOpen || isRunning) && MAY_BE_DISQUALIFIED.includes(status)],
  ];
  return actions.flatMap(([action, isThere]) => (isThere ? [action] : []));
}
