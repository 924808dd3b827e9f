import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useRenameTeam } from './review.api.ts';

export function RenameDialog({ team, onClose }: { team: ReviewedTeam; onClose: () => void }) {
  const [name, setName] = useState(team.name);
  const [tag, setTag] = useState(team.tag);
  const rename = useRenameTeam(team.id);
  const errors = rename.error ? errorsOfAnswer(rename.error, 'name') : {};
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`更改「${team.name}」的名称`}
      description="立即对所有页面生效，队长会看到原因。"
      label="原因"
      confirmLabel="更改名称"
      maxLength={SHORT_REASON_MAX}
      pending={rename.isPending}
      error={errors['reason'] === undefined ? undefined : rename.error}
      onConfirm={(reason) =>
        void afterCommand(rename.mutateAsync({ name, tag, reason }), { doneText: '已更改战队名称', onClose })
      }
    >
      <TextField
        label="战队名称"
        error={errors['name']}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField label="标签" error={errors['tag']} value={tag} onChange={(event) => setTag(event.target.value)} />
    </ReasonDialog>
  );
}
