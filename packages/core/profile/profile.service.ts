import type { User } from '@pailei/contracts/accounts';
import type { BodyOf } from '@pailei/contracts/endpoint';
import { appError, generalError } from '@pailei/contracts/errors';
import { PROFILE_ERRORS } from '@pailei/contracts/profile';
import type { profileApi } from '@pailei/contracts/profile';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { userTopic } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import {
  findAccount,
  isPassword,
  lockAccount,
  loginKey,
  userView,
  voidResets,
  warnAddressOwner,
} from '../accounts/index.ts';
import { sendMail } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { updateProfile } from './profile.repository.ts';
import type { ProfileChanges } from './profile.repository.ts';

export type ProfileDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

/** `isOwn` is false where another account has it. */
type NewAddress = { email_key: string; isOwn: boolean };
type ProfileBody = BodyOf<typeof profileApi.update>;
export type ProfileService = ReturnType<typeof createProfileService>;

/** One's own data. The name stays as it is: results, records and links stand under it. */
export function createProfileService({ db, publisher, now }: ProfileDeps) {
  /** Another e-mail address is where a lost password is reset: whoever found an open window must not have it. */
  async function checkPassword(row: AccountRow, { current_password: password }: ProfileBody): Promise<void> {
    if (!password) throw fieldError('password_needed', 'current_password');
    if (!(await isPassword(password, row.password_hash))) throw fieldError('password_wrong', 'current_password');
  }

  /**
   * An address that another account has is taken all the same, but stays that account's, as at registration: so nobody learns
   * here who has an account, and the owner is told by mail.
   */
  function save(seen: AccountRow, body: ProfileBody, address: NewAddress | undefined): Promise<User> {
    return inTransaction({ db, publisher }, async (trx, log) => {
      const row = await lockAccount(trx, seen.id);
      // A password that was changed meanwhile was not the one that was checked.
      if (row?.password_hash !== seen.password_hash || row.email !== seen.email) throw generalError('conflict');
      const changed = await updateProfile(trx, row.id, changesOf(body, address), now());
      if (address) {
        // A link on its way to the old address opens nothing any more.
        await voidResets(trx, row.id, now());
        await announceNewEmail(trx, log, row);
        if (!address.isOwn) await warnAddressOwner(trx, address.email_key, row.username);
      }
      log.add(userTopic(row.id), 'account_changed', {});
      return userView(changed);
    });
  }

  return {
    async update(actor: Actor, body: ProfileBody): Promise<User> {
      const seen = await findAccount(db, actor.user_id);
      if (!seen) throw generalError('unauthorized');
      if (!isOtherEmail(seen, body)) return save(seen, body, undefined);
      await checkPassword(seen, body);
      const email_key = loginKey(body.email ?? '');
      return save(seen, body, { email_key, isOwn: true }).catch((error: unknown) => {
        if (!isTakenEmail(error)) throw error;
        return save(seen, body, { email_key, isOwn: false });
      });
    },
  };
}

function isOtherEmail(row: AccountRow, { email }: ProfileBody): boolean {
  return email !== undefined && loginKey(email) !== loginKey(row.email);
}

function changesOf({ email, qq, game_id }: ProfileBody, address: NewAddress | undefined): ProfileChanges {
  return {
    ...(address && email !== undefined && { email, email_key: address.isOwn ? address.email_key : null }),
    ...(qq !== undefined && { qq }),
    ...(game_id !== undefined && { game_id }),
  };
}

/** The old address is told, because it may be its owner's only way to learn of it; not one that is another account's. */
async function announceNewEmail(trx: Trx, log: LiveLog, { id, email, email_key, username }: AccountRow): Promise<void> {
  await notify(trx, log, [
    {
      account_id: id,
      dedupe_key: `email_changed:${newId()}`,
      notice: { kind: 'security_changed', change: 'email_changed' },
    },
  ]);
  if (email_key === null) return;
  await sendMail(trx, {
    to: email,
    kind: 'email_changed',
    account_id: id,
    subject: '牌擂：你的邮箱已修改',
    text: `${username}，你好：\n\n你的牌擂账号换了邮箱，这个地址不再使用。\n如果不是你本人操作，请立即联系管理员。`,
  });
}

function isTakenEmail(error: unknown): boolean {
  const fields = typeof error === 'object' && error !== null ? error : {};
  return 'constraint' in fields && fields.constraint === 'account_email_key';
}

function fieldError(code: keyof typeof PROFILE_ERRORS, field: string) {
  return appError(PROFILE_ERRORS, code, { [field]: PROFILE_ERRORS[code][1] });
}
