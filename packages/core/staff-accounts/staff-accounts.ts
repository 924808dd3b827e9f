import type { Trx } from '@pailei/db/tx';

/** Accounts that may rule on matches: every referee, and admins, who may do all that a referee may. */
export async function findStaff(trx: Trx, now: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('role', 'in', ['referee', 'admin'])
    .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', now)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
