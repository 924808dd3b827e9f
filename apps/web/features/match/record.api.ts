import { dataOf, errorOf, isErrorEnvelope } from '../../shared/api/envelope.ts';
import type { MatchRecord } from './model/record.ts';

/** The whole log of a match. Throws `ApiError`, or the caller's abort reason. */
export async function fetchRecord(matchId: string, signal: AbortSignal): Promise<MatchRecord> {
  const response = await fetch(`/api/matches/${encodeURIComponent(matchId)}/events`, { signal });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || isErrorEnvelope(answer)) throw errorOf(response.status, answer);
  return dataOf(answer) as MatchRecord;
}
