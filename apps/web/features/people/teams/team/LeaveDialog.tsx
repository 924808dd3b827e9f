import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useMyTeamCommand } from '../teams.api.ts';

export function LeaveDialog({ view: { team }, onClose }: { view: TeamView; onClose: () => void }) {
  const leave = useMyTeamCommand(() => api.call(teamsApi.leave, { params: { id: team.id } }));
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`退出「${team.name}」`}
      description="你不再看到队内的公告与卡组，之后可以重新申请加入。打过的赛事仍留在记录里。"
      confirmLabel="退出战队"
      isDestructive
      pending={leave.isPending}
      onConfirm={() => void afterCommand(leave.mutateAsync(undefined), { doneText: `已退出「${team.name}」`, onClose })}
    >
      {leave.error && <Note tone="yan">{messageOf(leave.error)}</Note>}
    </ConfirmDialog>
  );
}
