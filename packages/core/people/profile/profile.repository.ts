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

/** Whether somebody may have to be found in the game by an opponent: they are in an event that is not over. */
export async function isEntered(trx: Trx, accountId: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('account_entry as entry')
    .innerJoin('tournament', 'tournament.id', 'entry.tournament_id')
    .select('entry.participant_id')
    .where('entry.account_id', '=', accountId)
    .where('entry.status', 'in', ['pending', 'registered', 'waitlisted', 'checked_in', 'active'])
    .where('tournament.status', 'in', ['registration', 'check_in', 'running'])
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
