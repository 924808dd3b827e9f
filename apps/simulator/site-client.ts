import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyInput, DataOf, Endpoint, Envelope } from '@pailei/contracts/endpoint';

/** How accounts get onto the site. */
export type Door = {
  url: string;
  /** Lifts the site's limits on rates, where there is one. */
  exemptKey: string | undefined;
  /** Who wants to see every answer gives their own; default: the platform's. */
  fetch?: typeof globalThis.fetch;
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
  /** Calls an endpoint; tries again while the site is away or asks to wait. Throws `CallError` for what it refuses. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<DataOf<E>>;
};

const TRY_AGAIN = new Set([429, 502, 503, 504]);
const MAX_TRIES = 60;

export function createSiteClient({ url, exemptKey, fetch = globalThis.fetch }: Door): SiteClient {
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
      for (let tries = 1; ; tries += 1) {
        const request = requestOf(endpoint.method, headersOf(token, exemptKey, input.body), input.body);
        const answer = await send(fetch, `${url}/api${path}${search}`, request);
        if (answer.ok) return answer.data as DataOf<typeof endpoint>;
        if (tries >= MAX_TRIES || !TRY_AGAIN.has(answer.status)) throw new CallError(answer.status, answer.message);
        await sleep(answer.retryAfterMs ?? 500);
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
    return { ok: false, status: 503, message: error instanceof Error ? error.message : String(error) };
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
