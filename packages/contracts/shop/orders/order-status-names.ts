import type { OrderStatus } from '@pailei/domain/orders/types';

export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: '待处理',
  shipped: '已发货',
  completed: '已完成',
  cancelled: '已取消',
};
