import { compareFractions } from './fraction.ts';
import { MATCH_POINTS } from './tally.ts';
import type { Criterion, Meeting, StandingsRow } from './types.ts';

/** Positive when b stands before a. */
export type Compare = (a: StandingsRow, b: StandingsRow) => number;

/** How a criterion orders exactly this group of equals; null when it says nothing about them. */
export function compareBy(criterion: Criterion, group: readonly StandingsRow[]): Compare | null {
  return COMPARISONS[criterion](group);
}

/** More is better. */
const most =
  (value: (row: StandingsRow) => number): (() => Compare) =>
  () =>
  (a, b) =>
    value(b) - value(a);

const fewest =
  (value: (row: StandingsRow) => number): (() => Compare) =>
  () =>
  (a, b) =>
    value(a) - value(b);

const highestRate =
  (key: 'omw' | 'gw' | 'ogw' | 'sonneborn_berger'): (() => Compare) =>
  () =>
  (a, b) =>
    compareFractions(b[key], a[key]);

const COMPARISONS: Readonly<Record<Criterion, (group: readonly StandingsRow[]) => Compare | null>> = {
  disqualification: fewest(({ is_disqualified }) => Number(is_disqualified)),
  match_points: most(({ match_points }) => match_points),
  omw: highestRate('omw'),
  gw: highestRate('gw'),
  ogw: highestRate('ogw'),
  sonneborn_berger: highestRate('sonneborn_berger'),
  buchholz: most(({ buchholz }) => buchholz),
  buchholz_cut_1: most(({ buchholz_cut_1 }) => buchholz_cut_1),
  median_buchholz: most(({ median_buchholz }) => median_buchholz),
  match_wins: most(({ wins }) => wins),
  match_losses: fewest(({ losses }) => losses),
  game_difference: most(gameDifference),
  games_won: most(({ games_won }) => games_won),
  games_lost: fewest(({ games_lost }) => games_lost),
  win_rate: () => (a, b) => compareShares(b.games_won, gamesPlayed(b), a.games_won, gamesPlayed(a)),
  opponents_win_rate: () => (a, b) =>
    compareShares(b.opponents_wins, b.opponents_played, a.opponents_wins, a.opponents_played),
  late_losses: most(lateLosses),
  league_points: most(({ battles }) => battles?.points ?? 0),
  boards_won: most(({ battles }) => battles?.boards ?? 0),
  head_to_head: (group) => compareInside(headToHeadPoints(group), (a, b) => b - a),
  losses_to_tied: (group) => compareInside(lossesToTied(group), (a, b) => a - b),
  lot: fewest(({ lot }) => lot),
};

export function gameDifference({ games_won, games_lost }: StandingsRow): number {
  return games_won - games_lost;
}

export function gamesPlayed({ games_won, games_lost, games_drawn }: StandingsRow): number {
  return games_won + games_lost + games_drawn;
}

/** The sum of the squared numbers of the rounds lost. */
export function lateLosses({ lost_rounds }: StandingsRow): number {
  return lost_rounds.reduce((sum, round) => sum + round * round, 0);
}

/** By id the points of the matches within the group; null unless everybody in it has met everybody else. */
export function headToHeadPoints(group: readonly StandingsRow[]): Map<string, number> | null {
  const others = group.length - 1;
  if (group.some(({ meetings }) => meetings.length < others)) return null;
  const ids = new Set(group.map(({ id }) => id));
  const points = new Map<string, number>();
  for (const { id, meetings } of group) {
    const inside = meetingsInside(meetings, ids);
    if (new Set(inside.map(({ opponent_id }) => opponent_id)).size < others) return null;
    points.set(
      id,
      inside.reduce((sum, { result }) => sum + MATCH_POINTS[result], 0),
    );
  }
  return points;
}

/** By id the matches lost against others of the group. */
export function lossesToTied(group: readonly StandingsRow[]): Map<string, number> {
  const ids = new Set(group.map(({ id }) => id));
  return new Map(
    group.map(({ id, meetings }) => [
      id,
      meetingsInside(meetings, ids).filter(({ result }) => result === 'loss').length,
    ]),
  );
}

export const meetingsInside = (meetings: readonly Meeting[], ids: ReadonlySet<string>): Meeting[] =>
  meetings.filter(({ opponent_id }) => ids.has(opponent_id));

function compareInside(
  values: ReadonlyMap<string, number> | null,
  compare: (a: number, b: number) => number,
): Compare | null {
  return values && ((a, b) => compare(values.get(a.id) ?? 0, values.get(b.id) ?? 0));
}

/** Of whole numbers far below 2^26, so the products are exact; a share of nothing is 0. */
function compareShares(aPart: number, aWhole: number, bPart: number, bWhole: number): number {
  return aPart * Math.max(1, bWhole) - bPart * Math.max(1, aWhole);
}
