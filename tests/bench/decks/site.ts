import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@pailei/api/app';
import { readConfig } from '@pailei/api/config';
import { createDeps, type Deps } from '@pailei/api/deps';
import { createCardImporter } from '@pailei/core/decks/cards/import/card-importer';
import { createLogger } from '@pailei/core/ground/processes/logger';
import { newId } from '@pailei/db/id';
import { startBenchServices } from '../sockets/bench-services.ts';
import { catalogueFile } from './catalogue.ts';

export type Answer = { statusCode: number; body: string };
export type Caller = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<Answer>;

/** The whole API over a database of its own with a catalogue in it, called without a network; and what filling it took. */
export async function startBenchSite(cardCount: number) {
  const services = await startBenchServices();
  const folder = await mkdtemp(join(tmpdir(), 'pailei-bench-'));
  const config = readConfig({
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    JWT_SECRET: 'a secret for a run of minutes, 32+',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  const log = createLogger({ process: 'api', level: config.logLevel, environment: {} });
  const deps = await createDeps(config, log);
  const app = await buildApp(config, deps);
  const catalogueMs = await importCatalogue(deps, cardCount);
  const token = await registered(app);

  const call: Caller = (method, path, payload) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

  async function stop(): Promise<void> {
    await app.close();
    await deps.close();
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { call, catalogueMs, db: deps.db, ownerUrl: services.ownerUrl, stop };
}

type BenchApp = Awaited<ReturnType<typeof buildApp>>;

/** Milliseconds of one run of the importer, as the worker makes it. */
async function importCatalogue(deps: Deps, count: number): Promise<number> {
  const id = newId();
  const content = catalogueFile(count);
  await deps.db.insertInto('card_import').values({ id, source: 'command', content }).execute();
  const start = performance.now();
  await createCardImporter(deps).run(id);
  return performance.now() - start;
}

async function registered(app: BenchApp): Promise<string> {
  const payload = { username: '量尺', email: 'bench@example.invalid', password: 'measure twice' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  return answer.json<{ data: { access_token: string } }>().data.access_token;
}
