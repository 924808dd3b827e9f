import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pailei/local/servers/ports';
import { isAlive } from '@pailei/local/processes/processes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'launcher.fixture.ts');

// Whole sites start and stop here, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let folder: string;
let port: number;
const launchers: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  port = await freePort();
});

afterEach(async () => {
  for (const launcher of launchers.splice(0)) launcher.kill('SIGKILL');
  await expect.poll(processesOfFolder, { timeout: 30_000 }).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

/** Every process that was started for this data folder: by its arguments or by its environment. */
function processesOfFolder(): number[] {
  const mentions = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => isAlive(Number(pid)) && (mentions(pid, 'cmdline') || mentions(pid, 'environ')))
    .map(Number);
}

type Launched = {
  launcher: ChildProcess;
  output: () => string;
  exitCode: Promise<number | null>;
};

function launch(settings: Record<string, string> = {}): Launched {
  const env = { ...process.env, DATA_DIR: folder, PORT: `${port}`, DEMO: '0', ...settings };
  const launcher = spawn(process.execPath, [FIXTURE], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  launchers.push(launcher);
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = once(launcher, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return { launcher, output: () => output, exitCode };
}

async function launchAndWait(): Promise<Launched> {
  const launched = launch();
  await expect.poll(launched.output, { timeout: 60_000 }).toContain('is running at');
  return launched;
}

/** The pid of the api, asked on the port of the site; 0 while it is away. */
async function childPid(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/who`);
  return response.ok ? (await response.json()).pid : 0;
}

test('the site answers on its port, a crashed child comes back, and Ctrl-C stops all in order', async () => {
  const { launcher, output, exitCode } = await launchAndWait();
  const first = await childPid();
  expect((await fetch(`http://127.0.0.1:${port}/crash`)).status).toBe(503);
  await expect.poll(async () => [0, first].includes(await childPid()), { timeout: 30_000 }).toBe(false);
  launcher.kill('SIGINT');
  launcher.kill('SIGINT');
  expect(await exitCode).toBe(0);
  expect(
    output()
      .match(/^(api|hub|worker) +\| goodbye$/gm)
      ?.map((line) => line.split(' ')[0]),
  ).toEqual(['api', 'hub', 'worker']);
  expect(processesOfFolder()).toEqual([]);
});

test('a kill -9 of the launcher ends everything it started, and the next start works', async () => {
  const { launcher, exitCode } = await launchAndWait();
  expect(processesOfFolder().length).toBeGreaterThanOrEqual(6);
  launcher.kill('SIGKILL');
  await exitCode;
  const again = await launchAndWait();
  again.launcher.kill('SIGTERM');
  expect(await again.exitCode).toBe(0);
});

test('a kill -9 of every process at once does not block the next start', async () => {
  const { exitCode } = await launchAndWait();
  for (const pid of processesOfFolder()) process.kill(pid, 'SIGKILL');
  await exitCode;
  await launchAndWait();
  expect(await childPid()).toBeGreaterThan(0);
});

test('a second start beside a running one is refused with its address', async () => {
  await launchAndWait();
  const second = launch();
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`Already running at http://localhost:${port}`);
  expect(await childPid()).toBeGreaterThan(0);
});

test('of two starts at once on an empty folder one runs the site, and the other is refused', async () => {
  const starts = [launch(), launch({ PORT: `${await freePort()}` })];
  await expect
    .poll(() => starts.map(({ output }) => output()).toSorted(), { timeout: 60_000 })
    .toEqual([
      expect.stringMatching(/Already running|another start is under way/),
      expect.stringContaining('is running at'),
    ]);
});

test('a folder without the version of its database stops the start with what to do, and stays as it is', async () => {
  const { launcher, exitCode } = await launchAndWait();
  launcher.kill('SIGTERM');
  await exitCode;
  rmSync(join(folder, 'postgres/PG_VERSION'));
  const second = launch();
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain('PG_VERSION is missing. Nothing was changed.');
  expect(readdirSync(join(folder, 'postgres'))).toContain('base');
});

test('bad settings and a taken port are reported in a line, without a stack', async () => {
  const bad = launch({ PORT: 'many', DATABASE_URL: 'nonsense' });
  expect(await bad.exitCode).toBe(1);
  expect(bad.output()).toMatch(/PORT: expected a whole number[\s\S]*DATABASE_URL: expected an address/);
  await launchAndWait();
  const other = mkdtempSync(join(folder, 'other-'));
  const taken = launch({ DATA_DIR: other });
  expect(await taken.exitCode).toBe(1);
  expect(taken.output()).toBe(`Port ${port} is taken by another program: set PORT to a free one.\n`);
});
