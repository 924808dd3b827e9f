import { encodeWakeUp, liveChannel } from '@pailei/live/publish';
import { jobProgressTopic } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { follow, NEW_DELAY, SILENT, startTestHub, type TestHub, type View } from '../testing/test-hub.fixture.ts';

const BLINK = { timeout: 1_500, interval: 5 };
const SWEPT = { timeout: 3_000, interval: 20 };
const RECONNECTED = { timeout: 8_000, interval: 20 };

let hub: TestHub;
let redis: Redis;
let topics = 0;
const newMatch = () => matchTopic.of(`m${++topics}`);

beforeAll(async () => {
  const database = await useTestDatabase();
  const server = await useTestRedis();
  hub = await startTestHub(database.url, server.url);
  redis = new Redis(server.url);
});

afterAll(async () => {
  redis.disconnect();
  await hub.stop();
});

describe.each(['socketio', 'feed'] as const)('through the transport %s', (transport) => {
  test('a view starts from the snapshot and follows what is appended', async () => {
    const topic = newMatch();
    await hub.append(topic, [1, 2]);
    const view = follow(hub.connect(transport), topic);
    await vi.waitFor(() => expect(view.marks).toEqual([1, 2]), BLINK);
    await hub.append(topic, [3]);
    await hub.append(topic, [4, 5]);
    await vi.waitFor(
      () => expect(view).toMatchObject({ marks: [1, 2, 3, 4, 5], versions: [2, 3, 4, 5], snapshots: 1 }),
      BLINK,
    );
    expect(view.status).toEqual({ phase: 'live' });
  });

  test('views that join while much is written miss nothing', async () => {
    const topic = newMatch();
    const views: View[] = [];
    const written: Promise<number>[] = [];
    for (let mark = 1; mark <= 150; mark += 1) {
      written.push(hub.append(topic, [mark]));
      if (mark % 10 === 0) {
        views.push(follow(hub.connect(transport), topic));
        await Promise.all(written.splice(0));
      }
    }
    await Promise.all(written);
    const rows = await hub.db
      .selectFrom('live_event')
      .select('payload')
      .where('topic', '=', topic)
      .orderBy('version')
      .execute();
    const truth = rows.map((row) => (row.payload as { mark: number }).mark);
    await vi.waitFor(() => expect(views.map((view) => view.marks)).toEqual(views.map(() => truth)), SWEPT);
    for (const view of views) expect(view.versions).toEqual(view.versions.map((_, index) => view.versions[0]! + index));
  });

  test('a delay that is set while the topic is followed holds for those who follow it', async () => {
    const topic = jobProgressTopic.of(`s${++topics}`);
    hub.setJobDelay(0);
    await hub.append(topic, [1]);
    const view = follow(hub.connect(transport), topic);
    // What was fetched is shown before the hub has accepted the view.
    await vi.waitFor(() => expect(view).toMatchObject({ marks: [1], status: { phase: 'live' } }), BLINK);
    hub.setJobDelay(2);
    await hub.append(topic, [NEW_DELAY]);
    await vi.waitFor(() => expect(view.snapshots).toBe(2), BLINK);
    await hub.append(topic, [2]);
    const before = view.arrivals.length;
    await vi.waitFor(() => expect(view.marks.at(-1)).toBe(2), RECONNECTED);
    expect(view.arrivals.length).toBeGreaterThan(before);
    for (const arrival of view.arrivals.slice(before)) expect(arrival).toBeGreaterThanOrEqual(1_970);
  });

  test('after a restart of the hub it goes on with the missing events, without a snapshot', async () => {
    const topic = newMatch();
    await hub.append(topic, [1]);
    const client = hub.connect(transport);
    const view = follow(client, topic);
    await vi.waitFor(() => expect(view.marks).toEqual([1]), BLINK);
    await hub.stopServer();
    await vi.waitFor(() => expect(client.state().phase).toBe('reconnecting'), BLINK);
    await hub.append(topic, [2, 3]);
    await hub.restartServer();
    await vi.waitFor(() => expect(view).toMatchObject({ marks: [1, 2, 3], snapshots: 1 }), RECONNECTED);
  });

  test('a private topic is for its owner, until the session is revoked', async () => {
    const owner = await hub.signIn();
    const topic = personalTopic.of(owner.userId);
    await hub.append(topic, [1]);
    const onTokenRefused = vi.fn();
    const own = follow(hub.connect(transport, { getToken: () => owner.token, onTokenRefused }), topic);
    const anonymous = follow(hub.connect(transport), topic);
    const otherUser = await hub.signIn();
    const foreign = follow(hub.connect(transport, { getToken: () => otherUser.token }), topic);
    await vi.waitFor(() => expect(own.marks).toEqual([1]), BLINK);
    await vi.waitFor(() => expect(anonymous.status).toMatchObject({ phase: 'denied', code: 'unauthorized' }), BLINK);
    await vi.waitFor(
      () =>
        expect(foreign.status).toMatchObject({
          phase: 'denied',
          code: 'forbidden',
          message: '权限不足，无法执行此操作',
        }),
      BLINK,
    );
    await hub.db
      .updateTable('session')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', owner.sessionId)
      .execute();
    await vi.waitFor(() => expect(onTokenRefused).toHaveBeenCalled(), SWEPT);
    await hub.append(topic, [2]);
    expect(own.marks).toEqual([1]);
  });

  test('a delayed topic trails by its delay, and a client can only raise it', async () => {
    const topic = tournamentTopic.of(`b${++topics}`);
    await hub.append(topic, [1]);
    const early = follow(hub.connect(transport), topic);
    // Rounded up to five.
    const later = follow(hub.connect(transport), topic, 2);
    await vi.waitFor(() => expect(early.snapshots + later.snapshots).toBe(2), BLINK);
    await hub.append(topic, [2, 3]);
    await vi.waitFor(() => expect(early.marks).toEqual([1, 2, 3]), SWEPT);
    expect(later.marks).not.toEqual([1, 2, 3]);
    await vi.waitFor(() => expect(later.marks).toEqual([1, 2, 3]), { timeout: 8_000, interval: 20 });
    for (const arrival of early.arrivals) expect(arrival).toBeGreaterThanOrEqual(970);
    for (const arrival of later.arrivals) expect(arrival).toBeGreaterThanOrEqual(4_970);
  });
});

