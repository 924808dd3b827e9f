import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { tournamentDecksApi } from '@pailei/contracts/play/decklists/decklists.api';
import type { MatchRecord } from './model/record.ts';
import { readData } from './read-data.ts';

export type MatchLists = DataOf<(typeof tournamentDecksApi)['ofMatch']>;

type Parts = {
  /** The whole log. */
  events: MatchRecord;
  /** The decks with their cards, as far as everybody may read them. */
  decklists: MatchLists;
};

/** What everybody may read of a match. Throws as `readData` does. */
export async function fetchOfMatch<P extends keyof Parts>(matchId: string, part: P, signal: AbortSignal) {
  return (await readData(`/api/matches/${encodeURIComponent(matchId)}/${part}`, signal)) as Parts[P];
}
