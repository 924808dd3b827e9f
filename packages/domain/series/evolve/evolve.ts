import type { SeriesEvent, SeriesEventOf, SeriesEventType } from '../events.ts';
import { flowEvolvers, type Evolvers } from './evolve-flow.ts';
import { gameEvolvers } from './evolve-games.ts';
import { lockEvolvers } from './evolve-locks.ts';
import type { SeriesState } from '../types.ts';

const evolvers: Evolvers<SeriesEventType> = { ...flowEvolvers, ...lockEvolvers, ...gameEvolvers };

function evolveOne<T extends SeriesEventType>(state: SeriesState, event: SeriesEventOf<T>): SeriesState {
  return evolvers[event.type](state, event.payload);
}

/** The state after an event; the same in the server, the worker, the hub and the browser. Needs no clock. */
export function evolveSeries(state: SeriesState, event: SeriesEvent): SeriesState {
  return evolveOne(state, event);
}
