import { mailApi } from '@pailei/contracts/site/mail/mail.api';
import { expect } from '@playwright/test';
import { staffOfSite } from './players.ts';

/** The path of the link in the newest mail to an address, as an admin finds it in the log. */
export async function linkInMail(address: string, page: 'reset-password' | 'verify-email'): Promise<string> {
  const { admin } = await staffOfSite();
  const link = new RegExp(`/${page}#token=[\\w-]+`);
  let found = '';
  await expect(async () => {
    const { items } = await admin.site.call(mailApi.list, { query: { limit: '100' } });
    for (const { id } of items.filter(({ to, state }) => to === address && state === 'logged')) {
      const { text } = await admin.site.call(mailApi.get, { params: { id } });
      found ||= link.exec(text ?? '')?.[0] ?? '';
    }
    expect(found).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return found;
}
