import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import type { accountsApi, User } from '@pailei/contracts/accounts';
import type { BodyOf, DataOf } from '@pailei/contracts/endpoint';
import { appError, generalError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { runTransaction } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { findAccount, findAccountByLogin, insertAccount, lockAccount } from './accounts.repository.ts';
import { readUser } from './accounts.view.ts';
import { refuseWeakPassword } from './common-passwords.ts';
import { requestVerification } from './email-requests.ts';
import { loginKey } from './login-keys.ts';
import { refuseReservedName } from './reserved-names.ts';
import { fieldError } from './own-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findProof, hasSecondFactor, spendProof } from './second-factor.ts';
import type { Proof } from './second-factor.ts';
import type { SecretBox } from './secret-box.ts';
import { notifyOwner } from './security-notices.ts';
import { insertSession, revokeSession } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import { refuseSuspended } from './suspension.ts';
import { SESSION_SECONDS } from './token-rules.ts';
import type { TokenClaims } from './token-rules.ts';

export type AccountsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
  /** Opens the secrets of second factors. */
  box: SecretBox;
  isRegistrationOpen: () => Promise<boolean>;
  /** Names that nobody may take who is not of the site. */
  reservedNames: () => Promise<readonly string[]>;
  /** Signs a token by `jwtOptions`, good for so many seconds. */
  signToken: (claims: TokenClaims, seconds: number) => string;
};

/** From where a login comes; kept with its session. */
export type Client = { ip: string; userAgent: string | undefined };

export type LoginData = DataOf<typeof accountsApi.login>;
type RegisterBody = BodyOf<typeof accountsApi.register>;
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
    const access_token = deps.signToken({ sub: row.id, sid: id, jti: newId() }, seconds);
    return { access_token, user: await readUser(trx, row) };
  }

  return {
    /** Under which the tries at a login are counted: name and address of one account count together, and what leads to none by itself. */
    async loginSubject(username: string): Promise<string> {
      const key = loginKey(username);
      const found = await findAccountByLogin(deps.db, key);
      return found ? `account:${found.id}` : `name:${key}`;
    },

    async register(body: RegisterBody, client: Client): Promise<LoginData> {
      if (!(await deps.isRegistrationOpen())) throw appError(ACCOUNT_ERRORS, 'registration_closed');
      refuseReservedName(body.username, await deps.reservedNames());
      refuseWeakPassword(body.password, body, 'password');
      const password_hash = await hashPassword(body.password);
      return runTransaction(deps.db, async (trx) =>
        openSession(trx, await insertPlayer(trx, { body, password_hash, now: deps.now() }), client),
      );
    },

    /**
     * The same answer, after the same time, for an unknown name and a wrong password. Whoever has the password of an
     * account with a second factor is asked for its code: by the same call again, with the code.
     */
    async login(body: BodyOf<typeof accountsApi.login>, client: Client): Promise<LoginData> {
      const found = await findAccountByLogin(deps.db, loginKey(body.username));
      if (!(await isPassword(body.password, found?.password_hash)) || !found)
        throw appError(ACCOUNT_ERRORS, 'login_failed');
      const proof = await proofFor(deps, found.id, body.totp_code);
      return inTransaction(deps, async (trx, log) => {
        const row = await lockAccount(trx, found.id);
        if (row?.password_hash !== found.password_hash) throw appError(ACCOUNT_ERRORS, 'login_failed');
        if (proof ? !(await spendProof(trx, row.id, proof, deps.now())) : await hasSecondFactor(trx, row.id))
          throw fieldError(ACCOUNT_ERRORS, 'totp_wrong', 'totp_code');
        refuseSuspended(row, deps.now());
        if (proof?.kind === 'recovery_code') await notifyOwner(trx, log, row.id, 'recovery_code_used');
        return openSession(trx, row, client);
      });
    },

    async me(actor: Actor): Promise<User> {
      const row = await findAccount(deps.db, actor.user_id);
      if (!row) throw generalError('unauthorized');
      // Other processes may take the session for active for a moment yet.
      refuseSuspended(row, deps.now(), generalError('unauthorized').status);
      return readUser(deps.db, row);
    },

    /** Ends this session here at once, elsewhere within 2 s. */
    async logout(actor: Actor): Promise<Record<string, never>> {
      await runTransaction(deps.db, (trx) => revokeSession(trx, actor.session_id, 'logout', deps.now()));
      deps.sessions.forget(actor.session_id);
      return {};
    },
  };
}

type NewPlayer = { body: RegisterBody; password_hash: string; now: string };

/**
 * Any address may be claimed, also one that another account has: whose it is, the worker looks up, and proves by a mail.
 * So nobody learns here who has an account; a name may be known to be taken, as names are public.
 */
async function insertPlayer(trx: Trx, { body, password_hash, now }: NewPlayer): Promise<AccountRow> {
  const { username, email, qq = null, game_id = null } = body;
  const [username_key, email_key] = [loginKey(username), loginKey(email)];
  const player = { username, username_key, email, email_key, password_hash, role: 'user' as const, qq, game_id };
  const row = await insertAccount(trx, { id: newId(), ...player });
  if (!row) throw fieldError(ACCOUNT_ERRORS, 'username_taken', 'username');
  await requestVerification(trx, { account_id: row.id, email, email_key }, now);
  return row;
}

/** The proof that a code gives. Throws for none, where one is needed, at the field of the code. */
async function proofFor(
  deps: Pick<AccountsDeps, 'db' | 'box' | 'now'>,
  accountId: string,
  code: string | undefined,
): Promise<Proof | undefined> {
  if (!(await hasSecondFactor(deps.db, accountId))) return undefined;
  if (code === undefined) throw fieldError(ACCOUNT_ERRORS, 'totp_needed', 'totp_code');
  const proof = await findProof(deps, accountId, code, deps.now());
  if (!proof) throw fieldError(ACCOUNT_ERRORS, 'totp_wrong', 'totp_code');
  return proof;
}
