import { currentStage } from '@pailei/domain/tournament/state-parts';
import { lateEntryCost } from '@pailei/domain/tournament/decide/decide-field';
import type { TournamentState } from '@pailei/domain/tournament/types';

export type StaffMenuItem = 'enter_late' | 'take_back_round' | 'cancel';

const NOT_BEGUN: readonly string[] = ['scheduled', 'check_in'];

/** The rarer actions of the staff on a whole event, as they are possible now; the server checks the same rules. */
export function staffMenu(tournament: TournamentState, isAdmin: boolean): StaffMenuItem[] {
  const { status } = tournament;
  const items: readonly [StaffMenuItem, boolean][] = [
    ['enter_late', lateEntryCost(tournament) !== null],
    ['take_back_round', untouchedRound(tournament) !== null],
    ['cancel', isAdmin && status !== 'finished' && status !== 'cancelled'],
  ];
  return items.flatMap(([item, isThere]) => (isThere ? [item] : []));
}

/** The number of the newest round where nobody has begun it and it was drawn, not a part of a bracket; else null. */
export function untouchedRound(tournament: TournamentState): number | null {
  const round = currentStage(tournament)?.rounds.at(-1);
  if (tournament.status !== 'running' || round?.status !== 'running') return null;
  const isUntouched = round.matches.every(({ status, node }) => node === null && NOT_BEGUN.includes(status));
  return isUntouched && round.matches.length > 0 ? round.number : null;
}
