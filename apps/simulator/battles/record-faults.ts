import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { boardsWon, standingBoards } from '@pailei/domain/battles/boards';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import { isEqual } from '../people/compare.ts';

/** Where a battle is not the fold of its record, the record has a hole, or the score is not that of the boards. */
export function findRecordFaults(battle: BattleState, events: readonly LogEvent[]): string[] {
  const topic = battleTopic.of(battle.battle_id);
  const holes = events.flatMap(({ v }, index) => (v === index + 1 ? [] : [`${topic}: event ${index + 1} is ${v}`]));
  const isFold = isEqual(foldBattle(events.map(battleEventOf)), battle);
  const boards = standingBoards(battle);
  const wrong = SIDES.filter((side) => battle.score[side] !== boardsWon(boards, side));
  return [
    ...holes,
    ...(isFold ? [] : [`${topic}: it is not the fold of its record`]),
    ...wrong.map((side) => `${topic}: the score of ${side} is not that of its boards`),
  ];
}
