import { rmSync } from 'node:fs';
import { freePort } from '@pailei/local/servers/ports';
import { prepareSite } from '@pailei/local/run';
import { readSettings } from '@pailei/local/settings';
import { startSite as startLocalSite, type AppName, type Site, type SiteAddresses } from '@pailei/local/site';
import { TOOLS_FOLDER, createRunFolder } from './services.ts';
import { until } from './until.ts';

export type TestSiteOptions = {
  /** More settings of the launcher, e.g. `{ DEMO: '1' }`. Limits on rates are off unless given. */
  settings?: Record<string, string>;
  /** True keeps fsync on: for tests that stop PostgreSQL in the middle of its work. */
  isDurable?: boolean;
  /** Changes the environment of one child, e.g. to put a fault proxy before its database. */
  childEnv?: (name: AppName, env: Record<string, string>) => Record<string, string>;
  /** Runs before the children start, after the migrations and the build. */
  seed?: (site: SiteAddresses) => Promise<void>;
  /** Prepares the data folder before anything starts in it; what it returns is undone when all has stopped. */
  useFolder?: (dataFolder: string) => () => void;
  /** Receives what the children write; silent without it. */
  print?: (name: string, line: string) => void;
};

export type TestSite = {
  dataFolder: string;
  /** The pid of a supervised process: postgres, redis, api, hub, worker. */
  pid: (name: string) => number;
  /** Sends SIGKILL and waits until the supervisor has it running again. */
  kill: (name: string) => Promise<void>;
  /** Sends SIGKILL and stops its successor as it starts; what it resolves with lets that go on, and waits until it is there. */
  keepAway: (name: string) => Promise<() => Promise<void>>;
} & Site;

/** A process that crashes again and again is started with growing pauses. */
const SUCCESSOR_WITHIN_MS = 10_000;

function processNamed(site: Site, name: string) {
  const found = site.processes.get(name);
  if (found === undefined) throw new Error(`The site has no process "${name}".`);
  return found;
}

/** A whole site of its own on a free port, in a folder of this run. `stop` leaves nothing behind. */
export async function startSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const dataFolder = createRunFolder();
  const port = await freePort();
  const own = { PORT: `${port}`, DATA_DIR: dataFolder, DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const giveUpFolder = options.useFolder?.(dataFolder);
  const remove = () => {
    giveUpFolder?.();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const settings = readSettings({ ...own, ...options.settings });
  const print = options.print ?? (() => undefined);
  // What breaks a contract is an error here, not stripped.
  const strictEnv = options.childEnv ?? ((_name: AppName, env: Record<string, string>) => env);
  try {
    const site = await startLocalSite({
      settings,
      toolsFolder: TOOLS_FOLDER,
      isDurable: options.isDurable ?? false,
      print,
      prepare: async (addresses) => {
        await prepareSite(addresses, { settings, isDev: false, print });
        await options.seed?.(addresses);
      },
      childEnv: (name, env) => strictEnv(name, { ...env, NODE_ENV: 'test' }),
    });
    return withControls(site, dataFolder, remove);
  } catch (error) {
    remove();
    throw error;
  }
}

function withControls(site: Site, dataFolder: string, remove: () => void): TestSite {
  const pid = (name: string) => {
    const running = processNamed(site, name).pid;
    if (running === undefined) throw new Error(`"${name}" is not running.`);
    return running;
  };
  const kill = async (name: string) => {
    const restarted = processNamed(site, name).untilRestarted();
    process.kill(pid(name), 'SIGKILL');
    await restarted;
  };
  return {
    ...site,
    dataFolder,
    pid,
    kill,
    keepAway: async (name) => {
      const before = pid(name);
      const restarted = kill(name);
      const next = () => (pid(name) === before ? undefined : pid(name));
      const successor = await until(next, { withinMs: SUCCESSOR_WITHIN_MS, what: `a successor of ${name}` });
      process.kill(successor, 'SIGSTOP');
      return () => {
        process.kill(successor, 'SIGCONT');
        return restarted;
      };
    },
    stop: async () => {
      await site.stop();
      remove();
    },
  };
}
