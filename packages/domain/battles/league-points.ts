import type { BySide, Side } from '../series/sides.ts';
import type { MatchResult } from '../series/match-result.ts';
import { bySide } from './by-side.ts';
import type { BattleSettings, LeaguePoints } from './settings.ts';
import type { BattleState } from './types.ts';

type Scored = Pick<BattleState, 'score' | 'games'> & { readonly settings: Pick<BattleSettings, 'points'> };

function pointsOf(points: LeaguePoints, { score, games }: Pick<BattleState, 'score' | 'games'>, side: Side): number {
  return points.game * games[side] + points.board * score[side];
}

/** What each team gets for a battle with this result; null where the settings give no points. */
export function leaguePoints(
  { settings: { points }, score, games }: Scored,
  result: MatchResult,
): BySide<number> | null {
  if (points === null) return null;
  return bySide((side) => {
    const played = pointsOf(points, { score, games }, side);
    if (result === 'draw') return played + points.tie;
    return result === side ? played + points.battle : played;
  });
}
