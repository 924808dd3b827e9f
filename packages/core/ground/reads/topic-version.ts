import type { Db } from '@pailei/db/client';
import { createSharedReads } from './shared-reads.ts';

export type TopicVersion = { get(): Promise<string> };

/**
 * The head of a topic and the history that it belongs to: the version of everything whose changes are events of the topic in the
 * same transaction. Never older than the question: pages ask as soon as an event tells them of a change, and one that got the
 * answer before it would not ask again.
 */
export function createTopicVersion(db: Db, topic: string): TopicVersion {
  const read = createSharedReads(async (name: string) => {
    const { epoch, version } = await db
      .selectFrom('live_epoch')
      .leftJoin('live_head', (join) => join.on('live_head.topic', '=', name))
      .select(['live_epoch.epoch', 'live_head.version'])
      .executeTakeFirstOrThrow();
    return `${epoch}-${version ?? 0}`;
  });
  return { get: () => read(topic) };
}
