import { randomUUID } from 'node:crypto';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import type { Role } from '@pailei/domain/rights/rights';
import { logIn, signUp, type Account, type Credentials } from './accounts.ts';
import { type SiteAddress, CallError } from '../connections/site-client.ts';
import { SetupError } from '../options.ts';
import type { Staff } from '../run-tournament.ts';

export type StaffCredentials = {
  admin: Credentials;
  /** Without one, an account is made for the run. */ referee?: Credentials;
};

/** The admin of the settings that make a site's first admin; undefined where they are not given. */
export function adminOf(environment: Record<string, string | undefined>): Credentials | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const [username, password] = [read('ADMIN_USERNAME'), read('ADMIN_PASSWORD')];
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined)
    throw new SetupError('ADMIN_USERNAME and ADMIN_PASSWORD of the site’s admin are needed together.');
  const totp_secret = read('ADMIN_TOTP_SECRET');
  return { username, password, ...(totp_secret !== undefined && { totp_secret }) };
}

/** Logs the staff in, with a referee of its own where none is given. `leave` takes that one's role back. */
export async function openStaff(
  address: SiteAddress,
  { admin: given, referee }: StaffCredentials,
): Promise<Staff & { leave: () => Promise<void> }> {
  const admin = await logInAdmin(address, given);
  if (referee !== undefined) {
    const account = await logIn(address, referee);
    return { admin, referee: await refereeOf(account, admin), leave: async () => undefined };
  }
  const made = await signUp(address, `裁判_${randomUUID().slice(0, 8)}`, 0);
  await setRole(admin, made, 'referee');
  const leave = () => setRole(admin, made, 'user');
  // A new role ends the sessions of before.
  const account = await logIn(address, made);
  return { admin, referee: await refereeOf(account, admin), leave };
}

async function logInAdmin(address: SiteAddress, credentials: Credentials): Promise<Account> {
  const admin = await logIn(address, credentials).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    throw new SetupError(
      `${credentials.username} cannot log in at ${address.url}: ${error.message} ` +
        '(ADMIN_USERNAME, ADMIN_PASSWORD and, for a second factor, ADMIN_TOTP_SECRET)',
    );
  });
  const { role, needs_second_factor } = await admin.site.call(loginApi.me);
  if (role !== 'admin') throw new SetupError(`${credentials.username} is no admin of ${address.url}.`);
  if (needs_second_factor)
    throw new SetupError(
      `${address.url} asks its staff for a second factor and ${credentials.username} has none: set it up, then give ADMIN_TOTP_SECRET.`,
    );
  return admin;
}

async function setRole(admin: Account, { user_id }: Account, role: Role): Promise<void> {
  await admin.site.call(usersApi.setRole, { params: { id: user_id }, body: { role, reason: '模拟赛的裁判' } });
}

/** An admin may do all that a referee may; a referee without the second factor that the site asks for may do nothing. */
async function refereeOf(referee: Account, admin: Account): Promise<Account> {
  const { needs_second_factor } = await referee.site.call(loginApi.me);
  return needs_second_factor ? admin : referee;
}
