import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase, useTestRedis } from '../../tests/support/fixtures.ts';
import { follow, SILENT, startTestHub, type TestHub } from './testing/test-hub.fixture.ts';

const BLINK = { timeout: 1_500, interval: 5 };
const SWEPT = { timeout: 3_200, interval: 20 };
const PROBED = { timeout: 12_000, interval: 20 };

/** A TCP proxy to Redis that can stall: connections stay open, but nothing comes through. */
async function startDeafenableProxy(target: URL): Promise<{
  server: Server;
  url: string;
  setDeaf: (isDeaf: boolean) => void;
  /** How often Redis was connected to. */
  connections: () => number;
  stop: () => void;
}> {
  const sockets = new Set<Socket>();
  let isDeaf = false;
  let connections = 0;
  const server = createServer((incoming) => {
    connections += 1;
    const outgoing = openSocket(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isDeaf || to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    server,
    url: `redis://127.0.0.1:${port}`,
    setDeaf: (deaf) => (isDeaf = deaf),
    connections: () => connections,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let hub: TestHub;
let proxy: Awaited<ReturnType<typeof startDeafenableProxy>>;
let redisProcess: Awaited<ReturnType<typeof useTestRedis>>['process'];

beforeAll(async () => {
  const database = await useTestDatabase();
  const redis = await useTestRedis();
  redisProcess = redis.process;
  proxy = await startDeafenableProxy(new URL(redis.url));
  hub = await startTestHub(database.url, proxy.url);
});

afterAll(async () => {
  await hub.stop();
  proxy.stop();
});

test('without Redis what is written still arrives, and the live channel works again after it', async () => {
  const topic = matchTopic.of('redis');
  const view = follow(hub.connect('socketio'), topic);
  await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
  if (redisProcess.pid === undefined) throw new Error('Redis is not running');
  const isBack = redisProcess.untilRestarted();
  process.kill(redisProcess.pid, 'SIGKILL');
  await hub.append(topic, [1]);
  await vi.waitFor(() => expect(view.marks).toEqual([1]), SWEPT);
  await isBack;
  let mark = 1;
  await vi.waitFor(async () => {
    await hub.append(topic, [++mark]);
    await vi.waitFor(() => expect(view.marks.at(-1)).toBe(mark), { timeout: 200, interval: 5 });
  }, PROBED);
  expect(view.marks).toEqual(view.marks.map((_, index) => index + 1));
});

test('a subscriber that is connected but receives nothing is replaced', async () => {
  const topic = matchTopic.of('deaf');
  const view = follow(hub.connect('feed'), topic);
  await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
  const connections = proxy.connections();
  proxy.setDeaf(true);
  await hub.append(topic, [1]);
  await vi.waitFor(() => expect(view.marks).toEqual([1]), SWEPT);
  await vi.waitFor(() => expect(proxy.connections()).toBeGreaterThan(connections), PROBED);
  proxy.setDeaf(false);
  let mark = 1;
  await vi.waitFor(async () => {
    await hub.append(topic, [++mark]);
    await vi.waitFor(() => expect(view.marks.at(-1)).toBe(mark), { timeout: 200, interval: 5 });
  }, PROBED);
}, 30_000);

test('connections to the database that are cut again and again lose nothing', async () => {
  const topic = matchTopic.of('cut');
  const view = follow(hub.connect('socketio'), topic);
  await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
  const written: number[] = [];
  for (let mark = 1; mark <= 40; mark += 1) {
    if (mark % 4 === 0) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(hub.db)
        .catch(() => undefined);
    }
    const isWritten = await hub.append(topic, [mark], mark % 2 === 0 ? SILENT : hub.publisher).then(
      () => true,
      () => false,
    );
    if (isWritten) written.push(mark);
  }
  const rows = await hub.db
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('version')
    .execute();
  const truth = rows.map((row) => (row.payload as { mark: number }).mark);
  expect(truth).toEqual(expect.arrayContaining(written));
  await vi.waitFor(() => expect(view.marks).toEqual(truth), SWEPT);
});

test('history that was trimmed is replaced by a snapshot', async () => {
  const topic = matchTopic.of('trimmed');
  await hub.append(topic, [1]);
  const client = hub.connect('feed');
  const view = follow(client, topic);
  await vi.waitFor(() => expect(view.marks).toEqual([1]), BLINK);
  await hub.stopServer();
  await hub.append(topic, [2, 3, 4]);
  await hub.db.deleteFrom('live_event').where('topic', '=', topic).where('version', '<', 4).execute();
  await hub.restartServer();
  await vi.waitFor(() => expect(view).toMatchObject({ marks: [4], versions: [4], snapshots: 2 }), PROBED);
});
