// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { readUsersWithPictures } from '../../../api/avatars.calls.ts';
import { markPictureMissing, pictureOf, refreshPicture, subscribePictures, requestPicture } from './avatar-pictures.ts';

vi.mock('../../../api/avatars.calls.ts', () => ({ readUsersWithPictures: vi.fn() }));
const read = vi.mocked(readUsersWithPictures);

let made = 0;
const user = () => `u${(made += 1)}`;

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset();
  read.mockResolvedValue([]);
  return () => vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(50);

test('a list of players is asked for in one call, and only those with a picture get an address', async () => {
  const users = Array.from({ length: 64 }, user);
  read.mockImplementation(async (asked) => asked.slice(0, 2));
  for (const id of [...users, ...users]) requestPicture(id);
  expect(users.map(pictureOf)).toEqual(users.map(() => null));
  await settle();
  expect(read.mock.calls).toEqual([[users]]);
  expect(users.filter((id) => pictureOf(id) !== null)).toEqual(users.slice(0, 2));
  expect(pictureOf(users[0] ?? '')).toBe(`/api/avatars/${users[0]}`);
});

test('what is known is asked for again after five minutes', async () => {
  const id = user();
  for (const pauseMs of [0, 299_000, 2_000]) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    requestPicture(id);
    await settle();
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed call and a picture that does not load leave the letter', async () => {
  const [first, second] = [user(), user()];
  read.mockRejectedValueOnce(new Error('away'));
  requestPicture(first);
  await settle();
  read.mockResolvedValueOnce([second]);
  requestPicture(second);
  await settle();
  const onChange = vi.fn();
  const stop = subscribePictures(onChange);
  markPictureMissing(second);
  stop();
  expect([pictureOf(first), pictureOf(second), onChange.mock.calls.length]).toEqual([null, null, 1]);
});

test('another picture is loaded past the browser’s cache', async () => {
  const id = user();
  const load = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  read.mockResolvedValue([id]);
  await refreshPicture(id);
  expect(load).toHaveBeenCalledWith(`/api/avatars/${id}`, { cache: 'reload' });
  expect(pictureOf(id)).toMatch(/#\d+$/);
  load.mockRestore();
});
