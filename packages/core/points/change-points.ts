import { appError, generalError } from '@pailei/contracts/errors';
import { POINTS_ERRORS } from '@pailei/contracts/points';
import type { PointsKind, PointsReference } from '@pailei/contracts/points-text';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { userTopic } from '@pailei/live/topics';
import { notify } from '../notifications/index.ts';
import { insertEntry, lastSequence, lockBalance, setBalance } from './points.repository.ts';

export type PointsChange = {
  account_id: string;
  /** Whole points, negative to take; 0 only for an order that costs nothing. */
  amount: number;
  kind: PointsKind;
  /** What it is for: once per account, reference, kind and cycle. An adjustment refers to itself, by its own new id. */
  reference_type: PointsReference;
  reference_id: string;
  /** From 1; an order that is taken up again after its refund is charged in its second. */
  cycle?: number;
  /** At most 200 characters. */
  note: string;
  /** Null: the system. */
  actor_id: string | null;
};

/** Far above what anybody can earn, far below what the column holds. */
const BALANCE_MAX = 1_000_000_000;

/** Those that the owner did not ask for just now: they are told. */
const ANNOUNCED: readonly PointsKind[] = [
  'admin_adjustment',
  'tournament_prize',
  'season_prize',
  'entry_fee_refund',
  'order_refund',
];

/**
 * Changes a balance and writes its line in the ledger; answers the new balance. `points_insufficient` where it would fall
 * below 0. The database checks at commit that ledger and balance agree.
 */
export async function changePoints(trx: Trx, log: LiveLog, change: PointsChange): Promise<number> {
  const { account_id, amount, kind, reference_type, reference_id, cycle = 1, note, actor_id } = change;
  const account = await lockBalance(trx, account_id);
  if (!account) throw generalError('not_found');
  const balance = account.points_balance + amount;
  if (balance < 0) throw appError(POINTS_ERRORS, 'points_insufficient');
  if (balance > BALANCE_MAX) throw appError(POINTS_ERRORS, 'points_limit');
  await insertEntry(trx, {
    id: reference_type === 'adjustment' ? reference_id : newId(),
    account_id,
    sequence: (await lastSequence(trx, account_id)) + 1,
    amount,
    balance_after: balance,
    kind,
    note,
    reference_type,
    reference_id,
    cycle,
    actor_id,
  });
  await setBalance(trx, account_id, balance);
  log.add(userTopic(account_id), 'points_changed', { amount, balance });
  if (ANNOUNCED.includes(kind)) {
    const notice = { kind: 'points_changed', amount, balance, reason: kind, note } as const;
    const dedupe_key = `points_changed:${reference_type}:${reference_id}:${kind}:${cycle}`;
    await notify(trx, log, [{ account_id, dedupe_key, notice }]);
  }
  return balance;
}
