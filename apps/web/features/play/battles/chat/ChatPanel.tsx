import type { ChatLine } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import { CHAT_MESSAGE_MAX, type BattleState } from '@pailei/domain/battles';

import { useTeam } from '../../../../shared/live/useTeamTopics.ts';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ChatForm } from '../../../../shared/chat/ChatForm.tsx';
import { ChatLog } from '../../../../shared/chat/ChatLog.tsx';
import { useChatClosed } from './useChatClosed.ts';
import { useSeen, type Chats } from './useChats.ts';

export type ChatPanelProps = {
  chats: Chats;
  teamId: string;
  endedAt: BattleState['ended_at'];
  /** Its place only. */
  className?: string;
};

type LineTexts = { readonly label: string; readonly title: string; readonly send: string; readonly audience: string };

const LINES: Readonly<Record<ChatLine, LineTexts>> = {
  team: { label: '队内', title: '队内消息', send: '发给本队', audience: '只有本队可见' },
  staff: { label: '裁判', title: '裁判频道', send: '发给裁判', audience: '本队与裁判可见' },
};

/** What the team writes to each other, and to the referees. */
export function ChatPanel({ chats, teamId, endedAt, className }: ChatPanelProps) {
  const { line, setLine, lines, unread, accountId } = chats;
  const members = useTeam(teamId).state?.members.length;
  const closedText = useChatClosed(endedAt);
  const { title, send, audience } = LINES[line];
  const chat = lines[line];
  useSeen(chats);
  const option = (value: ChatLine) => {
    const count = value === line ? 0 : unread[value];
    return { value, label: LINES[value].label, ...(count > 0 && { count }) };
  };
  return (
    <section className={cx('flex min-h-0 flex-col', className)} aria-label={title}>
      <header className="flex min-h-13 items-center justify-between gap-3 border-b border-b-line-1 py-2 pr-4.5 pl-3">
        <Segmented label="频道" options={[option('team'), option('staff')]} value={line} onChange={setLine} />
        <span className="text-right text-12 text-text-3">
          {audience}
          {line === 'team' && members !== undefined && ` · ${members} 人`}
        </span>
      </header>
      {chat.denied !== null ? (
        <p className="flex-1 px-4.5 py-4 text-13 text-text-3">{chat.denied}</p>
      ) : chat.isLoading ? (
        <div className="flex-1 px-4.5 py-4">
          <SkeletonRows count={3} />
        </div>
      ) : (
        <ChatLog key={line} chat={chat} accountId={accountId} label={title} />
      )}
      <ChatForm key={`form-${line}`} label={send} most={CHAT_MESSAGE_MAX} closedText={closedText} onSend={chat.send} />
    </section>
  );
}
