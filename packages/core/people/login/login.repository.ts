import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';

/** By username or verified address; no username has an `@`, so at most one account answers. */
export function findAccountByLogin(db: Db, key: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('username_key', '=', key),
        eb.and([eb('email_key', '=', key), eb('email_verified_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}
