import { foldBattleList } from '@pailei/contracts/play/battles/battle-list.fold';
import { battleListTopic, type BattleList } from '@pailei/contracts/play/battles/battle-list.topic';

import { useLiveTopic, type LiveTopic } from '../live/useLiveTopic.ts';

/** Battles that run, come, or ended lately; null until the first snapshot. */
export function useBattleList(): LiveTopic<BattleList | null> {
  return useLiveTopic<BattleList, null>(battleListTopic.of(), { initial: null, fold: foldBattleList, isKept: true });
}
