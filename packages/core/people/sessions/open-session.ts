import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { insertSession } from './sessions.repository.ts';
import { SESSION_SECONDS, type TokenClaims } from './token-rules.ts';

/** From where a login comes; kept with its session. */
export type Client = { ip: string; userAgent: string | undefined };

export type OpenSessionDeps = {
  /** ISO, UTC. */
  now: () => string;
  /** Signs a token by `jwtOptions`, good for so many seconds. */
  signToken: (claims: TokenClaims, seconds: number) => string;
};

const USER_AGENT_MAX = 300;

/** Every login has a session of its own; the token that is returned only names it. */
export async function openSession(trx: Trx, deps: OpenSessionDeps, row: AccountRow, client: Client): Promise<string> {
  const [now, id, seconds] = [deps.now(), newId(), SESSION_SECONDS[row.role]];
  await insertSession(trx, {
    id,
    account_id: row.id,
    created_at: now,
    expires_at: new Date(Date.parse(now) + seconds * 1000).toISOString(),
    user_agent: client.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    ip: client.ip,
  });
  return deps.signToken({ sub: row.id, sid: id, jti: newId() }, seconds);
}
