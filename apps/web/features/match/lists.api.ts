import type { DataOf } from '@pailei/contracts/endpoint';
import type { tournamentDecksApi } from '@pailei/contracts/tournament-decks';
import { dataOf, errorOf, isErrorEnvelope } from '../../shared/api/envelope.ts';

export type MatchLists = DataOf<(typeof tournamentDecksApi)['ofMatch']>;

/** The decks of a match with their cards, as far as everybody may read them. Throws `ApiError`, or the caller's abort reason. */
export async function fetchLists(matchId: string, signal: AbortSignal): Promise<MatchLists> {
  const response = await fetch(`/api/matches/${encodeURIComponent(matchId)}/decklists`, { signal });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || isErrorEnvelope(answer)) throw errorOf(response.status, answer);
  return dataOf(answer) as MatchLists;
}
