import { battleListTopic, type BattleList } from '@pailei/contracts/play/battles/battle-list.topic';
import { foldBattleList } from '@pailei/contracts/play/battles/battle-list.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { createFeedClient } from '@pailei/live/feed-client';

/** What an anonymous visitor was sent of a battle: a whole state, or the event that brought the version. */
export type PublicRecord = {
  battle_id: string;
  version: number;
  kind: 'snapshot' | 'event';
  value: object;
};

export type BattleRecorder = {
  records: readonly PublicRecord[];
  /** Everything that the list of battles said, as it came. */
  listed: readonly string[];
  stop: () => void;
};

/** Follows every battle of the site as an anonymous visitor, and keeps all that it is sent, repeats included. */
export function recordBattles(url: string): BattleRecorder {
  const live = createFeedClient({ url, origin: url });
  const records: PublicRecord[] = [];
  const listed: string[] = [];
  const followed = new Set<string>();
  let list: BattleList | undefined;

  function follow(id: string): void {
    if (followed.has(id)) return;
    followed.add(id);
    live.watch(battleTopic.of(id), {
      onSnapshot: (value, version) => void records.push({ battle_id: id, version, kind: 'snapshot', value }),
      onEvents: (events) =>
        void records.push(
          ...events.map((event) => ({ battle_id: id, version: event.v, kind: 'event' as const, value: event })),
        ),
    });
  }

  const look = () => list?.battles.forEach(({ id }) => follow(id));
  live.watch(battleListTopic.of(), {
    onSnapshot(snapshot) {
      listed.push(JSON.stringify(snapshot));
      list = snapshot;
      look();
    },
    onEvents(events) {
      listed.push(JSON.stringify(events));
      list = list && events.reduce(foldBattleList, list);
      look();
    },
  });
  return { records, listed, stop: () => live.close() };
}
