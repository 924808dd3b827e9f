import type { Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { useState } from 'react';

import { ConfirmDialog } from '../../../shared/ui/feedback/Dialog.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { Switch } from '../../../shared/ui/forms/Switch.tsx';
import { usePauseWebhook, useRemoveWebhook, useRenewSecret, useResumeWebhook } from './webhooks.api.ts';

export type Asked = { kind: 'pause' | 'resume' | 'renew' | 'remove'; webhook: Webhook };

type AskedProps = { webhook: Webhook; onSecret: (secret: string) => void; onClose: () => void };

/** What an admin is about to do to a target. */
export function AskedDialog({ asked, ...props }: Omit<AskedProps, 'webhook'> & { asked: Asked }) {
  const One = DIALOGS[asked.kind];
  return <One {...props} webhook={asked.webhook} />;
}

const DIALOGS = { pause: PauseDialog, resume: ResumeDialog, renew: RenewDialog, remove: RemoveDialog } as const;

const shown = (onClose: () => void) => ({ open: true, onOpenChange: (open: boolean) => void (!open && onClose()) });

function PauseDialog({ webhook, onClose }: AskedProps) {
  const pause = usePauseWebhook();
  return (
    <ConfirmDialog
      {...shown(onClose)}
      title="暂停推送"
      description={`「${webhook.name}」不再收到消息。期间的事件先留着，恢复时可以按顺序补发。`}
      confirmLabel="暂停推送"
      pending={pause.isPending}
      onConfirm={() => pause.mutate(webhook.id, { onSuccess: () => toast.success('推送已暂停'), onSettled: onClose })}
    />
  );
}

function ResumeDialog({ webhook, onClose }: AskedProps) {
  const [skips_waiting, setSkips] = useState(false);
  const resume = useResumeWebhook();
  const { id, waiting } = webhook;
  return (
    <ConfirmDialog
      {...shown(onClose)}
      title="恢复推送"
      description={waiting === 0 ? '没有留着的消息。' : `有 ${waiting} 条消息留着，会按顺序补发。`}
      confirmLabel="恢复推送"
      pending={resume.isPending}
      onConfirm={() =>
        resume.mutate({ id, skips_waiting }, { onSuccess: () => toast.success('推送已恢复'), onSettled: onClose })
      }
    >
      {waiting > 0 && (
        <div className="mt-3">
          <Switch checked={skips_waiting} onChange={setSkips}>
            跳过这 {waiting} 条，不补发
          </Switch>
        </div>
      )}
    </ConfirmDialog>
  );
}

function RenewDialog({ webhook, onSecret, onClose }: AskedProps) {
  const renew = useRenewSecret();
  return (
    <ConfirmDialog
      {...shown(onClose)}
      title="更换签名密钥"
      description="旧密钥立即失效，接收方换上新密钥之前会拒收消息；拒收的消息会再次推送。"
      confirmLabel="更换签名密钥"
      pending={renew.isPending}
      onConfirm={() => renew.mutate(webhook.id, { onSuccess: ({ secret }) => onSecret(secret), onSettled: onClose })}
    />
  );
}

function RemoveDialog({ webhook, onClose }: AskedProps) {
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      {...shown(onClose)}
      title="删除 Webhook"
      description={`「${webhook.name}」及其推送记录会一并删除，不能恢复。`}
      confirmLabel="删除 Webhook"
      isDestructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(webhook.id, { onSuccess: () => toast.success('Webhook 已删除'), onSettled: onClose })
      }
    />
  );
}
