import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import type { SeriesEvents } from '../events.ts';
import { finishSeries } from '../evolve/flow.ts';
import { leadOf, winsNeeded } from '../settings.ts';
import { SIDES, type BySide, type Side } from '../sides.ts';
import type { SeriesGame, SeriesState } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';
import { stands } from './corrections.ts';
import { isCounted, nextGameNumber, otherSide, winnerWith } from './legal.ts';
import type { Turn } from './turn.ts';

/** Corrects in one act how a series ended: its games become those of the final score, and it stays over. */
export function correctScore(
  turn: Turn,
  { score, games, reason }: SeriesCommandOf<'correct_score'>,
): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const before = turn.state;
  if (before.status === 'cancelled') return violation('series_over');
  if (before.status !== 'finished' && before.status !== 'forfeited') return violation('series_not_over');
  const winner = finalWinner(before, score);
  if (winner === null) return violation('invalid_result');
  const winners = games ?? winnersOf(before, score);
  if (!makesScore(before, score, winners)) return violation('games_do_not_match');
  if (isSame(before, score, winners)) return violation('same_result');
  const previous = { a: before.sides.a.wins, b: before.sides.b.wins };
  turn.emit('score_corrected', { previous, score, ...changesFor(before, winners), ...referee.ok });
  finishSeries(turn, winner, 'score');
  return undefined;
}

/** Who has won with this score; null where a series cannot end with it. */
function finalWinner({ settings }: SeriesState, score: BySide<number>): Side | null {
  return winnerWith(settings, score, { a: leadOf(settings, 'a'), b: leadOf(settings, 'b') });
}

/** The winners of the games of a final score where no one says more: as they were as far as the score allows, the last the winner's. */
export function winnersOf(state: SeriesState, score: BySide<number>): Side[] {
  const winner = finalWinner(state, score);
  if (winner === null) return [];
  const left = { a: score.a - leadOf(state.settings, 'a'), b: score.b - leadOf(state.settings, 'b') };
  left[winner] -= 1;
  const winners: Side[] = [];
  const known = countedWinners(state);
  while (left.a + left.b > 0) {
    const wished = known[winners.length] ?? otherSide(winner);
    const side = left[wished] > 0 ? wished : otherSide(wished);
    left[side] -= 1;
    winners.push(side);
  }
  return [...winners, winner];
}

const countedWinners = ({ games }: SeriesState): Side[] =>
  games.filter(isCounted).flatMap(({ winner }) => (winner === 'a' || winner === 'b' ? [winner] : []));

/** Whether games with these winners lead to the score, and not before the last of them. */
function makesScore({ settings }: SeriesState, score: BySide<number>, winners: readonly Side[]): boolean {
  const winsOf = (side: Side) => leadOf(settings, side) + winners.filter((one) => one === side).length;
  const last = winners.at(-1);
  return (
    last !== undefined &&
    score[last] === winsNeeded(settings.best_of) &&
    SIDES.every((side) => winsOf(side) === score[side])
  );
}

function isSame(state: SeriesState, score: BySide<number>, winners: readonly Side[]): boolean {
  const isScore = state.status === 'finished' && SIDES.every((side) => state.sides[side].wins === score[side]);
  return isScore && String(countedWinners(state)) === String(winners);
}

type Changes = Pick<SeriesEvents['score_corrected'], 'corrected' | 'voided' | 'awarded'>;

/**
 * The first game that cannot stand with its new winner, a deck being used up by then, is voided with all after it. What is missing
 * of the score is awarded without decks.
 */
function changesFor(state: SeriesState, winners: readonly Side[]): Changes {
  const [kept, gone]: [SeriesGame[], SeriesGame[]] = [[], []];
  const missing = [...winners];
  for (const game of state.games) {
    if (game.status === 'voided' || game.status === 'abandoned') continue;
    const winner = game.winner === 'draw' ? 'draw' : missing[0];
    const played: SeriesGame | null = winner === undefined ? null : { ...game, winner };
    if (gone.length > 0 || played === null || !stands(state, { kept, gone }, played)) {
      gone.push(game);
      continue;
    }
    kept.push(played);
    if (winner !== 'draw') missing.shift();
  }
  const before = new Map(state.games.map(({ number, winner }) => [number, winner]));
  return {
    corrected: kept.flatMap(({ number, winner }) =>
      winner === 'draw' || winner === null || winner === before.get(number) ? [] : [{ game_number: number, winner }],
    ),
    voided: gone.map(({ number }) => number),
    awarded: missing.map((winner, index) => ({ game_number: nextGameNumber(state) + index, winner })),
  };
}
