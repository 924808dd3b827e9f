import { ORDER_STATUS_NAMES, type OrderStatus } from '@pailei/contracts/orders';

/** An order's status by word, shape and colour. */
export function OrderMark({ status }: { status: OrderStatus }) {
  return (
    <span className={`os os--${status}`}>
      <i aria-hidden="true" />
      {ORDER_STATUS_NAMES[status]}
    </span>
  );
}
