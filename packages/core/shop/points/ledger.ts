import { appError, generalError } from '@pailei/contracts/http/errors';
import { POINTS_ERRORS } from '@pailei/contracts/shop/points/points.api';
import type { PointsKind } from '@pailei/contracts/shop/points/points-text';
import { newId } from '@pailei/db/id';
import type { PointsEntryTable } from '@pailei/db/schema/shop/points';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { Insertable } from 'kysely';
import { notify } from '../../people/notifications/notify.ts';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import type { PointsChange } from './points-change.ts';
import { lockBalances, writeLines } from './points.repository.ts';

/** Far above what anybody can earn, far below what the column holds. */
const BALANCE_MAX = 1_000_000_000;

/** Those that the owner did not cause with this request: they are notified. */
const ANNOUNCED: readonly PointsKind[] = [
  'admin_adjustment',
  'tournament_prize',
  'season_prize',
  'entry_fee_refund',
  'order_refund',
];

export type Ledger = {
  /** As it is after the changes so far; `undefined`: not opened. */
  balanceOf(accountId: string): number | undefined;
  /** As much of an amount as the bounds of the balance allow. */
  bearable(accountId: string, amount: number): number;
  /** Notes a change; answers the new balance. Throws `points_insufficient` and notes nothing where it would fall below 0. */
  change(change: PointsChange): number;
  /** Writes the collected changes and notifies the owners. */
  write(log: LiveLog): Promise<void>;
};

/**
 * Locks the accounts in the order of their ids, until the end of the transaction. With `waits` false those that another
 * transaction holds are left out.
 */
export async function openLedger(
  trx: Trx,
  accountIds: readonly string[],
  { waits = true }: { waits?: boolean } = {},
): Promise<Ledger> {
  const ends = new Map((await lockBalances(trx, accountIds, { waits })).map((end) => [end.id, end]));
  const lines: Line[] = [];
  return {
    balanceOf: (accountId) => ends.get(accountId)?.balance,
    bearable(accountId, amount) {
      const balance = ends.get(accountId)?.balance ?? 0;
      return Math.min(Math.max(amount, -balance), BALANCE_MAX - balance);
    },
    change(change) {
      const end = ends.get(change.account_id);
      if (!end) throw generalError('not_found');
      const balance = end.balance + change.amount;
      if (balance < 0) throw appError(POINTS_ERRORS, 'points_insufficient');
      if (balance > BALANCE_MAX) throw appError(POINTS_ERRORS, 'points_limit');
      const next = { ...end, balance, sequence: end.sequence + 1 };
      ends.set(change.account_id, next);
      lines.push(lineOf(change, next));
      return balance;
    },
    async write(log) {
      const changed = new Set(lines.map((line) => line.account_id));
      const ended = [...ends.values()].filter(({ id }) => changed.has(id));
      await writeLines(trx, lines, ended);
      for (const { account_id, amount, balance_after } of lines)
        log.add(personalTopic.of(account_id), 'points_changed', { amount, balance: balance_after });
      await notify(trx, log, lines.filter(({ kind }) => ANNOUNCED.includes(kind)).map(noticeOf));
    },
  };
}

type Line = Insertable<PointsEntryTable> & { cycle: number };

function lineOf(change: PointsChange, { balance, sequence }: { balance: number; sequence: number }): Line {
  const { account_id, amount, kind, reference_type, reference_id, cycle = 1, note, actor_id } = change;
  const id = reference_type === 'adjustment' ? reference_id : newId();
  const place = { id, account_id, sequence, amount, balance_after: balance };
  return { ...place, kind, note, reference_type, reference_id, cycle, actor_id };
}

function noticeOf({
  account_id,
  amount,
  balance_after,
  kind,
  note,
  reference_type,
  reference_id,
  cycle,
}: Line): NewNotification {
  const event = reference_type === 'tournament' && { tournament_id: reference_id };
  const notice = { kind: 'points_changed', amount, balance: balance_after, reason: kind, note, ...event } as const;
  return { account_id, dedupe_key: `points_changed:${reference_type}:${reference_id}:${kind}:${cycle}`, notice };
}
