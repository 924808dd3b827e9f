import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEY = 'given-by-the-operator-0123456';
const ADMIN = { ADMIN_USERNAME: '站长', ADMIN_PASSWORD: 'correct horse' };
const SMALL = ['--players', '5', '--stages', 'swiss:1', '--best-of', '3', '--speed', '1000'];

// A whole site with its limits on, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let site: TestSite;
const shown: string[] = [];
beforeAll(async () => {
  const admin = { ...ADMIN, ADMIN_EMAIL: 'admin@example.com' };
  const settings = { ...admin, DEMO: '0', RATE_LIMITS: 'on', RATE_LIMIT_KEY: KEY, LOG_LEVEL: 'info' };
  site = await startSite({ settings, print: (_name, line) => shown.push(line) });
});
afterAll(() => site.stop());

/** `npm run simulate` with these settings alone; `until` ends it when it has said that. */
async function simulate(env: Record<string, string>, args: string[], until?: string) {
  const { PATH = '' } = process.env;
  const own = { PATH, DATA_DIR: join(site.dataFolder, 'of-nobody'), ...env };
  const child = spawn(process.execPath, [join(ROOT, 'scripts/simulate.ts'), ...args], { env: own });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (until !== undefined && output.includes(until)) child.kill('SIGKILL');
    });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

test('an empty site without a demo is played by its first admin and a referee of the run’s own', async () => {
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, ['--url', site.url, ...SMALL]);
  const steps = ['accounts: 5 of 5', 'entries with decks: 5 of 5', 'live connections: all 7 are open', 'finished'];
  expect(output).toMatch(new RegExp(steps.join('[^]*')));
  expect(output).toMatch(/3 of 3 spectators equal the server\n.*repeated/);
  expect(status).toBe(0);
  const { data } = await adminSees('/admin/users?role=referee');
  expect(data.items).toEqual([]);
});

test('with --trouble players come late and drop out, results are corrected, and every spectator and the referees’ desk are right in the end', async () => {
  const args = [
    '--url',
    site.url,
    '--players',
    '12',
    '--stages',
    'swiss:3,double:4',
    '--best-of',
    '1',
    '--speed',
    '1000',
  ];
  const trouble = ['--trouble', 'drops,late,disputes,no-shows,corrections', '--desk'];
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, [...args, ...trouble]);
  const counts =
    /(\d+) matches, \d+ rulings, \d+ corrections, \d+ late entries, \d+ drops\ndesk, cases: .*\ndesk, tables: .*\n(\d+) of (\d+) spectators equal/;
  const [, matches, equal, spectators] = (counts.exec(output) ?? []).map(Number);
  expect(matches).toBeGreaterThan(10);
  expect(equal).toBe(spectators);
  expect(status).toBe(0);
});

test('with --teams the players have founded and filled teams before they play', async () => {
  const args = ['--url', site.url, ...SMALL, '--teams', '2'];
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, args);
  expect(output).toMatch(/2 teams with 5 members[^]*finished/);
  expect(status).toBe(0);
  const { data } = await adminSees(`/teams?search=${encodeURIComponent('模拟')}`);
  expect(data.items).toMatchObject([{ recruiting: 'application' }, { recruiting: 'application' }]);
});

test('with --battle the teams agree on battles and play them to their ends', async () => {
  const args = [
    '--url',
    site.url,
    '--speed',
    '1000',
    '--seed',
    '5',
    '--teams',
    '2',
    '--battle',
    'boards',
    '--boards',
    '3',
  ];
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, args);
  expect(output).toMatch(/2 teams with 8 members[^]*boards, check_in[^]*1 battle with \d boards[^]*spectators equal/);
  expect(status).toBe(0);
});

test('with --team-event teams enter an event, and every fixture is a battle: with a bye, a table and a final', async () => {
  const event = ['--team-event', '--teams', '3', '--boards', '3', '--best-of', '1', '--stages', 'swiss:1,single:2'];
  const args = ['--url', site.url, '--speed', '1000', '--seed', '5', ...event];
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, args);
  expect(output).toMatch(/模拟团体赛 5: won by 模拟\d队[^]*2 battles with \d+ boards[^]*(\d+) of \1 spectators equal/);
  expect(status).toBe(0);
});

test('with --season a whole season is played, counted and closed: two weeks, three cups, play-offs, champions', async () => {
  const season = ['--season', '--teams', '4', '--boards', '3', '--best-of', '1', '--format', 'free'];
  const args = ['--url', site.url, '--speed', '1000', '--seed', '5', ...season];
  const { status, output } = await simulate({ ...ADMIN, RATE_LIMIT_KEY: KEY }, args);
  for (const name of ['小组周 1', '个人杯 1', '小组周 2', '个人杯 2', '个人杯 3', '季后赛'])
    expect(output).toMatch(new RegExp(`S1 ${name} 5: won by (?!nobody)`));
  expect(output).toMatch(
    /S1: 6 events, 16 players, 4 teams; champions .+; prizes of \d+ points\n(\d+) of \1 spectators/,
  );
  expect(output).not.toContain('WRONG');
  expect(status).toBe(0);
}, 300_000);

test('a limit is said to be what it waits for, with the time and what lifts it', async () => {
  const args = ['--url', site.url, ...SMALL, '--players', '12'];
  const { output } = await simulate(ADMIN, args, 'give the same to this command.');
  expect(output).toMatch(/waiting \d+ s: POST \/auth\/register answers 429, .*RATE_LIMIT_KEY lifts it/);
});

test.each([
  ['nobody is named', {}, /Who is the admin of .*Set ADMIN_USERNAME and ADMIN_PASSWORD/],
  ['half is named', { ADMIN_USERNAME: '站长' }, /needed together/],
  ['the password is wrong', { ...ADMIN, ADMIN_PASSWORD: 'wrong battery' }, /站长 cannot log in at http/],
])('it ends with a clear line when %s', async (_what, env, line) => {
  const { status, output } = await simulate({ ...env, RATE_LIMIT_KEY: KEY }, ['--url', site.url, ...SMALL]);
  expect(status).toBe(1);
  expect(output).toMatch(line);
  expect(output).not.toMatch(/\n\s+at /);
});

test('the launcher shows what the processes log as words, not as JSON', () => {
  expect(shown).toContainEqual(expect.stringMatching(/^listening \(host /));
  expect(shown.filter((line) => line.startsWith('{'))).toEqual([]);
});

async function adminSees(path: string) {
  const headers = { 'content-type': 'application/json', 'x-rate-limit-key': KEY };
  const body = JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
  const login = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body });
  const token = ((await login.json()) as { data: { access_token: string } }).data.access_token;
  const answer = await fetch(`${site.url}/api${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } });
  return (await answer.json()) as { data: { items: unknown[] } };
}
