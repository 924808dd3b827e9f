import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { generalError, TooManyRequestsError } from '@pailei/contracts/errors';
import type { AppError } from '@pailei/contracts/errors';
import { clientAddress, limitKey, trustRule } from '@pailei/core/proxies';
import type { ConnectLimit } from './connect-limit.ts';
import type { Door } from './frame.ts';
import type { IsOwnOrigin } from './handshake.ts';

export type EntranceLimits = {
  connects: ConnectLimit;
  /** Sockets that one address may have open at this hub. */
  openSockets: number;
};

export type EntranceOptions = {
  isOwnOrigin: IsOwnOrigin;
  trustedProxies: string[];
  /** Keys that lift the limits for whoever sends one as `x-rate-limit-key`. */
  keys: string[];
  /** Null: any number of connects and sockets. */
  limits: EntranceLimits | null;
};

type Knock = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whoever has too many open is to close some first. */
const TOO_MANY_OPEN_RETRY_MS = 30_000;

/** Who may open a socket at all: at Socket.IO pages of this site alone, at the feed everybody; not too many from one address. */
export function createEntrance({ isOwnOrigin, trustedProxies, keys, limits }: EntranceOptions) {
  const trusts = trustRule(trustedProxies);
  const digests = keys.map(digest);
  const open = new Map<string, number>();
  const isExempt = (given: unknown) =>
    typeof given === 'string' && digests.some((key) => timingSafeEqual(key, digest(given)));

  const leave = (key: string) => {
    const count = (open.get(key) ?? 0) - 1;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };

  /** Counts a socket in at once, until it closes or is refused: those that wait for their answer take room as well. */
  const hold = (key: string, socket: Knock['socket']) => {
    open.set(key, (open.get(key) ?? 0) + 1);
    let isHeld = true;
    const release = () => {
      if (isHeld) leave(key);
      isHeld = false;
    };
    socket.once('close', release);
    return release;
  };

  return async ({ headers, socket }: Knock, door: Door): Promise<AppError | undefined> => {
    if (door === 'socketio' && !isOwnOrigin(headers.origin, headers.host)) return generalError('forbidden');
    if (limits === null || isExempt(headers['x-rate-limit-key'])) return undefined;
    const address = clientAddress(socket.remoteAddress ?? '', forwardedOf(headers), trusts);
    const key = limitKey(address);
    if ((open.get(key) ?? 0) >= limits.openSockets) return new TooManyRequestsError(TOO_MANY_OPEN_RETRY_MS);
    const release = hold(key, socket);
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
