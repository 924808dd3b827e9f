import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import type { ButtonVariant } from '../../../../shared/ui/actions/Button.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useReasonAction, type ReasonAction } from './review.api.ts';

type Texts = { title: string; description: string; confirmLabel: string; variant: ButtonVariant; done: string };

const TEXTS: Readonly<Record<ReasonAction, (name: string) => Texts>> = {
  reject: (name) => ({
    title: `驳回「${name}」`,
    description: '创建者会看到原因，修改后可以重新提交。',
    confirmLabel: '驳回战队',
    variant: 'primary',
    done: `已驳回「${name}」`,
  }),
  remove_crest: (name) => ({
    title: `移除「${name}」的队徽图片`,
    description: '恢复为生成的队徽，队长会看到原因。',
    confirmLabel: '移除图片',
    variant: 'danger-fill',
    done: `已移除「${name}」的队徽图片`,
  }),
  disband: (name) => ({
    title: `解散「${name}」`,
    description: '成员全部离开并看到原因。之后可以恢复，仍自由的成员会回到战队。',
    confirmLabel: '解散战队',
    variant: 'danger-fill',
    done: `已解散「${name}」`,
  }),
};

type ReasonActionDialogProps = { action: ReasonAction; team: ReviewedTeam; onClose: () => void };

export function ReasonActionDialog({ action, team: { id, name }, onClose }: ReasonActionDialogProps) {
  const { mutateAsync, isPending, error } = useReasonAction(id, action);
  const { done, ...shown } = TEXTS[action](name);
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...shown}
      label="原因"
      maxLength={SHORT_REASON_MAX}
      pending={isPending}
      error={error}
      onConfirm={(reason) => void afterCommand(mutateAsync(reason), { doneText: done, onClose })}
    />
  );
}
