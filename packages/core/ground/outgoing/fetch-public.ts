import { lookup as resolveName } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

export type PublicAnswer = { status: number; type: string; bytes: Uint8Array };

export type FetchPublic = (url: string, limits: FetchLimits) => Promise<PublicAnswer>;

export type PublicPost = { headers: Readonly<Record<string, string>>; body: Uint8Array };
/** One request, one answer: what was sent is not sent on to where a redirect leads. */
export type PostPublic = (url: string, post: PublicPost, limits: FetchLimits) => Promise<PublicAnswer>;

type FetchLimits = { timeoutMs: number; maxBytes: number };

/** Why a request was not made, or was given up. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
  readonly reason: 'not_allowed' | 'too_large' | 'unreachable';

  constructor(reason: OutgoingError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export type OutgoingDeps = {
  resolve: (host: string) => Promise<LookupAddress[]>;
  request: typeof requestHttps;
};

const REAL: OutgoingDeps = { resolve: (host) => resolveName(host, { all: true }), request: requestHttps };

const AGENT = { 'accept-encoding': 'identity', 'user-agent': 'PaiLei' };

/**
 * The only client for outgoing requests: https only, to public addresses only, within a time and a size. A name is resolved once and the very
 * address that was checked is connected to, so that a second answer of the name server changes nothing. Redirects are
 * checked like the first address.
 */
export function createFetchPublic(deps: OutgoingDeps = REAL): FetchPublic {
  return async (first, { timeoutMs, maxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: 'image/*,*/*;q=0.5', ...AGENT };
    let url = new URL(first);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await open(deps, url, { signal, headers });
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) return read(answer, maxBytes);
      answer.destroy();
      url = new URL(location, url);
    }
    throw new OutgoingError('unreachable', 'too many redirects');
  };
}

/** The same for what is sent. */
export function createPostPublic(deps: OutgoingDeps = REAL): PostPublic {
  return async (url, { headers, body }, { timeoutMs, maxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { ...headers, ...AGENT, 'content-length': `${body.length}` };
    return read(await open(deps, new URL(url), { signal, headers: sent, method: 'POST' }, body), maxBytes);
  };
}

type Sending = { signal: AbortSignal; headers: Readonly<Record<string, string>>; method?: 'POST' };

async function open(
  { resolve, request }: OutgoingDeps,
  url: URL,
  sending: Sending,
  body?: Uint8Array,
): Promise<IncomingMessage> {
  const { address, family } = await addressOf(resolve, url, sending.signal);
  return new Promise((done, fail) => {
    const call = request(url, {
      ...sending,
      agent: false,
      // Node asks for one address or for all of them.
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
    });
    call.once('response', done);
    call.on('error', fail);
    call.end(body);
  });
}

async function addressOf(resolve: OutgoingDeps['resolve'], url: URL, signal: AbortSignal): Promise<LookupAddress> {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new OutgoingError('not_allowed', 'only https addresses without a login are called');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await Promise.race([resolve(host), failureOf(signal)]);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingError('not_allowed', 'the host has no public address');
  return first;
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<PublicAnswer> {
  const { statusCode: status = 0, headers } = answer;
  return { status, type: headers['content-type'] ?? '', bytes: await readAll(answer, maxBytes) };
}

/** A name server that does not answer is waited for no longer than the rest. */
function failureOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const abort = () => fail(new OutgoingError('unreachable', 'the host did not answer in time'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError('too_large', `the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
