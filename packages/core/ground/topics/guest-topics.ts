import type { ShownTopic } from '@pailei/contracts/http/first-view';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readDelayedHead, readEpoch, readHeads } from '@pailei/live/log';
import type { TopicDefinition, TopicRegistry } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import type { GuestPosition, GuestPositions } from '../reads/topic-version.ts';

/** The topics as the hub gives them to a guest: with the same rights, the same delay and the same contracts. */
export type GuestTopics = {
  /** The view and where it stands, read in one transaction; `undefined`: there is no such topic for a guest. */
  read(topic: string): Promise<ShownTopic | undefined>;
  /** The version that `read` would have, and the history that it belongs to. */
  version(topic: string): Promise<string | undefined>;
};

export type GuestTopicsDeps = { db: Db; registry: TopicRegistry; contracts: TopicContracts };

type Readable = { kind: string; id: string | undefined; definition: TopicDefinition; delay: number };

export function createGuestTopics({ db, registry, contracts }: GuestTopicsDeps): GuestTopics & GuestPositions {
  async function find(topic: string): Promise<Readable | undefined> {
    const parsed = parseTopic(topic);
    const definition = parsed && registry[parsed.kind];
    // the topics of sides and users are nothing for guests
    if (!definition || parsed.side) return undefined;
    const { kind, id } = parsed;
    const permission = await definition.authorize({ actor: null, db, ...(id && { id }) });
    return permission.allowed ? { kind, id, definition, delay: permission.delay_seconds } : undefined;
  }

  async function position(topic: string): Promise<GuestPosition | undefined> {
    const found = await find(topic);
    if (!found) return undefined;
    const { epoch, version } = await positionOf(db, topic, found.delay);
    return { version: `${epoch}-${version}`, isDelayed: found.delay > 0 };
  }

  return {
    position,
    version: async (topic) => (await position(topic))?.version,
    async read(topic) {
      const found = await find(topic);
      if (!found) return undefined;
      const { kind, id, definition, delay } = found;
      return inOneSnapshot(db, async (trx) => {
        const position = await positionOf(trx, topic, delay);
        const at = delay > 0 ? { version: position.version } : 'head';
        const state = await definition.snapshot(trx, id, at);
        return state === undefined ? undefined : { ...position, state: contracts.snapshot(kind, state) };
      });
    },
  };
}

/** Where a topic stands for those who see it so many seconds late. */
export async function positionOf(db: Db | Trx, topic: string, delay: number) {
  const epoch = await readEpoch(db);
  const version = delay > 0 ? await readDelayedHead(db, topic, delay) : (await readHeads(db, [topic])).get(topic);
  return { epoch, version: version ?? 0 };
}

export function inOneSnapshot<Result>(db: Db, read: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
