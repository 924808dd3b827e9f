import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useRestoreTeam } from './review.api.ts';

/** Brings a disbanded team back, by another name where its own is taken. */
export function RestoreDialog({ team, onClose }: { team: ReviewedTeam; onClose: () => void }) {
  const [name, setName] = useState(team.name);
  const restore = useRestoreTeam(team.id);
  const errors = restore.error ? errorsOfAnswer(restore.error, 'name') : {};
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`恢复「${team.name}」`}
      description="仍自由的原成员会回到战队；名称已被使用时请改名。"
      label="原因"
      confirmLabel="恢复战队"
      maxLength={SHORT_REASON_MAX}
      pending={restore.isPending}
      error={errors['reason'] === undefined ? undefined : restore.error}
      onConfirm={(reason) =>
        void afterCommand(restore.mutateAsync({ reason, ...(name.trim() !== team.name && { name }) }), {
          doneText: `已恢复「${name.trim()}」`,
          onClose,
        })
      }
    >
      <TextField
        label="战队名称"
        error={errors['name']}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ReasonDialog>
  );
}
