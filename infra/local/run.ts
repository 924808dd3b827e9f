import { join } from 'node:path';
import { migrateToLatest, roleWarnings } from '@pailei/db/migrate';
import { claimPidFile } from './processes/pid-file.ts';
import { seedSite } from './files/seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { startSite, type Site, type SiteAddresses, type SiteOptions } from './site.ts';
import { buildWebClient } from './servers/web-build.ts';

const PARENT_CHECK_MS = 500;

export type RunOptions = {
  isDev: boolean;
} & Partial<Pick<SiteOptions, 'prepare' | 'scripts' | 'toolsFolder'>>;

export type PrepareOptions = Pick<SiteOptions, 'settings' | 'print'> & { isDev: boolean };

function printLine(name: string, line: string): void {
  process.stdout.write(`${name.padEnd(8)} | ${line}\n`);
}

/** Fires on Ctrl-C, SIGTERM, SIGHUP, and when the launcher that started this process is gone. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  // Kept for good: a terminal's Ctrl-C arrives from the terminal and once more from the launcher.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  if (process.env['LAUNCHED_BY'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && controller.abort(), PARENT_CHECK_MS).unref();
  }
  return controller.signal;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** What stands between empty servers and a site: the schema, the built client, the first accounts. */
export async function prepareSite(site: SiteAddresses, { settings, isDev, print }: PrepareOptions): Promise<void> {
  await migrateToLatest(site);
  const warnings = settings.DATABASE_URL === undefined ? [] : await roleWarnings(site);
  for (const warning of warnings) print('database', `warning: ${warning} (docs/operations.md, "Database roles")`);
  if (!isDev) buildWebClient((line) => print('web', line));
  await seedSite(site.databaseUrl, settings, (line) => print('seed', line));
}

async function runUntilStopped(settings: Settings, options: RunOptions): Promise<void> {
  const signal = stopSignal();
  const startedAt = performance.now();
  const siteOptions: SiteOptions = {
    settings,
    toolsFolder: join(settings.DATA_DIR, 'tools'),
    isDurable: true,
    print: printLine,
    signal,
    prepare: (site) => prepareSite(site, { settings, isDev: options.isDev, print: printLine }),
    ...options,
  };
  let site: Site;
  try {
    site = await startSite(siteOptions);
  } catch (error) {
    if (!signal.aborted) throw error;
    printLine('site', 'stopped before it was up');
    return;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  printLine('site', `牌擂 is running at ${site.url} (started in ${seconds} s, Ctrl-C stops it)`);
  await untilAborted(signal);
  printLine('site', 'stopping');
  await site.stop();
  printLine('site', 'stopped');
}

/** `npm start` and `npm run dev`: runs the site until a signal stops it. Faults that a user can fix are one clear line. */
export async function runSite(options: RunOptions): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const address = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
    const release = claimPidFile(join(settings.DATA_DIR, 'launcher.json'), address);
    try {
      await runUntilStopped(settings, options);
    } finally {
      release();
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
