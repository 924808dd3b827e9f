import { createHash } from 'node:crypto';
import { AppError, appError } from '@pailei/contracts/http/errors';
import { IDEMPOTENCY_ERRORS } from '@pailei/contracts/http/idempotency';
import type { Trx } from '@pailei/db/tx';
import { findKeys, insertKeys, tryLockKeys, type KeyScope } from './idempotency.repository.ts';

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

/** What is known of a call: it is new, it was answered before, or it may not be made now. */
export type KeyState<Result> =
  | { state: 'new' }
  | { state: 'answered'; result: Result }
  | { state: 'refused'; error: AppError };

/** What calls made: by their place, beside what they asked. */
export type Answers<Result> = readonly { call: KeyedCall; result: Result }[];

/**
 * Takes the keys of several calls until the end of the transaction; two of them must not be of the same key. Answers one
 * state for each, in their order. A call without a key is always new.
 */
export async function openKeys<Result extends Record<string, string>>(
  trx: Trx,
  calls: readonly KeyedCall[],
): Promise<KeyState<Result>[]> {
  const scopes = calls.flatMap((call) => scopeOf(call) ?? []);
  if (scopes.length === 0) return calls.map(() => ({ state: 'new' }));
  const locks = await tryLockKeys(trx, scopes);
  const busy = new Set(scopes.filter((_scope, index) => locks[index] !== true).map(nameOf));
  const known = new Map((await findKeys(trx, scopes)).map((row) => [nameOf(row), row]));
  return calls.map((call) => {
    const scope = scopeOf(call);
    if (!scope) return { state: 'new' };
    if (busy.has(nameOf(scope))) return { state: 'refused', error: new InProgressError() };
    const row = known.get(nameOf(scope));
    if (!row) return { state: 'new' };
    if (row.body_hash === hashOf(call.body)) return { state: 'answered', result: row.result as Result };
    return { state: 'refused', error: appError(IDEMPOTENCY_ERRORS, 'idempotency_key_reused') };
  });
}

/** Writes what the calls that were new have made, so that the same call again finds it. */
export async function keepAnswers(trx: Trx, answers: Answers<Record<string, string>>): Promise<void> {
  const rows = answers.flatMap(({ call, result }) => {
    const scope = scopeOf(call);
    return scope ? [{ ...scope, body_hash: hashOf(call.body), result }] : [];
  });
  await insertKeys(trx, rows);
}

/**
 * Runs `effect` once per key, in the transaction of the effect: a key that stands means that the effect stands, and a
 * refusal leaves the key free. A repeated call gets what the first one returned (ids, by which the caller reads the same
 * answer); with another body it is refused, and so it is, to be asked again, while the first is still at work.
 */
export async function runOnce<Result extends Record<string, string>>(
  trx: Trx,
  call: KeyedCall,
  effect: () => Promise<Result>,
): Promise<Result> {
  const [known] = await openKeys<Result>(trx, [call]);
  if (known?.state === 'refused') throw known.error;
  if (known?.state === 'answered') return known.result;
  const result = await effect();
  await keepAnswers(trx, [{ call, result }]);
  return result;
}

function scopeOf({ account_id, route, key }: KeyedCall): KeyScope | undefined {
  return key === undefined ? undefined : { account_id, route, key };
}

const nameOf = ({ account_id, route, key }: KeyScope) => JSON.stringify([account_id, route, key]);

/** Bodies come out of their schema, with their fields in its order. */
const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
