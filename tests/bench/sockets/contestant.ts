import { join } from 'node:path';
import type { Candidate } from './candidates.ts';
import { Child } from './child.ts';
import type { ServerAsks } from './servers/serve.ts';
import type { ViewersAsks } from './viewers.process.ts';

const VIEWERS = join(import.meta.dirname, 'viewers.process.ts');
/** As many handshakes are open at a time; more would overflow the accept queue and measure its one-second retry. */
const HANDSHAKES_AT_ONCE = 400;
const NAME_LIMIT = /[^0-9A-Za-z]+/g;

/** A server of one candidate, and the viewers it has, each in a process of their own. */
export type Contestant = {
  candidate: Candidate;
  /** A name fit for topics and channels. */
  key: string;
  channel: string;
  server: Child<ServerAsks>;
  viewers: Child<ViewersAsks>;
  /** To the milliseconds until the last viewer had its snapshot. */
  connect: (topic: string, viewers: number) => Promise<number>;
  stop: () => Promise<void>;
};

export async function enter(
  candidate: Candidate,
  services: { databaseUrl: string; redisUrl: string },
): Promise<Contestant> {
  const key = candidate.name.replace(NAME_LIMIT, '-');
  const channel = `bench:${key}`;
  const server = new Child<ServerAsks>(candidate.file, {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    CHANNEL: channel,
    ...candidate.env,
  });
  const viewers = new Child<ViewersAsks>(VIEWERS);
  const port = await server.ask('port', null);
  const snapshotPort = await server.ask('snapshotPort', null);
  return {
    candidate,
    key,
    channel,
    server,
    viewers,
    connect: (topic, count) =>
      viewers.ask('connect', {
        port,
        snapshotPort,
        protocol: candidate.protocol,
        topic,
        viewers: count,
        atOnce: HANDSHAKES_AT_ONCE,
      }),
    stop: async () => {
      await Promise.all([server.stop(), viewers.stop()]);
    },
  };
}

/** The same list, begun one later each round, so that no candidate always comes after the same one. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
