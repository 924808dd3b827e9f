import type {
  BodyInput,
  DataOf,
  Endpoint,
  FileEndpoint,
  HttpMethod,
  ParamsOf,
  QueryInput,
} from '@pailei/contracts/http/endpoint';
import { CLIENT_ERROR_TEXTS, NO_RESPONSE_TEXT } from '@pailei/contracts/http/errors';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';

import { ApiError } from './api-error.ts';
import { batch } from './batch.ts';
import { dataOf, errorOf, isErrorEnvelope, loginErrorOf, messageIn } from './envelope.ts';
import { initOf, urlOf, type RequestInput } from './request.ts';
import { whileBusy, withRetries } from './retry.ts';
import type { ReportTraffic } from './traffic.ts';

/** Repeating these changes nothing more; a POST only where the server knows it again by its key. */
const IDEMPOTENT: ReadonlySet<HttpMethod> = new Set(['GET', 'PUT', 'DELETE']);

export type ApiClientDeps = {
  fetch: typeof fetch;
  token: () => string | null;
  /** Whether the visitor is on the login page, where a 401 means a wrong password and not an expired session. */
  isLoggingIn: () => boolean;
  /** `suspended`: until when and why the account is suspended; null where it is not. */
  onUnauthorized: (suspended: string | null) => void;
  /** Called with the server's message, with an error or beside an answer. */
  onMessage?: (message: ServerMessage) => void;
  /** Whether the network is known to be away: what gets no answer then is not tried again by itself. */
  isAway?: () => boolean;
  /** A command has no answer yet, and the visitor should hear so. */
  onWaiting?: () => void;
  /** Hears how calls end: which commands succeed, and what fails. */
  ended?: { commandSucceeded(): void; failed(error: unknown): void };
  /** The listener of all calls; undefined while nobody listens. */
  traffic?: () => ReportTraffic | undefined;
};

export type ServerMessage = {
  /** The part of the site whose endpoint was called. */
  area: Endpoint['area'];
  message: string;
  errors: ApiError['errors'];
};

type Needed<K extends string, T> = [T] extends [undefined] ? { [P in K]?: never } : { [P in K]: T };
type Possible<K extends string, T> = [T] extends [undefined] ? { [P in K]?: never } : { [P in K]?: T };
type ParamsInput<E extends Pick<Endpoint, 'params'>> = E['params'] extends object
  ? { params: ParamsOf<E> }
  : { params?: never };

export type CallInput<E extends Endpoint> = ParamsInput<E> &
  Possible<'query', QueryInput<E>> &
  Needed<'body', BodyInput<E>> &
  Needed<'file', E['upload'] extends object ? Blob : undefined> & { signal?: AbortSignal; idempotencyKey?: string };

export type ApiClient = {
  /**
   * Calls one endpoint of the contracts. Throws `ApiError`, or the caller's own abort reason. A command that the server refused
   * as busy (nothing was done) is repeated as it is, up to three times.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>>;
  /** As `call`, and what passes by itself is tried again up to three times, but never a POST without its key. */
  retry<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>>;
  /** Several calls, each with its result or its error. */
  batch: typeof batch;
  /** The bytes of a file that only its owner may read, so that its address alone would not do. */
  file<E extends FileEndpoint>(
    endpoint: E,
    input: ParamsInput<E> & Possible<'query', QueryInput<E>> & { signal?: AbortSignal },
  ): Promise<Blob>;
};

export function createApiClient(deps: ApiClientDeps): ApiClient {
  const once: ApiClient['call'] = (endpoint, input) =>
    exchange(deps, endpoint, input, (response) =>
      dataIn(response, (message) => reportMessage(deps, endpoint, message)),
    );
  const command: ApiClient['call'] = (endpoint, input) => saidToWait(deps, () => once(endpoint, input));
  return {
    // Reads are retried by the query client.
    call: (endpoint, input) =>
      endpoint.method === 'GET' ? once(endpoint, input) : whileBusy(() => command(endpoint, input), input.signal),
    retry(endpoint, input) {
      const isKnown = endpoint.idempotent === true && input.idempotencyKey !== undefined;
      const isSafe = IDEMPOTENT.has(endpoint.method) || isKnown;
      const run = () => (endpoint.method === 'GET' ? once(endpoint, input) : command(endpoint, input));
      if (!isSafe) return whileBusy(run, input.signal);
      const onRetry = () => endpoint.method !== 'GET' && deps.onWaiting?.();
      return withRetries(run, { signal: input.signal, isAway: deps.isAway, onRetry });
    },
    batch,
    file: (endpoint, input) => exchange(deps, endpoint, input, (response) => response.blob()),
  };
}

/** While the network is away, a command that hangs is said to be under way after this time. */
const WAITING_AFTER_MS = 800;

async function saidToWait<T>({ isAway, onWaiting }: ApiClientDeps, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => isAway?.() && onWaiting?.(), WAITING_AFTER_MS);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

type Target = Pick<Endpoint, 'method' | 'path' | 'area' | 'upload'>;

/** One request and its answer, reported to the traffic listener. */
async function exchange<T>(
  deps: ApiClientDeps,
  endpoint: Target,
  input: RequestInput,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const url = urlOf(endpoint.path, input);
  const finish = deps.traffic?.()?.request({ method: endpoint.method, url, body: input.body });
  const token = deps.token();
  try {
    const limits = { timeoutMs: endpoint.upload ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS, signal: input.signal };
    const response = await send(deps, url, initOf(endpoint, input, token), limits);
    if (!response.ok) throw await failureOf(deps, response, token);
    const data = await read(response).catch((error: unknown) => {
      throw error instanceof ApiError || input.signal?.aborted ? error : new ApiError(0, NO_RESPONSE_TEXT);
    });
    finish?.({ status: response.status, data });
    if (endpoint.method !== 'GET') deps.ended?.commandSucceeded();
    return data;
  } catch (error) {
    finish?.({ error });
    deps.ended?.failed(error);
    if (error instanceof ApiError && error.status > 0) reportMessage(deps, endpoint, error.message, error.errors);
    throw error;
  }
}

function reportMessage(
  { onMessage }: ApiClientDeps,
  { area }: Target,
  message: string,
  errors: ApiError['errors'] = {},
): void {
  onMessage?.({ area, message, errors });
}

async function send(
  deps: ApiClientDeps,
  url: string,
  init: RequestInit,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await deps.fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, NO_RESPONSE_TEXT);
  }
}

async function failureOf(deps: ApiClientDeps, response: Response, token: string | null): Promise<ApiError> {
  const answer = await readJson(response).catch(() => null);
  if (response.status !== 401) return errorOf(response.status, answer, response.headers.get('retry-after'));
  if (deps.isLoggingIn()) return loginErrorOf(answer);
  // an answer to an earlier session does not concern the current one
  const refusal = errorOf(401, answer);
  if (deps.token() === token) deps.onUnauthorized(refusal.errors['account'] ?? null);
  return new ApiError(401, CLIENT_ERROR_TEXTS[401]);
}

async function dataIn(response: Response, onNotice: (message: string) => void): Promise<never> {
  const answer = await readJson(response);
  if (isErrorEnvelope(answer)) throw errorOf(response.status, answer);
  const message = messageIn(answer);
  if (message !== '') onNotice(message);
  return dataOf(answer) as never;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
