import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/feedback/Dialog.tsx';
import { useMatchCommand } from '../commands.api.ts';

/** Forfeits this match after a confirmation. */
export function LeaveMatch({ matchId, opponent }: { matchId: string; opponent: string }) {
  const [isOpen, setOpen] = useState(false);
  const forfeit = useMatchCommand(matchesApi.forfeit, matchId);
  return (
    <>
      <Button variant="danger" block icon={<Flag size={16} />} onClick={() => setOpen(true)}>
        本场弃权
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="本场弃权"
        description={`本场判 ${opponent} 胜，不能恢复。你仍在赛事中。`}
        confirmLabel="本场弃权"
        isDestructive
        pending={forfeit.isPending}
        onConfirm={() => forfeit.mutate({}, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
