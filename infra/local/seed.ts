import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoAccounts, ensureFirstAdmin } from '@pailei/core/accounts';
import type { DemoAccount } from '@pailei/core/accounts';
import { seedSampleCards } from '@pailei/core/cards';
import { seedDemoShop } from '@pailei/core/demo-shop';
import { createImageDecoder, createStorage, createUploadsService, readStorageConfig } from '@pailei/core/uploads';
import { createDatabase } from '@pailei/db/client';
import type { Db } from '@pailei/db/client';
import type { Settings } from './settings.ts';

const FILE = 'demo-accounts.json';

export type DemoLogin = DemoAccount & { password: string };

const STAFF: readonly DemoAccount[] = [
  { username: '演示管理员', role: 'admin' },
  { username: '桥洞底下', role: 'referee' },
];

const PLAYERS = [
  '北风不渡',
  '墨染青衫',
  '一剑霜寒',
  '长街听雨',
  '半糖拿铁',
  '三更灯火',
  'Nightfall',
  '鹿鸣',
  '青萍',
  '霜白',
  '云顶茶客',
  '夜航船长',
  '渡鸦先生',
  '赤壁东风',
  '无相',
  '长安夜话',
] as const;

const CAST: readonly DemoAccount[] = [
  ...STAFF,
  ...PLAYERS.map((username, index): DemoAccount => ({
    username,
    role: 'user',
    game_id: `${username}#${5_100 + index}`,
  })),
];

export function demoAccountsFile(dataFolder: string): string {
  return join(dataFolder, FILE);
}

export function readDemoAccounts(dataFolder: string): DemoLogin[] {
  return JSON.parse(readFileSync(demoAccountsFile(dataFolder), 'utf8')) as DemoLogin[];
}

/**
 * The sample cards, the first admin from the settings, and for a demo site its shop and its cast with random passwords, kept
 * in the data folder for its owner alone.
 */
export async function seedSite(databaseUrl: string, settings: Settings, print: (line: string) => void): Promise<void> {
  const db = createDatabase({ url: databaseUrl, max: 2, applicationName: 'pailei-seed' });
  try {
    const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
    await seedSampleCards(db, new Date().toISOString());
    if (username && email && password) await ensureFirstAdmin(db, { username, email, password });
    if (settings.DEMO && !existsSync(demoAccountsFile(settings.DATA_DIR))) {
      const made = await createDemoAccounts(db, CAST);
      writeFileSync(demoAccountsFile(settings.DATA_DIR), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
      printAccounts(made, print);
    }
    if (settings.DEMO) await fillShop(db, settings);
  } finally {
    await db.destroy();
  }
}

/** Nobody follows yet what happens here. */
const nobodyListens = { publish: () => undefined, close: () => undefined };

async function fillShop(db: Db, settings: Settings): Promise<void> {
  const now = () => new Date().toISOString();
  const storage = createStorage(readStorageConfig(settings, settings.DATA_DIR));
  const decoder = createImageDecoder();
  try {
    await seedDemoShop({
      db,
      publisher: nobodyListens,
      now,
      uploads: createUploadsService({ db, now, storage, decoder }),
    });
  } finally {
    decoder.close();
  }
}

function printAccounts(made: readonly DemoLogin[], print: (line: string) => void): void {
  print('demo accounts (all of them stand in demo-accounts.json in the data folder):');
  const first = made.findIndex((account) => account.role === 'user');
  for (const { role, username, password } of made.slice(0, first + 1))
    print(`  ${role.padEnd(8)} ${username}  ${password}`);
}
