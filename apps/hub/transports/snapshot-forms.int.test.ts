import { randomUUID } from 'node:crypto';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import type { TopicDefinition } from '@pailei/live/registry';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ORIGIN, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

const players = Array.from({ length: 400 }, () => randomUUID());
/** Each player returns in each round, further away than DEFLATE looks back. */
const LARGE = {
  players: players.map((id, seed) => ({ id, seed, name: `选手 ${seed}`, checked_in_at: '2026-11-28T11:00:00.000Z' })),
  rounds: Array.from({ length: 4 }, (_, round) => ({
    matches: players.map((id, seed) => ({
      id: randomUUID(),
      a: id,
      b: players[(seed + round + 1) % 400],
      result: 'a',
    })),
  })),
};
const SMALL = { players: [players[0], players[0]] };
const [large, small] = [matchTopic.of('large'), matchTopic.of('small')];
const SOON = { timeout: 5_000, interval: 10 };

const match: TopicDefinition = {
  kind: 'match',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: async (_trx, id) => (id === 'large' ? LARGE : SMALL),
};

let hub: TestHub;

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, redis.url, { connectsPerMinute: 100_000, registry: { match } });
  for (const topic of [large, small]) await hub.append(topic, [1]);
});
afterAll(() => hub.stop());

/** The answer to the request as a bot without any code of ours reads it, and the bytes that came. */
async function ask(request: object): Promise<{ answer: Record<string, unknown> | undefined; bytes: number }> {
  const socket = new WebSocket(`${hub.url()}/feed`, { origin: ORIGIN });
  const answers: Record<string, unknown>[] = [];
  let bytes = 0;
  socket.on('upgrade', ({ socket: stream }) => socket.on('message', () => (bytes = stream.bytesRead)));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    if (message['type'] === 'sub') answers.push(message);
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', subs: [request] })));
  await vi.waitFor(() => expect(answers).toHaveLength(1), SOON);
  socket.close();
  return { answer: answers[0], bytes };
}

test('who asks for it packed gets each id once, in fewer bytes; who does not gets the view as it is', async () => {
  const [packed, plain] = [await ask({ topic: large, packed: true }), await ask({ topic: large })];
  expect(plain.answer).toMatchObject({ ok: true, snapshot: LARGE });
  expect(plain.answer).not.toHaveProperty('packed');
  expect(packed.answer).toMatchObject({
    ok: true,
    version: plain.answer?.['version'],
    packed: true,
    events: [],
  });
  expect(JSON.stringify(packed.answer?.['snapshot']).split(String(players[0]))).toHaveLength(2);
  expect(packed.bytes).toBeLessThan(plain.bytes * 0.8);
});

test('both forms are there for who comes while the other one is read', async () => {
  const both = await Promise.all([ask({ topic: large, packed: true }), ask({ topic: large }), ask({ topic: large })]);
  expect(both.map(({ answer }) => answer?.['packed'])).toEqual([true, undefined, undefined]);
  for (const { answer } of both.slice(1)) expect(answer).toMatchObject({ snapshot: LARGE });
});

test('a small view is the same for both', async () => {
  const { answer } = await ask({ topic: small, packed: true });
  expect(answer).toMatchObject({ snapshot: SMALL });
  expect(answer).not.toHaveProperty('packed');
});

test('`packed` is a boolean: anything else asks for the plain form', async () => {
  const { answer } = await ask({ topic: large, packed: 'yes' });
  expect(answer).toMatchObject({ ok: true, snapshot: LARGE });
});

describe.each(['feed', 'socketio'] as const)('%s', (transport) => {
  test('the site’s own client gives its watchers the view as it is', async () => {
    const views: unknown[] = [];
    hub.connect(transport).watch(large, { onSnapshot: (view) => views.push(view), onEvents: () => undefined });
    await vi.waitFor(() => expect(views).toEqual([LARGE]), SOON);
  });
});
