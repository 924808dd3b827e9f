import type { Criterion, StandingsRules } from './types.ts';

/**
 * Everything that orders a table, in its order. Match points come first, except where the order begins with match
 * wins, as Chinese groups have it [E41]: a draw then is no third of a win.
 */
export function criteriaOf({ tiebreakers }: Pick<StandingsRules, 'tiebreakers'>): Criterion[] {
  const points: Criterion[] = tiebreakers[0] === 'match_wins' ? [] : ['match_points'];
  return ['disqualification', ...points, ...tiebreakers, 'lot'];
}
