import { CHAT_MESSAGE_MAX, type BattleState } from '@pailei/domain/battles';
import { SIDES, type Side } from '@pailei/domain/series';

import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useChat } from '../chat/chat.api.ts';
import { ChatForm } from '../../../../shared/chat/ChatForm.tsx';
import { ChatLog } from '../../../../shared/chat/ChatLog.tsx';
import { useChatClosed } from '../chat/useChatClosed.ts';

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
  const chat = useChat({ battleId: id, side, line: 'staff', accountId });
  const { name } = state.sides[side];
  const title = `${name} 的裁判频道`;
  return (
    <section className="flex h-64 min-w-0 flex-col rounded-panel border border-line-1" aria-label={title}>
      <h3 className="truncate border-b border-b-line-1 px-4.5 py-2.5 text-14 font-medium">{name}</h3>
      {chat.denied !== null ? (
        <p className="flex-1 px-4.5 py-4 text-13 text-text-3">{chat.denied}</p>
      ) : chat.isLoading ? (
        <div className="flex-1 px-4.5 py-4">
          <SkeletonRows count={3} />
        </div>
      ) : (
        <ChatLog chat={chat} accountId={accountId} label={title} />
      )}
      <ChatForm
        label={`发给 ${name}`}
        most={CHAT_MESSAGE_MAX}
        closedText={useChatClosed(state.ended_at)}
        onSend={chat.send}
      />
    </section>
  );
}
