import type { TeamMember, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';

import { api } from '../../../../../shared/api/api.ts';
import { messageOf } from '../../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { afterCommand } from '../../../../../shared/ui/feedback/after-command.ts';
import { useTeamCommand } from '../../teams.api.ts';

type RoleDialogProps = { member: TeamMember; team: TeamProfile; onClose: () => void };

/** Names a vice captain, or ends that. */
export function RoleDialog({ member: { account_id, username, role }, team, onClose }: RoleDialogProps) {
  const isEnding = role === 'vice_captain';
  const setRole = useTeamCommand(() =>
    api.call(teamsApi.setRole, {
      params: { id: team.id, account_id },
      body: { role: isEnding ? 'member' : 'vice_captain' },
    }),
  );
  const done = isEnding ? `「${username}」不再是副队长` : `「${username}」已成为副队长`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isEnding ? `撤销「${username}」的副队长` : `任命「${username}」为副队长`}
      description={isEnding ? '对方成为普通队员，不能再邀请成员。' : '副队长可以邀请成员；入队申请仍由队长处理。'}
      confirmLabel={isEnding ? '撤销副队长' : '任命副队长'}
      pending={setRole.isPending}
      onConfirm={() => void afterCommand(setRole.mutateAsync(undefined), { doneText: done, onClose })}
    >
      {setRole.error && <Note tone="yan">{messageOf(setRole.error)}</Note>}
    </ConfirmDialog>
  );
}
