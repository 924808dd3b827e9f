import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const PRODUCT_AUDITS = {
  group: { prefix: 'product.', text: '商品' },
  actions: {
    'product.create': '新建商品',
    'product.update': '修改商品',
    'product.remove': '删除商品',
    'product.import': '批量导入商品',
    'product.upload_image': '上传商品图片',
    'product.change_stock': '调整库存',
    'product.order_stock_change': '提交库存调整',
  },
  targets: { product: '商品', product_image: '商品图片', product_import: '商品导入', stock_change: '库存调整' },
} as const satisfies AuditTexts;
