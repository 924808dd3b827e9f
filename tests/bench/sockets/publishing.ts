import { createDatabase } from '@pailei/db/client';
import type { Appended } from '@pailei/live/log';
import { encodeWakeUp, liveChannel } from '@pailei/live/publish';
import { siteRedis } from '@pailei/live/site-redis';
import { inTransaction } from '@pailei/live/transaction';
import { Redis } from 'ioredis';
import { openContracts, openTopic } from '../../support/open-contracts.ts';
import type { Contestant } from './contestant.ts';
import { createPeerServer, redisAdapter } from './peers.ts';
import { BENCH_SITE } from './snapshot.ts';

/** An event that only has to be sent, or several of one transaction, by the last one's version. */
export type ReadyEvent = { version: number; send: () => void };
export type EventContent = { type: string; payload: object };

const EPOCH = '00000000-0000-4000-8000-000000000000';
/** Makes a message of about 600 bytes. */
export const SAMPLE: EventContent = { type: 'game_reported', payload: { game: 3, winner: 'a', note: 'x'.repeat(420) } };

/**
 * Sends events to the candidates, all through one Redis. The hub's are in the log beforehand, in one transaction: writing
 * them is not what is measured, but a hub compares what rings with the log. Each still rings for itself.
 */
export async function createPublishing({ databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string }) {
  const db = createDatabase({ url: databaseUrl });
  const siteChannel = liveChannel(siteRedis(redisUrl, BENCH_SITE));
  const redis = new Redis(redisUrl, { enableAutoPipelining: true });
  const emitterRedis = new Redis(redisUrl, { enableAutoPipelining: true });
  const adapterRedis = new Redis(redisUrl);
  const emitter = await createPeerServer();
  emitter.adapter(await redisAdapter(emitterRedis, adapterRedis));
  const versions = new Map<string, number>();

  const writeToLog = async (topic: string, contents: readonly EventContent[]): Promise<Appended> => {
    let written: Appended[] = [];
    const publisher = { publish: (appended: Appended[]) => void (written = appended), close: () => undefined };
    await inTransaction({ db, publisher, contracts: openContracts }, async (_trx, log) => {
      for (const { type, payload } of contents) log.add(openTopic(topic), type, payload);
    });
    return written[0]!;
  };

  const invent = (topic: string, count: number): Appended => {
    const last = versions.get(topic) ?? 0;
    versions.set(topic, last + count);
    const at = new Date().toISOString();
    const events = Array.from({ length: count }, (_, index) => ({
      v: last + 1 + index,
      t: SAMPLE.type,
      p: SAMPLE.payload,
      at,
    }));
    return { topic, epoch: EPOCH, events };
  };

  const senderFor = ({ candidate, channel }: Contestant, { topic, epoch }: Appended) => {
    switch (candidate.source) {
      case 'live_channel':
        return (events: Appended['events']) => void redis.publish(siteChannel, encodeWakeUp({ topic, epoch, events }));
      case 'adapter':
        return (events: Appended['events']) => emitter.to(topic).emit('ev', { topic, epoch, events });
      case 'channel':
        return (events: Appended['events']) => void redis.publish(channel, JSON.stringify({ topic, epoch, events }));
    }
  };

  return {
    async prepare(contestant: Contestant, topic: string, count: number): Promise<ReadyEvent[]> {
      const isLogged = contestant.candidate.source === 'live_channel';
      const samples = Array.from({ length: count }, () => SAMPLE);
      const appended = isLogged ? await writeToLog(topic, samples) : invent(topic, count);
      const send = senderFor(contestant, appended);
      return appended.events.map((event) => ({ version: event.v, send: () => send([event]) }));
    },
    /** What one transaction has to say, for a candidate that reads the log. */
    async prepareTogether(
      contestant: Contestant,
      topic: string,
      contents: readonly EventContent[],
    ): Promise<ReadyEvent> {
      const appended = await writeToLog(topic, contents);
      const send = senderFor(contestant, appended);
      return { version: appended.events.at(-1)?.v ?? 0, send: () => send(appended.events) };
    },
    async stop(): Promise<void> {
      for (const connection of [redis, emitterRedis, adapterRedis]) connection.disconnect();
      await db.destroy();
    },
  };
}

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;