describe('a channel that loses, repeats and falsifies messages', () => {
  test('a lost last message is found by the sweep', async () => {
    const topic = newMatch();
    const view = follow(hub.connect('socketio'), topic);
    await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
    await hub.append(topic, [1, 2], SILENT);
    await vi.waitFor(() => expect(view.marks).toEqual([1, 2]), SWEPT);
  });

  test('a gap is filled from the log before later events are sent', async () => {
    const topic = newMatch();
    const view = follow(hub.connect('feed'), topic);
    await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
    await hub.append(topic, [1, 2], SILENT);
    await hub.append(topic, [3]);
    await vi.waitFor(() => expect(view).toMatchObject({ marks: [1, 2, 3], versions: [0, 1, 2, 3] }), BLINK);
  });

  test('repeated, wrong and malformed messages change nothing', async () => {
    const topic = newMatch();
    const view = follow(hub.connect('socketio'), topic);
    await hub.append(topic, [1]);
    await vi.waitFor(() => expect(view.marks).toEqual([1]), SWEPT);
    const { epoch } = await hub.db.selectFrom('live_epoch').select('epoch').executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const ring = (from: string, v: number) =>
      redis.publish(
        liveChannel(hub.redis),
        encodeWakeUp({ topic, epoch: from, events: [{ v, t: 'marked', p: { mark: 99 }, at }] }),
      );
    await ring(epoch, 1);
    await ring(epoch, 7);
    await ring('00000000-0000-4000-8000-000000000000', 2);
    await redis.publish(liveChannel(hub.redis), `${topic}\n{broken`);
    await redis.publish(liveChannel(hub.redis), 'nonsense');
    await hub.append(topic, [2]);
    await vi.waitFor(() => expect(view).toMatchObject({ marks: [1, 2], snapshots: 1 }), BLINK);
  });

  test('a new epoch restarts every view from a snapshot', async () => {
    const topic = newMatch();
    await hub.append(topic, [1, 2, 3]);
    const view = follow(hub.connect('socketio'), topic);
    await vi.waitFor(() => expect(view.marks).toEqual([1, 2, 3]), BLINK);
    await hub.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('live_event').where('topic', '=', topic).where('version', '>', 1).execute();
      await trx.updateTable('live_head').set({ version: 1 }).where('topic', '=', topic).execute();
      await trx.updateTable('live_epoch').set({ epoch: crypto.randomUUID() }).execute();
    });
    await hub.append(topic, [22, 33, 44], SILENT);
    await vi.waitFor(() => expect(view).toMatchObject({ marks: [1, 22, 33, 44], snapshots: 2 }), SWEPT);
  });
});
