import type { TournamentState } from '@pailei/domain/tournament/types';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { useTakeBackRound } from '../stages/swiss/draft/draft.api.ts';
import { untouchedRound } from './staff-menu.ts';

/** Undoes the start of the newest round, as long as nobody has begun. */
export function TakeBackRoundDialog({ tournament, onClose }: { tournament: TournamentState; onClose: () => void }) {
  const command = useTakeBackRound(tournament.id);
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`撤回第 ${untouchedRound(tournament) ?? ''} 轮`}
      description="本轮所有场次作废，对阵回到草案，由裁判看过后重新公布。选手会收到通知和原因。"
      label="原因"
      confirmLabel="撤回这一轮"
      variant="danger-fill"
      pending={command.isPending}
      error={command.error}
      onConfirm={(reason) => command.mutate(reason, { onSuccess: onClose })}
    />
  );
}
