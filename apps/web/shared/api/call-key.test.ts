// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { dropCallKey, storedCallKey, newCallKey } from './call-key.ts';

beforeEach(() => sessionStorage.clear());

test('two keys are never the same', () => {
  expect(newCallKey()).not.toBe(newCallKey());
});

test('a call keeps its key until its answer is known, each call its own', () => {
  const [one, other] = [storedCallKey('{"quantity":1}'), storedCallKey('{"quantity":2}')];
  expect(other).not.toBe(one);
  expect(storedCallKey('{"quantity":1}')).toBe(one);
  dropCallKey('{"quantity":1}');
  expect(storedCallKey('{"quantity":1}')).not.toBe(one);
  expect(storedCallKey('{"quantity":2}')).toBe(other);
});

test('what was stored by nobody here is no key', () => {
  sessionStorage.setItem('call_keys', '"broken"');
  expect(storedCallKey('a')).toMatch(/^[0-9a-f]{32}$/);
});
