import { NOTE_MAX } from '../../text-limits/text-limits.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesActor } from '../commands.ts';
import { runningGame } from './legal.ts';
import { isSeriesOver } from '../series-over.ts';
import type { Turn } from './turn.ts';
import type { SeriesGame, SeriesState } from '../types.ts';
import type { Side } from '../sides.ts';
import type { SeriesViolation } from '../violations.ts';

export type Checked<T> = { readonly ok: T } | { readonly refused: SeriesViolation };

/** Refuses what comes after the end, and during a pause. */
export function refuseIdle(state: SeriesState): SeriesViolation | undefined {
  if (isSeriesOver(state.status)) return violation('series_over');
  return state.status === 'paused' ? violation('series_paused') : undefined;
}

export function actingSide(actor: SeriesActor): Side | null {
  return actor.kind === 'side' ? actor.side : null;
}

/** A side's command on an open, unpaused series. */
export function asPlayer(turn: Turn): Checked<Side> {
  const side = actingSide(turn.facts.actor);
  if (side === null) return { refused: violation('not_allowed') };
  const refused = refuseIdle(turn.state);
  return refused ? { refused } : { ok: side };
}

export function checkNote(note: string | null | undefined): SeriesViolation | undefined {
  return note && note.length > NOTE_MAX ? violation('note_too_long', { max: NOTE_MAX }) : undefined;
}

/** The running game, when it is the one that the command names. */
export function namedRunningGame(state: SeriesState, number: number): Checked<SeriesGame> {
  const running = runningGame(state);
  if (running?.number === number) return { ok: running };
  if (!state.games.some((game) => game.number === number)) {
    return { refused: violation(running ? 'unknown_game' : 'no_running_game', { game_number: number }) };
  }
  return { refused: violation('stale_game', { game_number: number, running: running?.number ?? null }) };
}

export function namedGame(state: SeriesState, number: number): Checked<SeriesGame> {
  const game = state.games.find((one) => one.number === number);
  return game ? { ok: game } : { refused: violation('unknown_game', { game_number: number }) };
}
