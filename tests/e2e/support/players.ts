import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { logIn, signUp, type Account, type Credentials } from '@pailei/simulator/people/accounts';
import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import type { Staff } from '@pailei/simulator/run-tournament';
import { readStaff } from './staff.ts';

/** Someone with an account who may sit before a window and whose token the API takes too. */
export type Player = Account & { user: User };

export function siteUrl(): string {
  return process.env['E2E_URL'] ?? `http://localhost:${process.env['E2E_PORT']}`;
}

const address = (): SiteAddress => ({ url: siteUrl(), exemptKey: undefined });

/** A username that nobody has yet. */
export const freshName = (start: string): string => `${start}${crypto.randomUUID().slice(0, 8)}`;

/** Who an account is now: what others did to it since is known as well. */
export async function withUser<T extends Account>(account: T): Promise<T & Player> {
  return { ...account, user: await account.site.call(loginApi.me) };
}

export async function newPlayer(start: string): Promise<Player> {
  return withUser(await signUp(address(), freshName(start), 1));
}

export const enterSite = async (credentials: Credentials): Promise<Player> =>
  withUser(await logIn(address(), credentials));

export async function staffOfSite(): Promise<Staff & Record<'admin' | 'referee', Player>> {
  const { admin, referee } = readStaff();
  const [first, second] = await Promise.all([logIn(address(), admin), logIn(address(), referee)]);
  return { admin: await withUser(first), referee: await withUser(second) };
}

/** What the web client keeps of a session in the local storage. */
export function storedSession({ site, user }: Player): { name: string; value: string }[] {
  return [
    { name: 'jwt_token', value: site.token() ?? '' },
    { name: 'user_data', value: JSON.stringify(user) },
    { name: 'player_name', value: user.username },
  ];
}
