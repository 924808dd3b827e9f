import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import type { accountsApi, User } from '@pailei/contracts/accounts';
import type { BodyOf, DataOf } from '@pailei/contracts/endpoint';
import { appError, generalError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { runTransaction } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { findAccount, findAccountByLogin, insertAccount, isUsernameTaken, lockAccount } from './accounts.repository.ts';
import { userView } from './accounts.view.ts';
import { loginKey } from './login-keys.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { insertSession, revokeSession } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import { SESSION_SECONDS } from './token-rules.ts';
import type { TokenClaims } from './token-rules.ts';

export type AccountsDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
  /** Signs a token by `jwtOptions`, good for so many seconds. */
  signToken: (claims: TokenClaims, seconds: number) => string;
};

/** From where a login comes; kept with its session. */
export type Client = { ip: string; userAgent: string | undefined };

export type LoginData = DataOf<typeof accountsApi.login>;
export type AccountsService = ReturnType<typeof createAccountsService>;

const USER_AGENT_MAX = 300;

/** Accounts: who one is. Passwords are hashed outside of transactions, because that takes some 50 ms. */
export function createAccountsService(deps: AccountsDeps) {
  /** Every login has a session of its own; the token only names it. */
  async function openSession(trx: Trx, row: AccountRow, client: Client): Promise<LoginData> {
    const [now, id, seconds] = [deps.now(), newId(), SESSION_SECONDS[row.role]];
    await insertSession(trx, {
      id,
      account_id: row.id,
      created_at: now,
      expires_at: new Date(Date.parse(now) + seconds * 1000).toISOString(),
      user_agent: client.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      ip: client.ip,
    });
    return { access_token: deps.signToken({ sub: row.id, sid: id, jti: newId() }, seconds), user: userView(row) };
  }

  return {
    async register(body: BodyOf<typeof accountsApi.register>, client: Client): Promise<LoginData> {
      const password_hash = await hashPassword(body.password);
      return runTransaction(deps.db, async (trx) => {
        const { username, email, qq = null, game_id = null } = body;
        const keys = { username_key: loginKey(username), email_key: loginKey(email) };
        const row = await insertAccount(trx, {
          id: newId(),
          username,
          email,
          ...keys,
          password_hash,
          role: 'user',
          qq,
          game_id,
        });
        return row ? openSession(trx, row, client) : nameTaken(await isUsernameTaken(trx, keys.username_key));
      });
    },

    /** The same answer, after the same time, for an unknown name and a wrong password. */
    async login(body: BodyOf<typeof accountsApi.login>, client: Client): Promise<LoginData> {
      const found = await findAccountByLogin(deps.db, loginKey(body.username));
      if (!(await isPassword(body.password, found?.password_hash)) || !found)
        throw appError(ACCOUNT_ERRORS, 'login_failed');
      return runTransaction(deps.db, async (trx) => {
        const row = await lockAccount(trx, found.id);
        if (row?.password_hash !== found.password_hash) throw appError(ACCOUNT_ERRORS, 'login_failed');
        if (isSuspended(row, deps.now())) throw appError(ACCOUNT_ERRORS, 'account_suspended');
        return openSession(trx, row, client);
      });
    },

    async me(actor: Actor): Promise<User> {
      const row = await findAccount(deps.db, actor.user_id);
      if (!row) throw generalError('unauthorized');
      return userView(row);
    },

    /** Ends this session here at once, elsewhere within 2 s. */
    async logout(actor: Actor): Promise<Record<string, never>> {
      await runTransaction(deps.db, (trx) => revokeSession(trx, actor.session_id, 'logout', deps.now()));
      deps.sessions.forget(actor.session_id);
      return {};
    },
  };
}

function isSuspended(row: AccountRow, now: string): boolean {
  return row.suspended_until !== null && row.suspended_until > now;
}

function nameTaken(isUsername: boolean): never {
  const field = isUsername ? 'username' : 'email';
  const code = `${field}_taken` as const;
  throw appError(ACCOUNT_ERRORS, code, { [field]: ACCOUNT_ERRORS[code][1] });
}
