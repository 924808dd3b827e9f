import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { RadioList } from '../../../../shared/ui/forms/RadioList.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { ROLE_LABELS } from '../team-labels.ts';
import { useReplaceCaptain } from './review.api.ts';

/** Gives the team to another of its members. */
export function CaptainDialog({ team: { id, name, members }, onClose }: { team: ReviewedTeam; onClose: () => void }) {
  const [chosen, setChosen] = useState('');
  const replace = useReplaceCaptain(id);
  const options = members
    .filter(({ role }) => role !== 'captain')
    .map(({ account_id, username, role }) => ({ value: account_id, label: `${username}（${ROLE_LABELS[role]}）` }));
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`更换「${name}」的队长`}
      description="立即生效，原队长成为队员，双方都会收到通知。"
      label="原因"
      confirmLabel="更换队长"
      maxLength={SHORT_REASON_MAX}
      disabled={chosen === ''}
      pending={replace.isPending}
      error={replace.error}
      onConfirm={(reason) =>
        void afterCommand(replace.mutateAsync({ account_id: chosen, reason }), { doneText: '已更换队长', onClose })
      }
    >
      <FieldGroup label="新队长" error={undefined}>
        <RadioList label="新队长" options={options} value={chosen} onChange={setChosen} />
      </FieldGroup>
    </ReasonDialog>
  );
}
