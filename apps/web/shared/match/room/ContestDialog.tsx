import { matchesApi } from '@pailei/contracts/play/matches/matches.api';

import { useMatchCommand } from '../commands.api.ts';
import { ReasonDialog } from '../../ui/feedback/ReasonDialog.tsx';

type ContestDialogProps = { matchId: string; gameNumber: number; onClose: () => void };

/** Contests a result, with a reason for the referee. */
export function ContestDialog({ matchId, gameNumber, onClose }: ContestDialogProps) {
  const contest = useMatchCommand(matchesApi.contest, matchId, true);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`对第 ${gameNumber} 局提出异议`}
      description="裁判会看到你的说明并作出裁定。"
      label="说明"
      confirmLabel={`对第 ${gameNumber} 局提出异议`}
      pending={contest.isPending}
      error={contest.error}
      onConfirm={(note) => contest.mutate({ game_number: gameNumber, note }, { onSuccess: onClose })}
    />
  );
}
