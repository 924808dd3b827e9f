import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

export async function countDecks(db: Db | Trx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deck')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
