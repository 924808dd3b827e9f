import type { MatchRecord } from './model/record.ts';
import { readData } from './read-data.ts';

/** The whole log of a match. Throws as `readData` does. */
export async function fetchRecord(matchId: string, signal: AbortSignal): Promise<MatchRecord> {
  return (await readData(`/api/matches/${encodeURIComponent(matchId)}/events`, signal)) as MatchRecord;
}
