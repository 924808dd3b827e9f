import { leaderboardApi, type Champion, type Leaderboard } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';

import { api } from '../../../shared/api/api.ts';

export function readLeaderboard(limit: number, signal: AbortSignal): Promise<Leaderboard> {
  return api.call(leaderboardApi.players, { query: { limit }, signal });
}

export async function readChampions(signal: AbortSignal): Promise<readonly Champion[]> {
  return (await api.call(leaderboardApi.champions, { query: { limit: 3 }, signal })).items;
}

/** The tournaments the visitor is in. */
export async function readMyTournamentIds(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const { items } = await api.call(tournamentsApi.list, { query: { mine: 'true', limit: 100 }, signal });
  return new Set(items.map(({ id }) => id));
}
