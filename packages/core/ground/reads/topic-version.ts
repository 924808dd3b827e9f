import type { TopicHeads } from './topic-heads.ts';

/** What an answer is made of: the same version is the same answer. */
export type ReadVersion = {
  version: string;
  /** Where the topic stood that it changes with. */
  head: { topic: string; at: string };
};

/** The version of everything whose changes are events of one topic in the same transaction, never older than the question. */
export type TopicVersion = { get(): Promise<ReadVersion> };

/** Where a topic stands for guests, and whether it is behind what others are told. */
export type GuestPosition = { version: string; isDelayed: boolean };
export type GuestPositions = { position(topic: string): Promise<GuestPosition | undefined> };

export function createTopicVersion(heads: Pick<TopicHeads, 'get'>, topic: string): TopicVersion {
  return {
    async get() {
      const at = await heads.get(topic);
      return { version: at, head: { topic, at } };
    },
  };
}
