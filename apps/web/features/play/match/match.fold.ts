import { foldMatch } from '@pailei/contracts/play/matches/match.fold';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { LogEvent } from '@pailei/contracts/topics/topic';

/** The state of a match topic, with the events that came after the snapshot. */
export type LiveMatch = {
  readonly tail?: readonly LogEvent[];
} & MatchSnapshot;

export function foldMatchWithTail(match: LiveMatch, event: LogEvent): LiveMatch {
  return { ...foldMatch(match, event), tail: [...(match.tail ?? []), event] };
}
