import { useId } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRenewRecoveryCodes } from './security.api.ts';

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const renew = useRenewRecoveryCodes();
  const codes = renew.data?.recovery_codes;
  if (codes) {
    const footer = (
      <Button variant="primary" onClick={onClose}>
        已保存
      </Button>
    );
    return (
      <Dialog open onOpenChange={onClose} title="新的恢复码" footer={footer}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={id} variant="primary" pending={renew.isPending}>
        更换恢复码
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="更换恢复码" description="旧的恢复码全部作废。" footer={footer}>
      <ProofForm id={id} command={renew} onDone={() => undefined} />
    </Dialog>
  );
}
