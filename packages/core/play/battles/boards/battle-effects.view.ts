import type { BattleEffects } from '@pailei/contracts/play/matches/battle-effects';
import { playerOf } from '@pailei/domain/battles/boards';
import type { BattleCorrectionEffects } from '@pailei/domain/battles/decide/correction-effects';
import type { BattleState, Board } from '@pailei/domain/battles/types';

function boardView(board: Board): BattleEffects['withdrawn'][number] {
  const { number, match_id, status, score } = board;
  const nameOf = (side: 'a' | 'b') => playerOf(board, side)?.name ?? null;
  return { number, match_id, players: { a: nameOf('a'), b: nameOf('b') }, status, score: { ...score } };
}

/** What a correction does to a battle, as the referee reads it before confirming. */
export function battleEffectsView(effects: BattleCorrectionEffects, { sides }: BattleState): BattleEffects {
  const { withdrawn, played_after_all, next, withdraws_naming, reopens_battle, score, result, honours_lost } = effects;
  return {
    team_names: { a: sides.a.name, b: sides.b.name },
    withdrawn: withdrawn.map(boardView),
    played_after_all: played_after_all.map(boardView),
    next_count: next.length,
    withdraws_naming,
    reopens_battle,
    score: { from: { ...score.from }, to: { ...score.to } },
    result: { ...result },
    honours_lost: honours_lost.map(({ kind, player: { account_id, name } }) => ({
      kind,
      player: { account_id, name },
    })),
  };
}
