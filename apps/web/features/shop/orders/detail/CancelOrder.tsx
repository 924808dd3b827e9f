import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { useCancelOrder } from '../orders.api.ts';

/** Asks once; the points and the pieces go back. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelOrder(order.id);
  const points = groupedPoints(order.points_total);
  const confirm = () => cancel.mutate(undefined, { onSettled: () => setOpen(false) });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="取消订单"
        description={`取消「${order.product_name}」× ${order.quantity} 的订单，${points} 积分原路退回。取消后不能恢复。`}
        confirmLabel={`取消订单 ${order.number}`}
        isDestructive
        pending={cancel.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
