import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { BATTLE_END_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { battleRules } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleState } from '@pailei/domain/battles/types';

import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { BattleDraws } from '../draws/BattleDraws.tsx';

/** The rules in words, when it began, how it ended, who ruled. Each fact has its line from the beginning, so that none moves another. */
export function BattleFacts({ info, state, isHidden }: { info: BattleInfo; state: BattleState; isHidden: boolean }) {
  const referees = [...new Set(state.rulings.map(({ by }) => by.name))];
  return (
    <section>
      <SectionHeader title="赛制" />
      <ul className="mb-4 grid list-disc gap-2 border-t border-t-line-2 pt-3 pl-4.5 text-13 text-text-2 marker:text-text-3">
        {battleRules(state.settings).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <KeyValues
        facts={{
          开始: formatDateTime(state.started_at ?? state.starts_at),
          结束: state.ended_at && formatDateTime(state.ended_at),
          结果: state.end_cause && !isHidden && BATTLE_END_NAMES[state.end_cause],
          ...(state.settings.points !== null && {
            积分: state.points && !isHidden && `${state.points.a} : ${state.points.b}`,
          }),
          ...(info.delay_seconds > 0 && { 直播延迟: `${info.delay_seconds} 秒` }),
          裁判: referees.length > 0 && <Referees names={referees} />,
        }}
      />
      <BattleDraws state={state} />
    </section>
  );
}

function Referees({ names }: { names: readonly string[] }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Seal mark="裁" />
      {names.join('、')}
    </span>
  );
}
