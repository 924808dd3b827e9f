import { mailApi } from '@pailei/contracts/site/mail/mail.api';
import { expect } from '@playwright/test';
import { staffOfSite } from './players.ts';

/** The path of the link in the newest mail to an address, as an admin finds it in the log; `count`: mails that it gets by then. */
export async function linkInMail(address: string, page: 'reset-password' | 'verify-email', count = 1): Promise<string> {
  const { admin } = await staffOfSite();
  const link = new RegExp(`/${page}#token=[\\w-]+`);
  const links: string[] = [];
  await expect(async () => {
    links.length = 0;
    const { items } = await admin.site.call(mailApi.list, { query: { limit: '100' } });
    for (const { id } of items.filter(({ to, state }) => to === address && state === 'logged')) {
      const { text } = await admin.site.call(mailApi.get, { params: { id } });
      links.push(...(link.exec(text ?? '') ?? []));
    }
    expect(links.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 10_000 });
  return links[0] ?? '';
}
