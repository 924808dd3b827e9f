import type { AccountSession, sessionsApi } from '@pailei/contracts/people/sessions/sessions.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { SessionRow } from '@pailei/db/schema/accounts';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { deviceName } from './device-names.ts';
import { revokeAllSessions } from './revoke-sessions.ts';
import { revokeSessionOf, sessionsOf } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';

export type OwnSessionsDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>;

/** What people see of their own logins, and end. An ended session is refused here at once, elsewhere within 2 s. */
export function createOwnSessionsService({ db, now, sessions }: OwnSessionsDeps) {
  function forget(ids: readonly string[]): { ended_sessions: number } {
    for (const id of ids) sessions.forget(id);
    return { ended_sessions: ids.length };
  }

  return {
    async list(actor: Actor): Promise<DataOf<typeof sessionsApi.sessions>> {
      const rows = await sessionsOf(db, actor.user_id);
      return { items: rows.map((row) => sessionView(row, actor.session_id)) };
    },

    async end(actor: Actor, id: string): Promise<Record<string, never>> {
      const hasEnded = await runTransaction(db, (trx) => revokeSessionOf(trx, actor.user_id, id, now()));
      if (!hasEnded) throw generalError('not_found');
      forget([id]);
      return {};
    },

    async endAll(actor: Actor): Promise<DataOf<typeof sessionsApi.logoutEverywhere>> {
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
