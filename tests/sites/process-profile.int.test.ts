import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pailei/local/servers/ports';
import { afterAll, expect, test } from 'vitest';
import { useTestDatabase, useTestRedis } from '../support/fixtures.ts';

const ROOT = join(import.meta.dirname, '../..');
const { url } = await useTestDatabase();
const redis = await useTestRedis();
const folder = mkdtempSync(join(tmpdir(), 'profile-'));
let worker: ChildProcess | undefined;
afterAll(() => {
  worker?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a worker that runs with --cpu-prof leaves a profile when it is asked to stop', async () => {
  const port = await freePort();
  const { PATH = '' } = process.env;
  const addresses = { DATABASE_URL: url, REDIS_URL: redis.url, PUBLIC_URL: `http://localhost:${port}` };
  const env = {
    PATH,
    ...addresses,
    PORT: `${port}`,
    DATA_DIR: folder,
    JWT_SECRET: 'a-secret-of-this-test-0123456789abcdef',
  };
  worker = spawn(process.execPath, [join(ROOT, 'apps/worker/main.ts')], {
    env: { ...env, HOST: '127.0.0.1', NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=profiles' },
    cwd: folder,
    stdio: 'inherit',
  });
  const health = () =>
    fetch(`http://127.0.0.1:${port}/health`)
      .then(({ status }) => status)
      .catch(() => 0);
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
  const [file, ...others] = readdirSync(join(folder, 'profiles'));
  expect(others).toEqual([]);
  const { nodes } = JSON.parse(readFileSync(join(folder, 'profiles', file ?? ''), 'utf8'));
  const functions = nodes.map(({ callFrame }: { callFrame: { url: string } }) => callFrame.url);
  expect(functions).toContainEqual(expect.stringContaining('/apps/worker/'));
}, 90_000);
