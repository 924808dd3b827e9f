import { SIDES, type Side } from '../../series/sides.ts';
import { boardsWon, isBoardAwaited, isBoardOver, isBoardRunning, playerOf } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { Board, BoardPlan } from '../types.ts';
import type { FormatRules, Situation, Verdict } from './format-rules.ts';
import { raceOfBoards } from './races.ts';
import { named } from './seat-plans.ts';

type ConquestTeam = Situation<'conquest_team'>;

/** So many boards in a row that both lose end the battle for both: nobody is there. */
const LOST_BY_BOTH = 2;

const playerId = (board: Board, side: Side) => playerOf(board, side)?.account_id ?? null;

function playersWhoWon(boards: readonly Board[], side: Side): readonly string[] {
  return boards.flatMap((board) => (isBoardOver(board) && board.winner === side ? (playerId(board, side) ?? []) : []));
}

function verdict(situation: ConquestTeam): Verdict | null {
  const { boards, sizes } = situation;
  const winner = SIDES.find((side) => boardsWon(boards, side) >= sizes[side]);
  if (winner) return { result: winner, cause: 'boards' };
  if (boards.some(isBoardAwaited)) return null;
  const last = boards.slice(-LOST_BY_BOTH);
  const isDeserted = last.length === LOST_BY_BOTH && last.every((board) => isBoardOver(board) && board.winner === null);
  return isDeserted ? { result: 'double_loss', cause: 'both_absent' } : null;
}

/**
 * A place of the line-up that only one team fills is a win of its player, who is out with it. So both teams have as many players
 * left to win with.
 */
function missingPlaces({ sizes, boards }: ConquestTeam): readonly BoardPlan[] {
  if (boards.length > 0) return [];
  const [fewer, more] = [Math.min(sizes.a, sizes.b), Math.max(sizes.a, sizes.b)];
  return Array.from({ length: more - fewer }, (_, offset) => ({
    kind: 'regular',
    round: 1,
    seats: bySide(() => ({ kind: 'order', index: more - 1 - offset })),
  }));
}

function hiddenChoice({ boards }: ConquestTeam): BoardPlan {
  const seats = bySide((side) => named('hidden_choice', 'line_up', playersWhoWon(boards, side)));
  return { kind: 'regular', round: boards.length + 1, seats };
}

/** Played by somebody who had already won, after the battle was decided, or at the same time as one before it. */
function cannotStand(situation: ConquestTeam, kept: readonly Board[], board: Board): boolean {
  if (verdict({ ...situation, boards: kept }) !== null) return true;
  if (SIDES.some((side) => playersWhoWon(kept, side).includes(playerId(board, side) ?? ''))) return true;
  return isBoardRunning(board) && kept.some(isBoardAwaited);
}

function invalid(_: ConquestTeam, after: ConquestTeam): readonly Board[] {
  const kept: Board[] = [];
  const gone: Board[] = [];
  for (const board of after.boards) (cannotStand(after, kept, board) ? gone : kept).push(board);
  return gone;
}

/** 团队征服: both captains name a player, hidden; who won is out; the team whose players have all won has won. */
export const conquestTeamRules: FormatRules<'conquest_team'> = {
  shownPlayers: () => 0,
  verdict,
  next: (situation) => {
    const missing = missingPlaces(situation);
    return missing.length > 0 ? missing : [hiddenChoice(situation)];
  },
  invalid,
  isChain: true,
  rotates: false,
  hasHonours: false,
  race: ({ sizes }, state) =>
    raceOfBoards(
      state,
      bySide((side) => sizes[side] - state.score[side]),
    ),
};
