import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import type { RulingDialogProps } from './dialog-props.ts';
import { useBattleRuling } from './rulings.api.ts';

const TEXTS = {
  pause: {
    title: '暂停团队战',
    text: '计时停止，队长不能行动；进行中的台照常打完。',
    confirm: '暂停',
    variant: 'primary',
  },
  resume: {
    title: '恢复团队战',
    text: '从停下的地方继续，剩余时间不变。',
    confirm: '恢复',
    variant: 'primary',
  },
  cancel: {
    title: '取消团队战',
    text: '这场团队战不再进行，不能恢复。双方队员会收到通知。',
    confirm: '取消这场团队战',
    variant: 'danger-fill',
  },
} as const;

/** A ruling on a whole battle that needs nothing but its reason. */
export function PlainRulingDialog({ id, type, onClose }: RulingDialogProps & { type: keyof typeof TEXTS }) {
  const rule = useBattleRuling(id);
  const { title, text, confirm, variant } = TEXTS[type];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      label="原因"
      confirmLabel={confirm}
      variant={variant}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) => rule.mutate({ type, reason }, { onSuccess: onClose })}
    />
  );
}
