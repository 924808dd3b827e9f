import { createSharedReads } from '../reads/shared-reads.ts';
import type { GuestPositions, ReadVersion, TopicVersion } from '../reads/topic-version.ts';
import type { TopicHeads } from '../reads/topic-heads.ts';
import type { Actor } from '@pailei/live/registry';

/** Who is given the same answer: guests alone, all whom the route lets in, or the account with this id. */
export type Audience = 'guests' | 'all' | { account: string };

/** What an answer is kept by: no address holds a space. */
export const keptKey = (url: string, audience: Audience) =>
  typeof audience === 'string' ? url : `${audience.account} ${url}`;

/** What an answer is made of: the same version is the same answer. Without a head it is asked for anew each time. */
export type AnswerVersion = Pick<ReadVersion, 'version'> & Partial<Pick<ReadVersion, 'head'>> & { audience: Audience };

/** `undefined`: the answer is the reader's own, or there is nothing for guests. */
type FoundVersion = Promise<AnswerVersion | undefined>;

/** Versions of answers, none older than the question: pages ask as soon as an event tells of a change. */
export type AnswerVersions = {
  /** Of what guests are told of a topic; others may be told more. */
  ofGuests(actor: Actor | null, topic: string): FoundVersion;
  /** Of what everybody is told of a topic, as long as guests are told it without a delay. */
  ofPublic(actor: Actor | null, topic: string): FoundVersion;
  /** Of what all whom the route lets in are told. */
  ofAll(version: TopicVersion): FoundVersion;
  /** Of an account's own, which changes with a topic of its own. */
  ofOwn(actor: Actor, topic: string): FoundVersion;
};

export function createAnswerVersions(topics: GuestPositions, heads: Pick<TopicHeads, 'get'>): AnswerVersions {
  const positionOf = createSharedReads((topic: string) => topics.position(topic));

  async function ofPublic(actor: Actor | null, topic: string): FoundVersion {
    const found = await positionOf(topic);
    if (!found) return undefined;
    const { version, isDelayed } = found;
    if (!isDelayed) return { version, head: { topic, at: version }, audience: 'all' };
    return actor === null ? { version, audience: 'guests' } : undefined;
  }

  return {
    ofPublic,
    async ofGuests(actor, topic) {
      if (actor !== null) return undefined;
      const found = await ofPublic(actor, topic);
      return found && { ...found, audience: 'guests' };
    },
    ofAll: async (version) => ({ ...(await version.get()), audience: 'all' }),
    async ofOwn({ user_id }, topic) {
      const at = await heads.get(topic);
      return { version: at, head: { topic, at }, audience: { account: user_id } };
    },
  };
}
