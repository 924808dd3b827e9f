import type { BattleEvent, BattleEventOf, BattleEventType } from '../events.ts';
import type { BattleState } from '../types.ts';
import { boardEvolvers } from './evolve-boards.ts';
import { flowEvolvers, type Evolvers } from './evolve-flow.ts';
import { lineUpEvolvers } from './evolve-line-ups.ts';

const evolvers: Evolvers<BattleEventType> = { ...flowEvolvers, ...lineUpEvolvers, ...boardEvolvers };

function evolveOne<T extends BattleEventType>(state: BattleState, event: BattleEventOf<T>): BattleState {
  return evolvers[event.type](state, event.payload);
}

/** The state after an event; the same in the server, the worker, the hub and the browser. Needs no clock. */
export function evolveBattle(state: BattleState, event: BattleEvent): BattleState {
  return evolveOne(state, event);
}
