import type { FetchSnapshot } from './protocol/client-link.ts';
import type { RefusalCode, SnapshotAnswer, SnapshotRequest } from './protocol/messages.ts';

const FETCH_TIMEOUT_MS = 10_000;

const CODES: Readonly<Record<number, RefusalCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  422: 'bad_request',
  429: 'rate_limited',
};

type Envelope = { data: unknown; message: string };

/** Snapshots by `GET /api/topics/:topic`. The browser keeps each by its version, and asks every time whether it still holds. */
export const snapshotsOf =
  (url: string): FetchSnapshot =>
  async (request, token) => {
    try {
      const response = await fetch(`${url}${pathOf(request)}`, {
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        cache: 'no-cache',
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      });
      const { data, message } = (await response.json()) as Envelope;
      if (response.ok) return { ok: true, ...(data as object) } as SnapshotAnswer;
      return { ok: false, topic: request.topic, code: CODES[response.status] ?? 'unavailable', message };
    } catch {
      return { ok: false, topic: request.topic, code: 'unavailable', message: '' };
    }
  };

function pathOf({ topic, delay, at_least }: SnapshotRequest): string {
  const query = new URLSearchParams();
  if (delay) query.set('delay', `${delay}`);
  if (at_least !== undefined) query.set('at_least', `${at_least}`);
  const asked = query.toString();
  return `/api/topics/${encodeURIComponent(topic)}${asked && `?${asked}`}`;
}
