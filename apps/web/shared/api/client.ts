import type { BodyInput, DataOf, Endpoint, ParamsOf, QueryInput } from '@pailei/contracts/endpoint';
import { CLIENT_ERROR_TEXTS, NO_RESPONSE_TEXT } from '@pailei/contracts/errors';

import { ApiError } from './api-error.ts';
import { dataOf, errorOf, isErrorEnvelope } from './envelope.ts';

const TIMEOUT_MS = 10_000;

export type ApiClientDeps = {
  fetch: typeof fetch;
  token: () => string | null;
  /** Whether the visitor is on the login page, where a 401 means a wrong password and not an expired session. */
  isLoggingIn: () => boolean;
  onUnauthorized: () => void;
};

type Needed<K extends string, T> = T extends undefined ? { [P in K]?: never } : { [P in K]: T };
type Possible<K extends string, T> = T extends undefined ? { [P in K]?: never } : { [P in K]?: T };

export type CallInput<E extends Endpoint> = (E['params'] extends object
  ? { params: ParamsOf<E> }
  : { params?: never }) &
  Possible<'query', QueryInput<E>> &
  Needed<'body', BodyInput<E>> & { signal?: AbortSignal; idempotencyKey?: string };

export type ApiClient = {
  /** Calls one endpoint of the contracts. Throws `ApiError`, or the caller's own abort reason. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>>;
};

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

export function createApiClient(deps: ApiClientDeps): ApiClient {
  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>> {
    const given: AnyInput = input;
    const token = deps.token();
    const response = await send(deps, endpoint, given, token);
    const answer = await readAnswer(response);
    if (response.ok && !isErrorEnvelope(answer)) return dataOf(answer) as DataOf<E>;
    if (response.status === 401 && !deps.isLoggingIn()) {
      // an answer to an earlier session says nothing about the present one
      if (deps.token() === token) deps.onUnauthorized();
      throw new ApiError(401, CLIENT_ERROR_TEXTS[401]);
    }
    throw errorOf(response.status, answer);
  }
  return { call };
}

async function send(deps: ApiClientDeps, endpoint: Endpoint, input: AnyInput, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await deps.fetch(urlOf(endpoint.path, input), {
      method: endpoint.method,
      headers: headersOf(token, input),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError(0, NO_RESPONSE_TEXT);
  }
}

function headersOf(token: string | null, input: AnyInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
  };
}

function urlOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (isScalar(value) && value !== '') search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiError(0, NO_RESPONSE_TEXT);
  });
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
