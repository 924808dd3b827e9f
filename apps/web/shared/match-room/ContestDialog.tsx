import { matchesApi } from '@pailei/contracts/play/matches/matches.api';

import type { Side } from '@pailei/domain/series/sides';

import { EvidenceField } from '../evidence/EvidenceField.tsx';
import { useMatchCommand } from '../match/commands.api.ts';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';

type ContestDialogProps = { matchId: string; gameNumber: number; side: Side; onClose: () => void };

/** Contests a result, with a reason and images for the referee. */
export function ContestDialog({ matchId, gameNumber, side, onClose }: ContestDialogProps) {
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
    >
      <EvidenceField matchId={matchId} gameNumber={gameNumber} side={side} />
    </ReasonDialog>
  );
}
