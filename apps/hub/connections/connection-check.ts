import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { generalError, TooManyRequestsError, type AppError } from '@pailei/contracts/http/errors';
import { clientAddress, limitKey } from '@pailei/core/ground/http/client-address';
import { trustRule } from '@pailei/core/ground/http/trusted-proxies';
import type { ConnectLimit } from './connect-limit.ts';
import type { Transport } from '../transports/frame.ts';
import type { IsOwnOrigin } from './handshake.ts';

export type ConnectionLimits = {
  connects: ConnectLimit;
  /** Sockets that one address may have open at this hub. */
  openSockets: number;
};

export type ConnectionCheckOptions = {
  isOwnOrigin: IsOwnOrigin;
  trustedProxies: string[];
  /** Keys that lift the limits for whoever sends one as `x-rate-limit-key`. */
  keys: string[];
  /** Null: any number of connects and sockets. */
  limits: ConnectionLimits | null;
};

type UpgradeRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/** An address with too many sockets must close some first. */
const TOO_MANY_SOCKETS_RETRY_MS = 30_000;

/** Decides who may open a socket: Socket.IO takes pages of this site only, the feed everybody; both limit the sockets of one address. */
export function createConnectionCheck({ isOwnOrigin, trustedProxies, keys, limits }: ConnectionCheckOptions) {
  const trusts = trustRule(trustedProxies);
  const digests = keys.map(digest);
  const open = new Map<string, number>();
  const isExempt = (given: unknown) =>
    typeof given === 'string' && digests.some((key) => timingSafeEqual(key, digest(given)));

  const decrement = (key: string) => {
    const count = (open.get(key) ?? 0) - 1;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };

  /** Counts a socket from now until it closes or is refused: one that waits for its answer counts as well. */
  const countSocket = (key: string, socket: UpgradeRequest['socket']) => {
    open.set(key, (open.get(key) ?? 0) + 1);
    let isCounted = true;
    const release = () => {
      if (isCounted) decrement(key);
      isCounted = false;
    };
    socket.once('close', release);
    return release;
  };

  return async ({ headers, socket }: UpgradeRequest, transport: Transport): Promise<AppError | undefined> => {
    if (transport === 'socketio' && !isOwnOrigin(headers.origin, headers.host)) return generalError('forbidden');
    if (limits === null || isExempt(headers['x-rate-limit-key'])) return undefined;
    const address = clientAddress(socket.remoteAddress ?? '', forwardedOf(headers), trusts);
    const key = limitKey(address);
    if ((open.get(key) ?? 0) >= limits.openSockets) return new TooManyRequestsError(TOO_MANY_SOCKETS_RETRY_MS);
    const release = countSocket(key, socket);
    const waitMs = await limits.connects.take(address);
    if (waitMs <= 0) return undefined;
    release();
    return new TooManyRequestsError(waitMs);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function forwardedOf(headers: IncomingMessage['headers']): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
