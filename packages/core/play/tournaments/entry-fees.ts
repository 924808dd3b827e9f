import { AppError } from '@pailei/contracts/http/errors';
import { feeChanges, feeOwedBy } from '@pailei/domain/tournament/entries/entry-fee';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { recordAudits } from '../../site/audit/record-audit.ts';
import { openLedger } from '../../shop/points/ledger.ts';
import { readBookedPoints, type BookedPoints } from '../../shop/points/points.reads.ts';
import type { PointsChange } from '../../shop/points/points-change.ts';

type Kind = 'entry_fee' | 'entry_fee_refund';
type Booked = Record<Kind, BookedPoints>;

export type FeeBook = {
  /**
   * Notes what makes the points right that the event holds of an account. Throws `points_insufficient` and notes nothing where the
   * account cannot pay. An account whose ledger the book has not read is an error of the program: it would seem to have paid nothing.
   */
  settle(state: TournamentState, participant: Participant): void;
  write(log: LiveLog): Promise<void>;
};

const NOTHING: BookedPoints = { amount: 0, cycle: 0 };

/**
 * The fees that an event holds, by the ledger, of these accounts: a repetition finds nothing to do, so that nothing is taken or given
 * back twice. Under the tournament's lock; locks the accounts.
 */
export async function openFeeBook(trx: Trx, tournamentId: string, accountIds: readonly string[]): Promise<FeeBook> {
  const ledger = await openLedger(trx, accountIds);
  const read = (kind: Kind) => readBookedPoints(trx, { kind, type: 'tournament', id: tournamentId }, accountIds);
  const [paid, returned] = [await read('entry_fee'), await read('entry_fee_refund')];
  const books = new Map<string, Booked>();
  const bookOf = (id: string): Booked =>
    books.get(id) ?? { entry_fee: paid.get(id) ?? NOTHING, entry_fee_refund: returned.get(id) ?? NOTHING };
  const short: Short[] = [];
  const known = new Set(accountIds);

  return {
    settle(state, participant) {
      const { user_id } = participant;
      if (!known.has(user_id)) throw new Error(`the fee book of ${tournamentId} has not read the ledger of ${user_id}`);
      const book = bookOf(user_id);
      const due = -feeOwedBy(state, user_id) - book.entry_fee.amount - book.entry_fee_refund.amount;
      if (due === 0) return;
      const kind = due < 0 ? 'entry_fee' : 'entry_fee_refund';
      if (due < 0 && (ledger.balanceOf(user_id) ?? 0) < -due) throw feeUnaffordable(-due);
      const amount = due < 0 ? due : ledger.bearable(user_id, due);
      if (amount < due) short.push({ user_id, owed: due, booked: amount, tournament_id: state.id });
      if (amount === 0) return;
      const cycle = book[kind].cycle + 1;
      ledger.change(lineOf(state, { account_id: user_id, amount, kind, cycle }));
      books.set(user_id, { ...book, [kind]: { amount: book[kind].amount + amount, cycle } });
    },
    async write(log) {
      if (books.size > 0) await ledger.write(log);
      await recordAudits(trx, short.map(shortAudit));
    },
  };
}

/** Books what a change of the event has done to its fees. */
export async function settleFees(
  trx: Trx,
  log: LiveLog,
  { before, after }: { before: TournamentState; after: TournamentState },
): Promise<void> {
  const changed = feeChanges(before, after);
  if (changed.length === 0) return;
  const accounts = changed.map(({ user_id }) => user_id);
  const book = await openFeeBook(trx, after.id, accounts);
  for (const participant of changed) book.settle(after, participant);
  await book.write(log);
}

const feeUnaffordable = (fee: number) => new AppError('points_insufficient', 409, `积分不足，参赛费为 ${fee} 积分`);

type Amount = Pick<PointsChange, 'account_id' | 'amount' | 'cycle'> & { kind: Kind };

function lineOf(state: TournamentState, amount: Amount): PointsChange {
  const { id, name, status } = state;
  const cause = amount.kind === 'entry_fee' ? '参赛费' : status === 'cancelled' ? '赛事已取消' : '参赛费退回';
  return { ...amount, reference_type: 'tournament', reference_id: id, note: `「${name}」${cause}`, actor_id: null };
}

type Short = { user_id: string; owed: number; booked: number; tournament_id: string };

const shortAudit = ({ user_id, ...after }: Short) => ({
  actor: 'system' as const,
  action: 'points.refund_short' as const,
  target_type: 'account',
  target_id: user_id,
  before: null,
  after,
  reason: null,
});
