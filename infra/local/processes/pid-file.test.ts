import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimPidFile } from './pid-file.ts';

const STARTS = 8;
const ROUNDS = 4;

/** Says that it is there, claims on the first line of its input, prints how that went, and keeps its claim. */
const STARTER = `
  import { createInterface } from 'node:readline';
  import { claimPidFile } from ${JSON.stringify(join(import.meta.dirname, 'pid-file.ts'))};
  const [path, address] = process.argv.slice(-2);
  createInterface({ input: process.stdin }).once('line', () => {
    try {
      claimPidFile(path, address);
      console.log('claimed');
    } catch (error) {
      console.log(error.message);
    }
  });
  console.log('there');`;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pid-file-'));
  path = join(folder, 'launcher.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function starter(address: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER, '--', path, address]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value ?? '';
  await nextLine();
  return {
    claim: () => child.stdin.write('\n'),
    answer: nextLine,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

test('of many starts at once one has the folder, also where a killed one left its file', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, beganAt: '1', address: 'gone' }));
    const starters = await Promise.all(Array.from({ length: STARTS }, (_, index) => starter(`site ${index}`)));
    for (const { claim } of starters) claim();
    const answers = await Promise.all(starters.map(({ answer }) => answer()));
    await Promise.all(starters.map(({ kill }) => kill()));
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(1);
    for (const answer of answers)
      expect(answer).toMatch(/^claimed$|^Already running at site \d|another start is under way/);
  }
}, 60_000);

test('a second start gets the address of the first, and a release lets the next one in', async () => {
  const first = await starter('http://first');
  first.claim();
  expect(await first.answer()).toBe('claimed');
  expect(() => claimPidFile(path, 'http://second')).toThrow('Already running at http://first');
  await first.kill();
  const release = claimPidFile(path, 'http://second');
  expect(readFileSync(path, 'utf8')).toContain('http://second');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  release();
  claimPidFile(path, 'http://third')();
});

test('a launcher of an earlier version, which only wrote its file, is respected', async () => {
  const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8');
  const beganAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(path, JSON.stringify({ pid: process.pid, beganAt, address: 'http://older' }));
  expect(() => claimPidFile(path, 'http://newer')).toThrow('Already running at http://older');
  expect(readFileSync(path, 'utf8')).toContain('http://older');
});
