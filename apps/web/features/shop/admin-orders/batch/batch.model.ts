import type { orderBatchesApi } from '@pailei/contracts/shop/order-batches/order-batches.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { JobItem, JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';

export type BatchResults = DataOf<typeof orderBatchesApi.results>;
export type Result = BatchResults['results'][number];

/** What a batch is called while it is under way. */
export const BATCH_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: '批量改为待处理',
  shipped: '批量发货',
  completed: '批量完成',
  cancelled: '批量取消',
};

/** The state of each order of the batch: as it was fetched, and as the worker has reported since. */
export function currentResults(read: readonly Result[], liveItems: readonly JobItem[] = []): Result[] {
  const byId = new Map(liveItems.map((item) => [item.id, item]));
  return read.map((result) => {
    const item = byId.get(result.order_id);
    return item === undefined ? result : { ...result, status: item.status, message: item.message };
  });
}

/** What came of it, in a sentence. */
export function outcomeText({ status, total, done, failed, message }: JobProgress): string {
  const rest = total - done;
  const parts = [
    `${done - failed} 条订单已修改`,
    failed > 0 && `${failed} 条失败`,
    rest > 0 && (status === 'stopped' ? `停止后 ${rest} 条没有修改` : `${rest} 条没有修改`),
    status === 'failed' && message,
  ];
  return parts.filter(Boolean).join('，');
}
