import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoAccounts, ensureFirstAdmin, type DemoAccount } from '@pailei/core/people/users/seed';
import { syncDemoStaff } from '@pailei/core/people/users/demo-staff';
import { findAdminIds } from '@pailei/core/people/accounts/accounts.reads';
import { seedSampleCards } from '@pailei/core/decks/cards/samples/sample-cards';
import { seedDemoShop } from '@pailei/core/shop/demo-shop/seed-demo-shop';
import { createImageDecoder } from '@pailei/core/site/uploads/image-decoder';
import { createStorage, readStorageConfig } from '@pailei/core/site/uploads/storage';
import { createUploadsService } from '@pailei/core/site/uploads/uploads.service';
import { createDatabase, type Db } from '@pailei/db/client';
import type { Settings } from '../settings.ts';
import { replaceFile } from './atomic-file.ts';

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

/** In the hands of visitors; programs play with it in the first minutes only, to fill its inbox. */
const GUEST: DemoAccount = { username: '试玩选手', role: 'user', game_id: '试玩选手#5099', is_guest: true };

const CAST: readonly DemoAccount[] = [
  ...STAFF,
  ...PLAYERS.map((username, index): DemoAccount => ({
    username,
    role: 'user',
    game_id: `${username}#${5_100 + index}`,
  })),
  GUEST,
];

export function demoAccountsFile(dataFolder: string): string {
  return join(dataFolder, FILE);
}

export function readDemoAccounts(dataFolder: string): DemoLogin[] {
  return JSON.parse(readFileSync(demoAccountsFile(dataFolder), 'utf8')) as DemoLogin[];
}

type Print = (line: string) => void;

/**
 * The sample cards, the first admin from the settings, and for a demo site its shop and its cast with random passwords, kept
 * in the data folder for its owner alone. Without the demo, the staff of an earlier one is suspended.
 */
export async function seedSite(databaseUrl: string, settings: Settings, print: Print): Promise<void> {
  const db = createDatabase({ url: databaseUrl, max: 2, applicationName: 'pailei-seed', isPatient: true });
  try {
    const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
    await seedSampleCards(db, now());
    if (username && email && password) await ensureFirstAdmin(db, { username, email, password });
    await seedDemo(db, settings, print);
  } finally {
    await db.destroy();
  }
}

async function seedDemo(db: Db, settings: Settings, print: Print): Promise<void> {
  const file = demoAccountsFile(settings.DATA_DIR);
  const settled = await syncDemoStaff({ db, publisher: nobodyListens, now }, settings.DEMO);
  if (existsSync(file)) chmodSync(file, 0o600);
  if (!settings.DEMO) {
    if (settled > 0) print(`the demo is off: ${settled} accounts of its staff are suspended`);
    if ((await findAdminIds(db)).length === 0)
      print('there is no admin: ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD make one');
    return;
  }
  if (!existsSync(file)) replaceFile(file, `${JSON.stringify(await createDemoAccounts(db, CAST), null, 2)}\n`);
  print(`the demo accounts and their passwords stand in ${file}`);
  await fillShop(db, settings);
}

const now = () => new Date().toISOString();

/** Nobody follows yet what happens here. */
const nobodyListens = { publish: () => undefined, close: () => undefined };

async function fillShop(db: Db, settings: Settings): Promise<void> {
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
