import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { libraryPath, unpackDebianPackages } from './apt.ts';
import { clearStalePidFile, findOnPath } from '../processes/processes.ts';
import { readOrCreateSecret } from '../files/secrets.ts';
import type { ProcessSpec } from '../processes/supervisor.ts';
import { giveToServer, serverPrefix } from './unprivileged.ts';

const DEBIAN_PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

export type RedisOptions = {
  folder: string;
  /** Where a server taken from Debian's packages is unpacked once. */
  toolsFolder: string;
  port: number;
  /** False keeps nothing on disk: tests only. */
  isDurable: boolean;
};

export type RedisServer = {
  program: string;
  env: Record<string, string>;
};

/** redis-server or valkey-server from PATH, else unpacked from Debian's packages without being root. */
export function findRedis(toolsFolder: string): RedisServer {
  const installed = findOnPath('redis-server') ?? findOnPath('valkey-server');
  if (installed !== undefined) return { program: installed, env: {} };
  const folder = join(toolsFolder, 'redis');
  const program = join(folder, 'root/usr/bin/redis-server');
  if (!existsSync(program)) unpackDebianPackages(folder, DEBIAN_PACKAGES);
  if (!existsSync(program)) {
    throw new Error('No Redis: set REDIS_URL, or install redis-server (Debian: apt-get install redis-server).');
  }
  return { program, env: { LD_LIBRARY_PATH: libraryPath(join(folder, 'root')) } };
}

/** Whether a Redis answers at this address. */
export async function redisAnswers(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

function configLines(options: RedisOptions, password: string): string {
  const { folder, port, isDurable } = options;
  const persistence = isDurable ? ['appendonly yes', 'appendfsync everysec'] : ['appendonly no'];
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${folder}"`,
    `pidfile "${join(folder, 'redis.pid')}"`,
    `requirepass ${password}`,
    'maxmemory-policy noeviction',
    'set-proc-title no',
    'save ""',
    ...persistence,
    '',
  ].join('\n');
}

/** The embedded Redis as a supervised process, and its address. */
export function redisProcess(options: RedisOptions): { spec: ProcessSpec; url: string } {
  const { folder, port } = options;
  const server = findRedis(options.toolsFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = readOrCreateSecret(`${folder}.password`);
  const configFile = join(folder, 'redis.conf');
  const url = `redis://:${password}@127.0.0.1:${port}`;
  const spec: ProcessSpec = {
    name: 'redis',
    async prepare() {
      await clearStalePidFile(join(folder, 'redis.pid'), folder);
      writeFileSync(configFile, configLines(options, password), { mode: 0o600 });
      giveToServer(folder);
      return [...serverPrefix('TERM'), server.program, configFile];
    },
    env: server.env,
    isReady: () => redisAnswers(url),
    stopSignal: 'SIGTERM',
    isQuiet: true,
  };
  return { spec, url };
}
