import { randomBytes } from 'node:crypto';
import type { Role } from '@pailei/domain/rights/rights';
import { emailSchema, usernameSchema } from '@pailei/contracts/people/accounts/accounts.api';
import { passwordSchema } from '@pailei/contracts/people/passwords/passwords.api';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { sql } from 'kysely';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { hasAdmin } from './users.repository.ts';
import { addAccount, type AddedAccount } from '../accounts/add-account.ts';
import { refuseWeakPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';

export type FirstAdmin = { username: string; email: string; password: string };

/** Makes the first admin when there is none. Throws when a value is not allowed or the name is taken by a player. */
export async function ensureFirstAdmin(db: Db, admin: FirstAdmin): Promise<'made' | 'present'> {
  const username = usernameSchema.parse(admin.username);
  const email = emailSchema.parse(admin.email);
  const password = passwordSchema.parse(admin.password);
  refuseWeakPassword(password, { username, email }, 'password');
  const password_hash = await hashPassword(password);
  return runTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first_admin'))`.execute(trx);
    if (await hasAdmin(trx)) return 'present';
    const row = await addAccount(trx, verified({ username, email, password_hash, role: 'admin' }));
    if (!row)
      throw new Error(
        `The first admin cannot be made: ${username} or ${email} belongs to an account without that role.`,
      );
    const account = {
      target_type: 'account',
      target_id: row.id,
      before: null,
      after: { username, role: 'admin' } as const,
    };
    await recordAudit(trx, { actor: 'system', action: 'account.create', ...account, reason: null });
    return 'made';
  });
}

export type DemoAccount = {
  username: string;
  role: Role;
  game_id?: string;
  /** For visitors to log in with: no robot, so that it has an inbox. */
  is_guest?: true;
};

/** Makes demo accounts with random passwords and returns those it made; the names that exist are left as they are. */
export async function createDemoAccounts(
  db: Db,
  wanted: readonly DemoAccount[],
): Promise<(DemoAccount & { password: string })[]> {
  const accounts = await Promise.all(wanted.map(async (account) => withPassword(account)));
  return runTransaction(db, async (trx) => {
    const made: (DemoAccount & { password: string })[] = [];
    for (const { account, password, row } of accounts) {
      if (await addAccount(trx, row)) made.push({ ...account, password });
    }
    return made;
  });
}

async function withPassword(account: DemoAccount) {
  const password = randomBytes(9).toString('base64url');
  const { username, role, game_id = null, is_guest = false } = account;
  const email = `demo-${randomBytes(6).toString('hex')}@demo.invalid`;
  const row = {
    ...verified({ username, email, role, password_hash: await hashPassword(password) }),
    game_id,
    is_demo: !is_guest,
  };
  return { account, password, row };
}

type Given = Pick<AddedAccount, 'username' | 'email' | 'password_hash' | 'role'>;

/** What the operator gives is theirs: the address counts as verified. */
const verified = (given: Given): AddedAccount => ({ ...given, email_verified_at: new Date().toISOString() });
