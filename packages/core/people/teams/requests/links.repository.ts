import type { TeamLink } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { TeamLinkRow, TeamLinkTable } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import type { Insertable } from 'kysely';

/** Links of a team that still lead into it, newest first. */
export async function findLinks(db: Db | Trx, teamId: string, now: string): Promise<TeamLink[]> {
  const rows = await db
    .selectFrom('team_link as link')
    .innerJoin('account', 'account.id', 'link.created_by')
    .select([
      'link.id',
      'link.created_by',
      'account.username',
      'link.created_at',
      'link.expires_at',
      'link.uses',
      'link.uses_max',
    ])
    .where('link.team_id', '=', teamId)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now)
    .whereRef('link.uses', '<', 'link.uses_max')
    .orderBy('link.id', 'desc')
    .execute();
  return rows.map(({ created_by, username, ...link }) => ({ ...link, created_by: { id: created_by, username } }));
}

const byToken = (db: Db | Trx, token_hash: string) =>
  db.selectFrom('team_link').selectAll().where('token_hash', '=', token_hash).where('revoked_at', 'is', null);

export const findLink = (db: Db | Trx, token_hash: string): Promise<TeamLinkRow | undefined> =>
  byToken(db, token_hash).executeTakeFirst();

export const lockLinkByToken = (trx: Trx, token_hash: string): Promise<TeamLinkRow | undefined> =>
  byToken(trx, token_hash).forUpdate().executeTakeFirst();

export async function insertLink(trx: Trx, row: Insertable<TeamLinkTable>): Promise<void> {
  await trx.insertInto('team_link').values(row).execute();
}

export async function useLink(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('team_link')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether it led into the team until now. */
export async function revokeLink(
  trx: Trx,
  { team_id, id, now }: { team_id: string; id: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('team_link')
    .set({ revoked_at: now })
    .where('team_id', '=', team_id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function revokeLinks(trx: Trx, team_id: string, now: string): Promise<void> {
  await trx
    .updateTable('team_link')
    .set({ revoked_at: now })
    .where('team_id', '=', team_id)
    .where('revoked_at', 'is', null)
    .execute();
}
