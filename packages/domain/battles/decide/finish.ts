import type { Ground, Losers } from '../commands.ts';
import type { Verdict } from '../formats/format-rules.ts';
import { leaguePoints } from '../league-points.ts';
import type { BattleEndCause, BattleState } from '../types.ts';
import { otherSide } from '../../series/decide/legal.ts';
import type { Turn } from './turn.ts';

/** Boards that wait to be opened again, which nobody needs any more. */
export function closeWaiting(turn: Turn): void {
  const waiting = turn.state.boards.filter(({ status }) => status === 'waiting');
  const not_played = waiting.map(({ number }) => number);
  if (not_played.length > 0) turn.emit('boards_closed', { not_played, abandoned: [] });
}

/** Boards whose match has been opened in vain; those that have begun are broken off. */
export function closeBoards(turn: Turn): void {
  const numbersOf = (statuses: readonly string[]) =>
    turn.state.boards.filter(({ status }) => statuses.includes(status)).map(({ number }) => number);
  const not_played = numbersOf(['open', 'waiting']);
  const abandoned = numbersOf(['playing']);
  if (not_played.length + abandoned.length > 0) turn.emit('boards_closed', { not_played, abandoned });
}

const PLAYED: readonly BattleEndCause[] = ['boards', 'games', 'ace', 'decider', 'tie', 'both_absent'];

function emitFinish(turn: Turn, { result, cause }: Verdict, ground: Ground): void {
  const { state } = turn;
  const { score, games } = state;
  turn.emit('battle_finished', {
    status: PLAYED.includes(cause) ? 'finished' : 'forfeited',
    result,
    cause,
    score,
    games,
    points: leaguePoints(state, result),
    ground,
  });
}

/** Ends the battle and closes the boards that still run. */
export function finishBattle(turn: Turn, verdict: Verdict, ground: Ground): void {
  closeBoards(turn);
  emitFinish(turn, verdict, ground);
}

/** After a correction: the same battle has another result or score. */
export function finishAgain(turn: Turn, before: BattleState, verdict: Verdict): void {
  const { state } = turn;
  const isSame =
    verdict.result === before.result &&
    verdict.cause === before.end_cause &&
    JSON.stringify([before.score, before.games]) === JSON.stringify([state.score, state.games]);
  if (!isSame) emitFinish(turn, verdict, null);
}

/** A side, or both, lose the battle whatever the boards say. */
export function loseBattle(
  turn: Turn,
  losers: Losers,
  cause: BattleEndCause & ('forfeit' | 'ruling' | 'disqualification'),
  ground: Ground,
): void {
  finishBattle(turn, { result: losers === 'both' ? 'double_loss' : otherSide(losers), cause }, ground);
}
