import type { Db } from '@pailei/db/client';
import type { AccountRow, AccountTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { Updateable } from 'kysely';

export type ProfileChanges = Pick<Updateable<AccountTable>, 'email' | 'email_key' | 'qq' | 'game_id'>;

export function updateProfile(trx: Trx, id: string, changes: ProfileChanges, now: string): Promise<AccountRow> {
  return trx
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What everybody may know of an account. */
export function findPlayer(db: Db, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'role', 'is_expert', 'expert_status', 'is_demo', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
