import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { reportWorkLeft } from './work-left.ts';

export type Trx = Transaction<Database>;

/** The connection broke during COMMIT: it may have succeeded or not. The caller's key, or the state itself, shows which. */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';
}

const SERIALIZATION_FAILURES = new Set(['40001', '40P01']);
const LOCK_TIMEOUT = '55P03';
const MAX_ATTEMPTS = { conflict: 4, lock: 2, connection: 2 } as const;

type Failure = keyof typeof MAX_ATTEMPTS | 'final';

/**
 * Runs `work` in one transaction and commits. A transaction that lost a conflict is run again as a whole (3 times, 10–50 ms apart),
 * one that timed out on a lock or lost its connection before COMMIT once more. Throws `OutcomeUnknownError` when COMMIT itself was cut.
 */
export async function runTransaction<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const attempts = { conflict: 1, lock: 1, connection: 1 };
  for (;;) {
    try {
      return await attempt(db, work);
    } catch (error) {
      const failure = classify(error);
      if (failure === 'final' || attempts[failure] >= MAX_ATTEMPTS[failure]) throw error;
      attempts[failure] += 1;
      await sleep(10 + Math.random() * 40);
    }
  }
}

/** For reads that belong together: two outside of one snapshot could straddle a commit. */
export function readInOneSnapshot<T>(db: Kysely<Database>, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

async function attempt<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  let isCommitting = false;
  try {
    const result = await work(trx);
    isCommitting = true;
    await trx.commit().execute();
    reportWorkLeft(db, trx);
    return result;
  } catch (error) {
    // Gives the connection back, also after a refused COMMIT. It may be gone already; what matters is the first error.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    if (isCommitting && isConnectionError(error))
      throw new OutcomeUnknownError('the connection was lost during COMMIT', { cause: error });
    throw error;
  }
}

function classify(error: unknown): Failure {
  if (error instanceof OutcomeUnknownError) return 'final';
  const code = errorCode(error);
  if (code && SERIALIZATION_FAILURES.has(code)) return 'conflict';
  if (code === LOCK_TIMEOUT) return 'lock';
  return isConnectionError(error) ? 'connection' : 'final';
}

/** True for errors that mean "the database or the connection to it is gone", not "this statement is wrong". */
function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  if (code && (/^(08|57P)/.test(code) || ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'].includes(code)))
    return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message)
  );
}

/** Classes of SQLSTATE: insufficient resources, operator intervention, system error; and what others held or changed meanwhile. */
const NOT_NOW = /^(?:5[378]|40001$|40P01$|55P03$)/;

/** True for errors that mean "not now": nothing of the work stands, and the same may be asked again. */
export function isTransient(error: unknown): boolean {
  return isConnectionError(error) || NOT_NOW.test(errorCode(error) ?? '');
}

/** True for errors that mean "this row breaks a rule of the schema" (classes 22 and 23 of SQLSTATE). */
export function isBrokenRule(error: unknown): boolean {
  return /^2[23]/.test(errorCode(error) ?? '');
}

/** True where the database lacks room on the disk, memory or quota. Too many connections say nothing of writes. */
export const isOutOfRoom = (error: unknown): boolean => /^53(?!300)/.test(errorCode(error) ?? '');

function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
