import { cx } from '../ui/layout/cx.ts';
import { PANEL } from '../ui/layout/Panel.tsx';
import { useMatchChat } from './chat.api.ts';
import { ChatBox } from './ChatBox.tsx';
import { matchSeenKey, useSeen } from './useSeen.ts';

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
  const open = useMatchChat(matchId, accountId);
  useSeen(matchSeenKey(matchId), open.chat);
  return (
    <section className={cx(PANEL, 'flex min-h-0 flex-col', className)} aria-label="房间消息">
      <header className="flex min-h-13 flex-wrap items-baseline justify-between gap-x-3 border-b border-b-line-1 px-4.5 py-3">
        <h2 className="text-16 font-semibold">房间消息</h2>
        <span className="text-12 text-text-3">双方与裁判可见</span>
      </header>
      <ChatBox
        open={open}
        accountId={accountId}
        endedAt={endedAt}
        isStaff={isStaff}
        label="房间消息"
        sendLabel={isStaff ? '发消息给双方' : '发消息给对手和裁判'}
      />
    </section>
  );
}
