import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';

import { isUpcoming } from '../../../../shared/battles/battle-mark.ts';
import { battleScore } from '../../../../shared/battles/model/battle-score.ts';

/** `霜刃 2:1 夜航船`; `霜刃 对 夜航船` before the start, and for whoever hides scores. */
export function shareText(
  { teams: { a, b } }: Pick<BattleInfo, 'teams'>,
  state: BattleState,
  isHidden: boolean,
): string {
  if (isHidden || isUpcoming(state.status)) return `${a.name} 对 ${b.name}`;
  const score = battleScore(state);
  return `${a.name} ${score.a}:${score.b} ${b.name}`;
}
