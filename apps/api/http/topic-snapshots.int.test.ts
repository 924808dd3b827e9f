import { brotliDecompressSync } from 'node:zlib';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { newId } from '@pailei/db/id';
import { readEpoch, readHeads } from '@pailei/live/log';
import { expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, registerPlayer, useApp } from '../testing/app.fixture.ts';

const { app, deps } = await useApp({ hasRateLimits: true });
const actors = await createActors(deps, app);

type Snapshot = { topic: string; epoch: string; version: number; delay: number; state: object };

const urlOf = (topic: string, query = '') => `/api/topics/${encodeURIComponent(topic)}${query}`;
const read = (topic: string, { query, token }: { query?: string; token?: string } = {}) =>
  call<Snapshot>(app, { url: urlOf(topic, query), ...(token !== undefined && { token }) });

/** Something that every page is told. */
async function announce(): Promise<void> {
  const token = (await actors.tokenOf('admin')) ?? '';
  const payload = { title: '公告', body: '一条公告', level: 'info', is_pinned: false, starts_at: null, ends_at: null };
  await app.inject({
    method: 'POST',
    url: '/api/admin/announcements',
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
}

const headOf = async (topic: string) => (await readHeads(deps.db, [topic])).get(topic) ?? 0;

test('a public topic comes with its position, and again only when it has changed', async () => {
  const topic = systemTopic.of();
  const { status, body } = await read(topic);
  expect(status).toBe(200);
  const epoch = await readEpoch(deps.db);
  expect(body.data).toMatchObject({
    topic,
    epoch,
    version: await headOf(topic),
    delay: 0,
    state: { announcements: [] },
  });
  const first = await app.inject({ url: urlOf(topic), headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(body);
  const headers = { 'if-none-match': String(first.headers['etag']) };
  expect(await app.inject({ url: urlOf(topic), headers })).toMatchObject({ statusCode: 304, body: '' });
  await announce();
  const changed = await app.inject({ url: urlOf(topic), headers });
  expect(changed.json()).toMatchObject({ data: { version: await headOf(topic), state: { announcements: [{}] } } });
});

test('no snapshot is older than the version that the hub named', async () => {
  const topic = systemTopic.of();
  const head = await headOf(topic);
  expect((await read(topic, { query: `?at_least=${head}` })).body.data?.version).toBe(head);
  const early = await app.inject(urlOf(topic, `?at_least=${head + 1}`));
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '1']);
});

test('all who ask concurrently get what was written before', async () => {
  const topic = systemTopic.of();
  for (let round = 0; round < 5; round += 1) {
    await announce();
    const head = await headOf(topic);
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(topic)));
    for (const { body } of answers) expect(body.data?.version).toBeGreaterThanOrEqual(head);
  }
});

test('a topic of its own reader is given to nobody else', async () => {
  const [{ user, access_token: own }, { access_token: other }] = [await registerPlayer(app), await registerPlayer(app)];
  const topic = personalTopic.of(user.id);
  expect((await read(topic, { token: own })).body.data).toMatchObject({ topic });
  expect((await read(topic, { token: other })).status).toBe(403);
  expect((await read(topic)).status).toBe(401);
  const { headers } = await app.inject({ url: urlOf(topic), headers: { authorization: `Bearer ${own}` } });
  const kept = await app.inject({ url: urlOf(topic), headers: { 'if-none-match': String(headers['etag']) } });
  expect(kept.statusCode).toBe(401);
});

test('a longer delay is given in steps of five seconds, a shorter or endless one is refused', async () => {
  expect((await read(systemTopic.of(), { query: '?delay=7' })).body.data?.delay).toBe(10);
  for (const query of ['?delay=-1', '?delay=3601', '?at_least=x', '?since=3'])
    expect((await read(systemTopic.of(), { query })).status).toBe(422);
});

test('what is no topic, or one of nothing, does not exist', async () => {
  for (const topic of ['nothing', 'match:1', tournamentTopic.of(newId()), 'system:1', '../status'])
    expect((await read(topic)).status).toBe(404);
});

test('a public topic has no limit by address, and guesses have one', async () => {
  const statuses = async (topic: () => string, times: number) => {
    const found = new Set<number>();
    for (let count = 0; count < times; count += 1) found.add((await read(topic())).status);
    return [...found];
  };
  expect(await statuses(() => systemTopic.of(), 1_300)).toEqual([200]);
  expect(await statuses(() => tournamentTopic.of(newId()), 130)).toEqual([404, 429]);
}, 60_000);
