import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { followCalls } from './blocked-calls.ts';

const site = { isUp: false };
const said: boolean[] = [];
let calls: ReturnType<typeof followCalls>;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  site.isUp = false;
  calls = followCalls({ isSiteUp: async () => site.isUp, setBlocked: (isBlocked) => void said.push(isBlocked) });
});
afterEach(() => void vi.useRealTimers());

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const NO_ANSWER = new ApiError(0, '网络连接失败，请检查网络设置');
const UNAVAILABLE = new ApiError(503, '服务暂时不可用');

test.each([
  ['that got no answer', NO_ANSWER],
  ['that was answered with 503', UNAVAILABLE],
])('a call %s says that calls are blocked while the site is not well', async (_what, error) => {
  calls.failed(error);
  await tick();
  expect(said).toEqual([true]);
  site.isUp = true;
  await tick(5_000);
  expect(said).toEqual([true, false]);
  await tick(60_000);
  expect(said).toHaveLength(2);
});

test('a command that succeeds ends it immediately', async () => {
  calls.failed(UNAVAILABLE);
  await tick();
  calls.commandSucceeded();
  await tick(60_000);
  expect(said).toEqual([true, false]);
});

test('one failure of a site that works is no blockage', async () => {
  site.isUp = true;
  calls.failed(NO_ANSWER);
  await tick();
  expect(said).not.toContain(true);
});

test.each([
  ['a refusal', new ApiError(409, '积分不足')],
  ['maintenance', new ApiError(503, '维护中', { maintenance: '维护中' })],
  ['an abort of the page itself', new DOMException('aborted', 'AbortError')],
])('%s is no blockage', async (_what, error) => {
  calls.failed(error);
  await tick(60_000);
  expect(said).toEqual([]);
});
