import { continueSeries, finishIfDecided } from '../evolve/flow.ts';
import { decidedWinner, legalPicksAfter, runningGame, slotOf } from './legal.ts';
import type { Turn } from './turn.ts';
import { SIDES } from '../sides.ts';
import type { SignedReason } from '../../rulings/rulings.ts';
import type { SeriesGame, SeriesState } from '../types.ts';

function hasLegalDecks(state: SeriesState, kept: readonly SeriesGame[], game: SeriesGame): boolean {
  if (game.a_slot === null || state.settings.format === 'specialist') return true;
  return SIDES.every((side) => legalPicksAfter(state, kept, side).some((slot) => slot === slotOf(game, side)));
}

function repeatsADraw(kept: readonly SeriesGame[], gone: readonly SeriesGame[], game: SeriesGame): boolean {
  if (game.replay_of === null) return true;
  if (gone.some((one) => one.number === game.replay_of)) return false;
  const repeated = kept.find((one) => one.number === game.replay_of);
  return repeated === undefined || repeated.winner === 'draw';
}

/**
 * Games that can't stand after those before them: played after the series was decided, with a deck that
 * was no longer legal, or as the replay of a draw that is none. In specialist a deck is never used up.
 */
export function invalidGames(state: SeriesState): readonly SeriesGame[] {
  const kept: SeriesGame[] = [];
  const gone: SeriesGame[] = [];
  for (const game of state.games) {
    if (game.status === 'voided' || game.status === 'abandoned') continue;
    (stands(state, { kept, gone }, game) ? kept : gone).push(game);
  }
  return gone;
}

type Sorted = { readonly kept: readonly SeriesGame[]; readonly gone: readonly SeriesGame[] };

/** Whether a game can stand after those that were kept before it. */
export function stands(state: SeriesState, { kept, gone }: Sorted, game: SeriesGame): boolean {
  return (
    decidedWinner(state.settings, kept) === null && hasLegalDecks(state, kept, game) && repeatsADraw(kept, gone, game)
  );
}

function settleFinished(turn: Turn, before: SeriesState, ground: SignedReason): void {
  const { sides, settings, games } = turn.state;
  const winner = decidedWinner(settings, games);
  if (winner === null) {
    turn.emit('series_reopened', ground);
    continueSeries(turn);
    return;
  }
  const isSame = winner === before.winner && SIDES.every((side) => sides[side].wins === before.sides[side].wins);
  if (!isSame) finishIfDecided(turn);
}

/** After game `cause` was corrected or voided: voids what falls with it, then leads the series on or ends it again. */
export function settleCorrection(turn: Turn, before: SeriesState, cause: number, ground: SignedReason): void {
  for (const game of invalidGames(turn.state)) turn.emit('game_voided', { game_number: game.number, cause, ...ground });
  if (before.status === 'finished') {
    settleFinished(turn, before, ground);
    return;
  }
  if (finishIfDecided(turn)) return;
  const hasLostItsGame = runningGame(before) !== null && runningGame(turn.state) === null;
  if (hasLostItsGame || before.step === 'pick') continueSeries(turn);
}
