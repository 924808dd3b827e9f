import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { useLiveTopic, type LiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { foldMatchWithTail, type LiveMatch } from './match.fold.ts';

/** A match with its events since the snapshot; null until that comes. */
export function useLiveMatch(matchId: string): LiveTopic<LiveMatch | null> {
  return useLiveTopic<LiveMatch, null>(matchTopic.of(matchId), {
    initial: null,
    fold: foldMatchWithTail,
    isKept: true,
  });
}
