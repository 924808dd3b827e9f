import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import type { BattleEvent, BattleEvents } from '@pailei/domain/battles/events';
import { eventOf, type LogEvent } from '../../topics/topic.ts';
import type { BattleSnapshot } from './battle-views.ts';

/** An event of a battle's record as the engine knows it. */
export const battleEventOf = (event: LogEvent): BattleEvent => eventOf<BattleEvents>(event);

/** `info` keeps its identity from event to event; a new one means that the view restarted from a snapshot. */
export function foldBattleTopic<View extends Pick<BattleSnapshot, 'battle'>>(view: View, event: LogEvent): View {
  return { ...view, battle: evolveBattle(view.battle, battleEventOf(event)) };
}
