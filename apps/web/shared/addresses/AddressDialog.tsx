import { fullAddress } from '@pailei/contracts/shop/orders/order-shapes';
import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';
import { useState } from 'react';

import { errorsOfAnswer } from '../api/field-errors.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { Switch } from '../ui/forms/Switch.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { AddressField } from './AddressField.tsx';
import { useSaveAddress } from './addresses.api.ts';

/** `address` null writes a new one; `isFirst`: it becomes the default in any case. */
type AddressDialogProps = { address: SavedAddress | null; isFirst: boolean; onClose: () => void };

export function AddressDialog({ address, isFirst, onClose }: AddressDialogProps) {
  const [text, setText] = useState(address?.full_address ?? '');
  const [isDefault, setDefault] = useState(address?.is_default ?? isFirst);
  const [wrong, setWrong] = useState<string>();
  const save = useSaveAddress(address?.id ?? null);
  const refused = save.error ? errorsOfAnswer(save.error, 'full_address')['full_address'] : undefined;
  const confirm = () => {
    const checked = fullAddress.safeParse(text);
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    save.mutate(
      { full_address: checked.data, is_default: isDefault },
      {
        onSuccess: () => {
          toast.success('地址已保存');
          onClose();
        },
      },
    );
  };
  // the default stays one until another is made the default
  const isFixed = address?.is_default === true || isFirst;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={address ? '修改地址' : '新增地址'}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button variant="primary" pending={save.isPending} onClick={confirm}>
            保存地址
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <AddressField value={text} error={wrong ?? refused} onChange={setText} />
        <Switch checked={isDefault} disabled={isFixed} onChange={setDefault}>
          设为默认地址
        </Switch>
      </div>
    </Dialog>
  );
}
