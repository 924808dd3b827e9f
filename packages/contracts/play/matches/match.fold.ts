import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import type { SeriesEvent, SeriesEvents } from '@pailei/domain/series/events';
import type { MatchSnapshot } from './matches.api.ts';
import { eventOf, type LogEvent } from '../../topics/topic.ts';

/** An event of a match's record as the engine knows it. */
export const seriesEventOf = (event: LogEvent): SeriesEvent => eventOf<SeriesEvents>(event);

/** `info` keeps its identity from event to event; a new one means that the view restarted from a snapshot. */
export function foldMatch<View extends Pick<MatchSnapshot, 'series'>>(match: View, event: LogEvent): View {
  return { ...match, series: evolveSeries(match.series, seriesEventOf(event)) };
}
