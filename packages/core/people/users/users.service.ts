import { rolesHolding } from '@pailei/domain/rights/rights';
import {
  USER_ERRORS,
  type usersApi,
  type AdminUserDetail,
  type AdminUser,
} from '@pailei/contracts/people/users/users.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { TargetNamesByType } from '../../ground/features/feature.ts';
import { revokeAllSessions } from '../sessions/revoke-sessions.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import {
  changeAccount,
  countStaff,
  listUsers,
  lockAdmins,
  type AccountChanges,
  type AdminRow,
  type UserListQuery,
  type AdminUserRow,
  findAdminUser,
} from './users.repository.ts';
import {
  logOutAction,
  resetTotpAction,
  roleAction,
  suspendAction,
  unsuspendAction,
  type UserAction,
} from './user-actions.ts';
import { auditOfAccount, type AuditReadDeps } from '../../site/audit/audit.reads.ts';
import { totpEnabledAt } from '../second-factor/second-factor.ts';

const NEWEST = 20;

/** A suspension that is over is none. */
function adminUserView(row: AdminUserRow, now: string): AdminUser {
  const isSuspended = row.suspended_until !== null && row.suspended_until > now;
  return isSuspended ? row : { ...row, suspended_until: null, suspended_reason: null };
}

/** All that the staff sees of one account. 404 when there is none. */
async function readUserDetail(deps: AuditReadDeps, id: string, now: string): Promise<AdminUserDetail> {
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

export type UsersDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
  /** What the audit rows of an account call their objects. */
  targetNames: TargetNamesByType;
};

export type UsersService = ReturnType<typeof createUsersService>;

/** Accounts in the hands of the admins. Each action is one transaction with its audit row; a new role begins with a new login. */
export function createUsersService(deps: UsersDeps) {
  async function act(actor: Actor, id: string, userAction: UserAction): Promise<AdminUserDetail> {
    if (userAction.isForOthers && actor.user_id === id) throw appError(USER_ERRORS, 'own_account');
    const now = deps.now();
    const ended = await inTransaction(deps, async (trx, log) => {
      const admins = await lockAdmins(trx);
      if (!admins.some((admin) => admin.id === actor.user_id)) throw generalError('admin_only');
      const row = await lockAccount(trx, id);
      if (!row) throw generalError('not_found');
      if (userAction.takesRights) requireAnotherAdmin(admins, row, now);
      const changes = userAction.decide(row, now);
      await changeAccount(trx, id, changes, now);
      await userAction.besides?.(trx, log, row, now);
      const sessions = userAction.endsSessions
        ? await revokeAllSessions(trx, id, { reason: userAction.endsSessions, now })
        : [];
      const { action, reason } = userAction;
      await recordAudit(trx, {
        actor,
        action,
        reason,
        target_type: 'account',
        target_id: id,
        before: { username: row.username, ...asBefore(row, changes) },
        after: { username: row.username, ...changes, sessions_ended: sessions.length },
      });
      log.add(personalTopic.of(id), 'account_changed', {});
      return sessions;
    });
    for (const session of ended) deps.sessions.forget(session);
    return readUserDetail(deps, id, now);
  }

  return {
    async list(query: UserListQuery): Promise<DataOf<typeof usersApi.list>> {
      const now = deps.now();
      const [{ rows, total }, counts] = await Promise.all([listUsers(deps.db, query, now), countStaff(deps.db, now)]);
      return { items: rows.map((row) => adminUserView(row, now)), total, skip: query.skip, limit: query.limit, counts };
    },

    get: (id: string) => readUserDetail(deps, id, deps.now()),

    setRole: (actor: Actor, id: string, body: BodyOf<typeof usersApi.setRole>) => act(actor, id, roleAction(body)),
    suspend: (actor: Actor, id: string, body: BodyOf<typeof usersApi.suspend>) => act(actor, id, suspendAction(body)),
    unsuspend: (actor: Actor, id: string, reason: string) => act(actor, id, unsuspendAction(reason)),
    logOutEverywhere: (actor: Actor, id: string, reason: string) => act(actor, id, logOutAction(reason)),
    resetTotp: (actor: Actor, id: string, reason: string) => act(actor, id, resetTotpAction(reason)),
  };
}

/** Somebody must be left who can log in and undo it. */
function requireAnotherAdmin(admins: readonly AdminRow[], row: AccountRow, now: string): void {
  if (!rolesHolding('admin').includes(row.role)) return;
  const others = admins.filter(({ id, suspended_until }) => id !== row.id && (suspended_until ?? '') <= now);
  if (others.length === 0) throw appError(USER_ERRORS, 'last_admin');
}

/** The same fields as they were. */
function asBefore(row: AccountRow, changes: AccountChanges): AccountChanges {
  return Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(changes, field)));
}
