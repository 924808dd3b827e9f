import { topicRegistry } from '@pailei/core/topics';
import type { Db } from '@pailei/db/client';
import { readTogether } from '@pailei/db/tx';
import { readDelayedHead, readHeads, readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import {
  jobTopic,
  matchSideTopic,
  matchTopic,
  parseTopic,
  SHOP_TOPIC,
  STREAM_TOPIC,
  SYSTEM_TOPIC,
  TOURNAMENTS_TOPIC,
  tournamentTopic,
  userOrdersTopic,
  userTopic,
} from '@pailei/live/topics';
import type { FastifyInstance } from 'fastify';

/** What one reader is told, by the address or topic that tells it. */
export type Told = Map<string, string>;

export type Walk = {
  app: FastifyInstance;
  db: Db;
  actor: Actor | null;
  token: string | undefined;
  ids: readonly string[];
};

/** They speak of processes, of the moment, or of the reader alone; none of them knows matches or events. */
const OF_THE_MOMENT = ['/api/health', '/api/status', '/api/docs', '/api/account', '/api/sessions'];
const QUERIES = [
  '',
  '?limit=100',
  '?mine=true',
  `?search=${encodeURIComponent('密')}`,
  `?q=${encodeURIComponent('密')}`,
];

/** Every answer of every GET for these ids, whoever may ask it. */
export async function askEverything({ app, token, ids }: Walk): Promise<Told> {
  const told: Told = new Map();
  const urls = app.accessTable
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/') && !url.includes('*'))
    .map(({ url }) => url)
    .filter((url) => !OF_THE_MOMENT.some((start) => url.startsWith(start)));
  for (const address of urls.flatMap((url) => addressesOf(url, ids))) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({ url: address, headers });
    told.set(address, `${response.statusCode} ${response.body}`);
  }
  return told;
}

/** The last parameter takes every id, one before it the first two. */
function addressesOf(url: string, ids: readonly string[]): string[] {
  const parameters = url.match(/:\w+/g) ?? [];
  if (parameters.length === 0) return QUERIES.map((query) => url + query);
  return parameters.reduce(
    (addresses, parameter, index) => {
      const named = index === parameters.length - 1 ? ids : ids.slice(0, 2);
      return addresses.flatMap((address) => named.map((id) => address.replace(parameter, id)));
    },
    [url],
  );
}

/** Snapshot and whole log, as the hub would send them, of every topic that lets this reader in. */
export async function followEverything({ db, actor, ids }: Walk): Promise<Told> {
  const told: Told = new Map();
  for (const topic of topicsOf(ids)) told.set(topic, await follow(db, topic, actor));
  return told;
}

const topicsOf = (ids: readonly string[]) => [
  SHOP_TOPIC,
  STREAM_TOPIC,
  SYSTEM_TOPIC,
  TOURNAMENTS_TOPIC,
  ...ids.flatMap((id) => [
    tournamentTopic(id),
    matchTopic(id),
    matchSideTopic(id, 'a'),
    matchSideTopic(id, 'b'),
    userTopic(id),
    userOrdersTopic(id),
    jobTopic(id),
  ]),
];

async function follow(db: Db, topic: string, actor: Actor | null): Promise<string> {
  const parsed = parseTopic(topic);
  const definition = parsed && topicRegistry[parsed.kind];
  if (!parsed || !definition) throw new Error(`no topic ${topic}`);
  const permission = await definition.authorize({ actor, db, ...parsed });
  if (!permission.allowed) return permission.code;
  const { delay_seconds: delay } = permission;
  const { position, snapshot } = await readTogether(db, async (trx) => {
    const head = (await readHeads(trx, [topic])).get(topic) ?? 0;
    const at = delay > 0 ? await readDelayedHead(trx, topic, delay) : head;
    const state = await definition.snapshot(trx, parsed.id, delay > 0 ? { version: at } : 'head', parsed.side);
    return { position: at, snapshot: state };
  });
  const log = (await readSince(db, topic, 0, 100_000)).filter(({ v }) => v <= position);
  return JSON.stringify([position, snapshot, log.map(({ v, t, p }) => [v, t, p])]);
}

/** Where two walks were told something different. */
export function differences(before: Told, after: Told): string[] {
  return [...after].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
}
