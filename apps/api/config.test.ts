import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const GOOD = {
  DATABASE_URL: 'postgres://127.0.0.1/pailei',
  REDIS_URL: 'redis://127.0.0.1',
  PUBLIC_URL: 'http://localhost:3000',
  JWT_SECRET: 'x'.repeat(32),
  DATA_DIR: '/srv/pailei',
};

test('reads what is needed and has defaults for the rest', () => {
  expect(readConfig({ ...GOOD, PORT: '8080', TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    hasRateLimits: true,
    trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
  });
});

test('names everything that is wrong, and never a secret', () => {
  const read = () => readConfig({ ...GOOD, DATABASE_URL: 'mysql://x', JWT_SECRET: 'too short', REDIS_URL: undefined });
  expect(read).toThrow(
    /DATABASE_URL: expected a postgres:\/\/ address.*REDIS_URL: missing.*JWT_SECRET: expected at least 32 characters/,
  );
  expect(read).not.toThrow(/too short/);
});
