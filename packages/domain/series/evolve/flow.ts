import { decidedWinner, legalPicks, nextGameNumber, otherSide } from '../decide/legal.ts';
import { choiceSize, lockChoice } from '../locks.ts';
import { mostBans } from '../settings.ts';
import type { Turn } from '../decide/turn.ts';
import { SIDES, type Side } from '../sides.ts';
import type { GameResult, SeriesEndCause, SeriesGame } from '../types.ts';

/** Ends the series; `winner` null means that both sides lose. */
export function finishSeries(turn: Turn, winner: Side | null, cause: SeriesEndCause): void {
  const { a, b } = turn.state.sides;
  turn.emit('series_finished', {
    status: cause === 'score' ? 'finished' : 'forfeited',
    winner,
    cause,
    score: { a: a.wins, b: b.wins },
  });
}

/** True when a side has its wins and the series was ended for it. */
export function finishIfDecided(turn: Turn, cause: SeriesEndCause = 'score'): boolean {
  const winner = decidedWinner(turn.state.settings, turn.state.games);
  if (winner) finishSeries(turn, winner, cause);
  return winner !== null;
}

export function openCheckIn(turn: Turn): void {
  turn.emit('check_in_opened', { due_at: turn.after(turn.state.settings.timers.check_in[0]) });
}

function startPick(turn: Turn): void {
  turn.emit('step_started', {
    step: 'pick',
    game_number: nextGameNumber(turn.state),
    due_at: turn.after(turn.state.settings.timers.pick),
  });
  const forced = SIDES.map((side) => ({ side, slots: legalPicks(turn.state, side) }));
  for (const { side, slots } of forced) {
    if (slots.length === 1) lockChoice(turn, { kind: 'pick', side, slots, bySystem: true });
  }
}

/** Starts whatever the series needs next: its end, check-in, the shields, the bans, or the next pick. */
export function continueSeries(turn: Turn): void {
  if (finishIfDecided(turn)) return;
  const { settings, sides } = turn.state;
  if (!sides.a.ready || !sides.b.ready) openCheckIn(turn);
  else if (settings.shield && sides.a.shield.revealed === null) startHidden(turn, 'shield');
  else if (mostBans(settings) > 0 && sides.a.bans.revealed === null) startHidden(turn, 'ban');
  else startPick(turn);
}

function startHidden(turn: Turn, step: 'shield' | 'ban'): void {
  turn.emit('step_started', { step, game_number: null, due_at: turn.after(turn.state.settings.timers[step]) });
  // A side without a ban beside one that has an extra one has nothing to choose.
  const idle = SIDES.filter((side) => choiceSize(turn.state, step, side) === 0);
  for (const side of idle) lockChoice(turn, { kind: step, side, slots: [], bySystem: true });
}

function replay(turn: Turn, game: SeriesGame): void {
  const { a_slot, b_slot } = game;
  if (a_slot === null || b_slot === null) throw new Error(`game ${game.number} was never played`);
  turn.emit('game_started', { game_number: nextGameNumber(turn.state), a_slot, b_slot, replay_of: game.number });
}

/** Settles the running game: a draw is replayed with the same decks, a win leads on. */
export function finishGame(
  turn: Turn,
  game: SeriesGame,
  winner: GameResult,
  endedBy: 'agreement' | 'unconfirmed' | 'ruling' | 'penalty',
): void {
  turn.emit('game_finished', { game_number: game.number, winner, ended_by: endedBy });
  if (winner === 'draw') replay(turn, game);
  else continueSeries(turn);
}

/** The coming game is lost without being played. */
export function awardGame(turn: Turn, loser: Side, endedBy: 'ruling' | 'penalty' | 'timeout' | 'no_show'): void {
  turn.emit('game_awarded', {
    game_number: nextGameNumber(turn.state),
    winner: otherSide(loser),
    ended_by: endedBy,
  });
}
