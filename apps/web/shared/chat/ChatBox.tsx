import { MESSAGE_MAX } from '@pailei/domain/chat/chat';
import { Flag, Mic, MicOff } from 'lucide-react';
import { useState } from 'react';

import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { TextButton } from '../ui/actions/TextButton.tsx';
import type { OpenChat } from './chat.api.ts';
import type { ChatMessage } from './chat-lines.ts';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useClosedText } from './useClosedText.ts';

type ChatBoxProps = {
  open: OpenChat;
  accountId: string;
  /** When the match or battle ended; null: it has not. */
  endedAt: string | null;
  /** A referee who has no part in it: they mute, where players report. */
  isStaff: boolean;
  /** `房间消息`. */
  label: string;
  /** `发给本队`. */
  sendLabel: string;
};

/** The messages of a chat, what the reader may do with each, and the line to write on. */
export function ChatBox({ open: { owner, chat, muted }, accountId, endedAt, isStaff, label, sendLabel }: ChatBoxProps) {
  const [asked, setAsked] = useState<ChatMessage | null>(null);
  const [lifted, setLifted] = useState<{ id: string; username: string } | null>(null);
  const muteOf = (id: string) => muted.find(({ account_id }) => account_id === id);
  const closedText = useClosedText({ kind: owner.kind, endedAt, muteReason: muteOf(accountId)?.reason });
  const close = () => setAsked(null);
  const action = (message: ChatMessage) => {
    if (message.is_staff) return null;
    const isMuted = muteOf(message.author.id) !== undefined;
    const [verb, Icon] = isStaff ? (isMuted ? ['解除禁言', Mic] : ['禁言', MicOff]) : ['举报', Flag];
    return (
      <TextButton aria-label={`${verb}：${message.author.username}`} title={verb} onClick={() => setAsked(message)}>
        <Icon size={12} />
      </TextButton>
    );
  };
  const silent = muted.filter(({ account_id }) => chat.messages.every(({ author }) => author.id !== account_id));
  return (
    <>
      {chat.denied !== null ? (
        <p className="flex-1 px-4.5 py-4 text-13 text-text-3">{chat.denied}</p>
      ) : chat.isLoading ? (
        <div className="flex-1 px-4.5 py-4">
          <SkeletonRows count={3} />
        </div>
      ) : (
        <ChatLog chat={chat} accountId={accountId} label={label} action={action} />
      )}
      {isStaff &&
        silent.map(({ account_id, username = '选手' }) => (
          <p key={account_id} className="flex items-center justify-between gap-3 px-4.5 py-2 text-12 text-text-3">
            {username} 已被禁言
            <TextButton aria-label={`解除禁言：${username}`} onClick={() => setLifted({ id: account_id, username })}>
              解除禁言
            </TextButton>
          </p>
        ))}
      <ChatForm label={sendLabel} most={MESSAGE_MAX} closedText={closedText} onSend={chat.send} />
      {lifted && <MuteDialog owner={owner} author={lifted} isMuted onClose={() => setLifted(null)} />}
      {asked &&
        (isStaff ? (
          <MuteDialog
            owner={owner}
            author={asked.author}
            isMuted={muteOf(asked.author.id) !== undefined}
            onClose={close}
          />
        ) : (
          <ReportDialog owner={owner} message={asked} onClose={close} />
        ))}
    </>
  );
}
