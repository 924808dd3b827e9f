import type { Db } from '@pailei/db/client';
import type { AccountTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { Updateable } from 'kysely';

export type ProfileChanges = Pick<Updateable<AccountTable>, 'qq' | 'game_id'>;

export async function updateProfile(trx: Trx, id: string, changes: ProfileChanges, now: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** What everybody may know of an account. */
export function findPlayer(db: Db, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'role', 'is_expert', 'expert_status', 'is_demo', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
