import type { OrderBatchItemRow, OrderBatchRow, StockChangeItemRow, StockChangeRow } from '@pailei/db/schema/shop/shop';

/** Batches of changes that a worker makes one after the other: each has a table of batches and one of their items. */
export type BatchTable = 'order_batch' | 'stock_change';

export type BatchRow = { order_batch: OrderBatchRow; stock_change: StockChangeRow };

export type ItemRow = { order_batch: OrderBatchItemRow; stock_change: StockChangeItemRow };

/** A list as one of those who may work on it knows it. */
export type HeldList = { id: string; attempts: number };
