import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useMyTeamCommand } from '../teams.api.ts';

/** Ends the team; its name has to be typed. */
export function DisbandDialog({ view: { team, members }, onClose }: { view: TeamView; onClose: () => void }) {
  const [name, setName] = useState('');
  const disband = useMyTeamCommand(() => api.call(teamsApi.disband, { params: { id: team.id }, body: { name } }));
  const error = disband.error ? errorsOfAnswer(disband.error, 'name')['name'] : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`解散「${team.name}」`}
      description={`${members.length} 名成员都会离开，申请、邀请与链接失效，战队不再出现在大厅。打过的赛事仍留在记录里。`}
      confirmLabel="解散战队"
      isDestructive
      pending={disband.isPending}
      onConfirm={() =>
        void afterCommand(disband.mutateAsync(undefined), { doneText: `「${team.name}」已解散`, onClose })
      }
    >
      <div className="mt-4">
        <TextField
          label={`输入战队名称「${team.name}」确认`}
          autoComplete="off"
          error={error}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
