import type { TeamRef } from '@pailei/contracts/people/teams/team-views';
import { REQUEST_DAYS, REQUEST_MESSAGE_MAX } from '@pailei/domain/teams/limits';
import type { RecruitingMode } from '@pailei/domain/teams/types';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useApply } from './requests.api.ts';

type ApplyDialogProps = { team: Pick<TeamRef, 'id' | 'name'> & { recruiting: RecruitingMode }; onClose: () => void };

/** Asks a team to take the visitor in; an open one does so at once. */
export function ApplyDialog({ team, onClose }: ApplyDialogProps) {
  const [message, setMessage] = useState('');
  const apply = useApply(team.id);
  const isOpen = team.recruiting === 'open';
  const send = () =>
    void afterCommand(apply.mutateAsync(message), {
      doneText: isOpen ? `你已加入「${team.name}」` : `已向「${team.name}」提交申请`,
      onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isShown) => !isShown && onClose()}
      title={isOpen ? `加入「${team.name}」` : `申请加入「${team.name}」`}
      description={
        isOpen
          ? '这支战队不需要审批，提交后立即成为队员。每人只能属于一支战队，你的其他申请与邀请会失效。'
          : `队长会收到你的申请，${REQUEST_DAYS} 天内没有答复自动过期。`
      }
      confirmLabel={isOpen ? '加入战队' : '提交申请'}
      pending={apply.isPending}
      onConfirm={send}
    >
      <div className="mt-4">
        <TextAreaField
          label="留言"
          hint="选填：常用职业、常在时间、打过的赛事"
          error={apply.error ? messageOf(apply.error) : undefined}
          rows={4}
          maxLength={REQUEST_MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
