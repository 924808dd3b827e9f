import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { accountsOf, rewardsDue, type RewardDue } from '@pailei/domain/tournament/rewards';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { recordAudits } from '../../site/audit/record-audit.ts';
import { openLedger } from '../../shop/points/ledger.ts';
import { readBookedPoints, type BookedPoints } from '../../shop/points/points.reads.ts';

type Prize = RewardDue & { booked: number };

/**
 * Books what the places of an event that is over earn, less what it has booked before: also after a correction, and any
 * number of times. Under the tournament's lock; accounts are locked here, after its matches.
 */
export async function settleRewards(trx: Trx, log: LiveLog, state: TournamentState): Promise<void> {
  const before = await readBookedPoints(trx, { kind: 'tournament_prize', type: 'tournament', id: state.id }, [
    ...accountsOf(state),
  ]);
  const due = rewardsDue(state, new Map([...before].map(([account, { amount }]) => [account, amount])));
  if (due.length === 0) return;
  const ledger = await openLedger(
    trx,
    due.map(({ user_id }) => user_id),
  );
  const prizes = due.map((one): Prize => ({ ...one, booked: ledger.bearable(one.user_id, one.amount) }));
  for (const prize of prizes.filter(({ booked }) => booked !== 0)) {
    const earlier = before.get(prize.user_id);
    ledger.change({
      account_id: prize.user_id,
      amount: prize.booked,
      kind: 'tournament_prize',
      reference_type: 'tournament',
      reference_id: state.id,
      cycle: (earlier?.cycle ?? 0) + 1,
      note: noteOf(state, prize, earlier),
      actor_id: null,
    });
  }
  await ledger.write(log);
  await recordAudits(trx, prizes.filter(({ amount, booked }) => booked !== amount).map(shortOf(state)));
}

function noteOf(state: TournamentState, prize: Prize, earlier: BookedPoints | undefined): string {
  return `「${state.name}」${causeOf(state, prize, earlier !== undefined)}${shortText(prize)}`;
}

function causeOf({ status }: TournamentState, { placement }: Prize, isLater: boolean): string {
  if (status === 'cancelled') return '赛事已取消';
  if (placement === null) return '名次已更正';
  return isLater ? `名次更正为${placeText(placement)}` : placeText(placement);
}

function shortText({ amount, booked }: Prize): string {
  const rest = Math.abs(amount - booked);
  if (rest === 0) return '';
  return amount < 0 ? `，余额不足，少扣 ${rest}` : `，余额已达上限，少发 ${rest}`;
}

const shortOf =
  (state: TournamentState) =>
  ({ user_id, amount, booked }: Prize) => ({
    actor: 'system' as const,
    action: 'points.prize_short' as const,
    target_type: 'account',
    target_id: user_id,
    before: null,
    after: { tournament_id: state.id, owed: amount, booked },
    reason: null,
  });
