import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons/types';
import { finalPrizes } from '@pailei/domain/seasons/champions';
import type { LiveLog } from '@pailei/live/log';
import { findBookedAccounts, readBookedPoints } from '../../../shop/points/points.reads.ts';
import { openLedger } from '../../../shop/points/ledger.ts';
import { recordAudits } from '../../../site/audit/record-audit.ts';
import { findRows } from '../season-facts.repository.ts';
import { findMembers } from './prizes.repository.ts';

export type Payout = { account_id: string; amount: number; due: number; cycle: number };

const causeOf = ({ id }: SeasonRecordRow) => ({ kind: 'season_prize', type: 'season', id }) as const;

/** What everybody is owed by the tables as they are, and what of it is not booked yet; negative: to be taken back. */
export async function readPayouts(trx: Trx, season: SeasonRecordRow): Promise<Payout[]> {
  const owed = new Map<string, number>();
  const add = (account: string, points: number) => owed.set(account, (owed.get(account) ?? 0) + points);
  for (const kind of COMPETITOR_KINDS)
    for (const { account_id, points } of await prizesIn(trx, season, kind)) add(account_id, points);
  const accounts = [...new Set([...owed.keys(), ...(await findBookedAccounts(trx, causeOf(season)))])];
  const booked = await readBookedPoints(trx, causeOf(season), accounts);
  return accounts
    .map((account_id) => {
      const [amount, earlier] = [owed.get(account_id) ?? 0, booked.get(account_id)];
      return { account_id, amount, due: amount - (earlier?.amount ?? 0), cycle: (earlier?.cycle ?? 0) + 1 };
    })
    .toSorted((one, other) => other.amount - one.amount || (one.account_id < other.account_id ? -1 : 1));
}

async function prizesIn(trx: Trx, season: SeasonRecordRow, kind: CompetitorKind) {
  const prizes = finalPrizes(await findRows(trx, season.id, kind), season.prizes[kind]);
  if (kind === 'account' || prizes.length === 0) return prizes.map(({ id, points }) => ({ account_id: id, points }));
  const pointsOf = new Map(prizes.map(({ id, points }) => [id, points]));
  const members = await findMembers(trx, [...pointsOf.keys()]);
  return members.map(({ account_id, team_id }) => ({ account_id, points: pointsOf.get(team_id) ?? 0 }));
}

/** Books what is missing. Answers how many points that were. Under the season's lock; accounts are locked here. */
export async function payPrizes(trx: Trx, log: LiveLog, season: SeasonRecordRow): Promise<number> {
  const payouts = (await readPayouts(trx, season)).filter(({ due }) => due !== 0);
  if (payouts.length === 0) return 0;
  const ledger = await openLedger(
    trx,
    payouts.map(({ account_id }) => account_id),
  );
  const paid = payouts.map((payout) => ({ ...payout, booked: ledger.bearable(payout.account_id, payout.due) }));
  for (const { account_id, booked, cycle } of paid.filter((one) => one.booked !== 0))
    ledger.change({
      account_id,
      amount: booked,
      kind: 'season_prize',
      reference_type: 'season',
      reference_id: season.id,
      cycle,
      note: `S${season.number}「${season.name}」${cycle === 1 ? '赛季奖励' : '赛季奖励更正'}`,
      actor_id: null,
    });
  await ledger.write(log);
  await recordAudits(
    trx,
    paid
      .filter(({ due, booked }) => due !== booked)
      .map(({ account_id, due, booked }) => ({
        actor: 'system' as const,
        action: 'season.prize_short' as const,
        target_type: 'season',
        target_id: season.id,
        before: null,
        after: { account_id, owed: due, booked },
        reason: null,
      })),
  );
  return paid.reduce((sum, { booked }) => sum + booked, 0);
}
