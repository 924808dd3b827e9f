import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { fieldError } from '@pailei/contracts/http/errors';
import { PASSWORD_ERRORS, type passwordsApi } from '@pailei/contracts/people/passwords/passwords.api';
import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { invalidatePasswordLinks } from '../email-links/invalidate-links.ts';
import { mailOwner, notifyOwner } from '../security-notices/security-notices.ts';
import { revokeAllSessions } from '../sessions/revoke-sessions.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { refuseWeakPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { setPasswordHash } from './set-password.ts';

export type PasswordsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type PasswordsService = ReturnType<typeof createPasswordsService>;

export function createPasswordsService({ db, publisher, now, sessions }: PasswordsDeps) {
  return {
    /** This session goes on, all others end. */
    async change(
      actor: Actor,
      { current_password, new_password }: BodyOf<typeof passwordsApi.changePassword>,
    ): Promise<DataOf<typeof passwordsApi.changePassword>> {
      const proven = await provePassword(db, actor, current_password, 'current_password');
      if (new_password === current_password) throw fieldError(PASSWORD_ERRORS, 'password_unchanged', 'new_password');
      refuseWeakPassword(new_password, proven, 'new_password');
      const passwordHash = await hashPassword(new_password);
      const ended = await inTransaction({ db, publisher }, async (trx, log) => {
        const row = await lockAccount(trx, actor.user_id);
        if (row?.password_hash !== proven.password_hash)
          throw fieldError(PASSWORD_ERRORS, 'current_password_wrong', 'current_password');
        await setPasswordHash(trx, row.id, passwordHash, now());
        await invalidatePasswordLinks(trx, row.id, now());
        await notifyOwner(trx, log, row.id, 'password_changed');
        await mailOwner(trx, row, 'password_changed', now());
        const kept = { reason: 'password_changed', exceptSessionId: actor.session_id, now: now() };
        return revokeAllSessions(trx, row.id, kept);
      });
      for (const id of ended) sessions.forget(id);
      return { ended_sessions: ended.length };
    },
  };
}
