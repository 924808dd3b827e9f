import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { Actor, SessionsReader } from './registry.ts';

/** Sessions as they are now, in one query for any number of sockets. */
export function createSessionsReader(db: Db): SessionsReader {
  return {
    async findActive(sessionIds) {
      if (sessionIds.length === 0) return new Map();
      const { rows } = await sql<Actor>`
        select session.id as session_id, account.id as user_id, account.username, account.role, account.is_expert,
          account.updated_at::text as account_version,
          account.expert_status, null::text as team_role
        from session join account on account.id = session.account_id
        where session.id = any(${sessionIds}::uuid[]) and session.revoked_at is null and session.expires_at > now()
          and (account.suspended_until is null or account.suspended_until <= now())`.execute(db);
      return new Map(rows.map((row) => [row.session_id, row]));
    },
  };
}
