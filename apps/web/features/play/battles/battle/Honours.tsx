import { HONOUR_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { honourText } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleState } from '@pailei/domain/battles/types';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';

/** What players have earned in this battle; nothing in a format without honours. */
export function Honours({ state }: { state: BattleState }) {
  if (state.honours.length === 0) return null;
  return (
    <section>
      <SectionHeader title="本场荣誉" />
      <ul className="border-t border-t-line-2">
        {state.honours.map((honour) => (
          <li
            key={`${honour.kind} ${honour.player.account_id} ${honour.boards[0]}`}
            className="flex items-center gap-3.5 border-b border-b-line-1 py-2.5"
          >
            <Avatar name={honour.player.name} userId={honour.player.account_id} size={44} />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-16/5">{honour.player.name}</b>
              <small className="text-text-3">
                {state.sides[honour.side].name} · {HONOUR_NAMES[honour.kind]}
              </small>
            </span>
            <b className="font-num text-20 font-semibold text-jin-text">{honourText(honour)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
