import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useAdminCancel } from '../admin-orders.api.ts';

export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useAdminCancel(order.id);
  const points = groupedPoints(order.points_total);
  const confirm = (reason: string) =>
    cancel.mutate(reason, {
      onSuccess: () => {
        toast.success(`${order.number} 已取消，${points} 积分已退回`);
        onClose();
      },
    });
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`取消 ${order.number}`}
      description={`${points} 积分退给 ${order.username}，${order.quantity} 件库存退回。用户会看到原因。`}
      label="原因"
      confirmLabel="取消订单"
      variant="danger-fill"
      maxLength={SHORT_REASON_MAX}
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={confirm}
    />
  );
}
