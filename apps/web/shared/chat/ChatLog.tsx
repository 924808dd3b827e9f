import { useEffect, useLayoutEffect, useRef, type ReactNode, type UIEvent } from 'react';

import { TextButton } from '../ui/actions/TextButton.tsx';
import { cx } from '../ui/layout/cx.ts';
import { Seal } from '../ui/marks/Seal.tsx';
import { clockText } from '../ui/time/time.format.ts';
import { playerPath } from '../links/links.ts';
import { TextLink } from '../ui/actions/TextLink.tsx';
import type { ChatEntry, ChatMessage, SentMessage } from './chat-lines.ts';
import type { Chat } from './useChatLog.ts';

const NEAR_PX = 48;

type ChatLogProps = {
  chat: Chat;
  accountId: string;
  label: string;
  /** What the reader may do with a message of somebody else. */
  action?: (message: ChatMessage) => ReactNode;
};

/** The messages, the newest at the bottom; it stays there while nobody scrolls away, and older ones come at the top. */
export function ChatLog({ chat, accountId, label, action }: ChatLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ height: 0, oldest: '' });
  const { entries, messages, older } = chat;
  const oldest = messages[0]?.id ?? '';

  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const hasOlder = before.current.oldest !== '' && oldest !== before.current.oldest;
    if (isAtEnd.current) log.scrollTop = log.scrollHeight;
    else if (hasOlder) log.scrollTop += log.scrollHeight - before.current.height;
    before.current = { height: log.scrollHeight, oldest };
  }, [entries.length, oldest]);
  useEffect(() => {
    const log = box.current;
    if (!log) return undefined;
    // the box of a sheet has its height only once it is open
    const observer = new ResizeObserver(() => isAtEnd.current && (log.scrollTop = log.scrollHeight));
    observer.observe(log);
    return () => observer.disconnect();
  }, []);

  const onScroll = ({ currentTarget: log }: UIEvent<HTMLElement>) => {
    isAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    if (log.scrollTop < NEAR_PX && !isAtEnd.current) older.load();
  };
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // what scrolls is reached by keys, too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4.5 py-4 -outline-offset-2"
      onScroll={onScroll}
    >
      {older.hasMore && (
        <TextButton className="self-center" disabled={older.isLoading} onClick={older.load}>
          {older.isLoading ? '正在读取' : '更早的消息'}
        </TextButton>
      )}
      {entries.length === 0 && !chat.isLoading && <p className="m-auto text-13 text-text-3">还没有消息</p>}
      {entries.map((entry) => (
        <Entry key={entryKey(entry)} entry={entry} chat={chat} accountId={accountId} action={action} />
      ))}
    </div>
  );
}

const entryKey = (entry: ChatEntry) => (entry.kind === 'message' ? entry.message.id : entry.sent.key);

type EntryProps = {
  entry: ChatEntry;
  chat: Chat;
  accountId: string;
  action: ChatLogProps['action'];
};

function Entry({ entry, chat, accountId, action }: EntryProps) {
  if (entry.kind === 'sent') return <Sent sent={entry.sent} chat={chat} />;
  const { message } = entry;
  const isOwn = message.author.id === accountId;
  return <Message message={message} isOwn={isOwn} action={isOwn ? undefined : action?.(message)} />;
}

const BUBBLE =
  'inline-block max-w-full rounded-[10px] px-3 py-1.5 text-left text-13/5 wrap-anywhere whitespace-pre-wrap';

type MessageProps = { message: ChatMessage; isOwn: boolean; action: ReactNode };

function Message({ message: { author, at, text, is_staff }, isOwn, action }: MessageProps) {
  return (
    <div className={cx('max-w-[86%]', isOwn ? 'self-end text-right' : 'self-start')}>
      <small className={cx('mb-0.5 flex items-center gap-1.5 text-text-3', isOwn && 'justify-end')}>
        {is_staff && <Seal mark="裁" size="xs" />}
        {!isOwn && (
          <TextLink className="min-w-0 truncate" to={playerPath(author.id)}>
            <bdi>{author.username}</bdi>
          </TextLink>
        )}
        <time dateTime={at}>{clockText(at)}</time>
        {action}
      </small>
      <p
        dir="auto"
        className={cx(
          BUBBLE,
          isOwn ? 'rounded-tr-[3px] bg-zhu-wash' : 'rounded-tl-[3px]',
          !isOwn && (is_staff ? 'bg-qing-wash' : 'bg-surface-3'),
        )}
      >
        {text}
      </p>
    </div>
  );
}

/** What is on its way, or was refused: then it says why, and nothing typed is lost. */
function Sent({ sent, chat }: { sent: SentMessage; chat: Chat }) {
  const { text, at, error } = sent;
  return (
    <div className="max-w-[86%] self-end text-right">
      <small className="mb-0.5 flex items-center justify-end gap-1.5 text-text-3">
        {error === null ? '发送中' : '没有发出'}
        <time dateTime={at}>{clockText(at)}</time>
      </small>
      <p className={cx(BUBBLE, 'rounded-tr-[3px] bg-zhu-wash', error === null && 'opacity-70')}>{text}</p>
      {error !== null && (
        <p className="mt-1 flex flex-wrap items-center justify-end gap-2 text-12">
          <span role="alert" className="text-yan-text">
            {error}
          </span>
          <TextButton tone="accent" onClick={() => chat.sendAgain(sent)}>
            重发
          </TextButton>
          <TextButton onClick={() => chat.discard(sent)}>删除</TextButton>
        </p>
      )}
    </div>
  );
}
