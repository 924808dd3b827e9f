import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';

import { cx } from '../layout/cx.ts';
import { StateShape, type StateShapeKind } from './state-shapes/StateShape.tsx';

const LOOKS: Record<OrderStatus, { shape: StateShapeKind; color: string }> = {
  pending: { shape: 'ring', color: 'text-huang-text' },
  shipped: { shape: 'arrow', color: 'text-qing-text' },
  completed: { shape: 'square', color: 'text-lv-text' },
  cancelled: { shape: 'dash', color: 'text-text-3 line-through' },
};

/** An order's status by label, shape and colour. `className` gives its place only. */
export function OrderMark({ status, className }: { status: OrderStatus; className?: string }) {
  const { shape, color } = LOOKS[status];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-13 whitespace-nowrap', color, className)}>
      <StateShape kind={shape} />
      {ORDER_STATUS_NAMES[status]}
    </span>
  );
}
