import type { TournamentState } from '@pailei/domain/tournament/types';

import { useCancelTournament } from '../tournaments.api.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';

type CancelDialogProps = {
  tournament: Pick<TournamentState, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CancelDialog({ tournament, open, onOpenChange }: CancelDialogProps) {
  const cancel = useCancelTournament(tournament.id);
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="取消赛事"
      description={`「${tournament.name}」将立即结束，不能恢复。`}
      label="原因"
      confirmLabel={`取消「${tournament.name}」`}
      variant="danger-fill"
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={(reason) => cancel.mutate(reason, { onSuccess: () => onOpenChange(false) })}
    />
  );
}
