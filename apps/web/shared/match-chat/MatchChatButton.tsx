import { MessageCircle } from 'lucide-react';
import { useState } from 'react';

import { useMatch } from '../live/useTopics.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { MatchChatPanel } from './MatchChatPanel.tsx';

/** For a referee who has no part in the match: reads its chat and writes to both sides. */
export function MatchChatButton({ matchId }: { matchId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon={<MessageCircle size={16} />} onClick={() => setOpen(true)}>
        房间消息
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="房间消息" isPhoneSheet>
        {isOpen && <StaffChat matchId={matchId} />}
      </Dialog>
    </>
  );
}

function StaffChat({ matchId }: { matchId: string }) {
  const user = useAtomValue(userAtom);
  const series = useMatch(matchId).state?.series;
  if (!user) return null;
  return (
    <MatchChatPanel
      className="mt-4 h-[min(520px,64dvh)]"
      matchId={matchId}
      accountId={user.id}
      endedAt={series?.ended_at ?? null}
      isStaff
    />
  );
}
