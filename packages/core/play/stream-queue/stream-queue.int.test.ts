import { createFeaturedService } from '@pailei/core/play/featured/featured.service';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { foldStreamQueue } from '@pailei/contracts/play/stream-queue/stream-queue.fold';
import { streamQueueTopic } from '@pailei/contracts/play/stream-queue/stream-queue.topic';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { EMPTY_QUEUE } from '@pailei/domain/stream-queue/types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playersOfMatch } from '../../../../tests/support/seat.ts';
import { createStreamQueueService } from './stream-queue.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const now = () => new Date(Date.now() + services.clock.offsetMs).toISOString();
const queue = createStreamQueueService({ db, publisher: silentPublisher, now });
const featured = createFeaturedService({ db, publisher: silentPublisher, now });

let built: BuiltTournament;
let matchIds: string[];

beforeAll(async () => {
  built = await buildTournament(db, services, {
    players: 6,
    settings: { stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] },
  });
  await services.tournaments.start(built.referee, built.id);
  const rows = await db.selectFrom('match').select('id').orderBy('table_number').execute();
  matchIds = rows.map(({ id }) => id);
});

beforeEach(async () => {
  services.clock.offsetMs = 0;
  await db.deleteFrom('stream_queue').execute();
});

const matchAt = (index: number) => matchIds[index] ?? '';
const idsOf = (entries: readonly { match_id: string }[]) => entries.map(({ match_id }) => match_id);
const auditRows = () =>
  db.selectFrom('audit_log').selectAll().where('target_type', '=', 'stream_queue').orderBy('created_at').execute();

async function endMatch(id: string): Promise<void> {
  await services.matches.rule(built.referee, id, { type: 'give_match_loss', side: 'a', reason: '测试' });
}

test('a queued match knows its players and its event, and the answer is what a reader sees', async () => {
  const answer = await queue.add(built.referee, matchAt(0));
  expect(await queue.get()).toEqual(answer);
  const { a: player } = await playersOfMatch(db, built.players, matchAt(0));
  expect(answer.queue.next).toMatchObject([
    { match_id: matchAt(0), tournament_id: built.id, tournament_name: '测试赛', best_of: 3, a: player.username },
  ]);
});

test('putting a match on air features it, and it stays featured while it has not begun', async () => {
  await queue.putOnAir(built.referee, matchAt(2));
  expect(await featured.get()).toEqual({ featured_match_id: matchAt(2) });
  await featured.refresh();
  expect(await featured.get()).toEqual({ featured_match_id: matchAt(2) });
  const events = await readSince(db, systemTopic.of(), 0, 100);
  expect(events.at(-1)).toMatchObject({ t: 'featured_match_changed', p: { match_id: matchAt(2) } });
});

test('two referees put two matches on air at once: one is on air, the other was', async () => {
  const other = await buildAccount(db, 'referee');
  await Promise.all([queue.putOnAir(built.referee, matchAt(0)), queue.putOnAir(other, matchAt(1))]);
  const { queue: after } = await queue.get();
  expect(new Set([after.on_air?.match_id, ...idsOf(after.done)])).toEqual(new Set([matchAt(0), matchAt(1)]));
  expect(after.done).toHaveLength(1);
  expect(after.on_air?.match_id).toBe((await featured.get()).featured_match_id);
});

test('the same match put on air twice at once is put there once', async () => {
  const results = await Promise.allSettled([
    queue.putOnAir(built.referee, matchAt(0)),
    queue.putOnAir(built.referee, matchAt(0)),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 409, message: '这一场正在直播' });
  expect((await queue.get()).queue.done).toEqual([]);
});

test('an order is kept, and one that was made from a queue which has changed since is refused', async () => {
  for (const index of [0, 1, 2]) await queue.add(built.referee, matchAt(index));
  const [one, two, three] = (await queue.get()).queue.next.map(({ id }) => id) as [string, string, string];
  await queue.reorder(built.referee, [three, one, two]);
  expect(idsOf((await queue.get()).queue.next)).toEqual([matchAt(2), matchAt(0), matchAt(1)]);
  const results = await Promise.allSettled([
    queue.remove(built.referee, two),
    queue.reorder(built.referee, [two, one, three]),
  ]);
  expect(results[0].status).toBe('fulfilled');
  expect((await queue.get()).queue.next.map(({ id }) => id)).not.toContain(two);
  await expect(queue.reorder(built.referee, [two, one, three])).rejects.toMatchObject({
    message: '直播队列已变化，请重试',
  });
});

test('the log folds to the queue that a reader sees', async () => {
  const from = (await queue.get()).version;
  await queue.add(built.referee, matchAt(0));
  await queue.add(built.referee, matchAt(1));
  await queue.putOnAir(built.referee, matchAt(1));
  await queue.add(built.referee, matchAt(2));
  const { queue: before } = await queue.putOnAir(built.referee, matchAt(2));
  await queue.finish(built.referee, before.on_air!.id);
  const events = await readSince(db, streamQueueTopic.of(), from, 100);
  expect(events.reduce(foldStreamQueue, EMPTY_QUEUE)).toEqual((await queue.get()).queue);
});

test('every order leaves one row in the audit log, a refused one none', async () => {
  const before = (await auditRows()).length;
  await queue.add(built.referee, matchAt(0));
  await expect(queue.add(built.referee, matchAt(0))).rejects.toMatchObject({ status: 409 });
  const rows = (await auditRows()).slice(before);
  expect(rows).toMatchObject([
    { action: 'stream_queue.add', target_id: matchAt(0), before: { next: [] }, after: { next: [matchAt(0)] } },
  ]);
});

test('a match of nobody is not found', async () => {
  await expect(queue.add(built.referee, '01890000-0000-7000-8000-000000000000')).rejects.toMatchObject({ status: 404 });
});

test('a match that ends on air leaves the queue once its result was seen, by two workers at once only once', async () => {
  await queue.putOnAir(built.referee, matchAt(0));
  await queue.settle();
  expect((await queue.get()).queue.on_air).not.toBeNull();
  await endMatch(matchAt(0));
  services.clock.offsetMs = 5_000;
  await queue.settle();
  expect((await queue.get()).queue.on_air?.match_id).toBe(matchAt(0));
  services.clock.offsetMs = 7_000;
  const { version } = await queue.get();
  await Promise.all([queue.settle(), queue.settle()]);
  const after = await queue.get();
  expect(after.queue).toMatchObject({ on_air: null, done: [{ match_id: matchAt(0) }] });
  expect(after.version).toBe(version + 1);
  await expect(queue.putOnAir(built.referee, matchAt(0))).rejects.toMatchObject({ message: '这一场已结束' });
});

test('a delayed public sees the end before the match leaves the air', async () => {
  await queue.putOnAir(built.referee, matchAt(1));
  await endMatch(matchAt(1));
  await db.updateTable('match').set({ delay_seconds: 60 }).where('id', '=', matchAt(1)).execute();
  services.clock.offsetMs = 65_000;
  await queue.settle();
  expect((await queue.get()).queue.on_air).not.toBeNull();
  services.clock.offsetMs = 67_000;
  await queue.settle();
  expect((await queue.get()).queue.on_air).toBeNull();
});

test('a queued match that is withdrawn leaves the queue', async () => {
  await queue.add(built.referee, matchAt(2));
  await queue.settle();
  expect(idsOf((await queue.get()).queue.next)).toEqual([matchAt(2)]);
  await db.updateTable('match').set({ withdrawn_at: now() }).where('id', '=', matchAt(2)).execute();
  await queue.settle();
  expect(idsOf((await queue.get()).queue.next)).toEqual([]);
});
