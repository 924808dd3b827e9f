import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeChild, type ChildOptions } from './processes/children.ts';
import { isLivePath } from './servers/forwarded.ts';
import { devRoute, siteRoute, startGateway, type Gateway } from './servers/gateway.ts';
import { freePort } from './servers/ports.ts';
import { readOrCreateSecret } from './files/secrets.ts';
import { startServices, type Services } from './processes/services.ts';
import type { Settings } from './settings.ts';
import { createStartTurns } from './processes/start-turns.ts';
import { SupervisedProcess, type Print } from './processes/supervisor.ts';

export type AppName = 'api' | 'hub' | 'worker';
const APPS: readonly AppName[] = ['worker', 'hub', 'api'];

/** How long the children have for their goodbyes before their sockets are cut. */
const CHILD_TIMES = { stopTimeoutMs: 8_000 };
const DEMO_TIMES = { stopTimeoutMs: 3_000, firstBackOffMs: 2_000, longestBackOffMs: 60_000 };

export type SiteAddresses = {
  url: string;
  /** For the processes. */
  databaseUrl: string;
  /** For migrations. */
  ownerUrl: string;
  redisUrl: string;
};

export type SiteOptions = {
  settings: Settings;
  toolsFolder: string;
  /** False trades safety against power cuts for speed: tests only. */
  isDurable: boolean;
  print: Print;
  /** Runs when PostgreSQL and Redis answer, before the children start. */
  prepare: (site: SiteAddresses) => Promise<void>;
  /** Children that reload on change, and Vite in place of the built client. */
  isDev?: boolean;
  /** Changes what a child gets: a fault proxy in front of a server, a clock, a limit. */
  childEnv?: (name: AppName, env: Record<string, string>) => Record<string, string>;
  /** Ends a start that is still under way. */
  signal?: AbortSignal;
  /** Other programs in the place of the apps: for tests of the launcher itself. */
  scripts?: Partial<Record<AppName, string>>;
};

export type Site = {
  /** The ports of their own that the children listen on. */
  ports: Record<AppName, number>;
  /** Everything that is supervised, by name: postgres, redis, worker, hub, api, demo, vite. */
  processes: ReadonlyMap<string, SupervisedProcess>;
  stop: () => Promise<void>;
} & SiteAddresses;

function childEnvironment(
  { settings, toolsFolder }: SiteOptions,
  at: Omit<SiteAddresses, 'ownerUrl'> & { ownUrl: string },
): Record<string, string> {
  return {
    DATABASE_URL: at.databaseUrl,
    // The children inherit the launcher's environment; the owner of the schema and the first admin are none of their business.
    MIGRATE_DATABASE_URL: '',
    ADMIN_PASSWORD: '',
    REDIS_URL: at.redisUrl,
    REDIS_PREFIX: settings.REDIS_PREFIX ?? '',
    PUBLIC_URL: at.url,
    HOST: '127.0.0.1',
    DATA_DIR: settings.DATA_DIR,
    JWT_SECRET: settings.JWT_SECRET ?? readOrCreateSecret(join(settings.DATA_DIR, 'jwt.secret')),
    VAPID_PRIVATE_KEY: settings.VAPID_PRIVATE_KEY ?? readOrCreateSecret(join(settings.DATA_DIR, 'vapid.secret')),
    RATE_LIMITS: settings.RATE_LIMITS,
    FIRST_VIEWS: settings.FIRST_VIEWS,
    CONNECTS_PER_MINUTE: `${settings.CONNECTS_PER_MINUTE}`,
    SOCKETS_PER_ADDRESS: `${settings.SOCKETS_PER_ADDRESS}`,
    LOG_LEVEL: settings.LOG_LEVEL,
    RATE_LIMIT_KEY: settings.RATE_LIMIT_KEY ?? randomBytes(24).toString('base64url'),
    TRUSTED_PROXIES: settings.TRUSTED_PROXIES,
    METRICS_TOKEN: settings.METRICS_TOKEN ?? '',
    SMTP_URL: settings.SMTP_URL ?? '',
    MAIL_FROM: settings.MAIL_FROM ?? '',
    API_URL: at.ownUrl,
    UPLOADS_S3_ENDPOINT: settings.UPLOADS_S3_ENDPOINT ?? '',
    UPLOADS_S3_BUCKET: settings.UPLOADS_S3_BUCKET ?? '',
    UPLOADS_S3_REGION: settings.UPLOADS_S3_REGION ?? '',
    UPLOADS_S3_ACCESS_KEY: settings.UPLOADS_S3_ACCESS_KEY ?? '',
    UPLOADS_S3_SECRET_KEY: settings.UPLOADS_S3_SECRET_KEY ?? '',
    NODE_COMPILE_CACHE: join(toolsFolder, 'compile-cache'),
  };
}

/** Where this machine reaches what listens on `host`. */
function ownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

