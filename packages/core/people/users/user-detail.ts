import type { AdminUser, AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import { auditOfAccount, type AuditReadDeps } from '../../site/audit/audit.reads.ts';
import { totpEnabledAt } from '../second-factor/second-factor.ts';
import { type AdminUserRow, findAdminUser } from './users.repository.ts';

const NEWEST = 20;

/** A suspension that is over is none. */
export function adminUserView(row: AdminUserRow, now: string): AdminUser {
  const isSuspended = row.suspended_until !== null && row.suspended_until > now;
  return isSuspended ? row : { ...row, suspended_until: null, suspended_reason: null };
}

/** All that the staff sees of one account. 404 when there is none. */
export async function readUserDetail(deps: AuditReadDeps, id: string, now: string): Promise<AdminUserDetail> {
  const { db } = deps;
  const row = await findAdminUser(db, id);
  if (!row) throw generalError('not_found');
  const [totp_enabled_at, sessions, entries, audit] = await Promise.all([
    totpEnabledAt(db, id),
    findSessions(db, id, now),
    findEntries(db, id),
    auditOfAccount(deps, id, NEWEST),
  ]);
  return { user: adminUserView(row, now), totp_enabled_at, sessions, entries, audit };
}

function findSessions(db: Db, accountId: string, now: string): Promise<AdminUserDetail['sessions']> {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}

function findEntries(db: Db, accountId: string): Promise<AdminUserDetail['entries']> {
  return db
    .selectFrom('participant')
    .innerJoin('tournament', 'tournament.id', 'participant.tournament_id')
    .select([
      'tournament.id as tournament_id',
      'tournament.name',
      'tournament.status as tournament_status',
      'participant.status as participant_status',
      'participant.created_at as entered_at',
    ])
    .where('participant.account_id', '=', accountId)
    .orderBy('participant.created_at', 'desc')
    .orderBy('participant.id', 'desc')
    .limit(NEWEST)
    .execute();
}
