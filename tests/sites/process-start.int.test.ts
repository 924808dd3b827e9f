import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A process as it is started, with these settings alone. */
function start(name: string, env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'apps', name, 'main.ts')], {
    encoding: 'utf8',
    env: { PATH, ...env },
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

test.each([
  ['api', ['DATABASE_URL', 'JWT_SECRET', 'DATA_DIR', 'UPLOADS_S3_BUCKET']],
  ['hub', ['DATABASE_URL', 'JWT_SECRET', 'CONNECTS_PER_MINUTE']],
  ['worker', ['DATABASE_URL', 'JWT_SECRET', 'DATA_DIR', 'API_URL', 'SMTP_URL', 'UPLOADS_S3_BUCKET']],
])('the %s names all settings that it cannot use in one line of its log, and ends', (name, wrong) => {
  const faults = { PORT: 'many', LOG_LEVEL: 'loud', API_URL: 'api', SMTP_URL: 'mail', CONNECTS_PER_MINUTE: '0' };
  const bucket = { UPLOADS_S3_ENDPOINT: 'https://s3.example' };
  const { status, lines, stderr } = start(name, { ...faults, ...bucket, JWT_SECRET: 'a-secret-too-short' });
  expect({ status, stderr, count: lines.length }).toEqual({ status: 1, stderr: '', count: 1 });
  const line = JSON.parse(lines[0] ?? '') as Record<string, string>;
  expect(line).toMatchObject({ process: name, level: 'fatal' });
  for (const setting of ['REDIS_URL', 'PUBLIC_URL', 'PORT', 'LOG_LEVEL', ...wrong]) {
    expect(line['msg']).toContain(`${setting}: `);
  }
  expect(lines[0]).not.toMatch(/a-secret-too-short|main\.ts|"stack"/);
});
