import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './processes.ts';
import { SupervisedProcess, type ProcessSpec, type SupervisorTimes } from './supervisor.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
const started: SupervisedProcess[] = [];
const lines: string[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.stop()));
  lines.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

const QUICK: Partial<SupervisorTimes> = { firstBackOffMs: 10, longestBackOffMs: 40, startTimeoutMs: 10_000 };

/** A Node program that says "ready" when it is. */
function supervise(program: string, spec: Partial<ProcessSpec> = {}, times: Partial<SupervisorTimes> = {}) {
  let starts = 0;
  const process_ = new SupervisedProcess(
    {
      name: 'program',
      prepare: async () => {
        starts++;
        return [process.execPath, '-e', program];
      },
      isReady: async () => lines.filter((line) => line === 'ready').length >= starts,
      stopSignal: 'SIGTERM',
      ...spec,
    },
    (_name, line) => lines.push(line),
    { ...QUICK, ...times },
  );
  started.push(process_);
  return process_;
}

const FOREVER = `process.stdout.write('ready\\n'); setInterval(() => {}, 1000);`;

test('a crashed process is started again', async () => {
  const supervised = supervise(FOREVER);
  await supervised.start();
  const first = supervised.pid ?? 0;
  const restarted = supervised.untilRestarted();
  process.kill(first, 'SIGKILL');
  await restarted;
  expect(supervised.pid).not.toBe(first);
  expect(supervised).toMatchObject({ isReady: true, restarts: 1 });
  expect(lines).toContain('ended unexpectedly (SIGKILL), starting again');
});

test('crashes in a row are answered with longer pauses', async () => {
  const begun: number[] = [];
  const prepare = async () => {
    begun.push(performance.now());
    return [process.execPath, '-e', begun.length === 1 ? FOREVER : 'process.exit(1)'];
  };
  const supervised = supervise(
    '',
    { prepare, isReady: async () => true },
    { firstBackOffMs: 100, longestBackOffMs: 400 },
  );
  await supervised.start();
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(5);
  const pauses = begun.slice(1).map((time, index) => time - (begun[index] ?? 0));
  expect(pauses[3]).toBeGreaterThanOrEqual(400);
});

test('a process that fails at its first start is an error that shows what it wrote', async () => {
  const supervised = supervise(`console.error('no such table'); process.exit(1);`);
  await expect(supervised.start()).rejects.toThrow('no such table');
});

test('a program that does not exist is an error', async () => {
  const supervised = supervise('', { prepare: async () => ['/nowhere/program'], isReady: async () => false });
  await expect(supervised.start()).rejects.toThrow('ENOENT');
});

test('stop lets a process finish and does not start it again', async () => {
  const supervised = supervise(`process.on('SIGTERM', () => { console.log('goodbye'); process.exit(0); }); ${FOREVER}`);
  await supervised.start();
  const pid = supervised.pid ?? 0;
  await supervised.stop();
  expect(isAlive(pid)).toBe(false);
  expect(supervised.restarts).toBe(0);
  expect(lines).toContain('goodbye');
});

test('a process that ignores the signal is killed, with what it started', async () => {
  const childFile = `${folder}.child`;
  const program = `
    const child = require('node:child_process').spawn('sleep', ['60']);
    require('node:fs').writeFileSync(${JSON.stringify(childFile)}, String(child.pid));
    process.on('SIGTERM', () => {}); ${FOREVER}`;
  const supervised = supervise(program, {}, { stopTimeoutMs: 100 });
  await supervised.start();
  const pids = [supervised.pid ?? 0, Number(readFileSync(childFile, 'utf8'))];
  rmSync(childFile);
  await supervised.stop();
  await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
});

test('a process that answers nothing any more is killed and started again', async () => {
  let answers = true;
  const isResponding = async () => answers;
  const supervised = supervise(FOREVER, { isResponding }, { probeEveryMs: 10, hungAfterMs: 50 });
  await supervised.start();
  const restarted = supervised.untilRestarted();
  answers = false;
  await expect.poll(() => supervised.restarts).toBe(1);
  answers = true;
  await restarted;
  expect(supervised.isReady).toBe(true);
});

test('stop during the pause before a restart ends the matter', async () => {
  const supervised = supervise(FOREVER, {}, { firstBackOffMs: 60_000, longestBackOffMs: 60_000 });
  await supervised.start();
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await expect.poll(() => supervised.isReady).toBe(false);
  await supervised.stop();
  expect(supervised.restarts).toBe(0);
});
