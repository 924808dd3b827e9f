import { MessageCircle } from 'lucide-react';
import { useState } from 'react';

import { useMatch } from '../live/useTopics.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { useMatchChat } from './chat.api.ts';
import { MatchChatPanel } from './MatchChatPanel.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { matchSeenKey, useUnread } from './useSeen.ts';

type MatchChatButtonProps = {
  matchId: string;
  /** A referee who has no part in the match: they read its chat and write to both sides. */
  isStaff: boolean;
};

/** The chat of a match where it has no place on the page. */
export function MatchChatButton({ matchId, isStaff }: MatchChatButtonProps) {
  const user = useAtomValue(userAtom);
  return user && <OpenButton matchId={matchId} isStaff={isStaff} accountId={user.id} />;
}

function OpenButton({ matchId, isStaff, accountId }: MatchChatButtonProps & { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { chat } = useMatchChat(matchId, accountId);
  const unread = useUnread(matchSeenKey(matchId), chat, accountId);
  const series = useMatch(matchId).state?.series;
  return (
    <>
      <Button variant="text" icon={<MessageCircle size={16} />} onClick={() => setOpen(true)}>
        房间消息
        <UnreadCount count={isOpen ? 0 : unread} />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="房间消息" isPhoneSheet>
        {isOpen && (
          <MatchChatPanel
            className="mt-4 h-[min(520px,64dvh)]"
            matchId={matchId}
            accountId={accountId}
            endedAt={series?.ended_at ?? null}
            isStaff={isStaff}
          />
        )}
      </Dialog>
    </>
  );
}
