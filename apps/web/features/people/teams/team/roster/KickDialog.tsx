import type { TeamMember, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import { api } from '../../../../../shared/api/api.ts';
import { ReasonDialog } from '../../../../../shared/ui/feedback/ReasonDialog.tsx';
import { afterCommand } from '../../../../../shared/ui/feedback/after-command.ts';
import { useTeamCommand } from '../../teams.api.ts';

type KickDialogProps = { member: TeamMember; team: TeamProfile; onClose: () => void };

export function KickDialog({ member: { account_id, username }, team, onClose }: KickDialogProps) {
  const kick = useTeamCommand((reason: string) =>
    api.call(teamsApi.kick, { params: { id: team.id, account_id }, body: { reason } }),
  );
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`将「${username}」移出战队`}
      description="对方立即离开。原因只有对方、队长与管理员看得到。"
      label="原因"
      confirmLabel="移出战队"
      variant="danger-fill"
      maxLength={SHORT_REASON_MAX}
      pending={kick.isPending}
      error={kick.error}
      onConfirm={(reason) =>
        void afterCommand(kick.mutateAsync(reason), { doneText: `已将「${username}」移出战队`, onClose })
      }
    />
  );
}
