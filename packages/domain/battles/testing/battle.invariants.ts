import { SIDES } from '../../series/sides.ts';
import { isBattleOver } from '../battle-over.ts';
import { isBoardOver, isBoardRunning, playerOf, standingBoards } from '../boards.ts';
import { honoursOf } from '../honours.ts';
import { isChain, verdictOf } from '../formats/rules-of.ts';
import type { BattleState, Board } from '../types.ts';

function demand(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(`broken rule: ${rule}`);
}

const playersOf = (board: Board) => board.seats.filter((seat) => seat.to_game === null).map((seat) => seat.account_id);

function assertScore(state: BattleState): void {
  const over = standingBoards(state).filter(isBoardOver);
  for (const side of SIDES) {
    demand(state.score[side] === over.filter(({ winner }) => winner === side).length, 'the score is the boards won');
    const games = over.reduce((sum, { score }) => sum + score[side], 0);
    demand(state.games[side] === games, 'the games are those of the boards');
  }
  demand(
    state.boards.every((board, index) => board.number === index + 1),
    'no board number is used twice',
  );
}

function assertNobodyTwice(state: BattleState): void {
  const playing = state.boards.filter(isBoardRunning).flatMap(playersOf);
  demand(new Set(playing).size === playing.length, 'nobody plays on two boards at once');
  for (const board of state.boards.filter(isBoardRunning)) {
    demand(board.match_id !== null, 'a board that runs has a match');
    for (const side of SIDES) {
      const player = playerOf(board, side);
      demand(player !== null, 'a board that runs has both players');
    }
  }
  const ids = state.boards.flatMap(({ match_id }) => match_id ?? []);
  demand(new Set(ids).size === ids.length, 'no match is of two boards');
}

/** Whoever won a board plays the next one; whoever lost does not, but for one revival. */
function assertChain(state: BattleState): void {
  const { format } = state.settings;
  if (format.code !== 'winner_stays') return;
  const boards = standingBoards(state);
  for (const [index, next] of boards.entries()) {
    const last = boards[index - 1];
    if (!last?.winner) continue;
    demand(
      playerOf(last, last.winner)?.account_id === playerOf(next, last.winner)?.account_id,
      'the winner of a board plays the next one',
    );
  }
  for (const side of SIDES) {
    const beaten = boards.filter((board) => isBoardOver(board) && board.winner !== side);
    const ids = beaten.map((board) => playerOf(board, side)?.account_id);
    const again = ids.length - new Set(ids).size;
    demand(again <= (format.revival ? 1 : 0), 'nobody who was beaten plays again without a revival');
  }
}

function assertConquest(state: BattleState): void {
  if (state.settings.format.code !== 'conquest_team') return;
  for (const side of SIDES) {
    const won = standingBoards(state).filter((board) => isBoardOver(board) && board.winner === side);
    const ids = won.map((board) => playerOf(board, side)?.account_id);
    demand(new Set(ids).size === ids.length, 'who won is out');
  }
}

/** A battle that is open and not paused always waits for a deadline, or for a board that runs. */
function assertGoesOn(state: BattleState): void {
  const { status, due_at, due_kind, naming } = state;
  demand((due_at === null) === (due_kind === null), 'a deadline has a kind');
  if (isBattleOver(status)) {
    demand(due_at === null && naming === null, 'nothing is due after the end');
    return;
  }
  if (status === 'paused') return;
  const runs = state.boards.some(isBoardRunning);
  demand(due_at !== null || runs, 'an open battle waits for a deadline or a board');
  demand(naming === null || !runs, 'nobody is named while a board runs');
  demand(status !== 'playing' || verdictOf(state) === null, 'a decided battle is over');
  if (isChain(state)) demand(state.boards.filter(isBoardRunning).length <= 1, 'one board after another');
}

function assertEnd(state: BattleState): void {
  if (state.status !== 'finished') return;
  const verdict = verdictOf(state);
  demand(verdict !== null, 'the boards decide a finished battle');
  demand(state.result === verdict?.result && state.end_cause === verdict.cause, 'its result is theirs');
  demand(
    JSON.stringify(textsOf(honoursOf(state))) === JSON.stringify(textsOf(state.honours)),
    'honours are of the boards',
  );
}

const textsOf = (honours: BattleState['honours']) =>
  honours.map(({ kind, player, boards }) => `${kind} ${player.account_id} ${boards.join(' ')}`).toSorted();

export function assertInvariants(state: BattleState): void {
  assertScore(state);
  assertNobodyTwice(state);
  assertChain(state);
  assertConquest(state);
  assertGoesOn(state);
  assertEnd(state);
}
