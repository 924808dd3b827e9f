import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/people/sessions/token-rules';
import { createDatabase } from '@pailei/db/client';
import { migrateToLatest } from '@pailei/db/migrate';
import { freePort } from '@pailei/local/servers/ports';
import { startServices } from '@pailei/local/processes/services';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { createRunFolder, TOOLS_FOLDER } from '../../support/services.ts';
import { until } from '../../support/until.ts';

const JWT_SECRET = 'a secret for a run of minutes, 32+';
const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'apps/api/main.ts');
const WATCH_PARENT = pathToFileURL(join(ROOT, 'infra/local/processes/watch-parent.ts')).href;

export const BUYERS = 1_000;
export const PRODUCTS = 1_000;

/** Ids that pgbench can build from a number. */
const idOf = (group: string, number: number) => `00000000-0000-7000-${group}-${String(number).padStart(12, '0')}`;
export const ID_PARTS = { account: '8000', product: '9000', session: 'a000' } as const;
export const accountId = (number: number) => idOf(ID_PARTS.account, number);
export const productId = (number: number) => idOf(ID_PARTS.product, number);

export type ShopSite = Awaited<ReturnType<typeof startShopSite>>;

/** A durable PostgreSQL with a shop in it, and the API as a process of its own. */
export async function startShopSite({ hasRateLimits = false } = {}) {
  const folder = createRunFolder();
  const services = await startServices({
    dataFolder: folder,
    toolsFolder: TOOLS_FOLDER,
    isDurable: true,
    print: (name, line) => console.error(`${name} | ${line}`),
  });
  await migrateToLatest(services);
  const db = createDatabase({ url: services.databaseUrl, max: 2 });
  await fillShop(db);
  const port = await freePort();
  const api = spawn(process.execPath, ['--no-warnings', '--import', WATCH_PARENT, MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      DATA_DIR: folder,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      JWT_SECRET,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: hasRateLimits ? 'on' : 'off',
    },
  });
  const health = `http://127.0.0.1:${port}/api/health`;
  await until(() => fetch(health).catch(() => undefined), { withinMs: 120_000, what: 'the api answers' });

  async function stop(): Promise<void> {
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await db.destroy();
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const { databaseUrl, ownerUrl } = services;
  return { db, databaseUrl, ownerUrl, port, pid: api.pid ?? 0, tokens: await signTokens(), stop };
}

async function signTokens(): Promise<string[]> {
  const app = Fastify();
  await app.register(fastifyJwt, jwtOptions(JWT_SECRET));
  return Array.from({ length: BUYERS }, (_, index) => {
    const sub = idOf(ID_PARTS.account, index + 1);
    return app.jwt.sign({ sub, sid: idOf(ID_PARTS.session, index + 1), jti: sub }, { expiresIn: 3_600 });
  });
}

const numbered = (group: string) => sql.raw(`('00000000-0000-7000-${group}-' || lpad(n::text, 12, '0'))::uuid`);

/** Buyers with points for every order there will be, and products with pieces for them. */
async function fillShop(db: ReturnType<typeof createDatabase>): Promise<void> {
  const account = numbered(ID_PARTS.account);
  const product = numbered(ID_PARTS.product);
  await db.transaction().execute(async (trx) => {
    await sql`insert into account (id, username, username_key, email, email_key, password_hash, role, points_balance)
      select ${account}, 'buyer' || n, 'buyer' || n, 'b' || n, 'b' || n, '-', 'user', 100000000
      from generate_series(1, ${BUYERS}::int) n`.execute(trx);
    await sql`insert into points_entry (id, account_id, sequence, amount, balance_after, kind, note, reference_type, reference_id)
      select gen_random_uuid(), ${account}, 1, 100000000, 100000000, 'season_prize', '', 'season', gen_random_uuid()
      from generate_series(1, ${BUYERS}::int) n`.execute(trx);
    await sql`insert into session (id, account_id, expires_at)
      select ${numbered(ID_PARTS.session)}, ${account}, now() + interval '1 hour'
      from generate_series(1, ${BUYERS}::int) n`.execute(trx);
    await sql`insert into product (id, name, description, points_price, stock_quantity)
      select ${product}, '商品 ' || n, '说明', 1, 100000000 from generate_series(1, ${PRODUCTS}::int) n`.execute(trx);
    await sql`insert into stock_movement (id, product_id, sequence, kind, change, stock_after)
      select gen_random_uuid(), ${product}, 1, 'initial', 100000000, 100000000
      from generate_series(1, ${PRODUCTS}::int) n`.execute(trx);
  });
}
