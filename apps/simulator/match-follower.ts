import type { MatchInfo, MatchSnapshot } from '@pailei/contracts/matches';
import { evolveSeries } from '@pailei/domain/series';
import type { SeriesEvent, SeriesState } from '@pailei/domain/series';
import type { LiveClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/live/topics';

export type FollowedMatch = { info: MatchInfo; series: SeriesState; version: number };

/** Folds a match's live topic as the browser does, and hands over every new state. Returns the way out. */
export function followMatch(
  live: Pick<LiveClient, 'watch'>,
  matchId: string,
  onChange: (match: FollowedMatch) => void,
): () => void {
  let match: FollowedMatch | undefined;
  return live.watch(matchTopic(matchId), {
    onSnapshot(snapshot, version) {
      match = { ...(snapshot as MatchSnapshot), version };
      onChange(match);
    },
    onEvents(events) {
      if (!match) return;
      const series = events.reduce(
        (state, { t, p }) => evolveSeries(state, { type: t, payload: p } as SeriesEvent),
        match.series,
      );
      match = { ...match, series, version: events.at(-1)?.v ?? match.version };
      onChange(match);
    },
  });
}
