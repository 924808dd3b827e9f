import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { fieldError, generalError } from '@pailei/contracts/http/errors';
import { PROFILE_ERRORS, type profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { claimAddress } from '../email-verification/email-claims.ts';
import { findAccount, lockAccount } from '../accounts/accounts.reads.ts';
import { readUser } from '../accounts/read-user.ts';
import { isPassword } from '../passwords/passwords.ts';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { isEntered, updateProfile, type ProfileChanges } from './profile.repository.ts';

export type ProfileDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

type ProfileBody = BodyOf<typeof profileApi.update>;
export type ProfileService = ReturnType<typeof createProfileService>;

/** One's own data. The name stays as it is: results, records and links stand under it. */
export function createProfileService({ db, publisher, now }: ProfileDeps) {
  /** Another e-mail address is where a lost password is reset: a person at an unlocked screen must not change it. */
  async function checkPassword(row: AccountRow, { current_password: password }: ProfileBody): Promise<void> {
    if (!password) throw fieldError(PROFILE_ERRORS, 'password_needed', 'current_password');
    if (!(await isPassword(password, row.password_hash)))
      throw fieldError(PROFILE_ERRORS, 'password_wrong', 'current_password');
  }

  return {
    /**
     * Any other address may be given, also one that another account has, as at registration: so nobody learns here who has
     * an account.
     */
    async update(actor: Actor, body: ProfileBody): Promise<User> {
      const seen = await findAccount(db, actor.user_id);
      if (!seen) throw generalError('unauthorized');
      if (isOtherEmail(seen, body)) await checkPassword(seen, body);
      return inTransaction({ db, publisher }, async (trx, log) => {
        const row = await lockAccount(trx, seen.id);
        // A password that was changed meanwhile was not the one that was checked.
        if (row?.password_hash !== seen.password_hash || row.email !== seen.email) throw generalError('conflict');
        if (body.game_id === null && row.game_id !== null && (await isEntered(trx, row.id)))
          throw fieldError(PROFILE_ERRORS, 'game_id_in_use', 'game_id');
        await updateProfile(trx, row.id, changesOf(body), now());
        if (body.email !== undefined) await claimAddress(trx, row, body.email, now());
        log.add(personalTopic.of(row.id), 'account_changed', {});
        return readUser(trx, (await findAccount(trx, row.id)) ?? row);
      });
    },
  };
}

function isOtherEmail({ email_key, new_email_key }: AccountRow, { email }: ProfileBody): boolean {
  return email !== undefined && ![email_key, new_email_key].includes(loginKey(email));
}

function changesOf({ qq, game_id }: ProfileBody): ProfileChanges {
  return { ...(qq !== undefined && { qq }), ...(game_id !== undefined && { game_id }) };
}
