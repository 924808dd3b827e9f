import type { MatchSnapshot } from '@pailei/contracts/matches';
import { evolveSeries } from '@pailei/domain/series';
import { toSeriesEvent, type RecordedEvent } from './model/record.ts';

/** A match as its topic tells it, with the events that came after the snapshot. */
export interface LiveMatch extends MatchSnapshot {
  readonly tail?: readonly RecordedEvent[];
}

/** `info` keeps its identity from event to event; a new one means that the view restarted from a snapshot. */
export function foldMatch<S extends MatchSnapshot>(match: S, event: RecordedEvent): S {
  return { ...match, series: evolveSeries(match.series, toSeriesEvent(event)) };
}

export function foldMatchWithTail(match: LiveMatch, event: RecordedEvent): LiveMatch {
  return { ...foldMatch(match, event), tail: [...(match.tail ?? []), event] };
}
