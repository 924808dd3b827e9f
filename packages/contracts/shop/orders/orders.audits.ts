import { ORDER_STATUS_NAMES } from './order-status-names.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const ORDER_AUDITS = {
  group: { prefix: 'order.', text: '订单' },
  actions: {
    'order.set_status': '修改订单状态',
    'order.cancel': '取消订单',
    'order.batch': '批量修改订单',
    'order.batch_stop': '停止批量修改订单',
    'order.export': '导出订单',
    'order.packing_list': '打印配货单',
    'order.erase_addresses': '清除到期的收货地址',
  },
  targets: { order: '订单', order_batch: '订单批次' },
  fields: {
    status: { label: '状态', values: { ...ORDER_STATUS_NAMES, stopped: '已停止' } },
    tracking_number: '快递单号',
    orders: '订单数',
    days: '保留天数',
    user_id: '用户编号',
    product_id: '商品编号',
    search: '搜索',
    from: '自',
    to: '至',
  },
} as const satisfies AuditTexts;
