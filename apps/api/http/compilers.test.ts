import { endpoint } from '@pailei/contracts/http/endpoint';
import { streamQueueApi } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { tournamentSummarySchema } from '@pailei/contracts/play/tournaments/tournaments.api';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addCompilers } from '../plugins/compilers.ts';
import { route } from './routing.ts';

const data = z.object({
  name: z.string(),
  at: z.nullable(z.iso.datetime()),
  owner: z.nullable(z.object({ id: z.string(), score: z.nullable(z.number()) })),
  tags: z.nullable(z.array(z.string())),
  note: z.string().optional(),
  anything: z.any(),
  summary: tournamentSummarySchema.pick({ stages: true, champion: true }).optional(),
});

async function serialise(value: z.output<typeof data>): Promise<unknown> {
  const app = Fastify();
  addCompilers(app);
  route(app, endpoint({ method: 'GET', path: '/thing', access: 'public', summary: 'a thing', data }), () => value);
  return (await app.inject('/api/thing')).json<{ data: unknown }>().data;
}

const SWISS = { type: 'swiss' as const, rounds: null, best_of: 5 as const };
const ELIMINATION = {
  type: 'single_elimination' as const,
  size: null,
  best_of: 3 as const,
  final_best_of: null,
  third_place: true,
};
const FULL = {
  name: '「引号" \\ \u2028 换行\n」',
  at: '2026-01-02T03:04:05.678Z',
  owner: { id: '1', score: 0.5 },
  tags: ['a', ''],
  note: '',
  anything: { deep: [1, null, { x: true }] },
  summary: { stages: [SWISS, { ...SWISS, rounds: 4 }], champion: null },
};

test.each([
  ['everything there', FULL],
  ['what may be null is null', { ...FULL, at: null, owner: null, tags: null }],
  ['null inside of an object', { ...FULL, owner: { id: '1', score: null } }],
  [
    'null where one of few values may stand, inside of a choice',
    { ...FULL, summary: { stages: [SWISS, ELIMINATION], champion: '1' } },
  ],
  ['what may be left out is left out', { name: 'x', at: null, owner: null, tags: null, anything: null }],
])('what goes out is what zod itself would let out: %s', async (_name, value) => {
  expect(await serialise(value)).toEqual(data.parse(value));
});

test('a state that is served as the engine made it is stripped by its shape, and tests fail on what was dropped', async () => {
  const queue = { on_air: null, next: [], done: [] };
  const app = Fastify();
  addCompilers(app);
  route(app, streamQueueApi.get, () => ({ queue, epoch: 'e', version: 1 }));
  expect((await app.inject('/api/stream-queue')).json<{ data: unknown }>().data).toEqual({
    queue,
    epoch: 'e',
    version: 1,
  });
  const leaky = Fastify();
  addCompilers(leaky);
  route(leaky, streamQueueApi.get, () => ({ queue: { ...queue, random_secret: 's' }, epoch: 'e', version: 1 }));
  const { statusCode, body } = await leaky.inject('/api/stream-queue');
  expect(statusCode).toBe(500);
  expect(body).toContain('/data/queue/random_secret');
});

test('fields that the contract does not name stay in', async () => {
  const leaky = { ...FULL, password_hash: 'secret', owner: { id: '1', score: 1, email: 'secret' } };
  expect(JSON.stringify(await serialise(leaky))).not.toContain('secret');
});
