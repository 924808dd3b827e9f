import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { mayReadMetrics } from './access.ts';

const TOKEN = 'the operator has it';
const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ headers, socket: { remoteAddress } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('who reads the metrics', () => {
  test.each([
    ['this machine asking the process itself', from('127.0.0.1'), true],
    ['this machine by IPv6', from('::1'), true],
    ['another machine', from('10.0.0.7'), false],
    ['anybody through the gateway', from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), false],
    [
      'someone who claims to come from here through the gateway',
      from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
      false,
    ],
    ['the operator through the gateway', from('127.0.0.1', { 'x-forwarded-for': '1.2.3.4', ...bearer(TOKEN) }), true],
    ['the operator from another machine', from('10.0.0.7', bearer(TOKEN)), true],
    ['a wrong token, even on this machine', from('127.0.0.1', bearer('guessed')), false],
  ])('%s: %s', (_name, request, isAllowed) => {
    expect(mayReadMetrics(request, TOKEN)).toBe(isAllowed);
  });

  test('without a token nobody has it', () => {
    expect(mayReadMetrics(from('10.0.0.7', bearer('undefined')), undefined)).toBe(false);
    expect(mayReadMetrics(from('127.0.0.1', { 'x-forwarded-for': '1.2.3.4', ...bearer('') }), undefined)).toBe(false);
  });
});

test('metrics come with their process, and one that cannot be read leaves the others', async () => {
  const metrics = createMetrics('worker');
  metrics.total('things_total', 'Things.', () => 3);
  metrics.levels('broken', 'Broken.', () => Promise.reject(new Error('away')));
  metrics.durations('work_seconds', 'Work.', ['job'])({ job: 'match-due' }, 0.03);
  const [, text] = [await metrics.text(), await metrics.text()];
  expect(text).toContain('pailei_things_total{process="worker"} 3');
  expect(text).toContain('pailei_work_seconds_bucket{le="0.05",process="worker",job="match-due"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('pailei_broken{');
});
