import type { TeamDraft } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { formOf } from '../form/team-form.ts';
import { TeamForm } from '../form/TeamForm.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useMyTeamCommand, useSubmitTeam } from '../teams.api.ts';

/** A team that waits for its review or was refused: where it stands, and its correction. */
export function DraftPage({ draft }: { draft: TeamDraft }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const submit = useSubmitTeam(draft.id);
  const resubmit = async (body: Parameters<typeof submit.mutateAsync>[0]) => {
    await submit.mutateAsync(body);
    toast.success('已重新提交审核');
  };
  return (
    <>
      <PageHeader
        title="我的战队"
        actions={
          <Button variant="danger" onClick={() => setWithdrawing(true)}>
            撤回战队
          </Button>
        }
      />
      <div role="status" className="mb-6">
        <DraftState draft={draft} />
      </div>
      <TeamForm
        initial={formOf(draft)}
        draftName={`team:${draft.id}`}
        submitLabel={draft.status === 'rejected' ? '修改并重新提交' : '保存并重新提交'}
        onSubmit={resubmit}
      />
      {isWithdrawing && <WithdrawDialog draft={draft} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

function DraftState({ draft: { name, status, reason, submitted_at, reviewed_at } }: { draft: TeamDraft }) {
  if (status === 'pending') {
    return (
      <Note tone="huang" icon={<Clock size={18} />}>
        「{name}」正在审核中，
        <Time iso={submitted_at} /> 提交。结果会直接出现在这里。
      </Note>
    );
  }
  return (
    <Note tone="yan" icon={<CircleAlert size={18} />}>
      <b className="font-medium">「{name}」未通过审核</b>
      {reviewed_at !== null && (
        <span className="text-text-2">
          {' '}
          · <Time iso={reviewed_at} />
        </span>
      )}
      {reason !== null && <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>}
      <p className="text-13 text-text-2">修改后可以重新提交，或者撤回。</p>
    </Note>
  );
}

function WithdrawDialog({ draft: { id, name }, onClose }: { draft: TeamDraft; onClose: () => void }) {
  const withdraw = useMyTeamCommand(() => api.call(teamsApi.withdraw, { params: { id } }));
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`撤回「${name}」`}
      description="战队不再等待审核，名称可以被其他人使用。之后可以重新创建。"
      confirmLabel="撤回战队"
      isDestructive
      pending={withdraw.isPending}
      onConfirm={() => void afterCommand(withdraw.mutateAsync(undefined), { doneText: `已撤回「${name}」`, onClose })}
    >
      {withdraw.error && <Note tone="yan">{messageOf(withdraw.error)}</Note>}
    </ConfirmDialog>
  );
}
