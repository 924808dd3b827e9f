import { MESSAGE_MAX } from '@pailei/domain/match-chat';
import { Flag, Mic, MicOff } from 'lucide-react';
import { useState } from 'react';

import type { ChatMessage } from '../chat/chat-lines.ts';
import { ChatForm } from '../chat/ChatForm.tsx';
import { ChatLog } from '../chat/ChatLog.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { cx } from '../ui/layout/cx.ts';
import { PANEL } from '../ui/layout/Panel.tsx';
import { useMatchChat } from './match-chat.api.ts';
import { MuteDialog } from './MuteDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useClosedText } from './useClosedText.ts';

type MatchChatPanelProps = {
  matchId: string;
  accountId: string;
  /** When the match ended; null: it has not. */
  endedAt: string | null;
  /** A referee who has no part in the match. */
  isStaff: boolean;
  /** Its place only. */
  className?: string;
};

/** What both sides of a match and the referees write to each other. */
export function MatchChatPanel({ matchId, accountId, endedAt, isStaff, className }: MatchChatPanelProps) {
  const { chat, muted } = useMatchChat(matchId, accountId);
  const [asked, setAsked] = useState<ChatMessage | null>(null);
  const muteOf = (id: string) => muted.find(({ account_id }) => account_id === id);
  const closedText = useClosedText(endedAt, muteOf(accountId)?.reason);
  const close = () => setAsked(null);
  const action = (message: ChatMessage) => {
    if (message.is_staff) return null;
    const isMuted = muteOf(message.author.id) !== undefined;
    const [label, Icon] = isStaff ? (isMuted ? ['解除禁言', Mic] : ['禁言', MicOff]) : ['举报', Flag];
    return (
      <TextButton aria-label={`${label}：${message.author.username}`} title={label} onClick={() => setAsked(message)}>
        <Icon size={12} />
      </TextButton>
    );
  };
  return (
    <section className={cx(PANEL, 'flex min-h-0 flex-col', className)} aria-label="房间消息">
      <header className="flex min-h-13 flex-wrap items-baseline justify-between gap-x-3 border-b border-b-line-1 px-4.5 py-3">
        <h2 className="text-16 font-semibold">房间消息</h2>
        <span className="text-12 text-text-3">双方与裁判可见</span>
      </header>
      {chat.denied !== null ? (
        <p className="flex-1 px-4.5 py-4 text-13 text-text-3">{chat.denied}</p>
      ) : chat.isLoading ? (
        <div className="flex-1 px-4.5 py-4">
          <SkeletonRows count={3} />
        </div>
      ) : (
        <ChatLog chat={chat} accountId={accountId} label="房间消息" action={action} />
      )}
      <ChatForm
        label={isStaff ? '发消息给双方' : '发消息给对手和裁判'}
        most={MESSAGE_MAX}
        closedText={closedText}
        onSend={chat.send}
      />
      {asked &&
        (isStaff ? (
          <MuteDialog
            matchId={matchId}
            author={asked.author}
            isMuted={muteOf(asked.author.id) !== undefined}
            onClose={close}
          />
        ) : (
          <ReportDialog matchId={matchId} message={asked} onClose={close} />
        ))}
    </section>
  );
}
