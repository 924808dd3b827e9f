import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { useBattleLine } from '../../../../shared/chat/chat.api.ts';
import { ChatBox } from '../../../../shared/chat/ChatBox.tsx';

type StaffLinesProps = { id: string; state: BattleState; accountId: string };

/** What each side and the referees write to each other, side by side. Neither reads the other's. */
export function StaffLines(props: StaffLinesProps) {
  return (
    <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
      {SIDES.map((side) => (
        <StaffLine key={side} {...props} side={side} />
      ))}
    </div>
  );
}

function StaffLine({ id, state, accountId, side }: StaffLinesProps & { side: Side }) {
  const open = useBattleLine({ battleId: id, side, line: 'staff', accountId });
  const { name } = state.sides[side];
  const title = `${name} 的裁判频道`;
  return (
    <section className="flex h-64 min-w-0 flex-col rounded-panel border border-line-1" aria-label={title}>
      <h3 className="truncate border-b border-b-line-1 px-4.5 py-2.5 text-14 font-medium">{name}</h3>
      <ChatBox
        open={open}
        accountId={accountId}
        endedAt={state.ended_at}
        isStaff
        label={title}
        sendLabel={`发给 ${name}`}
      />
    </section>
  );
}
