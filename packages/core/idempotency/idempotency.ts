import { createHash } from 'node:crypto';
import { AppError, appError } from '@pailei/contracts/errors';
import { IDEMPOTENCY_ERRORS } from '@pailei/contracts/idempotency';
import type { Trx } from '@pailei/db/tx';
import { findKey, insertKey, tryLockKey } from './idempotency.repository.ts';

/** The same call is just being answered: it may come again in a moment, under the same key. */
class InProgressError extends AppError {
  override name = 'InProgressError';
  override readonly retryAfterSeconds = 1;

  constructor() {
    const [status, text] = IDEMPOTENCY_ERRORS.request_in_progress;
    super('request_in_progress', status, text);
  }
}

/** A call that may come again: who makes it, which one it is, and what it asks for. */
export type KeyedCall = {
  account_id: string;
  /** The route with its parameters filled in: a key belongs to one of them. */
  route: string;
  /** What the caller sent as `Idempotency-Key`; without one every call is a new call. */
  key: string | undefined;
  body: unknown;
};

/**
 * Runs `effect` once per key, in the transaction of the effect: a key that stands means that the effect stands, and a
 * refusal leaves the key free. A repeated call gets what the first one returned (ids, by which the caller reads the same
 * answer); with another body it is refused, and so it is, to be asked again, while the first is still at work.
 */
export async function once<Result extends Record<string, string>>(
  trx: Trx,
  call: KeyedCall,
  effect: () => Promise<Result>,
): Promise<Result> {
  const { account_id, route, key, body } = call;
  if (key === undefined) return effect();
  const scope = { account_id, route, key };
  if (!(await tryLockKey(trx, scope))) throw new InProgressError();
  const body_hash = hashOf(body);
  const known = await findKey(trx, scope);
  if (known && known.body_hash !== body_hash) throw appError(IDEMPOTENCY_ERRORS, 'idempotency_key_reused');
  if (known) return known.result as Result;
  const result = await effect();
  await insertKey(trx, { ...scope, body_hash, result });
  return result;
}

/** Bodies come out of their schema, with their fields in its order. */
const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
