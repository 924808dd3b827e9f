import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const SHOP_CHECK_AUDITS = {
  group: { prefix: 'shop.', text: '商城账目' },
  actions: {
    'shop.check': '核对商城账目',
  },
  targets: { shop_check: '账目核对' },
  fields: {
    ledger: '积分流水不一致',
    stock: '库存不一致',
    orders: '订单不一致',
    findings: '不一致之处',
    about: {
      label: '事项',
      values: {
        balance: '积分余额',
        stock: '库存',
        sold: '已售数量',
        charge: '扣除的积分',
        taken: '占用的库存',
        timeline: '订单进度',
      },
    },
    id: '编号',
    stands: '现值',
    written: '流水',
  },
} as const satisfies AuditTexts;
