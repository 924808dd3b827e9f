import { ADMIN_USER_ERRORS } from '@pailei/contracts/admin-users';
import type { adminUsersApi, AdminUserDetail } from '@pailei/contracts/admin-users';
import type { BodyOf, DataOf } from '@pailei/contracts/endpoint';
import { appError, generalError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { userTopic } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount, revokeAllSessions } from '../accounts/index.ts';
import type { SessionsService } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { changeAccount, countStaff, listUsers, lockAdmins } from './admin-users.repository.ts';
import type { AdminRow, UserListQuery } from './admin-users.repository.ts';
import { logOutDeed, resetTotpDeed, roleDeed, suspendDeed, unsuspendDeed } from './user-deeds.ts';
import type { Deed } from './user-deeds.ts';
import { adminUserView, readUserDetail } from './user-detail.ts';

export type AdminUsersDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type AdminUsersService = ReturnType<typeof createAdminUsersService>;

/** Accounts in the hands of the admins. Each deed is one transaction with its audit row; a new role begins with a new login. */
export function createAdminUsersService(deps: AdminUsersDeps) {
  async function act(actor: Actor, id: string, deed: Deed): Promise<AdminUserDetail> {
    if (deed.isForOthers && actor.user_id === id) throw appError(ADMIN_USER_ERRORS, 'own_account');
    const now = deps.now();
    const ended = await inTransaction(deps, async (trx, log) => {
      const admins = await lockAdmins(trx);
      if (!admins.some((admin) => admin.id === actor.user_id)) throw generalError('admin_only');
      const row = await lockAccount(trx, id);
      if (!row) throw generalError('not_found');
      if (deed.takesRights) requireAnotherAdmin(admins, row, now);
      const changes = deed.decide(row, now);
      await changeAccount(trx, id, changes, now);
      await deed.besides?.(trx, log, row, now);
      const sessions = deed.endsSessions ? await revokeAllSessions(trx, id, { reason: deed.endsSessions, now }) : [];
      const { action, reason } = deed;
      await recordAudit(trx, {
        actor,
        action,
        reason,
        target_type: 'account',
        target_id: id,
        before: pick(row, ['username', ...Object.keys(changes)]),
        after: { username: row.username, ...changes, sessions_ended: sessions.length },
      });
      log.add(userTopic(id), 'account_changed', {});
      return sessions;
    });
    for (const session of ended) deps.sessions.forget(session);
    return readUserDetail(deps.db, id, now);
  }

  return {
    async list(query: UserListQuery): Promise<DataOf<typeof adminUsersApi.list>> {
      const now = deps.now();
      const [{ rows, total }, counts] = await Promise.all([listUsers(deps.db, query, now), countStaff(deps.db, now)]);
      return { items: rows.map((row) => adminUserView(row, now)), total, skip: query.skip, limit: query.limit, counts };
    },

    get: (id: string) => readUserDetail(deps.db, id, deps.now()),

    setRole: (actor: Actor, id: string, body: BodyOf<typeof adminUsersApi.setRole>) => act(actor, id, roleDeed(body)),
    suspend: (actor: Actor, id: string, body: BodyOf<typeof adminUsersApi.suspend>) =>
      act(actor, id, suspendDeed(body)),
    unsuspend: (actor: Actor, id: string, reason: string) => act(actor, id, unsuspendDeed(reason)),
    logOutEverywhere: (actor: Actor, id: string, reason: string) => act(actor, id, logOutDeed(reason)),
    resetTotp: (actor: Actor, id: string, reason: string) => act(actor, id, resetTotpDeed(reason)),
  };
}

/** Somebody must be left who can log in and undo it. */
function requireAnotherAdmin(admins: readonly AdminRow[], row: AccountRow, now: string): void {
  if (row.role !== 'admin') return;
  const others = admins.filter(({ id, suspended_until }) => id !== row.id && (suspended_until ?? '') <= now);
  if (others.length === 0) throw appError(ADMIN_USER_ERRORS, 'last_admin');
}

function pick(row: AccountRow, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
}
