import type { ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import type { BattleState } from '@pailei/domain/battles/types';

import { useTeam } from '../../../../shared/live/useTeamTopics.ts';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ChatBox } from '../../../../shared/chat/ChatBox.tsx';
import { lineSeenKey, useSeen } from '../../../../shared/chat/useSeen.ts';
import type { Chats } from './useChats.ts';

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
  const { title, send, audience } = LINES[line];
  const open = lines[line];
  useSeen(lineSeenKey(chats.battleId, line), open.chat);
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
      <ChatBox
        key={line}
        open={open}
        accountId={accountId}
        endedAt={endedAt}
        isStaff={false}
        label={title}
        sendLabel={send}
      />
    </section>
  );
}
