import type { Criterion, StandingsRules, Tiebreaker } from './types.ts';

/** Orders that begin with one of these do without the match points. */
const IN_PLACE_OF_POINTS: readonly (Tiebreaker | undefined)[] = ['match_wins', 'league_points'];

/**
 * Everything that orders a table, in its order. Match points come first, except where the order begins with match
 * wins, as Chinese groups have it [E41], where a draw is no third of a win, or with the points of a league of teams [E37].
 */
export function criteriaOf({ tiebreakers }: Pick<StandingsRules, 'tiebreakers'>): Criterion[] {
  const points: Criterion[] = IN_PLACE_OF_POINTS.includes(tiebreakers[0]) ? [] : ['match_points'];
  return ['disqualification', ...points, ...tiebreakers, 'lot'];
}
