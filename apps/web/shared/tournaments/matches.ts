import { allMatches } from '@pailei/domain/featured';
import { isSeriesOver } from '@pailei/domain/series';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';

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
