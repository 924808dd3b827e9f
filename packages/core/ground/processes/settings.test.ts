import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError, SETTING_NAMES } from './settings.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const NAMES = ['DATABASE_URL', 'PORT', 'CONNECTS_PER_MINUTE', 'JWT_SECRET', 'LOG_LEVEL', 'TRUSTED_PROXIES'] as const;
const GOOD = { DATABASE_URL: 'postgres://127.0.0.1/pailei', JWT_SECRET: 'x'.repeat(32) };

test('what is empty or only spaces counts as not set', () => {
  const settings = readSettings('hub', NAMES, { ...GOOD, PORT: '', CONNECTS_PER_MINUTE: ' ', LOG_LEVEL: '' });
  expect(settings).toMatchObject({ PORT: 0, CONNECTS_PER_MINUTE: 20, LOG_LEVEL: 'info', TRUSTED_PROXIES: [] });
});

test('everything that is wrong is named at once, never with its value', () => {
  const environment = { DATABASE_URL: 'mysql://x', PORT: '70000', CONNECTS_PER_MINUTE: '0', JWT_SECRET: 'too short' };
  const read = () => readSettings('hub', NAMES, { ...environment, LOG_LEVEL: 'loud' }, ['DATA_DIR: no folder']);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(
    'The hub cannot start with these settings. DATABASE_URL: expected a postgres:// address; ' +
      'PORT: expected a whole number from 0 to 65535; CONNECTS_PER_MINUTE: expected a whole number from 1 to 100000; ' +
      'JWT_SECRET: expected at least 32 characters; LOG_LEVEL: expected debug, info, warn, error or silent; ' +
      'DATA_DIR: no folder.',
  );
});

test.each(['docs/operations.md', 'docker-compose.yml'])('%s knows every setting of the processes', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  /** The image sets the first three, and a site that others reach has its limits. */
  const own = path.endsWith('.yml') ? ['DATA_DIR', 'HOST', 'PORT', 'RATE_LIMITS'] : [];
  const names = [...SETTING_NAMES, 'UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET', 'UPLOADS_S3_REGION'];
  const more = [...names, 'UPLOADS_S3_ACCESS_KEY', 'UPLOADS_S3_SECRET_KEY'].filter((name) => !own.includes(name));
  expect(more.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
