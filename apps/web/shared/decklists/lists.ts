import { areOpponentListsOpen, mayReadDecklist } from '@pailei/domain/tournament/decklists/decklist-visibility';
import { decklistPolicyOf } from '@pailei/domain/tournament/settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight, type Person } from '@pailei/domain/rights/rights';

type Lists = Pick<TournamentState, 'settings' | 'status' | 'current_stage'>;

/** Whether everybody may read the lists of an event now. */
export function areListsPublic({ settings, status, current_stage }: Lists): boolean {
  return mayReadDecklist(decklistPolicyOf(settings), { viewer: 'public', status, current_stage });
}

export function mayReadLists(tournament: Lists, visitor: Person | null): boolean {
  return holdsRight('referee', visitor) || areListsPublic(tournament);
}

/** Whether the players of a match read both lists in their room. */
export function areRoomListsOpen(tournament: Lists & Pick<TournamentState, 'match_index'>, matchId: string): boolean {
  const [stage] = tournament.match_index[matchId] ?? [];
  const policy = decklistPolicyOf(tournament.settings);
  return areListsPublic(tournament) || (stage !== undefined && areOpponentListsOpen(policy, stage));
}

/** Changes whenever the server's answer about decklists may change: they opened, or some were replaced. */
export function decklistsVersion(tournament: TournamentState, visitor: Person | null): string {
  const isOpen = mayReadLists(tournament, visitor);
  const handedIn = Object.values(tournament.participants).map(({ decks_at }) => decks_at ?? '');
  const newest = handedIn.reduce((latest, at) => (at > latest ? at : latest), '');
  return `${isOpen} ${isOpen ? newest : ''} ${tournament.status === 'finished'}`;
}

/** The same for statistics, which move on with every round rather than with every match. */
export function statisticsVersion(tournament: TournamentState, visitor: Person | null): string {
  const rounds = tournament.stages.flatMap((stage) => stage.rounds).filter(({ status }) => status === 'finished');
  return `${decklistsVersion(tournament, visitor)} ${rounds.length}`;
}
