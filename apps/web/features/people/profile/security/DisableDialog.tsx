import { useId } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { ProofForm } from './ProofForm.tsx';
import { useDisableTotp } from './security.api.ts';

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const disable = useDisableTotp();
  const done = () => {
    toast.success('动态验证码已停用');
    onClose();
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={id} variant="danger-fill" pending={disable.isPending}>
        停用动态验证码
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="停用动态验证码"
      description="以后登录只需要密码，恢复码也全部作废。"
      footer={footer}
    >
      <ProofForm id={id} command={disable} onDone={done} />
    </Dialog>
  );
}
