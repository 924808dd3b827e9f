import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';

import { battleScore } from '../../../../shared/battles/model/battle-score.ts';
import { resultText } from '../../../../shared/battles/model/phase.ts';

/** The page's one polite live region: announces the running score when it changes. */
export function ScoreAnnouncer({ state }: { state: BattleState }) {
  const { a, b } = battleScore(state);
  const { sides, status } = state;
  return (
    <p className="sr-only" aria-live="polite">
      {sides.a.name} {a} 比 {b} {sides.b.name}
      {isBattleOver(status) && `，${resultText(state)}`}
    </p>
  );
}
