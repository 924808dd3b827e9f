import { fraction } from '../fraction.ts';
import { isAtFloor, pointsOf } from '../tiebreaker-values.ts';
import { MATCH_POINTS } from '../tally.ts';
import type { BattleShare, StandingsRow } from '../types.ts';
import type { FigureProof, FigureTerm } from './types.ts';

/** A round of an entrant as its own figures count it. */
export type OwnRound = {
  readonly opponent_id: string | null;
  readonly round: number;
  readonly result: 'win' | 'draw' | 'loss' | 'bye' | 'missed';
  readonly games_won: number;
  readonly games_lost: number;
  readonly games_drawn: number;
  readonly battle?: { readonly own: BattleShare; readonly other?: BattleShare } | undefined;
};

/** The matches in the order of their rounds, then byes, draws without an opponent (of a late entry; round 0) and missed rounds. */
export function roundsOf(row: StandingsRow): OwnRound[] {
  const met = row.meetings.filter(({ result }) => result === 'loss').map(({ round }) => round);
  const missed = [...row.lost_rounds];
  for (const round of met) missed.splice(missed.indexOf(round), 1);
  const games_won = row.bye_games / Math.max(1, row.byes);
  const share = row.bye_battles && {
    boards: row.bye_battles.boards / Math.max(1, row.byes),
    points: row.bye_battles.points / Math.max(1, row.byes),
  };
  const byes = row.bye_rounds.map((round) => ({
    ...NO_OPPONENT,
    result: 'bye' as const,
    round,
    games_won,
    ...(share && { battle: { own: share } }),
  }));
  const half = row.draws - row.meetings.filter(({ result }) => result === 'draw').length;
  return [
    ...row.meetings,
    ...byes,
    ...Array.from({ length: half }, () => ({ ...NO_OPPONENT, result: 'draw' as const, round: 0 })),
    ...missed.map((round) => ({ ...NO_OPPONENT, result: 'missed' as const, round })),
  ];
}

const NO_OPPONENT = { opponent_id: null, games_won: 0, games_lost: 0, games_drawn: 0 };

/** A figure that adds up what each round brought; with `wholeOf` each term is a share. */
export function perRound(
  row: StandingsRow,
  valueOf: (round: OwnRound) => number,
  wholeOf: (round: OwnRound) => number = () => 1,
): Pick<FigureProof, 'operation' | 'terms'> {
  const terms = roundsOf(row).map((round): FigureTerm => {
    const { opponent_id, result } = round;
    return { opponent_id, round: round.round, result, value: fraction(valueOf(round), wholeOf(round)) };
  });
  return { operation: 'sum', terms };
}

/** Own game points over those that could be, never below the floor; byes count. */
export function ownGameRate(row: StandingsRow): Pick<FigureProof, 'operation' | 'terms' | 'raised_from'> {
  const { game } = pointsOf(row, true);
  const { terms } = perRound(
    row,
    ({ games_won, games_drawn }) => MATCH_POINTS.win * games_won + MATCH_POINTS.draw * games_drawn,
    ({ games_won, games_lost, games_drawn }) => MATCH_POINTS.win * (games_won + games_lost + games_drawn),
  );
  return {
    operation: 'pooled',
    terms,
    ...(isAtFloor(game) && { raised_from: fraction(game.reached, game.possible) }),
  };
}
