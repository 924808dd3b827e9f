import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { RandomSecret } from './random-secret.ts';

const secret = new RandomSecret(Buffer.from('0b'.repeat(32), 'hex'));

describe('RandomSecret', () => {
  test('derives its keys by HMAC-SHA-256', () => {
    expect(secret.keyOf('lots')).toBe('1c88903663f0c8f24f388cbe9f2d4175aa78f39d523fec9d4600724cd100feb0');
  });

  test('gives each label a key of its own, the same every time', () => {
    const labels = ['seeds', 'lots', 'pairing/0/1', 'pairing/0/2', 'pairing/1/1', 'pairing/0/11'];
    const keys = labels.map(secret.keyOf);
    expect(new Set(keys).size).toBe(labels.length);
    expect(labels.map(secret.keyOf)).toEqual(keys);
    expect(RandomSecret.fresh().keyOf('lots')).not.toBe(secret.keyOf('lots'));
  });

  test('stands in no JSON, no text and no log line', () => {
    const row = { id: 't1', secret };
    expect(() => JSON.stringify(row)).toThrow('a random secret stands in no view');
    expect([inspect(row), format('%s %o', secret, row), JSON.stringify(Object.entries(secret))].join()).not.toContain(
      '0b0b',
    );
  });

  test('has 256 bits', () => {
    expect(RandomSecret.fresh().reveal()).toMatch(/^[0-9a-f]{64}$/);
    expect(() => new RandomSecret(Buffer.alloc(4))).toThrow(RangeError);
  });
});

const ROOT = join(import.meta.dirname, '../../../..');

test('is read by one module alone', () => {
  const sources = globSync(['{packages,apps,infra}/**/*.{ts,tsx}', 'scripts/*.ts'], {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules'),
  });
  const readers = sources
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('packages/db/'))
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('tournament_secret'));
  expect(readers).toEqual(['packages/core/play/random-secrets/random-secrets.ts']);
});
