import { AppError, generalError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import { isBrokenRule } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { endItem, endList, giveBackList, holdList, nextItem, subjectOf, takeList } from './item-jobs.repository.ts';
import type { ItemOutcome, ItemRow, ListRow, ListTable } from './item-jobs.repository.ts';
import { tellProgress } from './item-progress.ts';

export type ItemRunnerDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  /** Told of a change that broke a rule of the schema, which is our fault and no refusal. */
  onFault?: (error: Error) => void;
};

/** What makes one item's change, in the transaction that also marks the item as done. An `AppError` is that item's result. */
export type ApplyItem<T extends ListTable> = (
  trx: Trx,
  log: LiveLog,
  list: ListRow[T],
  item: ItemRow[T],
) => Promise<void>;

/** Longer than any one item takes. */
const LEASE_MS = 10_000;
/** Every process that dies over a list counts one. */
const ATTEMPTS = 10;

/**
 * Works on a list of changes, each in a transaction of its own with its mark: killed at any moment, no change is lost and none
 * is made twice. One that is refused is told and the next one comes.
 */
export function createItemRunner<T extends ListTable>(deps: ItemRunnerDeps, table: T, apply: ApplyItem<T>) {
  const { db, now } = deps;
  const leaseUntil = () => new Date(Date.parse(now()) + LEASE_MS).toISOString();

  /** False when there is nothing more to do: all items were worked on, or the list was stopped or taken over. */
  async function step(held: ListRow[T]): Promise<boolean> {
    let current: ItemRow[T] | undefined;
    try {
      return await inTransaction(deps, async (trx, log) => {
        const list = await holdList(trx, table, held, leaseUntil());
        if (!list) return false;
        current = await nextItem(trx, table, held.id);
        if (!current) return end(trx, log, held.id, 'done');
        await apply(trx, log, list, current);
        await mark(trx, log, current, { position: current.position, status: 'done', message: null });
        return true;
      });
    } catch (error) {
      if (!current || !isAboutItem(error)) throw error;
      if (!(error instanceof AppError)) deps.onFault?.(error);
      return refuse(held, current, textOf(error));
    }
  }

  const refuse = (held: ListRow[T], item: ItemRow[T], message: string): Promise<boolean> =>
    inTransaction(deps, async (trx, log) => {
      if (!(await holdList(trx, table, held, leaseUntil()))) return false;
      await mark(trx, log, item, { position: item.position, status: 'failed', message });
      return true;
    });

  async function mark(trx: Trx, log: LiveLog, item: ItemRow[T], outcome: ItemOutcome): Promise<void> {
    const list = await endItem(trx, table, listIdOf(item), outcome);
    const { status, message } = outcome;
    if (list) tellProgress(log, list, [{ id: subjectOf(table, item), status, message }]);
  }

  async function end(trx: Trx, log: LiveLog, id: string, status: 'done' | 'failed'): Promise<false> {
    const list = await endList(trx, table, { id, status, at: now() });
    if (list) tellProgress(log, list, []);
    return false;
  }

  return {
    /** Works on a list until it is over. One that is over already, or that somebody else works on, is left alone. */
    async run(id: string): Promise<void> {
      const held = await takeList(db, table, { id, now: now(), leaseUntil: leaseUntil() });
      if (!held) return;
      try {
        if (held.attempts > ATTEMPTS) await inTransaction(deps, (trx, log) => end(trx, log, id, 'failed'));
        else while (await step(held));
      } catch (error) {
        await giveBackList(db, table, held, now()).catch(() => undefined);
        throw error;
      }
    },
  };
}

const listIdOf = (item: ItemRow[ListTable]): string => ('batch_id' in item ? item.batch_id : item.change_id);

/** Refused by a rule or by the schema itself; everything else is the database's or the way's trouble, and worth another try. */
const isAboutItem = (error: unknown): error is Error =>
  error instanceof AppError || (error instanceof Error && isBrokenRule(error));

const textOf = (error: Error): string => (error instanceof AppError ? error : generalError('internal')).message;
