import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { type loginApi, LOGIN_ERRORS } from '@pailei/contracts/people/login/login.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError, fieldError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { findAccount, lockAccount } from '../accounts/accounts.reads.ts';
import { addAccount } from '../accounts/add-account.ts';
import { readUser } from '../accounts/read-user.ts';
import { refuseSuspended } from '../accounts/suspension.ts';
import { findAccountByLogin } from './login.repository.ts';
import { refuseWeakPassword } from '../passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { requestVerification } from '../email-verification/email-requests.ts';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { refuseReservedName } from './reserved-names.ts';
import { hasSecondFactor } from '@pailei/live/sessions';
import { findProof, consumeProof, type Proof } from '../second-factor/second-factor.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';
import { notifyOwner } from '../security-notices/security-notices.ts';
import { openSession, type Client, type OpenSessionDeps } from '../sessions/open-session.ts';
import { revokeSession } from '../sessions/revoke-sessions.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

export type LoginDeps = OpenSessionDeps & {
  db: Db;
  publisher: Publisher;
  sessions: Pick<SessionsService, 'forget'>;
  /** Opens the secrets of second factors. */
  box: SecretBox;
  isRegistrationOpen: () => Promise<boolean>;
  /** Names that nobody may take who is not of the site. */
  reservedNames: () => Promise<readonly string[]>;
};

export type LoginData = DataOf<typeof loginApi.login>;
type RegisterBody = BodyOf<typeof loginApi.register>;
export type LoginService = ReturnType<typeof createLoginService>;

/** Who one is, and how one gets in and out. Passwords are hashed outside of transactions, because that takes some 50 ms. */
export function createLoginService(deps: LoginDeps) {
  async function openFor(trx: Trx, row: AccountRow, client: Client): Promise<LoginData> {
    return { access_token: await openSession(trx, deps, row, client), user: await readUser(trx, row) };
  }

  return {
    /** Under which the tries at a login are counted: name and address of one account count together, and an unknown one alone. */
    async loginSubject(username: string): Promise<string> {
      const key = loginKey(username);
      const found = await findAccountByLogin(deps.db, key);
      return found ? `account:${found.id}` : `name:${key}`;
    },

    async register(body: RegisterBody, client: Client): Promise<LoginData> {
      if (!(await deps.isRegistrationOpen())) throw appError(LOGIN_ERRORS, 'registration_closed');
      refuseReservedName(body.username, await deps.reservedNames());
      refuseWeakPassword(body.password, body, 'password');
      const password_hash = await hashPassword(body.password);
      return runTransaction(deps.db, async (trx) =>
        openFor(trx, await insertPlayer(trx, { body, password_hash, now: deps.now() }), client),
      );
    },

    /**
     * The same answer, after the same time, for an unknown name and a wrong password. Whoever has the password of an
     * account with a second factor is asked for its code: by the same call again, with the code.
     */
    async login(body: BodyOf<typeof loginApi.login>, client: Client): Promise<LoginData> {
      const found = await findAccountByLogin(deps.db, loginKey(body.username));
      if (!(await isPassword(body.password, found?.password_hash)) || !found)
        throw appError(LOGIN_ERRORS, 'login_failed');
      const proof = await proofFor(deps, found.id, body.totp_code);
      return inTransaction(deps, async (trx, log) => {
        const row = await lockAccount(trx, found.id);
        if (row?.password_hash !== found.password_hash) throw appError(LOGIN_ERRORS, 'login_failed');
        if (proof ? !(await consumeProof(trx, row.id, proof, deps.now())) : await hasSecondFactor(trx, row.id))
          throw fieldError(LOGIN_ERRORS, 'totp_wrong', 'totp_code');
        refuseSuspended(row, deps.now());
        if (proof?.kind === 'recovery_code') await notifyOwner(trx, log, row.id, 'recovery_code_used');
        return openFor(trx, row, client);
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
  const row = await addAccount(trx, { username, email, password_hash, role: 'user', qq, game_id });
  if (!row) throw fieldError(LOGIN_ERRORS, 'username_taken', 'username');
  await requestVerification(trx, { account_id: row.id, email, email_key: loginKey(email) }, now);
  return row;
}

/** The proof that a code gives. Throws for none, where one is needed, at the field of the code. */
async function proofFor(
  deps: Pick<LoginDeps, 'db' | 'box' | 'now'>,
  accountId: string,
  code: string | undefined,
): Promise<Proof | undefined> {
  if (!(await hasSecondFactor(deps.db, accountId))) return undefined;
  if (code === undefined) throw fieldError(LOGIN_ERRORS, 'totp_needed', 'totp_code');
  const proof = await findProof(deps, accountId, code, deps.now());
  if (!proof) throw fieldError(LOGIN_ERRORS, 'totp_wrong', 'totp_code');
  return proof;
}
