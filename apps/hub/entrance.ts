import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress, trustRule } from '@pailei/core/proxies';
import type { ConnectLimit } from './connect-limit.ts';
import { createOriginCheck } from './handshake.ts';

export type EntranceOptions = {
  publicUrl: string;
  trustedProxies: string[];
  /** Keys that lift the limit for whoever sends one as `x-rate-limit-key`. */
  keys: string[];
  /** Null: any number of connects. */
  limit: ConnectLimit | null;
};

export type Refusal = { status: '403 Forbidden' | '429 Too Many Requests'; retryAfterSeconds?: number };

/** Who may open a socket at all, whichever door they want: pages of this site, and not too often from one address. */
export function createEntrance({ publicUrl, trustedProxies, keys, limit }: EntranceOptions) {
  const isOriginAllowed = createOriginCheck(publicUrl);
  const trusts = trustRule(trustedProxies);
  const digests = keys.map(digest);
  const isExempt = (given: unknown) =>
    typeof given === 'string' && digests.some((key) => timingSafeEqual(key, digest(given)));

  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Refusal | undefined => {
    if (!isOriginAllowed(headers.origin, headers.host)) return { status: '403 Forbidden' };
    if (limit === null || isExempt(headers['x-rate-limit-key'])) return undefined;
    const waitMs = limit.take(clientAddress(socket.remoteAddress ?? '', forwardedOf(headers), trusts));
    return waitMs === 0 ? undefined : { status: '429 Too Many Requests', retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function forwardedOf(headers: IncomingMessage['headers']): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}

export function refuseUpgrade(stream: Duplex, { status, retryAfterSeconds }: Refusal): void {
  stream.on('error', () => stream.destroy());
  const headers = ['connection: close', 'content-length: 0'];
  if (retryAfterSeconds !== undefined) headers.push(`retry-after: ${retryAfterSeconds}`);
  stream.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`);
}
