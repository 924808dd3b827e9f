import { fraction } from '../fraction.ts';
import { isAtFloor, pointsOf, RATE_FLOOR } from '../tiebreaker-values.ts';
import type { Meeting, StandingsRow } from '../types.ts';
import type { FigureProof, FigureTerm, OrderedTable } from './types.ts';

type Parts = Pick<FigureProof, 'operation' | 'terms' | 'raised_from'>;

/** The mean of the opponents' rates, each at least the floor; their byes as the switch says, own byes are no opponents. */
export function averaged(row: StandingsRow, { rows, rules }: OrderedTable, kind: 'match' | 'game'): Parts {
  const terms = withOpponents(row, rows).map(([meeting, opponent]): FigureTerm => {
    const points = pointsOf(opponent, rules.byes_in_opponent_rates)[kind];
    const own = fraction(points.reached, points.possible);
    return isAtFloor(points) ? term(meeting, RATE_FLOOR, { raised_from: own }) : term(meeting, own);
  });
  return { operation: 'mean', terms, ...(terms.length === 0 && { raised_from: fraction(0, 1) }) };
}

/** Opponents' points; a round without an opponent counts as one without points, so it is the first to be cut. */
export function opponentPoints(
  row: StandingsRow,
  rows: readonly StandingsRow[],
  cut: { readonly lowest: boolean; readonly highest: boolean },
): Parts {
  const met = withOpponents(row, rows).map(([meeting, { match_points }]) => ({ meeting, points: match_points }));
  const hasEmptyRound = met.length < row.played;
  const byPoints = met.toSorted((a, b) => a.points - b.points);
  const lowest = cut.lowest && !hasEmptyRound ? byPoints[0] : undefined;
  const highest = cut.highest ? byPoints.findLast((each) => each !== lowest) : undefined;
  const terms = met.map((each) =>
    term(each.meeting, fraction(each.points, 1), each === lowest || each === highest ? { is_cut: true } : {}),
  );
  const empty: FigureTerm = {
    opponent_id: null,
    round: 0,
    result: row.byes > 0 ? 'bye' : 'missed',
    value: fraction(0, 1),
    ...(cut.lowest && { is_cut: true }),
  };
  return { operation: 'sum', terms: hasEmptyRound ? [...terms, empty] : terms };
}

/** The points of beaten opponents, half of those of drawn ones. */
export function sonnebornBerger(row: StandingsRow, rows: readonly StandingsRow[]): Parts {
  const terms = withOpponents(row, rows)
    .filter(([{ result }]) => result !== 'loss')
    .map(([meeting, { match_points }]) =>
      term(meeting, fraction(match_points, 1), meeting.result === 'draw' ? { is_half: true } : {}),
    );
  return { operation: 'sum', terms };
}

/** Matches that the opponents have won, over those they have played, all together. */
export function pooledOpponents(row: StandingsRow, { rows, rules }: OrderedTable): Parts {
  const terms = withOpponents(row, rows).map(([meeting, { wins, played, byes }]) => {
    const left = rules.byes_in_opponent_rates ? 0 : byes;
    return term(meeting, fraction(wins - left, played - left));
  });
  return { operation: 'pooled', terms };
}

function withOpponents(row: StandingsRow, rows: readonly StandingsRow[]): [Meeting, StandingsRow][] {
  const ids = new Set(row.meetings.map(({ opponent_id }) => opponent_id));
  const opponents = new Map(rows.filter(({ id }) => ids.has(id)).map((other) => [other.id, other]));
  return row.meetings.flatMap((meeting) => {
    const opponent = opponents.get(meeting.opponent_id);
    return opponent ? [[meeting, opponent] as [Meeting, StandingsRow]] : [];
  });
}

function term({ opponent_id, round, result }: Meeting, value: FigureTerm['value'], more: Partial<FigureTerm> = {}) {
  return { opponent_id, round, result, value, ...more };
}
