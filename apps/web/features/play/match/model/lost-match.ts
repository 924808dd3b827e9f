import type { MatchChoice } from '@pailei/domain/featured/choose-match';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** The match that a viewer named, or was shown, and that is not in the event: it was withdrawn, or never there. */
export function lostMatch(tournament: TournamentState, choice: MatchChoice, shown: string | null): string | null {
  const wanted = choice.match ?? shown;
  return wanted !== null && tournament.match_index[wanted] === undefined ? wanted : null;
}
