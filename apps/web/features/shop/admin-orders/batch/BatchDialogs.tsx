import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';

type ManyProps = { count: number; onClose: () => void };

export function CancelManyDialog({ count, onClose, onConfirm }: ManyProps & { onConfirm: (reason: string) => void }) {
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`取消 ${count} 条订单`}
      description="积分和库存全部退回，用户会看到原因。"
      label="原因"
      confirmLabel={`取消 ${count} 条订单`}
      variant="danger-fill"
      maxLength={SHORT_REASON_MAX}
      pending={false}
      error={null}
      onConfirm={onConfirm}
    />
  );
}

type ChangeManyProps = ManyProps & { to: OrderStatus; onConfirm: () => void };

/** Orders that were not selected one by one are changed only after a confirmation. */
export function ChangeManyDialog({ count, to, onClose, onConfirm }: ChangeManyProps) {
  const name = ORDER_STATUS_NAMES[to];
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`修改 ${count} 条订单`}
      description={`符合筛选条件的 ${count} 条订单都会改为「${name}」，已取消的会重新扣除积分与库存。`}
      confirmLabel={`${count} 条改为${name}`}
      onConfirm={onConfirm}
    />
  );
}
