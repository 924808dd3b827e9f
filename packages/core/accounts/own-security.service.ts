import { ACCOUNT_SECURITY_ERRORS } from '@pailei/contracts/account-security';
import type { accountSecurityApi, AccountSession } from '@pailei/contracts/account-security';
import type { BodyOf, DataOf } from '@pailei/contracts/endpoint';
import { generalError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import type { SessionRow } from '@pailei/db/schema/accounts';
import { runTransaction } from '@pailei/db/tx';
import { inTransaction } from '@pailei/live/transaction';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { lockAccount, setPasswordHash } from './accounts.repository.ts';
import { refuseWeakPassword } from './common-passwords.ts';
import { deviceName } from './device-names.ts';
import { fieldError, provePassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { voidResets } from './resets.repository.ts';
import { mailOwner, notifyOwner } from './security-notices.ts';
import { revokeAllSessions, revokeSessionOf, sessionsOf } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';

export type OwnSecurityDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type OwnSecurityService = ReturnType<typeof createOwnSecurityService>;

/** What people do about their own password and logins. An ended session is refused here at once, elsewhere within 2 s. */
export function createOwnSecurityService({ db, publisher, now, sessions }: OwnSecurityDeps) {
  function forget(ids: readonly string[]): { ended_sessions: number } {
    for (const id of ids) sessions.forget(id);
    return { ended_sessions: ids.length };
  }

  return {
    /** This session goes on, all others end. */
    async changePassword(
      actor: Actor,
      { current_password, new_password }: BodyOf<typeof accountSecurityApi.changePassword>,
    ): Promise<DataOf<typeof accountSecurityApi.changePassword>> {
      const proven = await provePassword(db, actor, current_password, 'current_password');
      if (new_password === current_password)
        throw fieldError(ACCOUNT_SECURITY_ERRORS, 'password_unchanged', 'new_password');
      refuseWeakPassword(new_password, proven, 'new_password');
      const passwordHash = await hashPassword(new_password);
      const ended = await inTransaction({ db, publisher }, async (trx, log) => {
        const row = await lockAccount(trx, actor.user_id);
        if (row?.password_hash !== proven.password_hash)
          throw fieldError(ACCOUNT_SECURITY_ERRORS, 'current_password_wrong', 'current_password');
        await setPasswordHash(trx, row.id, passwordHash, now());
        await voidResets(trx, row.id, now());
        await notifyOwner(trx, log, row.id, 'password_changed');
        await mailOwner(trx, row, 'password_changed', now());
        const kept = { reason: 'password_changed', exceptSessionId: actor.session_id, now: now() };
        return revokeAllSessions(trx, row.id, kept);
      });
      return forget(ended);
    },

    async sessions(actor: Actor): Promise<DataOf<typeof accountSecurityApi.sessions>> {
      const rows = await sessionsOf(db, actor.user_id);
      return { items: rows.map((row) => sessionView(row, actor.session_id)) };
    },

    async endSession(actor: Actor, id: string): Promise<Record<string, never>> {
      const hasEnded = await runTransaction(db, (trx) => revokeSessionOf(trx, actor.user_id, id, now()));
      if (!hasEnded) throw generalError('not_found');
      forget([id]);
      return {};
    },

    async logoutEverywhere(actor: Actor): Promise<DataOf<typeof accountSecurityApi.logoutEverywhere>> {
      const ended = await runTransaction(db, (trx) =>
        revokeAllSessions(trx, actor.user_id, { reason: 'logout_everywhere', now: now() }),
      );
      return forget(ended);
    },
  };
}

function sessionView(row: SessionRow, currentId: string): AccountSession {
  const { id, user_agent, ip, created_at, last_seen_at } = row;
  return { id, device: deviceName(user_agent), ip, created_at, last_seen_at, is_current: id === currentId };
}
