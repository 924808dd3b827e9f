import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { readDemoAccounts } from '@pailei/local/files/seed';
import { logIn } from '@pailei/simulator/people/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../support/site.ts';

// A whole site and its demo, on machines that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });

let site: TestSite;
const shown: string[] = [];
beforeAll(async () => {
  site = await startSite({
    settings: { DEMO: '1', LOG_LEVEL: 'error' },
    print: (name, line) => name === 'demo' && shown.push(line),
  });
});
afterAll(() => site.stop());

test('a new demo has a finished battle of teams and an inbox with notices of sixteen kinds, and is refused nothing', async () => {
  const known = readDemoAccounts(site.dataFolder).find(({ is_guest }) => is_guest);
  if (!known) throw new Error('there is no account for visitors');
  const guest = await logIn({ url: site.url, exemptKey: undefined }, known);
  const battles = () => guest.site.call(battlesApi.list, { query: { list: 'finished', limit: '1' } });
  await expect.poll(battles, { timeout: 120_000, interval: 1_000 }).toMatchObject({
    items: [{ is_demo: true, status: 'finished', format: { code: 'boards' } }],
  });
  const kinds = async () => {
    const { items } = await guest.site.call(notificationsApi.list, { query: { limit: '100' } });
    return [...new Set(items.map(({ notice }) => notice.kind))].toSorted();
  };
  await expect.poll(async () => (await kinds()).length, { timeout: 120_000, interval: 1_000 }).toBeGreaterThan(15);
  expect(await kinds()).toEqual(expect.arrayContaining(['battle_decided', 'challenge', 'order_status_changed']));
  expect(shown.filter((line) => /409|busy|refus|stays away|waits/i.test(line))).toEqual([]);
});
