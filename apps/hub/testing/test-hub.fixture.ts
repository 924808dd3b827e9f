import { createHmac, randomUUID } from 'node:crypto';
import { createDatabase, type Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import {
  createLiveClient,
  type LiveClient,
  type LiveClientOptions,
  type LiveEvent,
  type TopicStatus,
} from '@pailei/live/client';
import { createFeedClient } from '@pailei/live/feed-client';
import { createPublisher, type Publisher } from '@pailei/live/publish';
import type { SnapshotPoint, TopicDefinition, TopicRegistry } from '@pailei/live/registry';
import { createSessionsReader } from '@pailei/live/sessions';
import { siteRedis } from '@pailei/live/site-redis';
import { inTransaction } from '@pailei/live/transaction';
import { openContracts, openTopic } from '@pailei/tests/support/open-contracts';
import { startHubServer, type HubServer, type HubServerOptions } from '../server.ts';
import { startSnapshotServer } from './snapshot-server.fixture.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
const PUBLIC_URL = 'http://127.0.0.1:3000';

export const ORIGIN = PUBLIC_URL;
export const SILENT: Publisher = { publish: () => undefined, close: () => undefined };

/** Views of these topics are the list of marks so far. */
const marksUpTo = (prefix: string) => async (trx: Trx, id: string | undefined, at: SnapshotPoint) => {
  const rows = await trx
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', `${prefix}:${id}`)
    .where('version', '<=', at === 'head' ? Number.MAX_SAFE_INTEGER : at.version)
    .orderBy('version')
    .execute();
  return rows.map((row) => (row.payload as { mark: number }).mark);
};

const failures = { waiting: 0 };
const job = { delay_seconds: 0 };

/** Follows of a `job` are asked about anew after it. */
export const NEW_DELAY = 0;

/** `match` is public, `tournament` trails by a second, `user` is its owner's alone, `job` as late as is set. */
const definitions: TopicDefinition[] = [
  { kind: 'match', authorize: async () => ({ allowed: true, delay_seconds: 0 }), snapshot: marksUpTo('match') },
  {
    kind: 'tournament',
    authorize: async () => ({ allowed: true, delay_seconds: 1 }),
    snapshot: marksUpTo('tournament'),
  },
  {
    kind: 'job',
    authorize: async () => ({ allowed: true, ...job }),
    snapshot: marksUpTo('job'),
    changesRights: ({ p }) => (p as { mark: number }).mark === NEW_DELAY,
  },
  {
    kind: 'user',
    authorize: async ({ actor, id }) => {
      if (!actor) return { allowed: false, code: 'unauthorized' };
      return actor.user_id === id ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
    },
    snapshot: marksUpTo('user'),
  },
  {
    // For experts alone, `staff` for referees; `delayed` is for everybody else a second later.
    kind: 'user_orders',
    authorize: async ({ actor, id }) => {
      if (failures.waiting-- > 0) throw new Error('the rights cannot be asked');
      if (holdsRight(id === 'staff' ? 'referee' : 'expert', actor)) return { allowed: true, delay_seconds: 0 };
      return id === 'delayed' ? { allowed: true, delay_seconds: 1 } : { allowed: false, code: 'forbidden' };
    },
    snapshot: marksUpTo('orders:user'),
  },
  { kind: 'canary', authorize: async () => ({ allowed: true, delay_seconds: 0 }), snapshot: async () => ({}) },
];
const registry: TopicRegistry = Object.fromEntries(definitions.map((definition) => [definition.kind, definition]));

export type View = { marks: number[]; versions: number[]; snapshots: number; status: TopicStatus; arrivals: number[] };
export type TestHub = Awaited<ReturnType<typeof startTestHub>>;

/** A hub with real PostgreSQL and Redis, writers and clients. */
export async function startTestHub(
  databaseUrl: string,
  redisUrl: string,
  options: Partial<HubServerOptions> = { connectsPerMinute: 100_000 },
) {
  const db = createDatabase({ url: databaseUrl });
  const redis = siteRedis(redisUrl, 'test');
  const publisher = createPublisher(redis);
  const clients: LiveClient[] = [];
  const start = (port = 0): Promise<HubServer> =>
    startHubServer({
      db,
      redis,
      registry,
      contracts: openContracts,
      sessions: createSessionsReader(db),
      jwtSecret: SECRET,
      publicUrl: PUBLIC_URL,
      host: '127.0.0.1',
      port,
      hasRateLimits: true,
      connectsPerMinute: 20,
      socketsPerAddress: 200,
      ...options,
    });
  let server = await start();
  const topics = { registry: options.registry ?? registry, contracts: options.contracts ?? openContracts };
  const snapshots = await startSnapshotServer({ db, ...topics, jwtSecret: SECRET });

  const connect = (transport: 'socketio' | 'feed', options: LiveClientOptions = {}): LiveClient => {
    const open = transport === 'socketio' ? createLiveClient : createFeedClient;
    const url = `http://127.0.0.1:${server.port}`;
    const client = open({ url, snapshotUrl: snapshots.url, origin: ORIGIN, ...options });
    clients.push(client);
    return client;
  };

  return {
    db,
    redis,
    publisher,
    connect,
    server: () => server,
    url: () => `ws://127.0.0.1:${server.port}`,
    append: (topic: string, marks: number[], through: Publisher = publisher) => append(db, through, topic, marks),
    signIn: (lifeSeconds?: number) => signIn(db, lifeSeconds),
    /** A session of its own for somebody who has one. */
    signInAgain: (userId: string) => openSession(db, userId, 3_600),
    setJobDelay: (seconds: number) => void (job.delay_seconds = seconds),
    failNextAuthorize: () => void (failures.waiting = 1),
    /** Makes somebody an expert, or no expert any more. */
    async grant(userId: string, is_expert: boolean): Promise<void> {
      const expert_status = is_expert ? ('approved' as const) : ('revoked' as const);
      const changes = { is_expert, expert_status, updated_at: new Date().toISOString() };
      await db.updateTable('account').set(changes).where('id', '=', userId).execute();
    },
    stopServer: () => server.stop(),
    async restartServer(): Promise<void> {
      server = await start(server.port);
    },
    async stop(): Promise<void> {
      for (const client of clients) client.close();
      await server.stop();
      await snapshots.stop();
      publisher.close();
      await db.destroy();
    },
  };
}

async function append(db: Db, publisher: Publisher, topic: string, marks: number[]): Promise<number> {
  return inTransaction({ db, publisher, contracts: openContracts }, async (_trx, log) => {
    for (const mark of marks) log.add(openTopic(topic), 'marked', { mark });
    await log.write();
    return log.versionOf(topic);
  });
}

/** Follows `topic` and folds it. */
export function follow(client: LiveClient, topic: string, delay?: number): View {
  const view: View = { marks: [], versions: [], snapshots: 0, status: { phase: 'loading' }, arrivals: [] };
  client.watch(topic, {
    onSnapshot(state, version) {
      view.marks = [...(state as number[])];
      view.versions = [version];
      view.snapshots += 1;
    },
    onEvents(events: LiveEvent[]) {
      for (const event of events) {
        view.marks.push((event.p as { mark: number }).mark);
        view.versions.push(event.v);
        view.arrivals.push(Date.now() - Date.parse(event.at));
      }
    },
    onStatus: (status) => (view.status = status),
    ...(delay !== undefined && { delay }),
  });
  return view;
}

async function signIn(db: Db, lifeSeconds = 3_600): Promise<{ token: string; userId: string; sessionId: string }> {
  const userId = randomUUID();
  const name = `user_${userId.slice(0, 8)}`;
  const email = `${name}@example.test`;
  const account = {
    id: userId,
    username: name,
    username_key: name,
    email,
    email_key: email,
    password_hash: '-',
    role: 'user' as const,
  };
  await db.insertInto('account').values(account).execute();
  return openSession(db, userId, lifeSeconds);
}

async function openSession(db: Db, userId: string, lifeSeconds: number) {
  const sessionId = randomUUID();
  const expires_at = new Date(Date.now() + lifeSeconds * 1_000).toISOString();
  await db.insertInto('session').values({ id: sessionId, account_id: userId, expires_at }).execute();
  const exp = Math.floor(Date.now() / 1_000) + lifeSeconds;
  return { token: sign({ ...claims(userId, sessionId), exp }), userId, sessionId };
}

/** All that a token must say, but for its end. */
export const claims = (userId: string, sessionId: string) => ({
  sub: userId,
  sid: sessionId,
  jti: randomUUID(),
  iss: 'pailei',
  aud: 'pailei-api',
  iat: Math.floor(Date.now() / 1_000),
});

export function sign(content: object, secret = SECRET): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(content)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
