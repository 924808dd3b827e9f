import { loginApi } from '@pailei/contracts/people/login/login.api';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import { createSiteClient } from '@pailei/simulator/connections/site-client';
import { enterSite, freshName, siteUrl, staffOfSite, type Player } from './players.ts';

/** Real staff, whose events are no demonstration and whose inbox is read. */
export async function newStaff(): Promise<Record<'admin' | 'referee', Player>> {
  const { admin } = await staffOfSite();
  const promoted = async (role: 'admin' | 'referee') => {
    const { user, password } = await newMember('执裁');
    await admin.site.call(usersApi.setRole, { params: { id: user.id }, body: { role, reason: '本场赛事的裁判' } });
    return enterSite({ username: user.username, password });
  };
  return { admin: await promoted('admin'), referee: await promoted('referee') };
}

/** Somebody new whose password the story knows. */
export async function newMember(start: string): Promise<Player & { password: string }> {
  const site = createSiteClient({ url: siteUrl(), exemptKey: undefined });
  const password = crypto.randomUUID();
  const body = { username: freshName(start), email: `${crypto.randomUUID()}@example.invalid`, password };
  const { access_token, user } = await site.call(loginApi.register, { body });
  site.signIn(access_token);
  return { username: user.username, user_id: user.id, site, user, password };
}
