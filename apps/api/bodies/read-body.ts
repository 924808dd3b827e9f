import type { Readable } from 'node:stream';
import { appError, BusyError, generalError, TRANSPORT_ERRORS } from '@pailei/contracts/http/errors';

/** A limit on the bytes that all requests hold together. */
export type ByteBudget = {
  /** False, and nothing reserved, when the budget is exhausted. */
  take(bytes: number): boolean;
  give(bytes: number): void;
};

export function createByteBudget(most: number): ByteBudget {
  let used = 0;
  return {
    take(bytes) {
      if (used + bytes > most) return false;
      used += bytes;
      return true;
    },
    give: (bytes) => void (used -= bytes),
  };
}

/** After this time other bodies have been read. */
const RETRY_SECONDS = 5;

export type BodyOptions = {
  payload: Readable;
  /** Of this body. */
  limit: number;
  /** Of all bodies together. */
  budget: ByteBudget;
};

/**
 * Hands the chunks of a body to `keep`, one after the other, and counts them as they arrive: what is only announced takes
 * no room. Resolves to `finish` of their length; until that is done the bytes count. What is refused is read to its end and
 * thrown away, so that the answer reaches its sender.
 */
export async function readBody<T>(
  { payload, limit, budget }: BodyOptions,
  keep: (chunk: Buffer) => void | Promise<void>,
  finish: (length: number) => T | Promise<T>,
): Promise<T> {
  let length = 0;
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      if (length + bytes.length > limit) throw generalError('body_too_large');
      if (!budget.take(bytes.length)) throw new BusyError(RETRY_SECONDS);
      length += bytes.length;
      await keep(bytes);
    }
    return await finish(length);
  } catch (error) {
    // Broken off by its sender, who hears no answer any more.
    if (payload.destroyed && !payload.readableEnded) throw appError(TRANSPORT_ERRORS, 'bad_request');
    payload.resume();
    throw error;
  } finally {
    budget.give(length);
  }
}

/** Throws for a body that says itself that it is too large, before any of it is read. */
export function refuseAnnounced(contentLength: string | undefined, limit: number): void {
  if (Number(contentLength) > limit) throw generalError('body_too_large');
}
