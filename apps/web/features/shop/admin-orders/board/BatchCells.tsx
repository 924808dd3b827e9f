import type { JobItem } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { Check, CircleX, LoaderCircle } from 'lucide-react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';

/** How a batch ended for an order. */
export type BatchResult = Pick<JobItem, 'status' | 'message'>;

export type OrderActions = {
  onShip: (order: Order) => void;
  onRetry: (order: Order) => void;
  onOpen: (order: Order) => void;
};

/** Shows the error of the batch instead of the number. */
export function TrackingCell({ number, result }: { number: string | null; result: BatchResult | undefined }) {
  if (result?.status === 'failed') {
    return (
      <span className="flex items-center gap-1 text-yan-text" title={result.message ?? undefined}>
        <CircleX size={14} aria-hidden="true" />
        <span className="max-w-42 truncate max-[1361px]:max-w-32">{result.message ?? '没有修改'}</span>
      </span>
    );
  }
  return number === null ? (
    <span className="text-text-3">—</span>
  ) : (
    <span className="font-mono text-12 text-text-2">{number}</span>
  );
}

type OrderActionProps = OrderActions & { order: Order; result: BatchResult | undefined };

/** What may be done with an order, or how the batch stands with it. */
export function OrderAction({ order, result, onShip, onRetry, onOpen }: OrderActionProps) {
  const status = result?.status;
  switch (status) {
    case 'queued':
      return (
        <span className="flex items-center justify-end gap-1 text-12 text-text-3">
          <LoaderCircle size={14} className="animate-spin" aria-hidden="true" />
          排队中
        </span>
      );
    case 'done':
      return (
        <span className="flex items-center justify-end gap-1 text-12 text-lv-text">
          <Check size={14} aria-hidden="true" />
          已修改
        </span>
      );
    case 'failed':
      return (
        <TextButton tone="accent" onClick={() => onRetry(order)}>
          重试
        </TextButton>
      );
    case undefined:
      return order.status === 'pending' ? (
        <TextButton onClick={() => onShip(order)}>发货</TextButton>
      ) : (
        <TextButton onClick={() => onOpen(order)}>查看</TextButton>
      );
    default:
      return status satisfies never;
  }
}
