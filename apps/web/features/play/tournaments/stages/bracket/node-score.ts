import type { Side } from '@pailei/domain/series/sides';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';

const WALK_OVER = '轮空';
const FORFEITED = '弃';
const WON = '胜';

/** What a side of a place has: its games, or a word where these do not say who won. `null`: nothing yet. */
export function scoreOf(match: MatchSummary | null, side: Side, hasWon: boolean): number | string | null {
  if (match === null) return hasWon ? WALK_OVER : null;
  const wins = side === 'a' ? match.wins_a : match.wins_b;
  if (match.status !== 'forfeited') return wins;
  if (!hasWon) return FORFEITED;
  return wins > 0 ? wins : WON;
}

/** The same of both sides in one line, as a list has it. */
export function scoreLine(match: MatchSummary | null, isDecided: boolean): string {
  if (match === null) return isDecided ? WALK_OVER : 'vs';
  const score = `${match.wins_a}:${match.wins_b}`;
  return match.status === 'forfeited' ? `${score} ${FORFEITED}` : score;
}
