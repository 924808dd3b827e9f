import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { Db } from '@pailei/db/client';
import type { Actor, Permission, TopicRegistry } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import { createSharedReads } from '../reads/shared-reads.ts';
import { inOneSnapshot, positionOf } from './guest-topics.ts';

type SnapshotQuestion = { topic: string; actor: Actor | null; delay: number };

/** The state of a topic at a position. */
type TopicSnapshot = { topic: string; epoch: string; version: number; delay: number; state: unknown };

type Refused = Extract<Permission, { allowed: false }>;
type Allowed = {
  allowed: true;
  /** The right without a longer delay that was asked for. */
  leastDelay: number;
  delay: number;
  epoch: string;
  version: number;
  /** Absent where the caller has it already. */
  snapshot?: TopicSnapshot;
};
type SnapshotRead = Refused | Allowed;

/** Whether the caller has the state at this position already. */
type HasSnapshot = (position: Omit<TopicSnapshot, 'state'>) => boolean;

type TopicSnapshots = { read(question: SnapshotQuestion): Promise<SnapshotRead> };

type TopicSnapshotsDeps = { db: Db; registry: TopicRegistry; contracts: TopicContracts; has: HasSnapshot };

/**
 * Snapshots of topics for followers: the right to the topic, its position and its state are read in one transaction, on the primary,
 * that begins after the question. What guests may see without a delay is read once for all who ask concurrently.
 */
export function createTopicSnapshots({ db, registry, contracts, has }: TopicSnapshotsDeps): TopicSnapshots {
  async function readFor({ topic, actor, delay: asked }: SnapshotQuestion): Promise<SnapshotRead> {
    const parsed = parseTopic(topic);
    const definition = parsed && registry[parsed.kind];
    if (!definition) return { allowed: false, code: 'not_found' };
    const { kind, id, side } = parsed;
    return inOneSnapshot(db, async (trx) => {
      const permission = await definition.authorize({ actor, db: trx, ...(id && { id }), ...(side && { side }) });
      if (!permission.allowed) return permission;
      const leastDelay = permission.delay_seconds;
      const delay = Math.max(leastDelay, asked);
      const { epoch, version } = await positionOf(trx, topic, delay);
      const position = { topic, epoch, version, delay };
      const read = { allowed: true, leastDelay, delay, epoch, version } as const;
      if (has(position)) return read;
      const state = await definition.snapshot(trx, id, delay > 0 ? { version } : 'head', side);
      return { ...read, snapshot: { ...position, state: contracts.snapshot(kind, state) ?? null } };
    });
  }

  const readForGuests = createSharedReads((key: string) => {
    const [topic = '', delay] = key.split(' ');
    return readFor({ topic, actor: null, delay: Number(delay) });
  });

  return {
    async read({ topic, actor, delay }) {
      if (!parseTopic(topic)) return { allowed: false, code: 'not_found' };
      const forGuests = await readForGuests(`${topic} ${delay}`);
      const isSameForAll = forGuests.allowed && forGuests.leastDelay === 0;
      return actor === null || isSameForAll ? forGuests : readFor({ topic, actor, delay });
    },
  };
}
