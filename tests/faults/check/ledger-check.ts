import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

/** Accounts whose balance is below 0, or not what their ledger adds up to, or whose ledger has a step that does not follow. */
export async function findLedgerDifferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; balance: number; sum: number; steps: number }>`
    with step as (
      select account_id, amount,
        balance_after - lag(balance_after, 1, 0) over ledger <> amount
          or sequence - lag(sequence, 1, 0) over ledger <> 1 as is_wrong
      from points_entry window ledger as (partition by account_id order by sequence)
    ), ledger as (
      select account_id, sum(amount)::int as sum, count(*) filter (where is_wrong)::int as steps
      from step group by account_id
    )
    select account.id, points_balance as balance, coalesce(sum, 0) as sum, coalesce(steps, 0) as steps
    from account left join ledger on account_id = account.id
    where points_balance < 0 or points_balance <> coalesce(sum, 0) or coalesce(steps, 0) > 0
    order by account.id`.execute(db);
  return rows.map(
    ({ id, balance, sum, steps }) => `account ${id}: ${balance}, its ledger ${sum}, ${steps} wrong steps`,
  );
}
