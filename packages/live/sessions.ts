import { rolesHolding, type Role } from '@pailei/domain/rights/rights';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { Actor, SessionsReader } from './registry.ts';

/** Whether a login of this account asks for a code by time. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_totp')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Staff without a confirmed second factor, while the site asks for one. */
const NEEDS_SECOND_FACTOR = sql<boolean>`(account.role <> 'user'
  and exists (select from site_setting where key = 'accounts' and value @> '{"staff_second_factor": true}')
  and not exists (select from account_totp where account_id = account.id and confirmed_at is not null))`;

export async function needsSecondFactor(db: Db, { id, role }: { id: string; role: Role }): Promise<boolean> {
  if (!rolesHolding('staff').includes(role)) return false;
  const { rows } = await sql<{ needs: boolean }>`
    select ${NEEDS_SECOND_FACTOR} as needs from account where id = ${id}`.execute(db);
  return rows[0]?.needs ?? false;
}

/** Sessions as they are now, in one query for any number of sockets. */
export function createSessionsReader(db: Db): SessionsReader {
  return {
    async findActive(sessionIds) {
      if (sessionIds.length === 0) return new Map();
      const { rows } = await sql<Actor>`
        select session.id as session_id, account.id as user_id, account.username, account.role, account.is_expert,
          account.updated_at::text as account_version,
          account.expert_status, account_team.team_id, account_team.team_role, ${NEEDS_SECOND_FACTOR} as needs_second_factor
        from session join account on account.id = session.account_id
          left join account_team on account_team.account_id = account.id
        where session.id = any(${sessionIds}::uuid[]) and session.revoked_at is null and session.expires_at > now()
          and (account.suspended_until is null or account.suspended_until <= now())`.execute(db);
      return new Map(rows.map((row) => [row.session_id, row]));
    },
  };
}