async function choosePorts(): Promise<Record<AppName, number>> {
  const [api, hub, worker] = await Promise.all([freePort(), freePort(), freePort()]);
  return { api, hub, worker };
}

type Running = {
  gateway: Gateway | undefined;
  services: Services | undefined;
  /** In the order they were started; they stop in the opposite one. */
  children: SupervisedProcess[];
};

async function stopAll({ gateway, services, children }: Running): Promise<void> {
  gateway?.stopListening();
  for (const child of children.toReversed()) await child.stop();
  await gateway?.close();
  await services?.stop();
}

/** A clear line instead of a stack for the two faults of a port that a user can mend. */
function listenError(error: unknown, { HOST, PORT }: Settings): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new Error(`Port ${PORT} is taken by another program: set PORT to a free one.`);
  if (code === 'EACCES') return new Error(`Port ${PORT} is not open to this user: set PORT to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Error(`HOST ${HOST} is no address of this machine.`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Starts the whole site behind one port. When a part fails to start, everything is stopped again. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const running: Running = { gateway: undefined, services: undefined, children: [] };
  options.signal?.addEventListener('abort', () => void stopAll(running), { once: true });
  try {
    return await startParts(options, running);
  } catch (error) {
    await stopAll(running);
    throw error;
  }
}

async function startParts(options: SiteOptions, running: Running): Promise<Site> {
  const { settings, toolsFolder, isDurable, print, isDev = false } = options;
  // Others may pass through, as the account the servers run as must, but not look around; the secrets are mode 0600.
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o711 });
  const ports = await choosePorts();
  const vitePort = isDev ? await freePort() : undefined;
  const gateway = await openGateway(options, ports, vitePort);
  running.gateway = gateway;
  options.signal?.throwIfAborted();
  const services = await startServices({
    dataFolder: settings.DATA_DIR,
    toolsFolder,
    databaseUrl: settings.DATABASE_URL,
    ownerUrl: settings.MIGRATE_DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    isDurable,
    print,
  });
  running.services = services;
  const url = settings.PUBLIC_URL ?? `http://localhost:${gateway.port}`;
  const { databaseUrl, ownerUrl, redisUrl } = services;
  const addresses = { url, databaseUrl, ownerUrl, redisUrl };
  options.signal?.throwIfAborted();
  await options.prepare(addresses);
  options.signal?.throwIfAborted();
  const env = childEnvironment(options, {
    ...addresses,
    ownUrl: `http://${ownHost(settings.HOST)}:${gateway.port}`,
  });
  const turns = createStartTurns();
  const start = async (child: ChildOptions, times: object = CHILD_TIMES) => {
    const supervised = new SupervisedProcess(nodeChild(child), print, times, turns);
    running.children.push(supervised);
    await supervised.start();
  };
  await Promise.all(APPS.map((name) => start(appChild(name, options, { env, port: ports[name] }))));
  if (vitePort !== undefined) await start(viteChild(vitePort, gateway.port));
  if (settings.DEMO) await start(demoChild(`http://127.0.0.1:${gateway.port}`, env), DEMO_TIMES);
  const processes = new Map([...services.processes, ...running.children].map((process) => [process.name, process]));
  return { ...addresses, ports, processes, stop: () => stopAll(running) };
}

async function openGateway(
  { settings }: SiteOptions,
  ports: Record<AppName, number>,
  vitePort?: number,
): Promise<Gateway> {
  const { HOST: host, PORT: port } = settings;
  const at = (name: AppName) => `http://127.0.0.1:${ports[name]}`;
  const processes = { api: at('api'), hub: at('hub'), worker: at('worker') };
  try {
    if (vitePort === undefined)
      return await startGateway({ host, port, route: siteRoute(processes), isSocketPath: isLivePath });
    return await startGateway({ host, port, route: devRoute(processes, `http://127.0.0.1:${vitePort}`) });
  } catch (error) {
    throw listenError(error, settings);
  }
}

type AppChildOptions = { env: Record<string, string>; port: number };

function appChild(name: AppName, options: SiteOptions, { env, port }: AppChildOptions): ChildOptions {
  const { childEnv, scripts, isDev = false } = options;
  const own = { ...env, PORT: `${port}`, ...(isDev && { NODE_ENV: 'development' }) };
  const script = scripts?.[name] ?? `apps/${name}/main.ts`;
  return { name, script, port, env: childEnv?.(name, own) ?? own, isWatching: isDev };
}

/** Vite behind the gateway; its reload socket comes through the same port. */
function viteChild(port: number, sitePort: number): ChildOptions {
  return { name: 'vite', script: 'infra/local/servers/vite-dev.ts', port, env: { SITE_PORT: `${sitePort}` } };
}

function demoChild(url: string, env: Record<string, string>): ChildOptions {
  return { name: 'demo', script: 'scripts/simulate.ts', args: ['--demo', '--url', url], env };
}
