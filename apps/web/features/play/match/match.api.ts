import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { tournamentDecksApi } from '@pailei/contracts/play/decklists/decklists.api';
import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesEvent } from '@pailei/domain/series/events';
import type { SeriesState } from '@pailei/domain/series/types';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import type { EventRecord } from '../../../shared/replay/record.ts';
import type { RecordSource } from '../../../shared/replay/useRecord.ts';
import { readData } from './read-data.ts';

export type MatchLists = DataOf<(typeof tournamentDecksApi)['ofMatch']>;

type Parts = {
  /** The whole log. */
  events: EventRecord;
  /** The decks with their cards, as far as everybody may read them. */
  decklists: MatchLists;
};

/** What everybody may read of a match. Throws as `readData` does. */
export async function fetchOfMatch<P extends keyof Parts>(matchId: string, part: P, signal: AbortSignal) {
  return (await readData(`/api/matches/${encodeURIComponent(matchId)}/${part}`, signal)) as Parts[P];
}

export const MATCH_RECORD: RecordSource<SeriesEvent, SeriesState> = {
  read: (id, signal) => fetchOfMatch(id, 'events', signal),
  eventOf: seriesEventOf,
  fold: foldSeries,
  evolve: evolveSeries,
};
