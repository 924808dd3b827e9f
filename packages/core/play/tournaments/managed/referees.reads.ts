import type { Db } from '@pailei/db/client';
import { byPinyin } from '@pailei/db/pinyin';
import type { Trx } from '@pailei/db/tx';
import { rolesHolding, type Role } from '@pailei/domain/rights/rights';

export type RefereeRow = { user_id: string; name: string; role: Role };

const REFEREES_MAX = 200;

/** Accounts that may rule on matches now, by name; with `ids` only those of them. */
export function findReferees(
  db: Db | Trx,
  now: string,
  { ids }: { ids?: readonly string[] } = {},
): Promise<RefereeRow[]> {
  return db
    .selectFrom('account')
    .select(['id as user_id', 'username as name', 'role'])
    .where('role', 'in', rolesHolding('referee'))
    .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', now)]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('username', byPinyin())
    .orderBy('id')
    .limit(REFEREES_MAX)
    .execute();
}
