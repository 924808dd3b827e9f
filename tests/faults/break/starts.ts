import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createDatabase } from '@pailei/db/client';
import { freePort } from '@pailei/local/servers/ports';
import { runningPostgresUrl } from '@pailei/local/servers/postgres';
import { createRunFolder } from '../../support/services.ts';
import type { Checks } from '../check/checks.ts';
import { watchHealth } from '../check/health-watch.ts';

const PROGRAM = join(import.meta.dirname, 'start.process.ts');
const UP = 'is running at';
const DECIDED_WITHIN_MS = 240_000;
const GREEN_WITHIN_MS = 60_000;

type Start = {
  url: string;
  process: ChildProcess;
  output: () => string;
  /** `up`, or the code it ended with. */
  outcome: Promise<'up' | number>;
};

export type StartsOptions = {
  checks: Checks;
  log: (line: string) => void;
};

/** Two starts on one folder at once, and a start on a folder of data whose `PG_VERSION` is lost. */
export async function checkStarts({ checks, log }: StartsOptions): Promise<void> {
  const folder = createRunFolder();
  const started: Start[] = [];
  const start = async () => {
    const one = launch(folder, await freePort());
    started.push(one);
    return one;
  };
  try {
    log('two starts on one folder');
    const epoch = await checkTwo(checks, folder, [await start(), await start()]);
    log('a start without PG_VERSION');
    await checkLostVersion(checks, folder, start);
    await checkHealed(checks, { folder, epoch, again: await start() });
  } finally {
    for (const { process } of started) process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}

/** It stops when this process is gone, as one that `npm` started. */
export function launch(folder: string, port: number, withinMs = DECIDED_WITHIN_MS): Start {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: `${port}`,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    LAUNCHED_BY: 'faults',
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const isUp = Promise.withResolvers<'up'>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(UP)) isUp.resolve('up');
    });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? -1);
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(-1), withinMs).unref());
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    outcome: Promise.race([isUp.promise, ended, late]),
  };
}

export async function endStart({ process: child }: Start): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Returns the epoch of the data that the one which was let in has made. */
async function checkTwo(checks: Checks, folder: string, starts: Start[]): Promise<string | undefined> {
  const outcomes = await Promise.all(starts.map(({ outcome }) => outcome));
  const [winner] = starts.filter((_, index) => outcomes[index] === 'up');
  const [loser] = starts.filter((_, index) => outcomes[index] === 1);
  const refusal = loser?.output() ?? '';
  const found = [
    ...(winner && loser ? [] : [`outcomes: ${outcomes.join(' and ')}`]),
    ...(isClear(refusal, /Already running|another start is under way/) ? [] : [`refused with: ${refusal}`]),
    ...(winner ? await findNotGreen(winner) : []),
  ];
  checks.none('of two starts on one folder one is refused, and the other works', found);
  const epoch = await readEpoch(folder);
  for (const one of starts) await endStart(one);
  return epoch;
}

async function checkLostVersion(checks: Checks, folder: string, start: () => Promise<Start>): Promise<void> {
  const data = join(folder, 'postgres');
  renameSync(join(data, 'PG_VERSION'), join(folder, 'PG_VERSION.lost'));
  const before = contentsOf(data);
  const one = await start();
  const outcome = await one.outcome;
  await endStart(one);
  const after = contentsOf(data);
  const gone = [...before]
    .filter(([path, size]) => after.get(path) !== size)
    .map(([path]) => `${path} is gone or changed`);
  const added = [...after.keys()].filter((path) => !before.has(path)).map((path) => `${path} is new`);
  checks.none('a start without PG_VERSION leaves the data alone', [...gone, ...added], `${before.size} files`);
  const isTold = outcome === 1 && isClear(one.output(), data);
  checks.none('a start without PG_VERSION stops with a clear message', isTold ? [] : [`${outcome}: ${one.output()}`]);
  if (gone.length === 0) renameSync(join(folder, 'PG_VERSION.lost'), join(data, 'PG_VERSION'));
}

type Healed = { folder: string; epoch: string | undefined; again: Start };

async function checkHealed(checks: Checks, { folder, epoch, again }: Healed): Promise<void> {
  const outcome = await again.outcome;
  const found = outcome === 'up' ? await findNotGreen(again) : [`${outcome}: ${again.output()}`];
  const now = outcome === 'up' ? await readEpoch(folder) : undefined;
  if (epoch === undefined || now !== epoch) found.push(`the data was of ${epoch}, now it is of ${now}`);
  await endStart(again);
  checks.none('with PG_VERSION back the same data is served', found);
}

/** One line that names what is meant, and no stack. */
function isClear(output: string, wanted: string | RegExp): boolean {
  const names = typeof wanted === 'string' ? output.includes(wanted) : wanted.test(output);
  return names && !/\n\s+at .+:\d+/.test(output);
}

async function findNotGreen({ url }: Start): Promise<string[]> {
  const health = watchHealth(url);
  const greenMs = await health.untilGreen(performance.now(), GREEN_WITHIN_MS);
  await health.stop();
  return greenMs === undefined ? [`not green within ${GREEN_WITHIN_MS / 1_000} s`] : [];
}

async function readEpoch(folder: string): Promise<string | undefined> {
  const url = runningPostgresUrl(join(folder, 'postgres'));
  if (url === undefined) return undefined;
  const db = createDatabase({ url, max: 1, applicationName: 'faults', isPatient: true });
  const row = await db.selectFrom('live_epoch').select('epoch').executeTakeFirst();
  await db.destroy();
  return row?.epoch;
}

/** Every file with its size. */
function contentsOf(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), statSync(path).size];
    }),
  );
}
