import type { Db } from '@pailei/db/client';
import { readDelayedHead, readEpoch, readHeads, readLast } from '@pailei/live/log';
import type { RoomRead, RoomReadAnswer } from '@pailei/live/protocol/hub-topic-effects';
import { MAX_EVENTS_IN_ANSWER } from '@pailei/live/protocol/messages';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { RoomKey } from './room.ts';

export type ReaderDeps = { db: Db; contracts: TopicContracts };

/**
 * What a room misses, read in one transaction: everything in the answer is of one moment, and nothing in it is outside of
 * the topic's contract. The snapshot comes as JSON text, written once for all who get it.
 */
export async function readRoom(deps: ReaderDeps, key: RoomKey, wanted: RoomRead): Promise<RoomReadAnswer> {
  const { snapshot, ...answer } = await readAsStored(deps, key, wanted);
  if (!snapshot) return answer;
  const view = deps.contracts.snapshot(key.parsed.kind, snapshot.state);
  return { ...answer, snapshot: { state: JSON.stringify(view) ?? 'null' } };
}

async function readAsStored({ db, contracts }: ReaderDeps, key: RoomKey, wanted: RoomRead): Promise<RoomReadAnswer> {
  const { topic, parsed, definition, delaySeconds } = key;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const epoch = await readEpoch(trx);
      const head = (await readHeads(trx, [topic])).get(topic) ?? 0;
      const position = delaySeconds > 0 ? await readDelayedHead(trx, topic, delaySeconds) : head;
      const isReachable = wanted.since?.epoch === epoch && wanted.since.version <= head;
      const since = isReachable && wanted.since ? wanted.since.version : head;
      const stored = since < head ? await readLast(trx, topic, since, MAX_EVENTS_IN_ANSWER) : [];
      const events = stored.map((event) => ({ ...event, p: contracts.storedPayload(parsed.kind, event.t, event.p) }));
      const hasAll = isReachable && head - events.length <= since;
      const needsSnapshot = wanted.snapshot === 'always' || (wanted.snapshot === 'if_missing' && !hasAll);
      if (!needsSnapshot) return { epoch, head, position, events };
      const state = await definition.snapshot(
        trx,
        parsed.id,
        delaySeconds > 0 ? { version: position } : 'head',
        parsed.side,
      );
      return { epoch, head, position, events, snapshot: { state } };
    });
}
