import type { SeriesEvent } from '../events.ts';
import { evolveSeries } from './evolve.ts';
import { initialSeries } from './initial.ts';
import type { SeriesState } from '../types.ts';

/** The state after all events of a series, or after any first part of them: the replay at that moment. */
export function foldSeries(events: readonly SeriesEvent[]): SeriesState {
  const [first, ...rest] = events;
  if (first?.type !== 'series_created') throw new Error('a series begins with series_created');
  return rest.reduce(evolveSeries, initialSeries(first.payload));
}
