import { dataOf, errorOf, isErrorEnvelope } from '../../../shared/api/envelope.ts';

/**
 * Reads what everybody may, without the app's client, which the match view does not load. Throws `ApiError`, or the
 * caller's abort reason.
 */
export async function readData(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || isErrorEnvelope(answer)) throw errorOf(response.status, answer);
  return dataOf(answer);
}
