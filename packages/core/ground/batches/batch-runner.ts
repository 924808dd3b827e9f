import { AppError, generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import { isBrokenRule, type Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import {
  endItems,
  endBatch,
  releaseBatch,
  extendBatchLease,
  nextItems,
  subjectOf,
  claimBatch,
  type ItemOutcome,
} from './batches.repository.ts';
import type { ItemRow, BatchRow, BatchTable } from './lists.ts';
import { logProgress } from './batch-progress.ts';

export type BatchRunnerDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  /** Called with an error of a change that broke a rule of the schema: a bug, not a refusal. */
  onFault?: (error: Error) => void;
};

export type RefusedItem<T extends BatchTable> = { item: ItemRow[T]; error: AppError };

/**
 * What makes the changes of items, in the transaction that also marks them as done; answers those that were refused. An
 * `AppError` that it throws for a single item refuses that one; for several, they are tried again one by one.
 */
export type ApplyItems<T extends BatchTable> = (
  trx: Trx,
  log: LiveLog,
  batch: BatchRow[T],
  items: readonly ItemRow[T][],
) => Promise<readonly RefusedItem<T>[]>;

type Work<T extends BatchTable> = {
  table: T;
  /** So many items go into one transaction. */
  perTransaction: number;
  apply: ApplyItems<T>;
};

/** Longer than the items of any one transaction take. */
const LEASE_MS = 10_000;
/** Every try that ends before the batch does counts one: its process died, or the database was away. */
const ATTEMPTS = 10;

/**
 * Processes a batch of changes, each in one transaction with its mark: killed at any moment, no change is lost and none is
 * made twice. A refused one is reported, and the next one is processed.
 */
export function createBatchRunner<T extends BatchTable>(
  deps: BatchRunnerDeps,
  { table, perTransaction, apply }: Work<T>,
) {
  const { db, now } = deps;
  const leaseUntil = () => new Date(Date.parse(now()) + LEASE_MS).toISOString();

  /** False when there is nothing more to do: all items were processed, or the batch was stopped or taken over. */
  async function step(held: BatchRow[T], limit = perTransaction): Promise<boolean> {
    let items: ItemRow[T][] = [];
    try {
      return await inTransaction(deps, async (trx, log) => {
        const batch = await extendBatchLease(trx, table, held, leaseUntil());
        if (!batch) return false;
        items = await nextItems(trx, table, { id: held.id, limit });
        if (items.length === 0) return end(trx, log, held.id, 'done');
        await mark(trx, log, held.id, outcomesOf(items, await apply(trx, log, batch, items)));
        return true;
      });
    } catch (error) {
      const [item] = items;
      if (!item || !isAboutItem(error)) throw error;
      if (items.length > 1) return oneByOne(held, items.length);
      if (!(error instanceof AppError)) deps.onFault?.(error);
      return refuse(held, { item, status: 'failed', message: textOf(error) });
    }
  }

  async function oneByOne(held: BatchRow[T], count: number): Promise<boolean> {
    for (let done = 0; done < count; done += 1) if (!(await step(held, 1))) return false;
    return true;
  }

  const refuse = (held: BatchRow[T], outcome: Outcome<T>): Promise<boolean> =>
    inTransaction(deps, async (trx, log) => {
      if (!(await extendBatchLease(trx, table, held, leaseUntil()))) return false;
      await mark(trx, log, held.id, [outcome]);
      return true;
    });

  async function mark(trx: Trx, log: LiveLog, id: string, outcomes: readonly Outcome<T>[]): Promise<void> {
    const rows = outcomes.map(({ item: { position }, status, message }) => ({ position, status, message }));
    const batch = await endItems(trx, table, id, rows);
    const ended = outcomes.map(({ item, status, message }) => ({ id: subjectOf(table, item), status, message }));
    if (batch) logProgress(log, batch, ended);
  }

  async function end(trx: Trx, log: LiveLog, id: string, status: 'done' | 'failed'): Promise<false> {
    const batch = await endBatch(trx, table, { id, status, at: now() });
    if (batch) logProgress(log, batch, []);
    return false;
  }

  return {
    /** Processes a batch until it is over. One that is over already, or that another worker holds, is left alone. */
    async run(id: string): Promise<void> {
      const held = await claimBatch(db, table, { id, now: now(), leaseUntil: leaseUntil() });
      if (!held) return;
      try {
        if (held.attempts > ATTEMPTS) await inTransaction(deps, (trx, log) => end(trx, log, id, 'failed'));
        else while (await step(held));
      } catch (error) {
        await releaseBatch(db, table, held, now()).catch(() => undefined);
        throw error;
      }
    },
  };
}

type Outcome<T extends BatchTable> = Omit<ItemOutcome, 'position'> & { item: ItemRow[T] };

function outcomesOf<T extends BatchTable>(
  items: readonly ItemRow[T][],
  refused: readonly RefusedItem<T>[],
): Outcome<T>[] {
  const errors = new Map(refused.map(({ item, error }) => [item, error]));
  return items.map((item) => {
    const error = errors.get(item);
    return { item, status: error ? 'failed' : 'done', message: error?.message ?? null };
  });
}

/** Refused by a rule or by the schema itself; everything else is an error of the database or the connection, and worth another try. */
const isAboutItem = (error: unknown): error is Error =>
  error instanceof AppError || (error instanceof Error && isBrokenRule(error));

const textOf = (error: Error): string => (error instanceof AppError ? error : generalError('internal')).message;
