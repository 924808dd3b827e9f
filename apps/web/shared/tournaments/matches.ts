import { allMatches } from '@pailei/domain/featured/choose-match';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

const ORDER: readonly MatchSummary['status'][] = ['disputed', 'paused', 'playing', 'ban', 'check_in', 'scheduled'];

/** Matches that are not over: disputed ones first, then those nearest to their end, then by table. */
export function openMatches(tournament: TournamentState): MatchSummary[] {
  const rank = ({ status }: MatchSummary) => ORDER.indexOf(status);
  return allMatches(tournament)
    .filter(({ status }) => !isSeriesOver(status))
    .toSorted((x, y) => rank(x) - rank(y) || x.table - y.table);
}

/** All matches of one participant, newest first. */
export function matchesOf(tournament: TournamentState, participantId: string): MatchSummary[] {
  return allMatches(tournament)
    .filter(({ a, b }) => a === participantId || b === participantId)
    .toReversed();
}
