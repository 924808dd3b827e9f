import type { JobItem, JobStatus } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { StockMovement } from '@pailei/contracts/shop/products/product-shapes';
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

export type ProductTable = {
  id: string;
  name: string;
  description: string;
  /** Per piece. */
  points_price: number;
  /** What its newest movement says; the database checks that at commit. */
  stock_quantity: number;
  /** Empty: none. */
  image_url: Generated<string>;
  is_active: Generated<boolean>;
  /** Pieces of orders that were not cancelled. */
  sold_count: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type ProductRow = Selectable<ProductTable>;
export type NewProduct = Insertable<ProductTable>;

/** One change of a product's stock. Rows are only ever added; they go only with a product that never had an order. */
export type StockMovementTable = {
  id: string;
  product_id: string;
  /** Counts the product's movements from 1, which is its initial stock. */
  sequence: number;
  kind: StockMovement['kind'];
  change: number;
  stock_after: number;
  order_id: string | null;
  /** Which time round, as in the ledger of points. */
  cycle: Generated<number>;
  note: Generated<string>;
  /** Null: the system. */
  actor_id: string | null;
  created_at: Generated<string>;
};
export type StockMovementRow = Selectable<StockMovementTable>;
export type NewStockMovement = Insertable<StockMovementTable>;

/** Products of whose low stock the admins were notified. The row goes when there is enough again. */
export type LowStockAlertTable = { product_id: string; told_at: Generated<string> };

/** What was ordered never changes; status, tracking number and address (which can only be erased) do. */
export type ShopOrderTable = {
  id: string;
  number: GeneratedAlways<number>;
  account_id: string;
  product_id: string;
  product_name: string;
  image_url: string;
  quantity: number;
  points_price: number;
  points_total: number;
  status: Generated<OrderStatus>;
  /** Counts up when a cancelled order is taken up again, and is charged again. */
  cycle: Generated<number>;
  tracking_number: string | null;
  full_address: string | null;
  address_erased_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type ShopOrderRow = Selectable<ShopOrderTable>;
export type NewShopOrder = Insertable<ShopOrderTable>;

/** One step of an order's timeline. Rows are only ever added; the newest one has the order's status. */
export type OrderEventTable = {
  id: string;
  order_id: string;
  sequence: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  tracking_number: string | null;
  reason: string | null;
  by: 'buyer' | 'admin' | 'system';
  actor_id: string | null;
  created_at: Generated<string>;
};
export type OrderEventRow = Selectable<OrderEventTable>;
export type NewOrderEvent = Insertable<OrderEventTable>;

export type SavedAddressTable = {
  id: string;
  account_id: string;
  full_address: string;
  is_default: Generated<boolean>;
  created_at: Generated<string>;
};
export type SavedAddressRow = Selectable<SavedAddressTable>;

/** A list of changes that a worker makes one after the other. */
type WorkColumns = {
  id: string;
  status: Generated<JobStatus>;
  total: number;
  /** Items that were worked on, the failed ones among them. */
  done: Generated<number>;
  failed: Generated<number>;
  attempts: Generated<number>;
  /** Until then the work belongs to the process that took it. */
  lease_until: string | null;
  created_by: string;
  created_at: Generated<string>;
  finished_at: string | null;
};

type ItemColumns = {
  /** From 0, in the order of the work. */
  position: number;
  status: Generated<JobItem['status']>;
  /** Why it failed, in Chinese. */
  message: string | null;
};

export type OrderBatchTable = WorkColumns & { to_status: OrderStatus; reason: string | null };
export type OrderBatchRow = Selectable<OrderBatchTable>;

export type OrderBatchItemTable = ItemColumns & {
  batch_id: string;
  order_id: string;
  /** What the admin decided on: an order that has another status by then is left as it is. */
  from_status: OrderStatus;
  tracking_number: string | null;
};
export type OrderBatchItemRow = Selectable<OrderBatchItemTable>;

export type StockChangeTable = WorkColumns & { reason: string };
export type StockChangeRow = Selectable<StockChangeTable>;

/** Either `delta` or `set_to`. */
export type StockChangeItemTable = ItemColumns & {
  change_id: string;
  product_id: string;
  delta: number | null;
  set_to: number | null;
};
export type StockChangeItemRow = Selectable<StockChangeItemTable>;
