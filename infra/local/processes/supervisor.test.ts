import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staysSame } from '@pailei/tests/support/until';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './processes.ts';
import { createStartTurns } from './start-turns.ts';
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

/** The process lives and is ready so long after its start. */
function readyAfter(ms: number) {
  let begunAt = 0;
  const prepare = async () => {
    begunAt = performance.now();
    return [process.execPath, '-e', 'setInterval(() => {}, 1000);'];
  };
  return { prepare, isReady: async () => performance.now() - begunAt > ms };
}

test('a process that needs longer to start than silence may last comes up', async () => {
  const spec = readyAfter(400);
  const supervised = supervise('', { ...spec, isResponding: spec.isReady }, { probeEveryMs: 10, hungAfterMs: 50 });
  await supervised.start();
  const restarted = supervised.untilRestarted();
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await restarted;
  expect(supervised).toMatchObject({ isReady: true, restarts: 1 });
});

test('an attempt to start that was too slow is followed by one with more time, and the log says why', async () => {
  const supervised = supervise('', readyAfter(350), { startTimeoutMs: 100, longestStartMs: 60_000 });
  await supervised.start();
  const restarted = supervised.untilRestarted();
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await restarted;
  expect(supervised.isReady).toBe(true);
  const slow = 'killed: it was not ready after 0.1 s; the next attempt may take 0.2 s, starting again';
  expect(lines.filter((line) => line === slow)).toHaveLength(2);
  expect(lines).toContain('killed: it was not ready after 0.2 s; the next attempt may take 0.4 s, starting again');
});

test('a first start that is never ready is an error after the longest attempt', async () => {
  const supervised = supervise('', readyAfter(Infinity), { startTimeoutMs: 50, longestStartMs: 150 });
  await expect(supervised.start()).rejects.toThrow('program did not get ready.');
});

test('the log says that a process was killed because it gave no answer', async () => {
  let answers = true;
  const supervised = supervise(FOREVER, { isResponding: async () => answers }, { probeEveryMs: 10, hungAfterMs: 50 });
  await supervised.start();
  const restarted = supervised.untilRestarted();
  answers = false;
  await restarted;
  expect(lines).toContain('killed: it gave no answer for 0.05 s, starting again');
});

test('restarted processes start one after the other', async () => {
  const begun: string[] = [];
  let isFirstReady = false;
  const turns = createStartTurns();
  const one = (name: string, isReady: () => boolean) => {
    const prepare = async () => {
      begun.push(name);
      return [process.execPath, '-e', FOREVER];
    };
    const spec: ProcessSpec = { name, prepare, isReady: async () => isReady(), stopSignal: 'SIGTERM' };
    const supervised = new SupervisedProcess(spec, () => undefined, QUICK, turns);
    started.push(supervised);
    return supervised;
  };
  const [first, second] = [one('first', () => begun.length < 3 || isFirstReady), one('second', () => true)];
  await Promise.all([first.start(), second.start()]);
  process.kill(first.pid ?? 0, 'SIGKILL');
  await expect.poll(() => begun.length).toBe(3);
  const restarted = second.untilRestarted();
  process.kill(second.pid ?? 0, 'SIGKILL');
  await expect.poll(() => second.isReady).toBe(false);
  await staysSame(() => begun.length, 300);
  isFirstReady = true;
  await restarted;
  expect(begun.slice(2)).toEqual(['first', 'second']);
});

test('stop during the pause before a restart ends the matter', async () => {
  const supervised = supervise(FOREVER, {}, { firstBackOffMs: 60_000, longestBackOffMs: 60_000 });
  await supervised.start();
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await expect.poll(() => supervised.isReady).toBe(false);
  await supervised.stop();
  expect(supervised.restarts).toBe(0);
});
