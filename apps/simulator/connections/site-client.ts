import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyInput, DataOf, Endpoint, Envelope } from '@pailei/contracts/http/endpoint';
import type { Retry } from '../retry-report.ts';

/** How accounts get onto the site. */
export type SiteAddress = {
  url: string;
  /** Lifts the site's limits on rates, where there is one. */
  exemptKey: string | undefined;
  /** Who wants to see every answer gives their own; default: the platform's. */
  fetch?: typeof globalThis.fetch;
  /** Called before the wait of every retry. */
  onRetry?: (repeat: Retry) => void;
};

export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type CallInput<E extends Endpoint> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyInput<E>;
};

/** The public HTTP API as one visitor sees it. */
export type SiteClient = {
  url: string;
  /** How its live connection is opened. */
  live: { url: string; origin: string; headers: Record<string, string> };
  token: () => string | null;
  signIn(token: string): void;
  /**
   * Calls an endpoint; tries again, under the same key, while the site is away or asks to wait. Throws `CallError` for what it
   * refuses.
   */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<DataOf<E>>;
};

/** No answer: the site is down or slow. */
const NO_ANSWER = 0;
const TRY_AGAIN = new Set([NO_ANSWER, 429, 502, 503, 504]);
const MAX_TRIES = 60;

export function createSiteClient({
  url,
  exemptKey,
  fetch = globalThis.fetch,
  onRetry: onRepeat,
}: SiteAddress): SiteClient {
  let token: string | null = null;
  return {
    url,
    live: { url, origin: url, headers: exemption(exemptKey) },
    token: () => token,
    signIn: (fresh) => {
      token = fresh;
    },
    async call(endpoint, input = {}) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(input.params?.[name] ?? ''),
      );
      const search = input.query ? `?${new URLSearchParams(input.query)}` : '';
      const key: Record<string, string> = endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {};
      for (let tries = 1; ; tries += 1) {
        const headers = { ...headersOf(token, exemptKey, input.body), ...key };
        const answer = await send(fetch, `${url}/api${path}${search}`, requestOf(endpoint.method, headers, input.body));
        if (answer.ok) return answer.data as DataOf<typeof endpoint>;
        const { status, message, retryAfterMs: waitMs = 500 } = answer;
        if (tries >= MAX_TRIES || !TRY_AGAIN.has(status)) throw new CallError(status, message);
        onRepeat?.({ call: `${endpoint.method} ${endpoint.path}`, status: status || undefined, waitMs });
        await sleep(waitMs);
      }
    },
  };
}

type Answer = { ok: true; data: unknown } | { ok: false; status: number; message: string; retryAfterMs?: number };

function requestOf(method: string, headers: Record<string, string>, body: unknown): RequestInit {
  return {
    method,
    headers,
    signal: AbortSignal.timeout(10_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

async function send(fetch: typeof globalThis.fetch, url: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, request);
    const envelope = (await response.json()) as Envelope<unknown>;
    if (response.ok) return { ok: true, data: envelope.data };
    const wait = Number(response.headers.get('retry-after'));
    return {
      ok: false,
      status: response.status,
      message: envelope.message,
      ...(wait > 0 && { retryAfterMs: wait * 1_000 }),
    };
  } catch (error) {
    return { ok: false, status: NO_ANSWER, message: error instanceof Error ? error.message : String(error) };
  }
}

const exemption = (key: string | undefined): Record<string, string> => (key ? { 'x-rate-limit-key': key } : {});

function headersOf(token: string | null, exemptKey: string | undefined, body: unknown): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...exemption(exemptKey),
  };
}
