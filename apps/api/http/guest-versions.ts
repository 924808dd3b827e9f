import type { GuestTopics } from '@pailei/core/ground/topics';
import type { Actor } from '@pailei/live/registry';

/** The version of what a guest is told of a topic; all who ask at the same moment wait for one read of it. */
export type GuestVersions = {
  /** `undefined`: the answer is the reader's own, or there is nothing for guests. */
  of(actor: Actor | null, topic: string): Promise<string | undefined>;
};

export function createGuestVersions(topics: Pick<GuestTopics, 'version'>): GuestVersions {
  const reading = new Map<string, Promise<string | undefined>>();
  return {
    async of(actor, topic) {
      if (actor !== null) return undefined;
      const begun = reading.get(topic);
      if (begun) return begun;
      const read = topics.version(topic).finally(() => reading.delete(topic));
      reading.set(topic, read);
      return read;
    },
  };
}
