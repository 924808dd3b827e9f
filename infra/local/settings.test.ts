import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingsError, readSettings, settingsExample, settingsTable } from './settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('an empty environment gives the defaults, and an empty variable counts as not set', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: ' ' });
  expect(settings).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DEMO: true, DATABASE_URL: undefined });
  expect(settings.DATA_DIR).toMatch(/\/\.data$/);
});

test('the demo is off in production unless asked for', () => {
  expect(readSettings({ NODE_ENV: 'production' }).DEMO).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true);
  expect(readSettings({ DEMO: '0' }).DEMO).toBe(false);
});

test('every fault is named at once', () => {
  const problems = problemsOf({
    PORT: '70000',
    DEMO: 'yes',
    DATABASE_URL: 'mysql://localhost/x',
    REDIS_URL: 'localhost:6379',
    JWT_SECRET: 'short',
    PUBLIC_URL: 'pailei.example',
  });
  const named = problems.map((problem) => problem.replace(/:.*/, ''));
  expect(new Set(named)).toEqual(new Set(['DATABASE_URL', 'DEMO', 'JWT_SECRET', 'PORT', 'PUBLIC_URL', 'REDIS_URL']));
});

test.each(['0', '-1', '3000.5', '1e3', 'abc', '65536'])('PORT %s is refused', (PORT) => {
  expect(problemsOf({ PORT })).toHaveLength(1);
});

test('an address may open 20 live connections a minute unless set otherwise', () => {
  expect(readSettings({}).CONNECTS_PER_MINUTE).toBe(20);
  expect(readSettings({ CONNECTS_PER_MINUTE: '600' }).CONNECTS_PER_MINUTE).toBe(600);
  expect(problemsOf({ CONNECTS_PER_MINUTE: '0' })).toHaveLength(1);
});

test('the owner of the tables is given beside the role of the processes, never alone', () => {
  const owner = { MIGRATE_DATABASE_URL: 'postgres://owner@db/pailei' };
  expect(problemsOf({ ...owner, DATABASE_URL: 'postgres://app@db/pailei' })).toEqual([]);
  expect(problemsOf(owner)[0]).toMatch(/^DATABASE_URL: missing/);
  expect(problemsOf({ MIGRATE_DATABASE_URL: 'localhost' })[0]).toMatch(/^MIGRATE_DATABASE_URL: expected an address/);
});

test('an address may have 200 live connections open unless set otherwise', () => {
  expect(readSettings({}).SOCKETS_PER_ADDRESS).toBe(200);
  expect(readSettings({ SOCKETS_PER_ADDRESS: '5000' }).SOCKETS_PER_ADDRESS).toBe(5_000);
  expect(problemsOf({ SOCKETS_PER_ADDRESS: '0' })).toHaveLength(1);
});

test('the first admin needs all three settings or none', () => {
  const admin = { ADMIN_USERNAME: 'referee', ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'long enough' };
  expect(problemsOf(admin)).toEqual([]);
  expect(problemsOf({ ...admin, ADMIN_PASSWORD: '' })[0]).toMatch(/^ADMIN_PASSWORD: missing/);
});

test('a bucket for uploads needs its address, name and keys together', () => {
  const bucket = {
    UPLOADS_S3_ENDPOINT: 'https://s3.example',
    UPLOADS_S3_BUCKET: 'pailei',
    UPLOADS_S3_ACCESS_KEY: 'key',
    UPLOADS_S3_SECRET_KEY: 'secret',
  };
  expect(problemsOf(bucket)).toEqual([]);
  expect(problemsOf({ ...bucket, UPLOADS_S3_SECRET_KEY: '' })[0]).toMatch(/^UPLOADS_S3_SECRET_KEY: missing/);
});

test('a relative data folder is meant from the root of the checkout, whatever the working folder', () => {
  expect(readSettings({ DATA_DIR: 'elsewhere' }).DATA_DIR).toBe(join(import.meta.dirname, '../../elsewhere'));
  expect(readSettings({ DATA_DIR: '/srv/pailei' }).DATA_DIR).toBe('/srv/pailei');
});

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('the documents list every setting as it is (npm run settings writes them)', () => {
  expect(textOf('docs/operations.md')).toContain(settingsTable());
  expect(textOf('.env.example')).toBe(settingsExample());
});

test('the example sets nothing, so that a copy of it starts the site', () => {
  const lines = settingsExample().split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  expect(lines).toContain('#PUBLIC_URL=');
});
