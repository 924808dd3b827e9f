import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import type { SeriesState } from '@pailei/domain/series/types';
import type { LiveClient } from '@pailei/live/feed-client';
import { foldMatch } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';

export type FollowedMatch = { info: MatchInfo; series: SeriesState; version: number };

/** Folds a match's live topic as the browser does, and hands over every new state. Returns a function that unsubscribes. */
export function followMatch(
  live: Pick<LiveClient, 'watch'>,
  matchId: string,
  onChange: (match: FollowedMatch) => void,
): () => void {
  let match: FollowedMatch | undefined;
  return live.watch(matchTopic.of(matchId), {
    onSnapshot(snapshot, version) {
      match = { ...snapshot, version };
      onChange(match);
    },
    onEvents(events) {
      if (!match) return;
      match = { ...events.reduce(foldMatch, match), version: events.at(-1)?.v ?? match.version };
      onChange(match);
    },
  });
}
