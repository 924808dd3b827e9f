import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from './ports.ts';
import { postgresProcess } from './postgres.ts';
import { SupervisedProcess } from '../processes/supervisor.ts';

let root: string;
/** A stopped PostgreSQL with a table of one row, and its secret. */
let original: string;
let folder: string;

async function start() {
  const { spec, ownerUrl, url, prepareRoles } = postgresProcess({ folder, port: await freePort(), isDurable: false });
  const server = new SupervisedProcess(spec, () => undefined);
  await server.start();
  return { url: ownerUrl, processUrl: url, prepareRoles, stop: () => server.stop() };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

const filesOf = (path: string) =>
  readdirSync(path, { recursive: true })
    .map(String)
    .filter((name) => !name.endsWith('postmaster.pid'))
    .toSorted();

const unfinished = () => readdirSync(join(folder, '..')).filter((name) => name.startsWith('postgres.initdb'));
const POLL = { interval: 5, timeout: 15_000 };

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'postgres-folder-'));
  original = join(root, 'original');
  folder = join(original, 'postgres');
  const server = await start();
  await query(server.url, 'create table kept as select 42 as answer');
  await server.stop();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
beforeEach(() => {
  copies += 1;
  const data = join(root, `copy-${copies}`);
  cpSync(original, data, { recursive: true });
  folder = join(data, 'postgres');
});

async function kept(): Promise<unknown[]> {
  const server = await start();
  try {
    return await query(server.url, 'select answer from kept');
  } finally {
    await server.stop();
  }
}

test('a whole copy starts with its data', async () => {
  expect(await kept()).toEqual([{ answer: 42 }]);
});

test('data from before the processes had a role gets one, and a lost password of it is replaced', async () => {
  const server = await start();
  const role = () => query(server.processUrl, 'select current_user as role');
  await server.prepareRoles();
  await server.prepareRoles();
  expect(await role()).toEqual([{ role: 'pailei_app' }]);
  await query(server.url, "alter role pailei_app superuser password 'another'");
  await expect(role()).rejects.toThrow('password authentication failed');
  await server.prepareRoles();
  expect(await role()).toEqual([{ role: 'pailei_app' }]);
  expect(await query(server.url, "select rolsuper from pg_roles where rolname = 'pailei_app'")).toEqual([
    { rolsuper: false },
  ]);
  await server.stop();
});

test.each<[what: string, missing: string, removed?: string]>([
  ['the version', 'PG_VERSION'],
  ['the folder of the control file', 'global/pg_control', 'global'],
  ['the control file', 'global/pg_control'],
  ['the tables', 'base'],
  ['the write-ahead log', 'pg_wal'],
  ['the settings', 'postgresql.conf'],
  ['a folder that copies leave out while it is empty', 'pg_notify'],
])(
  'a copy without %s is refused by name, left as it is, and starts once that is back',
  async (_what, missing, removed = missing) => {
    rmSync(join(folder, removed), { recursive: true });
    const before = filesOf(folder);
    await expect(start()).rejects.toThrow(new RegExp(`${folder} .*: ${missing} is missing[^]*[Rr]estore`));
    expect(filesOf(folder)).toEqual(before);
    cpSync(join(original, 'postgres', removed), join(folder, removed), { recursive: true });
    expect(await kept()).toEqual([{ answer: 42 }]);
  },
);

test('a copy of the tables alone is refused and left as it is', async () => {
  rmSync(folder, { recursive: true });
  cpSync(join(original, 'postgres/base'), join(folder, 'base'), { recursive: true });
  const before = filesOf(folder);
  await expect(start()).rejects.toThrow(/PG_VERSION.* are missing[^]*restore/i);
  expect(filesOf(folder)).toEqual(before);
});

test('files of somebody else are refused and left as they are', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'not yours');
  await expect(start()).rejects.toThrow(/move the folder away/);
  expect(filesOf(folder)).toEqual(['letter.txt']);
});

test('data of another major version is refused', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/PostgreSQL 17.*PostgreSQL 18/);
  expect(existsSync(join(folder, 'base'))).toBe(true);
});

test('data without its password is refused, and no other password is made', async () => {
  rmSync(`${folder}.password`);
  await expect(start()).rejects.toThrow(/postgres\.password[^]*restore/i);
  expect(existsSync(`${folder}.password`)).toBe(false);
});

test('an empty folder becomes a new PostgreSQL', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const server = await start();
  expect(await query(server.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
  await server.stop();
  expect(unfinished()).toEqual([]);
});

test('a first start that is killed in the middle is begun anew by the next one', async () => {
  rmSync(folder, { recursive: true });
  const script = `
    import { postgresProcess } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
    await postgresProcess({ folder: ${JSON.stringify(folder)}, port: 1, isDurable: true }).spec.prepare();`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const ended = once(first, 'exit');
  await expect
    .poll(() => unfinished().map((name) => existsSync(join(folder, '..', name, 'data/base'))), POLL)
    .toEqual([true]);
  first.kill('SIGKILL');
  await ended;
  expect(existsSync(folder)).toBe(false);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(unfinished()).toEqual([]);
});

test('a folder that looks like an unfinished start but carries no mark of ours is left as it is', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(`${folder}.initdb-copy`);
  writeFileSync(join(`${folder}.initdb-copy`, 'letter.txt'), 'not yours');
  const server = await start();
  await server.stop();
  expect(filesOf(`${folder}.initdb-copy`)).toEqual(['letter.txt']);
});

test('a running server whose folder goes is not replaced by an empty one', async () => {
  const { spec } = postgresProcess({ folder, port: await freePort(), isDurable: false });
  await spec.prepare();
  rmSync(folder, { recursive: true });
  await expect(spec.prepare()).rejects.toThrow(/is gone/);
  expect(existsSync(folder)).toBe(false);
});
