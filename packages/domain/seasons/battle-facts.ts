import { isBoardOver, playerOf, standingBoards } from '../battles/boards.ts';
import type { BattleState, Board } from '../battles/types.ts';
import { otherSide } from '../series/decide/legal.ts';
import type { BySide, Side } from '../series/sides.ts';
import type { BoardFact, NewFact } from './types.ts';

type Fought = {
  readonly battle: BattleState;
  readonly seeds: BySide<number | null>;
};

/** What a battle has shown of one side: of the team who won and how its boards went, of each player the boards they sat at. */
export function battleFacts({ battle, seeds }: Fought, side: Side): NewFact[] {
  if (battle.status !== 'finished' && battle.status !== 'forfeited') return [];
  const boards = standingBoards(battle).filter(isBoardOver);
  return [...duelFacts({ battle, seeds }, side), ...boards.flatMap((board) => boardFacts(battle, board, side))];
}

/** A tie, and a battle that both have lost, are no win of anybody. */
function duelFacts({ battle: { battle_id, sides, result }, seeds }: Fought, side: Side): NewFact[] {
  if (result !== 'a' && result !== 'b') return [];
  const other = otherSide(side);
  return [
    {
      kind: result === side ? 'win' : 'loss',
      competitor_kind: 'team',
      competitor_id: sides[side].team_id,
      match_id: battle_id,
      opponent_id: sides[other].team_id,
      seed: seeds[side],
      opponent_seed: seeds[other],
    },
  ];
}

/** A board without a match is the team's alone: nobody sat there. */
function boardFacts({ battle_id, sides }: BattleState, board: Board, side: Side): NewFact[] {
  const { number: board_number, match_id, winner, seats } = board;
  const other = otherSide(side);
  const kind: BoardFact['kind'] = winner === side ? 'board_won' : 'board_lost';
  const at = { kind, battle_id, board_number, match_id };
  const opponent = playerOf(board, other);
  const players = new Set(
    seats.filter((seat) => seat.side === side && seat.role === 'player').map(({ account_id }) => account_id),
  );
  const team = { ...at, competitor_kind: 'team', competitor_id: sides[side].team_id } as const;
  return [
    { ...team, opponent_id: sides[other].team_id },
    ...(match_id === null || opponent === null
      ? []
      : [...players].map((competitor_id) => ({
          ...at,
          competitor_kind: 'account' as const,
          competitor_id,
          opponent_id: opponent.account_id,
        }))),
  ];
}
