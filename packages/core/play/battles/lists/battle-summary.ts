import type { BattleSummary, BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import { awaitedSides } from '@pailei/domain/battles/awaited-sides';
import { isBoardRunning, playerOf } from '@pailei/domain/battles/boards';
import type { BattleState, BattleStatus } from '@pailei/domain/battles/types';
import type { BySide } from '@pailei/domain/series/sides';

export type SummaryFacts = {
  readonly teams: BySide<BattleTeamView>;
  readonly is_demo: boolean;
  /** It counts no more, whatever its result was. Missing: it counts. */
  readonly is_withdrawn?: boolean;
};

/** The line of a battle in lists, from what is public of it. A withdrawn battle is cancelled for them. */
export function battleSummary(
  state: BattleState,
  { teams, is_demo, is_withdrawn = false }: SummaryFacts,
): BattleSummary {
  const { battle_id, settings, status, score, result, starts_at, started_at, ended_at } = state;
  return {
    id: battle_id,
    teams,
    format: { ...settings.format },
    best_of: settings.series.best_of,
    status: is_withdrawn ? 'cancelled' : status,
    score: { ...score },
    running: state.boards.filter(isBoardRunning).flatMap((board) => {
      const { number, match_id, status: boardStatus } = board;
      const nameOf = (side: 'a' | 'b') => playerOf(board, side)?.name ?? '';
      if (match_id === null) return [];
      const players = { a: nameOf('a'), b: nameOf('b') };
      return [{ number, match_id, score: { ...board.score }, players, is_begun: boardStatus === 'playing' }];
    }),
    waits: waitsOf(state),
    result,
    is_demo,
    starts_at,
    started_at,
    ended_at,
  };
}

function waitsOf(state: BattleState): NonNullable<BattleSummary['waits']> | null {
  const { due_at, due_kind } = state;
  return due_at === null || due_kind === null ? null : { due_at, due_kind, sides: [...awaitedSides(state)] };
}

/** The lists that everybody sees, by the statuses in them. */
export const LIST_STATUSES = {
  live: ['check_in', 'playing', 'paused'],
  upcoming: ['scheduled'],
  finished: ['finished', 'forfeited'],
} as const satisfies Record<string, readonly BattleStatus[]>;

/** What lists sort a line by: when it ended or began, or will begin. */
export const sortTime = ({ ended_at, started_at, starts_at }: BattleSummary): string =>
  ended_at ?? started_at ?? starts_at;
