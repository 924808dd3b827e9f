import { gameDifference, gamesPlayed, headToHeadPoints, lateLosses, lossesToTied } from '../compare.ts';
import { fraction, type Fraction } from '../fraction.ts';
import type { Criterion, StandingsRow } from '../types.ts';

/**
 * The figure that a criterion compares, exact. `group` are those who were still equal: head-to-head and the losses
 * to them are counted among exactly these, and null where head-to-head says nothing.
 */
export function figureOf(criterion: Criterion, row: StandingsRow, group: readonly StandingsRow[]): Fraction | null {
  const among = AMONG[criterion];
  if (among) {
    const value = among(group)?.get(row.id);
    return value === undefined ? null : fraction(value, 1);
  }
  const value = OWN[criterion](row);
  return typeof value === 'number' ? fraction(Number.isFinite(value) ? value : 0, 1) : value;
}

/** Criteria that are counted among those who are tied. */
const AMONG: Partial<Record<Criterion, (group: readonly StandingsRow[]) => ReadonlyMap<string, number> | null>> = {
  head_to_head: headToHeadPoints,
  losses_to_tied: lossesToTied,
};

export const isAmongTied = (criterion: Criterion): boolean => AMONG[criterion] !== undefined;

const OWN: Readonly<Record<Criterion, (row: StandingsRow) => number | Fraction>> = {
  disqualification: ({ is_disqualified }) => Number(is_disqualified),
  match_points: ({ match_points }) => match_points,
  omw: ({ omw }) => omw,
  gw: ({ gw }) => gw,
  ogw: ({ ogw }) => ogw,
  buchholz: ({ buchholz }) => buchholz,
  buchholz_cut_1: ({ buchholz_cut_1 }) => buchholz_cut_1,
  median_buchholz: ({ median_buchholz }) => median_buchholz,
  sonneborn_berger: ({ sonneborn_berger }) => sonneborn_berger,
  match_wins: ({ wins }) => wins,
  match_losses: ({ losses }) => losses,
  game_difference: gameDifference,
  games_won: ({ games_won }) => games_won,
  games_lost: ({ games_lost }) => games_lost,
  win_rate: (row) => fraction(row.games_won, Math.max(1, gamesPlayed(row))),
  opponents_win_rate: ({ opponents_wins, opponents_played }) => fraction(opponents_wins, Math.max(1, opponents_played)),
  late_losses: lateLosses,
  league_points: ({ battles }) => battles?.points ?? 0,
  boards_won: ({ battles }) => battles?.boards ?? 0,
  head_to_head: () => 0,
  losses_to_tied: () => 0,
  lot: ({ lot }) => lot,
};
