import type { PlayerPenalty } from '@pailei/contracts/play/penalties/penalties.api';
import type { PenaltyKind } from '@pailei/domain/series/types';

/** It stands in the record and changes no result. */
export const isMild = (kind: PenaltyKind): boolean => kind === 'caution' || kind === 'warning';

const EFFECTS: Readonly<Record<PenaltyKind, string>> = {
  caution: '只记录，不影响赛果',
  warning: '只记录，不影响赛果',
  game_loss: '这一局判负',
  match_loss: '本场判负',
  disqualification: '本场判负',
};

/** What follows from a penalty, or that nothing does any more. */
export function penaltyEffect({ kind, match_id, withdrawn_at }: PlayerPenalty): string {
  if (withdrawn_at !== null) return '不再计入';
  return kind === 'disqualification' && match_id === null ? '不能继续参赛' : EFFECTS[kind];
}
