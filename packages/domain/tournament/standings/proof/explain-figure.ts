import { meetingsInside } from '../compare.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { MATCH_POINTS } from '../tally.ts';
import type { Criterion, StandingsRow } from '../types.ts';
import { figureOf } from './figure-of.ts';
import { averaged, opponentPoints, pooledOpponents, sonnebornBerger } from './opponent-terms.ts';
import { ownGameRate, perRound } from './own-terms.ts';
import { tiedAt } from './tie-steps.ts';
import type { FigureProof, FigureTerm, OrderedTable } from './types.ts';

type Parts = Pick<FigureProof, 'operation' | 'terms' | 'raised_from' | 'among' | 'is_silent'>;

/**
 * What a figure of a row is made of: its opponents and the arithmetic, exact. Sources stand with the criteria in
 * MTR appendix C [E28] for rates, [E29] for Buchholz and Sonneborn-Berger.
 */
export function explainFigure(row: StandingsRow, table: OrderedTable, criterion: Criterion): FigureProof {
  const group = tiedAt(row, table, criterion);
  const value = figureOf(criterion, row, group.length > 0 ? group : [row]) ?? NOTHING;
  return { criterion, value, ...PARTS[criterion](row, table, group) };
}

const NOTHING = fraction(0, 1);

const PARTS: Readonly<
  Record<Criterion, (row: StandingsRow, table: OrderedTable, group: readonly StandingsRow[]) => Parts>
> = {
  disqualification: ({ is_disqualified }) => single(fraction(Number(is_disqualified), 1)),
  match_points: pointsOfRounds,
  omw: (row, table) => averaged(row, table, 'match'),
  gw: ownGameRate,
  ogw: (row, table) => averaged(row, table, 'game'),
  buchholz: (row, { rows }) => opponentPoints(row, rows, { lowest: false, highest: false }),
  buchholz_cut_1: (row, { rows }) => opponentPoints(row, rows, { lowest: true, highest: false }),
  median_buchholz: (row, { rows }) => opponentPoints(row, rows, { lowest: true, highest: true }),
  sonneborn_berger: (row, { rows }) => sonnebornBerger(row, rows),
  match_wins: (row) => perRound(row, ({ result }) => Number(result === 'win' || result === 'bye')),
  match_losses: (row) => perRound(row, ({ result }) => Number(result === 'loss' || result === 'missed')),
  game_difference: (row) => perRound(row, ({ games_won, games_lost }) => games_won - games_lost),
  games_won: (row) => perRound(row, ({ games_won }) => games_won),
  games_lost: (row) => perRound(row, ({ games_lost }) => games_lost),
  win_rate: (row) => ({
    ...perRound(
      row,
      ({ games_won }) => games_won,
      (round) => round.games_won + round.games_lost + round.games_drawn,
    ),
    operation: 'pooled',
  }),
  opponents_win_rate: pooledOpponents,
  late_losses: (row) =>
    perRound(row, ({ result, round }) => (result === 'loss' || result === 'missed' ? round * round : 0)),
  league_points: (row) => perRound(row, ({ battle }) => battle?.own.points ?? 0),
  boards_won: (row) => perRound(row, ({ battle }) => battle?.own.boards ?? 0),
  head_to_head: (row, _, group) => ({
    ...among(row, group, ({ result }) => MATCH_POINTS[result]),
    ...(group.length > 0 && figureOf('head_to_head', row, group) === null && { is_silent: true }),
  }),
  losses_to_tied: (row, _, group) => among(row, group, ({ result }) => Number(result === 'loss')),
  lot: ({ lot }) => single(fraction(Number.isFinite(lot) ? lot : 0, 1)),
};

/** Points brought along from an earlier stage stand before those of the rounds. */
function pointsOfRounds(row: StandingsRow): Parts {
  const { terms } = perRound(row, ({ result }) => MATCH_POINTS[ROUND_RESULTS[result]]);
  const { carried_points } = row;
  if (carried_points === undefined) return { operation: 'sum', terms };
  const carried: FigureTerm = { opponent_id: null, round: 0, result: 'carried', value: fraction(carried_points, 1) };
  return { operation: 'sum', terms: [carried, ...terms] };
}

const ROUND_RESULTS = { win: 'win', bye: 'win', draw: 'draw', loss: 'loss', missed: 'loss' } as const;

function among(
  { meetings }: StandingsRow,
  group: readonly StandingsRow[],
  valueOf: (meeting: StandingsRow['meetings'][number]) => number,
): Parts {
  const ids = group.map(({ id }) => id);
  const terms = meetingsInside(meetings, new Set(ids)).map((meeting): FigureTerm => {
    const { opponent_id, round, result } = meeting;
    return { opponent_id, round, result, value: fraction(valueOf(meeting), 1) };
  });
  return { operation: 'sum', terms, among: ids };
}

function single(value: Fraction): Parts {
  return { operation: 'sum', terms: [{ opponent_id: null, round: 0, result: null, value }] };
}
