import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useRemoveProduct } from '../products-admin.api.ts';

type RemoveDialogProps = { product: Product; onClose: () => void; onRemoved: () => void };

/** What was ever ordered stays as a record, and only leaves the shop. */
export function RemoveDialog({ product: { id, name }, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveProduct(id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: ({ is_kept }) => {
        toast.success(is_kept ? `「${name}」有订单，已从商城下架` : `「${name}」已删除`);
        if (is_kept) onClose();
        else onRemoved();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="删除商品"
      description={`有订单的商品会保留记录，只从商城下架；没有订单的「${name}」会被删除，无法恢复。`}
      confirmLabel={`删除「${name}」`}
      isDestructive
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && (
        <Note tone="yan" className="mt-4">
          {messageOf(remove.error)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
