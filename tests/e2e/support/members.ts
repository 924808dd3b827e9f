import { accountsApi } from '@pailei/contracts/accounts';
import { createSiteClient } from '@pailei/simulator/site-client';
import { freshName, siteUrl } from './people.ts';
import type { Player } from './people.ts';

/** Somebody new whose password the story knows. */
export async function newMember(start: string): Promise<Player & { password: string }> {
  const site = createSiteClient({ url: siteUrl(), exemptKey: undefined });
  const password = crypto.randomUUID();
  const body = { username: freshName(start), email: `${crypto.randomUUID()}@example.invalid`, password };
  const { access_token, user } = await site.call(accountsApi.register, { body });
  site.signIn(access_token);
  return { username: user.username, user_id: user.id, site, user, password };
}
