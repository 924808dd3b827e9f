import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { battleRules } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { KeyValues } from '../../../../../shared/ui/data/KeyValues.tsx';
import { formatDateTime } from '../../../../../shared/ui/time/time.format.ts';
import { substitutionsLeftText } from '../../model/substitution-texts.ts';

/** What a captain looks up: changes that are left, who ruled, the rules. */
export function RailFacts({ info, state, side }: { info: BattleInfo; state: BattleState; side: Side }) {
  const referees = [...new Set(state.rulings.map(({ by }) => by.name))];
  return (
    <div className="grid gap-4">
      <KeyValues
        look="spread"
        facts={{
          开战: formatDateTime(state.started_at ?? state.starts_at),
          本队换人: substitutionsLeftText(state, side),
          对手换人: substitutionsLeftText(state, otherSide(side)),
          裁判: referees.join('、'),
          ...(info.delay_seconds > 0 && { 直播延迟: `${info.delay_seconds} 秒，双方队员没有延迟` }),
        }}
      />
      <ul className="grid list-disc gap-1.5 border-t border-t-line-1 pt-3 pl-4.5 text-13 text-text-2 marker:text-text-3">
        {battleRules(state.settings).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
