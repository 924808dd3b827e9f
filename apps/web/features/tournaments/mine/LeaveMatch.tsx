import { matchesApi } from '@pailei/contracts/matches';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { ConfirmDialog } from '../../../shared/ui/Dialog.tsx';
import { useMatchCommand } from '../matches.api.ts';

/** Gives up this match, asked once. */
export function LeaveMatch({ matchId, opponent }: { matchId: string; opponent: string }) {
  const [isOpen, setOpen] = useState(false);
  const forfeit = useMatchCommand(matchesApi.forfeit, matchId);
  return (
    <>
      <Button variant="danger" block icon={<Flag size={16} />} onClick={() => setOpen(true)}>
        弃权
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="弃权"
        description={`本场判 ${opponent} 胜，不能恢复。你仍在赛事中。`}
        confirmLabel="弃权本场"
        isDestructive
        pending={forfeit.isPending}
        onConfirm={() => forfeit.mutate({}, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
