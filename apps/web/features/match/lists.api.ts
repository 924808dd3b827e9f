import type { DataOf } from '@pailei/contracts/endpoint';
import type { tournamentDecksApi } from '@pailei/contracts/tournament-decks';
import { readData } from './read-data.ts';

export type MatchLists = DataOf<(typeof tournamentDecksApi)['ofMatch']>;

/** The decks of a match with their cards, as far as everybody may read them. Throws as `readData` does. */
export async function fetchLists(matchId: string, signal: AbortSignal): Promise<MatchLists> {
  return (await readData(`/api/matches/${encodeURIComponent(matchId)}/decklists`, signal)) as MatchLists;
}
