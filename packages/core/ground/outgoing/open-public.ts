import { lookup as resolveName } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Why a request was not made, or was given up. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
  readonly reason: 'not_allowed' | 'too_large' | 'unreachable';

  constructor(reason: OutgoingError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export type OutgoingDeps = {
  resolve: (host: string) => Promise<LookupAddress[]>;
  request: typeof requestHttps;
};

export const REAL_OUTGOING: OutgoingDeps = {
  resolve: (host) => resolveName(host, { all: true }),
  request: requestHttps,
};

export type OutgoingCall = {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string | number>>;
  body?: string | Uint8Array;
  signal: AbortSignal;
};

/**
 * Opens a request: https only, to public addresses only. A name is resolved once and the very address that was checked is connected to,
 * so that a second answer of the name server changes nothing.
 */
export async function openPublic(
  { resolve, request }: OutgoingDeps,
  url: URL,
  { method, headers, body, signal }: OutgoingCall,
): Promise<IncomingMessage> {
  const { address, family } = await addressOf(resolve, url, signal);
  return new Promise((done, fail) => {
    const call = request(url, {
      method,
      signal,
      agent: false,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'PaiLei', ...headers },
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
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await Promise.race([resolve(host), failureOf(signal)]);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingError('not_allowed', 'the host has no public address');
  return first;
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Whether an address names a place inside by itself; what a name leads to is only known when it is called. */
export function namesPrivateHost(url: URL): boolean {
  // A dot at the end only says that the name is whole.
  const host = hostOf(url).replace(/\.$/, '');
  return isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(?:localhost|local|internal)$/i.test(host);
}

/** A name server that does not answer is waited for no longer than the rest. */
function failureOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const abort = () => fail(new OutgoingError('unreachable', 'the host did not answer in time'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
