import { once } from 'node:events';
import { canaryTopic } from '@pailei/contracts/site/canary/canary.topic';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { ORIGIN, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

const KEY = 'given by the operator';
let hub: TestHub;

beforeAll(async () => {
  const [database, server] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, server.url, { rateLimitKey: KEY, metricsToken: 'the operator has it' });
});

afterAll(() => hub.stop());

async function upgradeStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${hub.url()}${path}`, { origin: ORIGIN, headers });
  socket.on('error', () => undefined);
  const answer = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
  ]);
  socket.terminate();
  return answer;
}

test('one address may connect twenty times a minute, over both transports together', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const answers: number[] = [];
  for (let attempt = 0; attempt < 22; attempt += 1) {
    const path = attempt % 2 === 0 ? '/feed' : '/socket.io/?EIO=4&transport=websocket';
    answers.push(await upgradeStatus(path, from));
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 101), 429, 429]);
  expect(await upgradeStatus('/feed', { 'x-forwarded-for': '203.0.113.6' })).toBe(101);
  expect(await upgradeStatus('/feed', { ...from, 'x-rate-limit-key': KEY })).toBe(101);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${hub.url().replace('ws:', 'http:')}${path}`, { headers });

test('the canary’s latency stands in the metrics and in the heartbeat', async () => {
  await vi.waitFor(
    async () => {
      await hub.append(canaryTopic.of(), [1]);
      const row = await hub.db
        .selectFrom('process_heartbeat')
        .select('detail')
        .where('process_id', '=', hub.server().hubId)
        .executeTakeFirstOrThrow();
      expect(row.detail).toMatchObject({ is_delivering: true });
      expect(row.detail['canary_latency_ms']).toBeGreaterThan(0);
      expect(row.detail['canary_latency_ms']).toBeLessThan(1_000);
    },
    { timeout: 15_000, interval: 500 },
  );
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/pailei_hub_sockets\{kind="open",process="hub"\} \d+/);
  expect(text).toMatch(/pailei_hub_events_total\{process="hub"\} [1-9]/);
  expect(text).toMatch(/pailei_hub_lag_milliseconds\{kind="canary",process="hub"\} \d/);
  expect(text).toContain('pailei_database_connections{kind="open",process="hub"}');
});

test('through the gateway only the operator reads the metrics', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.5' };
  expect((await get('/metrics/hub', forwarded)).status).toBe(404);
  expect((await get('/metrics/hub', { ...forwarded, authorization: 'Bearer guessed' })).status).toBe(404);
  expect((await get('/metrics/hub', { ...forwarded, authorization: 'Bearer the operator has it' })).status).toBe(200);
});
