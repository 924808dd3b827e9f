import { loginApi } from '@pailei/contracts/people/login/login.api';
import { logIn, type Account, type Credentials } from '@pailei/simulator/people/accounts';
import { type SiteAddress, createSiteClient } from '@pailei/simulator/connections/site-client';
import type { ActorName } from './request.ts';

export type Staff = {
  admin: Credentials;
  referee: Credentials;
};

export type FuzzActors = {
  accounts: Record<Exclude<ActorName, 'guest'>, Account>;
  /** Entrants of the tournaments, and those to whom the admin may do anything. */
  others: readonly Account[];
  token: (name: ActorName) => string | undefined;
  /** A new token after the old one was ended by a request. */
  renew: (name: ActorName) => Promise<void>;
  /** The addresses that this actor may not be shown. */
  hiddenFrom: (name: ActorName) => readonly string[];
};

const OTHERS = 7;

/** As `signUp`, but with a password that is known: a request may end the session. */
async function register(address: SiteAddress, { username, password }: Credentials): Promise<Account> {
  const site = createSiteClient(address);
  const body = { username, email: `${crypto.randomUUID()}@example.invalid`, password, game_id: `${username}#1` };
  const { access_token, user } = await site.call(loginApi.register, { body });
  site.signIn(access_token);
  return { username, user_id: user.id, site };
}

async function addressOf({ site }: Account): Promise<string> {
  const { email, new_email } = await site.call(loginApi.me);
  return email ?? new_email ?? '';
}

/** One account of each kind, and some more. Nobody's address is known to anybody but themselves and the admin. */
export async function createActors(address: SiteAddress, staff: Staff): Promise<FuzzActors> {
  const run = Date.now().toString(36).slice(-6);
  const credentials = { ...staff, player: { username: `fuzz-${run}`, password: crypto.randomUUID() } };
  const [admin, referee] = [await logIn(address, staff.admin), await logIn(address, staff.referee)];
  const player = await register(address, credentials.player);
  const others: Account[] = [];
  for (let index = 1; index <= OTHERS; index += 1)
    others.push(await register(address, { username: `fuzz-${run}-${index}`, password: crypto.randomUUID() }));
  const accounts = { admin, referee, player };
  const addresses = new Map<Account, string>();
  for (const account of [player, referee, ...others]) addresses.set(account, await addressOf(account));

  return {
    accounts,
    others,
    token: (name) => (name === 'guest' ? undefined : (accounts[name].site.token() ?? undefined)),
    async renew(name) {
      if (name === 'guest') return;
      const { site } = await logIn(address, credentials[name]);
      accounts[name].site.signIn(site.token() ?? '');
    },
    hiddenFrom: (name) =>
      name === 'admin'
        ? []
        : [...addresses]
            .filter(([account]) => name === 'guest' || account !== accounts[name])
            .map(([, address]) => address),
  };
}
