import { accountsApi } from '@pailei/contracts/accounts';
import type { User } from '@pailei/contracts/accounts';
import { logIn, signUp } from '@pailei/simulator/cast';
import type { Account, Credentials, Door } from '@pailei/simulator/cast';
import type { Staff } from '@pailei/simulator/run-tournament';
import { readStaff } from './staff.ts';

/** Someone with an account who may sit before a window and whose token the API takes too. */
export type Player = Account & { user: User };

export function siteUrl(): string {
  return process.env['E2E_URL'] ?? `http://localhost:${process.env['E2E_PORT']}`;
}

const door = (): Door => ({ url: siteUrl(), exemptKey: undefined });

/** A username that nobody has yet. */
export const freshName = (start: string): string => `${start}${crypto.randomUUID().slice(0, 8)}`;

async function withUser(account: Account): Promise<Player> {
  return { ...account, user: await account.site.call(accountsApi.me) };
}

export async function newPlayer(start: string): Promise<Player> {
  return withUser(await signUp(door(), freshName(start), 1));
}

export const enterSite = async (credentials: Credentials): Promise<Player> =>
  withUser(await logIn(door(), credentials));

export async function staffOfSite(): Promise<Staff & Record<'admin' | 'referee', Player>> {
  const { admin, referee } = readStaff();
  const [first, second] = await Promise.all([logIn(door(), admin), logIn(door(), referee)]);
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
