import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCachedReader } from './cached-reader.ts';

let nowMs: number;
let value: string;
const read = vi.fn(async () => value);
const reader = () => createCachedReader({ read, initial: 'unknown', clock: () => nowMs });

beforeEach(() => {
  vi.useFakeTimers();
  read.mockClear();
  read.mockImplementation(async () => value);
  nowMs = 5_000;
  value = 'first';
});
afterEach(() => vi.useRealTimers());

test('many who ask at once read once', async () => {
  const cached = reader();
  expect(await Promise.all([cached.get(), cached.get(), cached.get()])).toEqual(['first', 'first', 'first']);
  expect(read).toHaveBeenCalledOnce();
});

test('an answer is never older than a second', async () => {
  const cached = reader();
  await cached.get();
  value = 'second';
  nowMs += 999;
  expect(await cached.get()).toBe('first');
  nowMs += 1;
  expect(await cached.get()).toBe('second');
  expect(cached.last()).toBe('second');
});

test('while the database is away the last answer stands, and it is asked once a second', async () => {
  const cached = reader();
  await cached.get();
  read.mockRejectedValue(new Error('connection refused'));
  nowMs += 1_000;
  expect(await cached.get()).toBe('first');
  expect(await cached.get()).toBe('first');
  expect(read).toHaveBeenCalledTimes(2);
});

test('without any answer the initial one stands', async () => {
  read.mockRejectedValue(new Error('connection refused'));
  expect(await reader().get()).toBe('unknown');
});

test('a database that hangs holds a request for half a second, and its answer counts when it comes', async () => {
  let answer: (text: string) => void = () => undefined;
  read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const cached = reader();
  const asked = cached.get();
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toBe('unknown');
  answer('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(cached.last()).toBe('late');
});

test('what this process changed is read anew, and a read that was under way does not bring the old value back', async () => {
  let answerOld: (text: string) => void = () => undefined;
  read.mockImplementationOnce(() => new Promise((resolve) => (answerOld = resolve)));
  const cached = reader();
  const early = cached.get();
  nowMs += 10;
  cached.forget();
  value = 'changed';
  expect(await cached.get()).toBe('changed');
  answerOld('old');
  await early;
  expect(await cached.get()).toBe('changed');
});

test('it is fresh between a read and a second after it began, not while one is under way', async () => {
  let answer: (text: string) => void = () => undefined;
  const cached = reader();
  expect(cached.isFresh()).toBe(false);
  await cached.get();
  expect(cached.isFresh()).toBe(true);
  nowMs += 1_000;
  expect(cached.isFresh()).toBe(false);
  read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const asked = cached.get();
  expect(cached.isFresh()).toBe(false);
  answer('again');
  await asked;
  expect(cached.isFresh()).toBe(true);
  cached.forget();
  expect(cached.isFresh()).toBe(false);
});
