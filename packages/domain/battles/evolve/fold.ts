import type { BattleEvent } from '../events.ts';
import type { BattleState } from '../types.ts';
import { evolveBattle } from './evolve.ts';
import { initialBattle } from './initial.ts';

/** The state after all events of a battle, or after any first part of them: the replay at that moment. */
export function foldBattle(events: readonly BattleEvent[]): BattleState {
  const [first, ...rest] = events;
  if (first?.type !== 'battle_created') throw new Error('a battle begins with battle_created');
  return rest.reduce(evolveBattle, initialBattle(first.payload));
}
