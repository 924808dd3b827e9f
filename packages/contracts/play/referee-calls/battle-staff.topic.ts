import { defineTopic } from '../../topics/topic.ts';
import type { BattleCall, BattleCalls } from './call-views.ts';

export type BattleStaffEvents = {
  /** Opened, answered or closed. */
  call_changed: { call: BattleCall };
};

/** What only the referees of a battle read. */
export const battleStaffTopic = defineTopic<BattleCalls, BattleStaffEvents>()('battle_staff', 'battle:{id}:staff');
