import { topicRegistry } from '@pailei/core/features/features';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import { readDelayedHead, readHeads, readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { canaryTopic } from '@pailei/contracts/site/canary/canary.topic';
import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { expertsTopic } from '@pailei/contracts/people/experts/experts.topic';
import { teamReviewTopic } from '@pailei/contracts/people/teams/team-review.topic';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { topicNames } from '@pailei/tests/support/topic-names';
import type { FastifyInstance } from 'fastify';

/** What one reader can see, by address or topic. */
export type VisibleData = Map<string, string>;

export type Reader = {
  app: FastifyInstance;
  db: Db;
  actor: Actor | null;
  token: string | undefined;
  ids: readonly string[];
};

/** Routes that change by themselves or concern the reader alone; none of them knows matches or events. */
const VOLATILE_ROUTES = ['/api/health', '/api/status', '/api/docs', '/api/account', '/api/sessions'];
/** Topics that change by themselves, or that only the staff reads. */
const VOLATILE_TOPICS: readonly string[] = [
  dashboardTopic.of(),
  allOrdersTopic.of(),
  canaryTopic.of(),
  expertsTopic.of(),
  teamReviewTopic.of(),
  staffTopic.of(),
  statusTopic.of(),
];
/** Query strings that might reveal more. */
const QUERIES = [
  '',
  '?limit=100',
  '?mine=true',
  `?search=${encodeURIComponent('密')}`,
  `?q=${encodeURIComponent('密')}`,
];

type Answer = { route: string; path: string; address: string; status: number; body: string; headers: string };
type RequestOptions = Pick<Reader, 'app' | 'token' | 'ids'> & {
  /** Left out: of every route. */
  includes?: (url: string) => boolean;
  /** Of these paths alone. */
  asksFor?: (path: string) => boolean;
  /** What is added to addresses that name something. */
  namedQueries?: readonly string[];
};

/** Whoever is refused what an address names is refused it with every question. */
const REFUSED = [401, 403, 404];

/** The answers of every GET for these ids, whoever may ask it. */
export async function* answersOf({
  app,
  token,
  ids,
  includes: isAsked,
  asksFor: isPathAsked,
  namedQueries = [''],
}: RequestOptions): AsyncGenerator<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const routes = app.accessTable.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  for (const { url: route } of routes.filter(({ url }) => isAsked?.(url) ?? true)) {
    const isNamed = route.includes(':');
    const paths = pathsOf(route.replace('*', 'nothing'), ids);
    for (const path of isPathAsked ? paths.filter(isPathAsked) : paths) {
      for (const query of isNamed ? namedQueries : QUERIES) {
        const address = path + query;
        const response = await app.inject({ url: address, headers });
        const { statusCode: status, body } = response;
        yield { route, path, address, status, body, headers: JSON.stringify(response.headers) };
        if (REFUSED.includes(status)) break;
      }
    }
  }
}

/** The present answers, to be compared with later ones. */
export async function requestAllRoutes(reader: RequestOptions): Promise<VisibleData> {
  const data: VisibleData = new Map();
  const isAsked = (url: string) => !VOLATILE_ROUTES.some((start) => url.startsWith(start));
  for await (const { address, status, body } of answersOf({ ...reader, includes: isAsked }))
    data.set(address, `${status} ${body}`);
  return data;
}

/** The last parameter takes every id, one before it the first two. */
function pathsOf(url: string, ids: readonly string[]): string[] {
  const parameters = url.match(/:\w+/g) ?? [];
  return parameters.reduce(
    (paths, parameter, index) => {
      const those = index === parameters.length - 1 ? ids : ids.slice(0, 2);
      return paths.flatMap((path) => those.map((id) => path.replace(parameter, id)));
    },
    [url],
  );
}

/** Snapshot and whole log, as the hub would send them, of every topic that lets this reader in. */
export async function readAllTopics({ db, actor, ids }: Reader): Promise<VisibleData> {
  const data: VisibleData = new Map();
  const topics = topicNames(ids).filter((name) => !VOLATILE_TOPICS.includes(name));
  for (const topic of topics) data.set(topic, await readTopic(db, topic, actor));
  return data;
}

/** Snapshot and log as the hub would send them, or why this reader is refused. */
export async function readTopic(db: Db, topic: string, actor: Actor | null): Promise<string> {
  const parsed = parseTopic(topic);
  const definition = parsed && topicRegistry[parsed.kind];
  if (!parsed || !definition) throw new Error(`no topic ${topic}`);
  const permission = await definition.authorize({ actor, db, ...parsed });
  if (!permission.allowed) return permission.code;
  const { delay_seconds: delay } = permission;
  const { position, snapshot } = await readInOneSnapshot(db, async (trx) => {
    const head = (await readHeads(trx, [topic])).get(topic) ?? 0;
    const at = delay > 0 ? await readDelayedHead(trx, topic, delay) : head;
    const state = await definition.snapshot(trx, parsed.id, delay > 0 ? { version: at } : 'head', parsed.side);
    return { position: at, snapshot: state };
  });
  const log = (await readSince(db, topic, 0, 100_000)).filter(({ v }) => v <= position);
  return JSON.stringify([position, snapshot, log.map(({ v, t, p }) => [v, t, p])]);
}

/** The addresses and topics whose data differ. */
export function differences(before: VisibleData, after: VisibleData): string[] {
  return [...after].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
}
