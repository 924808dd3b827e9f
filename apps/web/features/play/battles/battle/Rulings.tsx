import { BATTLE_PENALTY_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { BATTLE_RULING_NAMES } from '@pailei/contracts/play/battles/battle-texts';
import { BATTLE_PENALTY_KINDS, type BattleRuling, type BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import { formatView } from '../formats/format-views.ts';

/** What the referee decided, the newest first, with every reason. Nothing where nothing was. */
export function Rulings({ state }: { state: BattleState }) {
  if (state.rulings.length === 0) return null;
  return (
    <section>
      <SectionHeader title="裁判记录" meta={`${state.rulings.length} 条`} />
      <ol className="border-t border-t-line-2">
        {state.rulings.toReversed().map((ruling, index) => (
          <li key={index} className="flex gap-2.5 border-b border-b-line-1 py-2.5 text-13">
            <Seal mark="裁" size="xs" className="mt-0.5" />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-medium">{headline(state, ruling)}</b>
              <span className="block text-text-2">原因：{ruling.reason}</span>
              <small className="text-text-3">裁判 {ruling.by.name}</small>
            </p>
            <time className="font-num text-[15px] font-semibold text-text-3" dateTime={ruling.at}>
              {clockText(ruling.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `第 2 台 更正结果：霜刃 胜`. */
function headline(state: BattleState, { kind, side, board_number, detail }: BattleRuling): string {
  const place = board_number !== null ? formatView(state).boardName(board_number) : side && state.sides[side].name;
  const text = [place, BATTLE_RULING_NAMES[kind]].filter((part) => part !== null).join(' ');
  return detail === null ? text : `${text}：${detailText(state, detail)}`;
}

/** A side's name, a penalty's, or what it is. */
function detailText(state: BattleState, detail: string): string {
  const side = SIDES.find((one) => one === detail);
  if (side) return `${state.sides[side].name} 胜`;
  const penalty = BATTLE_PENALTY_KINDS.find((one) => one === detail);
  if (penalty) return BATTLE_PENALTY_NAMES[penalty];
  return /^\d+$/.test(detail) ? `${detail} 秒` : detail;
}
