import { createSharedReads } from '@pailei/core/ground/reads';
import type { GuestTopics } from '@pailei/core/ground/topics';
import type { Actor } from '@pailei/live/registry';

/** The version of what a guest is told of a topic, not older than the question: pages ask as soon as an event tells of a change. */
export type GuestVersions = {
  /** `undefined`: the answer is the reader's own, or there is nothing for guests. */
  of(actor: Actor | null, topic: string): Promise<string | undefined>;
};

export function createGuestVersions(topics: Pick<GuestTopics, 'version'>): GuestVersions {
  const versionOf = createSharedReads((topic: string) => topics.version(topic));
  return { of: async (actor, topic) => (actor === null ? versionOf(topic) : undefined) };
}
