import { roundLabel } from '@pailei/contracts/round-labels';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';

import { allMatches } from '../../match/model/selection.ts';

/** The round of a match in words: 瑞士轮 第 2 轮, 半决赛. */
export function matchLabel({ stages }: TournamentState, match: MatchSummary): string {
  const stage = stages[match.stage];
  if (!stage) return '';
  return roundLabel({
    stage_type: stage.type,
    round: match.round,
    round_count: stage.round_count,
    is_third_place: match.node === 'third',
  });
}

const ORDER: readonly MatchSummary['status'][] = ['disputed', 'paused', 'playing', 'ban', 'check_in', 'scheduled'];

/** Matches without a result: disputed ones first, then those nearest to their end, then by table. */
export function openMatches(tournament: TournamentState): MatchSummary[] {
  const rank = ({ status }: MatchSummary) => ORDER.indexOf(status);
  return allMatches(tournament)
    .filter(({ result }) => result === null)
    .toSorted((x, y) => rank(x) - rank(y) || x.table - y.table);
}

/** All matches of one participant, newest first. */
export function matchesOf(tournament: TournamentState, participantId: string): MatchSummary[] {
  return allMatches(tournament)
    .filter(({ a, b }) => a === participantId || b === participantId)
    .toReversed();
}
