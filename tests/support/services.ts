import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUrls } from '@pailei/db/migrate';
import { freePort } from '@pailei/local/servers/ports';
import { isAlive } from '@pailei/local/processes/processes';
import { redisProcess } from '@pailei/local/servers/redis';
import { startServices as startLocalServices } from '@pailei/local/processes/services';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '../..');
const RUNS_FOLDER = join(ROOT, '.data/test');
const TEMPLATE = 'pailei_template';

/** Where programs unpacked for this checkout are kept, whatever data folder is used. */
export const TOOLS_FOLDER = join(ROOT, '.data/tools');

export type TestServices = {
  /** As the role of the processes, so that a missing grant shows in every test of what uses it. */
  databaseUrl: string;
  /** As the owner of the schema. */
  ownerUrl: string;
  redisUrl: string;
  /** The folder of this run; everything in it goes with `stop`. */
  folder: string;
  stop: () => Promise<void>;
};

/** The addresses of a database of this server. */
export function addressesOf({ databaseUrl, ownerUrl }: DatabaseUrls, name: string): DatabaseUrls {
  const to = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return { databaseUrl: to(databaseUrl), ownerUrl: to(ownerUrl) };
}

async function execute(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new folder of this process below `.data/test`; those of processes that are gone are removed. */
export function createRunFolder(): string {
  mkdirSync(RUNS_FOLDER, { recursive: true });
  for (const name of readdirSync(RUNS_FOLDER)) {
    if (!isAlive(Number(name.split('-')[0]))) rmSync(join(RUNS_FOLDER, name), { recursive: true, force: true });
  }
  const folder = join(RUNS_FOLDER, `${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder);
  return folder;
}

/**
 * PostgreSQL and Redis in a folder of this run, with fsync off, and a template database brought to the newest schema by
 * `migrate`. Two runs at once do not meet.
 */
export async function startServices(migrate: (urls: DatabaseUrls) => Promise<unknown>): Promise<TestServices> {
  const folder = createRunFolder();
  const services = await startLocalServices({
    dataFolder: folder,
    toolsFolder: TOOLS_FOLDER,
    isDurable: false,
    print: (name, line) => console.error(`${name} | ${line}`),
  });
  const stop = async () => {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await execute(services.ownerUrl, `create database ${TEMPLATE}`);
    await migrate(addressesOf(services, TEMPLATE));
  } catch (error) {
    await stop();
    throw error;
  }
  const { databaseUrl, ownerUrl, redisUrl } = services;
  return { databaseUrl, ownerUrl, redisUrl, folder, stop };
}

export type TestDatabase = {
  /** As the role of the processes. */
  url: string;
  /** For what only the owner may do: `truncate`, triggers of a test, `session_replication_role`. */
  ownerUrl: string;
  drop: () => Promise<void>;
};

/** A database of one's own: a clone of the migrated template, or of another. `drop` also ends its open connections. */
export async function createTestDatabase(
  services: DatabaseUrls,
  template: typeof TEMPLATE | 'template0' = TEMPLATE,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(services.ownerUrl, `create database ${name} template ${template}`);
  const { databaseUrl: url, ownerUrl } = addressesOf(services, name);
  return { url, ownerUrl, drop: () => execute(services.ownerUrl, `drop database ${name} with (force)`) };
}

export type TestRedis = {
  url: string;
  process: SupervisedProcess;
  stop: () => Promise<void>;
};

/**
 * A Redis server of one's own (it starts in some 30 ms). Pub/sub knows no database numbers, so sharing a server would
 * let one test file receive the wake-ups of another.
 */
export async function createTestRedis(services: Pick<TestServices, 'folder'>): Promise<TestRedis> {
  const folder = join(services.folder, `redis-${randomBytes(4).toString('hex')}`);
  const { spec, url } = redisProcess({ folder, toolsFolder: TOOLS_FOLDER, port: await freePort(), isDurable: false });
  const server = new SupervisedProcess(spec, () => undefined);
  await server.start();
  return { url, process: server, stop: () => server.stop() };
}
