import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@pailei/db/client';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, expect, test } from 'vitest';
import { demoAccountsFile, readDemoAccounts, seedSite } from './seed.ts';
import { readSettings } from '../settings.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url, max: 2 });
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** What a start with these settings prints. */
async function seed(environment: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  await seedSite(url, readSettings({ DATA_DIR: folder, ...environment }), (line) => lines.push(line));
  return lines;
}

const file = demoAccountsFile(folder);
const modeOf = () => statSync(file).mode & 0o777;
const activeStaff = async () =>
  (
    await db
      .selectFrom('account')
      .select('role')
      .where('role', '<>', 'user')
      .where('suspended_until', 'is', null)
      .orderBy('role')
      .execute()
  ).map(({ role }) => role);

test('a demo names the file of its accounts, prints no password, and opens the file to nobody else', async () => {
  const lines = await seed({ DEMO: '1' });
  const accounts = readDemoAccounts(folder);
  expect(accounts.length).toBeGreaterThan(10);
  expect(lines.join('\n')).toContain(file);
  for (const { password } of accounts) expect(lines.join('\n')).not.toContain(password);
  expect(modeOf()).toBe(0o600);
  expect(await activeStaff()).toEqual(['admin', 'referee']);
}, 60_000);

test('a file that was opened to others is closed again, and keeps its accounts', async () => {
  const before = readFileSync(file, 'utf8');
  chmodSync(file, 0o644);
  await seed({ DEMO: '1' });
  expect(modeOf()).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(before);
}, 60_000);

test.each<Record<string, string>>([{ DEMO: '0' }, { NODE_ENV: 'production' }])(
  'the staff of the demo has no rights with %o, and is back with the demo',
  async (settings) => {
    chmodSync(file, 0o644);
    const lines = await seed(settings);
    expect(await activeStaff()).toEqual([]);
    expect(lines).toEqual([expect.stringContaining('2 accounts'), expect.stringContaining('there is no admin')]);
    expect(modeOf()).toBe(0o600);
    await seed({ DEMO: '1' });
    expect(await activeStaff()).toEqual(['admin', 'referee']);
  },
  60_000,
);

test('without the demo the first admin of the settings is made beside the one of the demo', async () => {
  const admin = { ADMIN_USERNAME: '站长', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a good password' };
  expect(await seed({ DEMO: '0', ...admin })).toEqual([expect.stringContaining('2 accounts')]);
  expect(await activeStaff()).toEqual(['admin']);
}, 60_000);
